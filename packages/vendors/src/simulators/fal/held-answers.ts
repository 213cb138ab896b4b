/** Answers that are kept back until somebody lets them go: what happens in between happens while a request is open. */
export class HeldAnswers {
  readonly #waiting = new Map<string, () => void>();
  readonly #seen = new Set<string>();

  /** What is kept back now. */
  get names(): readonly string[] {
    return [...this.#waiting.keys()].map((key) => key.split(' ')[0] ?? '');
  }

  /** Keeps the first answer to a request back; whoever asks again is answered at once. */
  async pass(name: string, requestId: string): Promise<void> {
    const key = `${name} ${requestId}`;
    if (this.#seen.has(key)) {
      return;
    }
    this.#seen.add(key);
    await new Promise<void>((resolve) => this.#waiting.set(key, resolve));
  }

  letGo(): void {
    this.#waiting.forEach((resolve) => resolve());
    this.#waiting.clear();
  }
}
