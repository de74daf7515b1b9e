/** What would come of a choice, asked from the server when it is pointed at, and what the rules would do next. */

import type { Asked, Answer } from "../net/requests";
import type { Arrow, Choice, Hinted, Mark, Preview } from "../wire";

/** Pointing in passing asks nothing. */
const DELAY = 120;

export class Previews {
  /** The choice that is pointed at, on the board or in the list. */
  pointed: Choice | null = $state.raw(null);
  shown: Preview | null = $state.raw(null);
  isForecastOn = $state(false);
  forecast: Preview | null = $state.raw(null);
  /** A good choice, found by the search that bots use. */
  hint: Hinted | null = $state.raw(null);
  isThinking = $state(false);

  private version = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = new Map<number | null, Preview>();

  constructor(private readonly ask: (message: Asked) => Promise<Answer>) {}

  readonly marks: Mark[] = $derived(this.shown?.marks ?? (this.isForecastOn ? this.forecast?.marks : undefined) ?? []);
  readonly arrows: Arrow[] = $derived(
    this.shown?.arrows?.length ? this.shown.arrows : ((this.isForecastOn ? this.forecast?.arrows : undefined) ?? []),
  );

  /** Another question: what was known about the last one no longer holds. */
  turnTo(version: number): void {
    if (version === this.version) return;
    this.version = version;
    this.known.clear();
    this.point(null);
    this.forecast = null;
    this.hint = null;
    this.isThinking = false;
    if (this.isForecastOn) void this.look(null).then((preview) => (this.forecast = preview));
  }

  point(choice: Choice | null): void {
    if (choice?.number === this.pointed?.number) return;
    clearTimeout(this.timer);
    this.pointed = choice;
    this.shown = null;
    if (!choice?.has_preview) return;
    const kept = this.known.get(choice.number);
    if (kept) this.shown = kept;
    else this.timer = setTimeout(() => void this.lookAt(choice), DELAY);
  }

  async toggleForecast(): Promise<void> {
    this.isForecastOn = !this.isForecastOn;
    if (this.isForecastOn && !this.forecast) this.forecast = await this.look(null);
  }

  /** Ask for a good choice; false when none could be had. */
  async askHint(): Promise<boolean> {
    if (this.isThinking) return true;
    const version = this.version;
    this.isThinking = true;
    try {
      const answer = await this.ask({ type: "hint", version });
      if (answer.type === "hinted" && version === this.version) this.hint = answer;
      return true;
    } catch {
      return false;
    } finally {
      if (version === this.version) this.isThinking = false;
    }
  }

  private async lookAt(choice: Choice): Promise<void> {
    const preview = await this.look(choice.number);
    if (this.pointed?.number === choice.number) this.shown = preview;
  }

  /** Ask the server once for each choice; a refusal shows nothing, for the choice itself will say why. */
  private async look(number: number | null): Promise<Preview | null> {
    const kept = this.known.get(number);
    if (kept) return kept;
    const version = this.version;
    try {
      const answer = await this.ask({ type: "preview", version, number });
      if (answer.type !== "previewed" || version !== this.version) return null;
      this.known.set(number, answer.preview);
      return answer.preview;
    } catch {
      return null;
    }
  }
}
