import type { LanguageCode } from '@kinora/words';
import { mattersOfWish } from '../acts/wish-matters.ts';
import { courseOfWay, wayOfWish } from '../courses/bodied-course.ts';
import { signsOfAct } from '../grammar/act-signs.ts';
import { bodySigns } from '../grammar/body-signs.ts';
import type { StoryGrammar, WishKind, WishMatter } from '../grammar/story-grammar.ts';
import { signsOf } from '../grammar/wish-signs.ts';
import type { WishSigns } from '../grammar/wish-signs.ts';
import type { RandomSource } from '../../random.ts';
import type { HeroBody } from '../worlds/hero-body.ts';
import type { Wish } from './read-wish.ts';
import { chooseMiddle } from './story-middle.ts';
import type { StoryMiddle } from './story-middle.ts';

/** What is told between a wish and its end. */
export interface StoryFate {
  readonly middle: StoryMiddle;
  /** What can happen on the way: a story tells one of them. */
  readonly matters: readonly WishMatter[];
  /** What shows the wish before it is tried. */
  readonly signs: WishSigns;
}

/** Wishes that show in what a thing can do; whoever paints or sings does it with the same signs as anyone. */
const shownByBody: ReadonlySet<WishKind> = new Set<WishKind>(['journey', 'heart', 'move', 'any']);

/** A wish, and whether who has it is a boat or a kettle, which has no hands. */
export type WishOfHero = Wish & { readonly isThing: boolean };

/** What becomes of a wish: what it does decides, and what its hero is made of. */
export function fateOf(
  wish: WishOfHero,
  {
    body,
    code,
    grammar,
  }: { readonly body: HeroBody | undefined; readonly code: LanguageCode; readonly grammar: StoryGrammar },
  random: RandomSource,
): StoryFate {
  const way = wayOfWish(body, wish);
  return {
    middle: chooseMiddle(wish, { way, code }, random),
    matters: way === undefined ? mattersOfWish(wish, code, grammar) : [courseOfWay(way, code).matter],
    signs: body !== undefined && shownByBody.has(wish.kind) ? bodySigns[code][body] : signsOfWish(wish, code),
  };
}

function signsOfWish(wish: WishOfHero, code: LanguageCode): WishSigns {
  const ofAct = wish.isThing ? undefined : signsOfAct(wish.act, code);
  return ofAct ?? signsOf(code, wish);
}
