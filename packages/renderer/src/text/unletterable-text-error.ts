/** A text in a script that no bundled typeface has: what it says would be lost, so nothing is drawn at all. */
export class UnletterableTextError extends Error {
  override readonly name = 'UnletterableTextError';
  /** The letters that are missing, each once. */
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    const shown = letters.slice(0, 8).join(' ');
    super(
      `No bundled typeface has these letters: ${shown}${letters.length > 8 ? ' …' : ''}. ` +
        'Films can be lettered in English, Hindi, French, Italian, Spanish and Japanese.',
    );
    this.letters = letters;
  }
}
