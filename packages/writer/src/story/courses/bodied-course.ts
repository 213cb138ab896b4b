import type { LanguageCode } from '@kinora/words';
import type { WishAct } from '../acts/wish-act.ts';
import type { WishKind } from '../grammar/story-grammar.ts';
import type { HeroBody } from '../worlds/hero-body.ts';
import { englishBodiedCourses } from './bodied-en.ts';
import { spanishBodiedCourses } from './bodied-es.ts';
import { frenchBodiedCourses } from './bodied-fr.ts';
import { hindiBodiedCourses } from './bodied-hi.ts';
import { italianBodiedCourses } from './bodied-it.ts';
import { japaneseBodiedCourses } from './bodied-ja.ts';
import type { BodiedCourse, BodiedCourses, BodiedWay } from './bodied-way.ts';

const courses = {
  en: englishBodiedCourses,
  hi: hindiBodiedCourses,
  fr: frenchBodiedCourses,
  it: italianBodiedCourses,
  es: spanishBodiedCourses,
  ja: japaneseBodiedCourses,
} as const satisfies Record<LanguageCode, BodiedCourses>;

const wayOfBody = {
  boat: 'afloat',
  swimmer: 'afloat',
  wheels: 'wheels',
  rooted: 'rooted',
  snow: 'snow',
  sky: 'sky',
  thing: 'carried',
} as const satisfies Record<HeroBody, BodiedWay>;

/** The way on which somebody of this body comes to such a wish; undefined where a body makes no difference to it. */
export function wayOfWish(
  body: HeroBody | undefined,
  { act, kind }: { readonly act: WishAct | undefined; readonly kind: WishKind },
): BodiedWay | undefined {
  if (body === undefined) {
    return undefined;
  }
  if (act === 'befriend') {
    return body === 'rooted' || body === 'thing' ? 'stay' : undefined;
  }
  const isJourney = kind === 'journey' && act !== 'solve' && act !== 'deliver';
  return isJourney ? wayOfBody[body] : undefined;
}

export function courseOfWay(way: BodiedWay, code: LanguageCode): BodiedCourse {
  return courses[code][way];
}
