import type { LanguageCode } from '@kinora/words';
import { actOfWish, kindOfAct } from '../acts/wish-act.ts';
import type { WishAct } from '../acts/wish-act.ts';
import { expandTemplate } from '../grammar/expand-template.ts';
import type { TemplateValues } from '../grammar/expand-template.ts';
import type { WishKind, WishMatter } from '../grammar/story-grammar.ts';
import type { WishSigns } from '../grammar/wish-signs.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import type { TranslatedPremise } from '../translate-premise.ts';
import { generalWishes, quoteWish, worldWords } from '../worlds/story-worlds.ts';
import type { StoryWish } from '../worlds/story-worlds.ts';
import { caughtWish } from './caught-wish.ts';
import { kindOfWish } from '../worlds/wish-kind.ts';
import type { StoryWorld } from '../worlds/world-words.ts';

/** What shows a wish, and how it fares, with its hero in them. */
export function fillWish(
  told: WishMatter & WishSigns,
  values: TemplateValues,
  random: RandomSource,
): Record<string, string> {
  const fill = (clause: string): string => expandTemplate(clause, values, random);
  const { first, ruin, falter, mend, habit, longing } = told;
  return {
    first: fill(first),
    ruin: fill(ruin),
    falter: fill(falter),
    mend: fill(mend),
    habit: fill(habit),
    longing: fill(longing),
  };
}

/** What a story is about to do. */
export interface Wish {
  readonly kind: WishKind;
  readonly act: WishAct | undefined;
  readonly action: string;
  readonly english: string;
}

interface WishGround {
  readonly world: StoryWorld;
  /** What the hero longs for where the idea does not say it. */
  readonly own: StoryWish | undefined;
  readonly code: LanguageCode;
  readonly lexicon: Lexicon;
}

/** The idea's own wish, or one that its hero or their world suggests. */
export function readWish(
  told: TranslatedPremise | undefined,
  { world, own, code, lexicon }: WishGround,
  random: RandomSource,
): Wish {
  const ofWorld = worldWords.en[world].wish;
  const usual = [
    ...generalWishes,
    {
      kind: kindOfWish(ofWorld, 'en', lexicon),
      words: { [code]: worldWords[code][world].wish, en: ofWorld } satisfies Partial<
        Record<LanguageCode, string>
      >,
    },
  ];
  const suggested = told === undefined ? quoteWish : (own ?? pick(usual, random));
  const english = suggested.words.en;
  if (told?.action === undefined) {
    const words: Partial<Record<LanguageCode, string>> = suggested.words;
    const act = actOfWish(english, 'en', lexicon);
    return { kind: suggested.kind, act, action: words[code] ?? english, english };
  }
  const { action } = told;
  const act = actOfWish(action, code, lexicon);
  const kind = act === undefined ? kindOfWish(action, code, lexicon) : kindOfAct[act];
  return { kind, act, action: act === 'chase' ? caughtWish(action, code) : action, english };
}
