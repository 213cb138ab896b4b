/** The seven beats of every story, in order. */
export const storyBeats = ['beginning', 'want', 'attempt', 'setback', 'help', 'change', 'ending'] as const;
export type StoryBeat = (typeof storyBeats)[number];

/**
 * A language's way of telling a story. Templates hold `{slots}`, `[one|of|these]`, `{~masculine|feminine}` by the hero's
 * gender, and `<an optional sentence>` that the minimal style leaves out.
 */
export interface StoryGrammar {
  readonly beats: Readonly<Record<StoryBeat, readonly string[]>>;
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
