/** Waiting that can be cut short. */

export class Clock {
  #waits = new Set<() => void>();

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waits.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#waits.add(done);
    });
  }

  /** End every wait now. */
  ring(): void {
    for (const done of [...this.#waits]) done();
  }
}
