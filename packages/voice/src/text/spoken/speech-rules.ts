/** Singular and plural. */
export type CountedWord = readonly [one: string, many: string];

/** What a language's voice has to be told about things that are written shorter than they are said. */
export interface SpeechRules {
  readonly locale: string;
  /** How the language writes 1234.5; the engine wants no groups and this decimal sign. */
  readonly decimalSign: '.' | ',';
  /** Whether 1 234 is typed with a plain space. */
  readonly hasSpacedGroups: boolean;
  /** Numbers up to this take the singular (exclusive). */
  readonly singularBelow: number;
  /** Written forms with their dots, small letters; a capitalised key is matched as it is. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Abbreviations that may also end a sentence. */
  readonly closing: readonly string[];
  readonly units: Readonly<Record<string, CountedWord>>;
  /** By sign: $ € £ ¥ ₹. */
  readonly currencies: Readonly<Record<string, CountedWord>>;
  /** Words that stand between an amount and its currency ('20 million dollars'), small letters. */
  readonly magnitudes: readonly string[];
  /** What follows such a word before the currency: 'de ', or nothing. */
  readonly magnitudeJoiner: string;
  /** Single signs that are said. */
  readonly signs: Readonly<Record<string, string>>;
  /** In an address of the web. */
  readonly dot: string;
  readonly minus: string;
  /** Between two numbers with a dash. */
  readonly to: string;
  /** Says a time of day. */
  readonly time: (hours: string, minutes: string) => string;
  /** Whether 4/5/2024 is the fifth of April. */
  readonly isMonthFirst: boolean;
  /** Says a number of its own kind (years, ordinals, Roman numerals); null leaves it to the engine. */
  readonly special: (word: string) => string | null;
}
