/** The lessons of the guided first game, as data.
 *
 * They are no fixed path: at any moment the first lesson that is not yet learnt and fits what the server says is
 * shown, so that whatever the player does, the next lesson is about what is really on the table.
 */

import type { When } from "./facts";

export type Panel = "board" | "decision" | "forecast" | "goals" | "log" | "party" | "progress" | "undo" | "whole_party";

/** What a bubble points at; the first that is on the page counts. */
export type Anchor =
  | { panel: Panel }
  /** What the first choice with one of these looks touches. */
  | { choice: string[]; at?: When["offersAt"] }
  /** The first piece with one of these looks, or of a sort. */
  | { piece: string[] }
  /** Whoever has a card that is spent, or has risen highest. */
  | { hero: "risen" | "spent" };

export interface Lesson {
  /** Names its words, too. */
  id: string;
  when: When;
  /** It is learnt when this has happened; without it the player says "go on". */
  until?: When;
  anchors: Anchor[];
}

const ATTACKS = ["charge", "fan", "fire", "strike"];
const ACTIONS = "uoa.actions.list";
const NEXT_TURN = "uoa.round.activation-order";

export const LESSONS: Lesson[] = [
  { id: "won", when: { ended: "won" }, anchors: [{ panel: "log" }, { panel: "goals" }] },
  { id: "lost", when: { ended: "lost" }, anchors: [{ panel: "undo" }, { panel: "log" }] },
  { id: "welcome", when: { asking: true }, anchors: [{ panel: "goals" }] },
  { id: "board", when: { asking: true }, anchors: [{ panel: "decision" }] },
  {
    id: "gear",
    when: { askedUnder: ["uoa.setup.", "uoa.m0.setup"] },
    until: { heard: ["uoa.round.structure"] },
    anchors: [{ panel: "decision" }],
  },
  {
    id: "activate",
    when: { asked: [NEXT_TURN] },
    until: { heard: ["uoa.actions.three"] },
    anchors: [{ choice: ["activate"] }, { panel: "decision" }],
  },
  { id: "actions", when: { asked: [ACTIONS] }, anchors: [{ panel: "party" }, { panel: "decision" }] },
  {
    id: "exit",
    when: { offers: ["exit"] },
    until: { heard: ["uoa.mission.exit-zone"] },
    anchors: [{ choice: ["exit"] }, { panel: "decision" }],
  },
  {
    id: "objective",
    when: { offers: ["objective"] },
    until: { heard: ["uoa.actions.objective"] },
    anchors: [{ choice: ["objective"] }, { panel: "decision" }],
  },
  {
    id: "attack",
    when: { asked: [ACTIONS], offers: ATTACKS, offersAt: "foe" },
    until: { heard: ["uoa.combat.accuracy"] },
    anchors: [{ choice: ATTACKS, at: "foe" }, { panel: "decision" }],
  },
  { id: "dice", when: { fresh: ["uoa.combat.accuracy"] }, anchors: [{ panel: "log" }, { panel: "decision" }] },
  { id: "adrenaline", when: { fresh: ["uoa.ap.kill", "uoa.ap.objectives"] }, anchors: [{ hero: "risen" }, { panel: "progress" }] },
  { id: "level", when: { fresh: ["uoa.danger.levels"] }, anchors: [{ hero: "risen" }, { panel: "whole_party" }] },
  { id: "bounty", when: { asked: ["uoa.bounty.free-reorganise"] }, anchors: [{ panel: "decision" }] },
  {
    id: "arrange",
    when: {
      asked: [
        "uoa.actions.reorganise",
        "uoa.actions.search-keep-or-discard",
        "uoa.actions.trade",
        "uoa.bounty.free-reorganise",
      ],
    },
    anchors: [{ panel: "decision" }],
  },
  { id: "friendly", when: { fresh: ["uoa.combat.friendly-fire"] }, anchors: [{ panel: "log" }] },
  { id: "reload", when: { fresh: ["uoa.trait.reload-empties"] }, anchors: [{ hero: "spent" }, { panel: "whole_party" }] },
  { id: "noise", when: { fresh: ["uoa.noise.location", "uoa.actions.make-noise"] }, anchors: [{ piece: ["noise"] }, { panel: "board" }] },
  { id: "away", when: { fresh: ["uoa.actions.move-leave-zombies"] }, anchors: [{ panel: "log" }] },
  {
    id: "move",
    when: { asked: [ACTIONS], offers: ["move"] },
    until: { heard: ["uoa.actions.move"] },
    anchors: [{ choice: ["move"] }, { panel: "decision" }],
  },
  {
    id: "wounds",
    when: { asked: ["uoa.zphase.wound-distribution"] },
    anchors: [{ panel: "party" }, { panel: "decision" }],
  },
  { id: "split", when: { asked: ["uoa.zphase.split-single"] }, anchors: [{ panel: "decision" }] },
  { id: "zombies", when: { fresh: ["uoa.round.zombies-phase"] }, anchors: [{ panel: "log" }, { panel: "board" }] },
  {
    id: "spawn",
    when: { fresh: ["uoa.spawn.one-card-per-token"] },
    anchors: [{ piece: ["spawn_starting", "spawn_mobile"] }, { panel: "board" }],
  },
  { id: "wounded", when: { fresh: ["uoa.zphase.wound-track"] }, anchors: [{ panel: "undo" }, { panel: "party" }] },
  { id: "back", when: { goals: 1 }, anchors: [{ piece: ["exit"] }, { panel: "goals" }] },
  {
    id: "search",
    when: { asked: [ACTIONS], offers: ["search"] },
    until: { heard: ["uoa.actions.search"] },
    anchors: [{ choice: ["search"] }, { panel: "decision" }],
  },
  { id: "why", when: { asked: [ACTIONS], heard: ["uoa.actions.move"] }, anchors: [{ panel: "board" }] },
  { id: "turn", when: { asked: [NEXT_TURN], heard: ["uoa.round.clockwise-turns"] }, anchors: [{ panel: "decision" }] },
  {
    id: "forecast",
    when: { asked: [ACTIONS], heard: ["uoa.round.clockwise-turns"] },
    anchors: [{ panel: "forecast" }, { panel: "decision" }],
  },
  { id: "alone", when: { asking: true, round: 2, heard: ["uoa.combat.accuracy"] }, anchors: [{ panel: "goals" }] },
];
