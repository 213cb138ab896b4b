import type { LanguageCode } from '@kinora/words';
import type { WishAct } from '../acts/wish-act.ts';
import type { Course } from '../courses/course.ts';
import { courseOfAct } from '../courses/course-of-act.ts';
import type { StoryThread, ThreadName, WishKind } from '../grammar/story-grammar.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { threadsOfWish } from '../worlds/wish-kind.ts';

/** What a story's five beats between the wish and the end follow. */
export type StoryMiddle =
  | { readonly thread: ThreadName }
  | { readonly thread: 'course'; readonly act: WishAct; readonly course: Course };

/** Threads that grow out of the world and its people, and go with any act. */
const besideCourses: ReadonlySet<StoryThread> = new Set<StoryThread>(['storm', 'laughter']);

/** The course of the wish's own act two times of three; a wish that only its kind is known of follows any thread. */
export function chooseMiddle(
  { act, kind }: { readonly act: WishAct | undefined; readonly kind: WishKind },
  code: LanguageCode,
  random: RandomSource,
): StoryMiddle {
  const threads = threadsOfWish[kind];
  if (act === undefined) {
    return { thread: pick(threads, random) };
  }
  const others = threads.filter((thread) => besideCourses.has(thread));
  const thread = pick<StoryThread>(['course', 'course', pick([...others, 'course'], random)], random);
  return thread === 'course' ? { thread, act, course: courseOfAct(act, code) } : { thread };
}
