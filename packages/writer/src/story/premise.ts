import type { LanguageCode } from '@kinora/words';

/** Who a story is about and what they want, as read from a one-line idea, in the idea's own language. */
export interface Premise {
  readonly code: LanguageCode;
  /** The idea as the user put it, without 'a story about': the film's title. */
  readonly title: string;
  /** The hero's phrase without an article, 'little red fox'; nothing when the idea holds no hero we can see. */
  readonly hero: PremiseHero | undefined;
  /** What the hero wants, as it stands after 'wants to'. */
  readonly action: string | undefined;
  /** 'on the moon', where the idea says it. */
  readonly place: string | undefined;
}

export interface PremiseHero {
  readonly phrase: string;
  /** The noun in it, for the dictionary. */
  readonly head: string;
  readonly determiner: 'indefinite' | 'definite' | 'possessive' | 'name';
  /** Kept as written where the article cannot be made again ('my', 'mon'). */
  readonly possessive: string | undefined;
  readonly gender: 'm' | 'f' | undefined;
  readonly isPlural: boolean;
}
