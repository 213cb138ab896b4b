/** The steps of a film that asks instead of claiming, in order. */
export const inquirySteps = ['opening', 'look', 'sharpen', 'check', 'share'] as const;
export type InquiryStep = (typeof inquirySteps)[number];

/** What a topic is, as far as it decides how one can look at it. */
export type TopicKind = 'animal' | 'thing' | 'place' | 'idea';

/**
 * A language's film of good questions about the prompt. Templates hold `{idea}` (the prompt), `{topic}` (its noun where
 * known, else 'it'), `[one|of|these]` and `<sentences told when there is time>`. They claim nothing about the world.
 */
export interface InquiryGrammar {
  readonly explainer: Readonly<Record<Exclude<InquiryStep, 'look'>, readonly string[]>> & {
    readonly look: Readonly<Record<TopicKind, readonly string[]>>;
  };
  /** For news: what is said, what is known, who says so, what is open, when to believe it. */
  readonly news: Readonly<Record<InquiryStep, readonly string[]>>;
  readonly titles: Readonly<Record<InquiryStep, readonly string[]>>;
  readonly newsTitles: Readonly<Record<InquiryStep, readonly string[]>>;
}
