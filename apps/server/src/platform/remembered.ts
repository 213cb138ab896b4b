/**
 * Answers that never change for their key, the last asked of them: what a poll would read anew each time. A failure is
 * not kept.
 */
export class Remembered<Value> {
  readonly #most: number;
  readonly #answers = new Map<string, Promise<Value>>();

  /** @param most how many answers are kept */
  constructor(most: number) {
    this.#most = most;
  }

  async of(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#answers.get(key);
    this.#answers.delete(key);
    const answer = known ?? ask();
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) {
      this.#answers.delete(oldest);
    }
    try {
      return await answer;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }

  forget(key: string): void {
    this.#answers.delete(key);
  }
}
