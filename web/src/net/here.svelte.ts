/** Where others find this server: links that are given away lead there, not to "localhost". */

import type { Here } from "../wire";
import { fetchHere } from "./api";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** The address for others of a page that was opened at one which only this computer knows. */
export function baseFor(page: string, { is_local_only, addresses }: Here): string {
  const url = new URL(page);
  const address = addresses[0];
  if (!isLoopback(url.hostname) || is_local_only || !address) return page;
  url.hostname = nameOf(address);
  return url.toString();
}

/** Where others would find the server if it listened to them; empty where that is not known. */
export function addressFor(page: string, { addresses }: Here): string {
  const address = addresses[0];
  if (!address) return "";
  const url = new URL(page);
  url.hostname = nameOf(address);
  return url.origin;
}

function nameOf(address: string): string {
  return address.includes(":") ? `[${address}]` : address;
}

class NetworkPlace {
  /** Nobody on another computer can open a link. */
  isLocalOnly = $state(false);
  /** Where others would find the server if it listened to them. */
  address = $state("");
  /** What links are made from. */
  base = $state("");
  private isAsked = false;

  /** Ask the server, once, where that is not plain from the address of the page. */
  async look(): Promise<void> {
    if (this.isAsked || !isLoopback(location.hostname)) return;
    this.isAsked = true;
    try {
      const found = await fetchHere();
      this.isLocalOnly = found.is_local_only;
      this.address = addressFor(location.href, found);
      this.base = baseFor(location.href, found);
    } catch {
      // Links stay as they are.
      this.isAsked = false;
    }
  }
}

export const here = new NetworkPlace();
