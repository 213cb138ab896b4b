/** The seven beats of every story, in order. */
export const storyBeats = ['beginning', 'want', 'attempt', 'setback', 'help', 'change', 'ending'] as const;
export type StoryBeat = (typeof storyBeats)[number];

/** The beats that hang together: what goes wrong is what is mended, and what is remembered. */
export type ThreadBeat = 'attempt' | 'setback' | 'help' | 'change' | 'ending';

/** What stands in the way, from the first attempt to the last sentence. */
export const threadNames = ['storm', 'laughter', 'haste', 'charm', 'alone'] as const;
export type ThreadName = (typeof threadNames)[number];

/** What a wish is about, as far as it decides how it fails and how it succeeds. */
export type WishKind =
  | 'paint'
  | 'build'
  | 'cook'
  | 'voice'
  | 'move'
  | 'words'
  | 'grow'
  | 'journey'
  | 'heart'
  | 'any';

/**
 * A whole clause each, in the past, that a hero of any kind and gender can stand beside: `{he}` and `{him}` where a language
 * says them, and `{~lo|la}`.
 */
export interface WishMatter {
  /** What the first tries look like, in good days and bad ones: 'flour hung in the air like fog'. */
  readonly first: string;
  /** What is left when it was undone: 'the pieces lay scattered'. */
  readonly ruin: string;
  /** What happens to whoever has lost heart: 'nothing would fit together'. */
  readonly falter: string;
  /** The same matter set right: 'piece fitted to piece'. */
  readonly mend: string;
}

/**
 * A language's way of telling a story. Templates hold `{slots}`, `[one|of|these]`, `{~masculine|feminine}` by the hero's
 * gender, `(?slot what is said where the story knows it|else)`, and `<an optional sentence>` that the minimal style leaves out. A template names its hero in one sentence and
 * goes on with a pronoun, or without one where the language wants none.
 */
export interface StoryGrammar {
  readonly beats: Readonly<Record<Exclude<StoryBeat, ThreadBeat>, readonly string[]>>;
  readonly threads: Readonly<Record<ThreadName, Readonly<Record<ThreadBeat, readonly string[]>>>>;
  /** What stands for a long wish that was said before. */
  readonly doIt: string;
  readonly matters: Readonly<Record<WishKind, WishMatter>>;
  readonly beatTitles: Readonly<Record<StoryBeat, readonly string[]>>;
  /** The film's title when the prompt is not one itself. */
  readonly title: string;
  /** Before the first beat when the hero is more than one: presents them and gives the band its name. */
  readonly pluralOpening: string;
  /** Before the first beat when the idea holds no hero: the words themselves are found and read. */
  readonly quotedOpening: string;
  /** First sentences that set the tone of a style. */
  readonly tones: Readonly<Record<'playful' | 'dramatic' | 'documentary', string>>;
  /** The first speaker's question that hands over to the beat, when two speak. */
  readonly handovers: Readonly<Record<Exclude<StoryBeat, 'beginning'>, string>>;
}
