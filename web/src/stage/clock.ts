/** Waiting that can be cut short, and stopped for a while. */

interface Wait {
  done: () => void;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Clock {
  #waits = new Set<Wait>();
  #isStopped = false;

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wait: Wait = { done: () => undefined, left: milliseconds, since: 0, timer: undefined };
      wait.done = (): void => {
        clearTimeout(wait.timer);
        this.#waits.delete(wait);
        resolve();
      };
      this.#waits.add(wait);
      if (!this.#isStopped) this.#run(wait);
    });
  }

  /** End every wait now. */
  ring(): void {
    for (const wait of [...this.#waits]) wait.done();
  }

  /** Let no time pass until `go`. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    for (const wait of this.#waits) {
      clearTimeout(wait.timer);
      wait.left = Math.max(1, wait.left - (Date.now() - wait.since));
    }
  }

  go(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    for (const wait of this.#waits) this.#run(wait);
  }

  #run(wait: Wait): void {
    wait.since = Date.now();
    wait.timer = setTimeout(wait.done, wait.left);
  }
}
