/** Tokens and signs that the titles of the family share. */

import type { Component } from "svelte";
import type { TokenProps } from "../registry";
import Companion from "./Companion.svelte";
import Riding from "./Riding.svelte";
import Token from "./Token.svelte";

const KINDS = ["coal", "exit", "noise", "objective", "pit", "spawn"];

export const TOKENS: Record<string, Component<TokenProps>> = Object.fromEntries(KINDS.map((kind) => [kind, Token]));

export const SIGNS: Record<string, Component> = { riding: Riding, companion: Companion };
