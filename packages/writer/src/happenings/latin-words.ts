/** What tells a happening from a tale in a language of Latin letters: closed words and classes, in lower case. */
export interface LatinWords {
  /** What only says that something is to be told: 'a story about'. */
  readonly frame: RegExp;
  /** What asks for what happened in so many words: 'the history of'. */
  readonly history: RegExp | undefined;
  /** 'The day (that)', 'how', 'when': what follows is a sentence. */
  readonly clauseFrame: RegExp;
  readonly indefinite: ReadonlySet<string>;
  readonly definite: ReadonlySet<string>;
  /** Before a hero of one's own, or several: 'my', 'two'. */
  readonly own: ReadonlySet<string>;
  /** 'of' with its forms, and the other words that end what a noun is called. */
  readonly of: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly relatives: ReadonlySet<string>;
  /** Nouns that name what happened by themselves: 'revolution', 'armistice'. */
  readonly events: ReadonlySet<string>;
  /** Nouns of doing that name it with what was done to: 'the invention of the telephone'. */
  readonly makings: ReadonlySet<string>;
  /** Nouns of strife and loss, of children's tales as well: 'battle', 'fall'. */
  readonly conflicts: ReadonlySet<string>;
  /** Nouns of moving, mostly of tales: 'voyage', 'flight'. */
  readonly motions: ReadonlySet<string>;
  /** 'First', and what else is said of what is remembered. */
  readonly firsts: ReadonlySet<string>;
  /** Adjectives that say which one it was: nations, 'world', 'civil'. */
  readonly pinning: RegExp;
  /** Who and what is in the newspapers and in no tale: institutions, offices, callings in number, prices. */
  readonly institutions: ReadonlySet<string>;
  /** What newspapers write about and a tale may have for its hero: vehicles, forces of nature. */
  readonly newsThings: ReadonlySet<string>;
  /** What is reported of them, as a form of a verb. */
  readonly acts: RegExp;
  /** Those that nobody does in a tale. */
  readonly publicActs: RegExp;
  /** Verbs of wishing and feeling: whoever does so has a wish. */
  readonly wishes: RegExp;
  /** Who is counted in bad news: 'dead', 'injured'. */
  readonly casualties: ReadonlySet<string>;
  /** What nobody ever invented: 'laughter', 'friendship'. */
  readonly feelings: ReadonlySet<string>;
  /** All of us, who walked on the Moon. */
  readonly mankind: ReadonlySet<string>;
}
