import type { LanguageCode } from '@kinora/words';
import type { WishAct } from '../acts/wish-act.ts';
import type { Course, Courses } from './course.ts';
import { englishCourses } from './courses-en.ts';
import { spanishCourses } from './courses-es.ts';
import { frenchCourses } from './courses-fr.ts';
import { hindiCourses } from './courses-hi.ts';
import { italianCourses } from './courses-it.ts';
import { japaneseCourses } from './courses-ja.ts';

const courses = {
  en: englishCourses,
  hi: hindiCourses,
  fr: frenchCourses,
  it: italianCourses,
  es: spanishCourses,
  ja: japaneseCourses,
} as const satisfies Record<LanguageCode, Courses>;

export function courseOfAct(act: WishAct, code: LanguageCode): Course {
  return courses[code][act];
}
