import type { LanguageCode } from '@kinora/words';
import type { WishAct } from '../acts/wish-act.ts';
import { courseOfWay } from '../courses/bodied-course.ts';
import type { BodiedWay } from '../courses/bodied-way.ts';
import type { Course } from '../courses/course.ts';
import { courseOfAct } from '../courses/course-of-act.ts';
import type { ThreadName, WishKind } from '../grammar/story-grammar.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { threadsOfWish } from '../worlds/wish-kind.ts';

/** What a story's five beats between the wish and the end follow. */
export type StoryMiddle =
  | { readonly thread: ThreadName }
  | {
      readonly thread: 'course';
      readonly act: WishAct;
      readonly course: Course;
      /** Where the hero's body decides how it is done. */
      readonly way: BodiedWay | undefined;
    };

/** What a storm can take away, and what is begun again behind it. */
const takenByStorms: ReadonlySet<WishKind> = new Set<WishKind>(['paint', 'build', 'cook']);

/** What is done with hands: whoever has none comes by it as by any wish of its kind. Journeys of things have ways of their own. */
const byHand: ReadonlySet<WishAct> = new Set<WishAct>([
  'paint',
  'bake',
  'cook',
  'write',
  'read',
  'garden',
  'build',
  'fish',
  'juggle',
  'play',
]);

/**
 * The way of a hero's body where it has one of its own, else the course of the wish's own act, but for a storm now and then
 * where there is something to blow away; a wish that only its kind is known of follows any thread.
 */
export function chooseMiddle(
  {
    act,
    kind,
    isThing = false,
  }: { readonly act: WishAct | undefined; readonly kind: WishKind; readonly isThing?: boolean },
  { way, code }: { readonly way: BodiedWay | undefined; readonly code: LanguageCode },
  random: RandomSource,
): StoryMiddle {
  if (way !== undefined) {
    return { thread: 'course', act: act ?? 'go', course: courseOfWay(way, code), way };
  }
  if (act === undefined || (isThing && byHand.has(act))) {
    return { thread: pick(threadsOfWish[kind], random) };
  }
  const thread = pick<'course' | 'storm'>(['course', 'course', 'course', 'storm'], random);
  return thread === 'storm' && takenByStorms.has(kind)
    ? { thread }
    : { thread: 'course', act, course: courseOfAct(act, code), way: undefined };
}
