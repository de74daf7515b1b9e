/** Plays sounds. There is no audio at all until somebody may hear it. */

import type { Effect, SoundMap } from "../wire";
import { GROUNDS } from "./ambiences";
import { soundOf } from "./choose";
import { isUsuallyOn, type LikedSound, PLACE, readLiked } from "./liked";
import { type Ambience, type Group, groupOf, isAmbience, type Sound } from "./names";
import { RECIPES } from "./recipes";

/** The same sound is not heard again so soon, in milliseconds: a horde would be a wall of noise. */
const APART = 90;
const FADE = 1.5;

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    // Storage may be forbidden; settings then last as long as the page.
    return null;
  }
}

export class SoundPlayer {
  liked: LikedSound = $state(readLiked(stored()));
  /** Less motion is wanted, by the page or by the system. */
  isReduced = $state(false);
  sounds: SoundMap = $state.raw({});
  /** How many sounds were played, by name: for tests, and to see that something was. */
  readonly played: Partial<Record<Sound, number>> = {};

  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private ground: { name: Ambience; gain: GainNode; sources: AudioScheduledSourceNode[]; timer: ReturnType<typeof setInterval> } | null = null;
  private readonly last = new Map<Sound, number>();

  readonly isOn: boolean = $derived(this.liked.isOn ?? isUsuallyOn(globalThis.navigator?.webdriver === true, this.isReduced));

  change(changes: Partial<LikedSound>): void {
    this.liked = { ...this.liked, ...changes };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.liked));
    } catch {
      // See above.
    }
    if (this.out) this.out.gain.value = this.liked.volume;
  }

  switch(group: Group, isOn: boolean): void {
    const others = this.liked.off.filter((one) => one !== group);
    this.change({ off: isOn ? others : [...others, group] });
  }

  hears(group: Group): boolean {
    return this.isOn && this.liked.volume > 0 && !this.liked.off.includes(group);
  }

  /** What is on show now. */
  show(effects: Effect[]): void {
    for (const sound of new Set(effects.map((effect) => soundOf(effect, this.sounds)))) if (sound) this.play(sound);
  }

  play(sound: Sound): void {
    if (!this.hears(groupOf(sound))) return;
    const now = performance.now();
    if (now - (this.last.get(sound) ?? -APART) < APART) return;
    this.last.set(sound, now);
    this.played[sound] = (this.played[sound] ?? 0) + 1;
    const place = this.place();
    if (place) RECIPES[sound](place);
  }

  /** Begin, change or end what is heard under everything. */
  followGround(): void {
    const wanted = this.hears("ambience") && !this.isReduced ? (this.sounds.ambience ?? "") : "";
    if (this.ground?.name === wanted) return;
    this.endGround();
    const place = isAmbience(wanted) ? this.place() : null;
    if (!place || !isAmbience(wanted)) return;
    const { context, at } = place;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(1, at + FADE);
    gain.connect(place.out);
    const { begin, now, every } = GROUNDS[wanted];
    const timer = setInterval(() => {
      // Not like a clock.
      if (!document.hidden && Math.random() < 0.6) now({ context, out: gain, at: context.currentTime });
    }, every * 1000);
    this.ground = { name: wanted, gain, sources: begin({ context, out: gain, at }), timer };
  }

  endGround(): void {
    const { ground } = this;
    if (!ground || !this.context) return;
    const until = this.context.currentTime + FADE;
    clearInterval(ground.timer);
    ground.gain.gain.linearRampToValueAtTime(0, until);
    for (const source of ground.sources) source.stop(until);
    this.ground = null;
  }

  /** A browser lets a page sound only after it was touched: then what waits begins. */
  wake(): void {
    if (this.context?.state === "suspended") void this.context.resume();
  }

  private place(): { context: AudioContext; out: AudioNode; at: number } | null {
    if (!this.context) {
      if (typeof AudioContext === "undefined") return null;
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.gain.value = this.liked.volume;
      // Many at once must not clip.
      const compressor = this.context.createDynamicsCompressor();
      this.out.connect(compressor);
      compressor.connect(this.context.destination);
    }
    // What cannot be heard yet must not all be heard at once later.
    if (this.context.state === "suspended") {
      void this.context.resume();
      if (!navigator.userActivation?.hasBeenActive) return null;
    }
    return { context: this.context, out: this.out!, at: this.context.currentTime };
  }
}

export const soundPlayer = new SoundPlayer();
