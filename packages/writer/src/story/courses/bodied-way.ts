import type { WishMatter } from '../grammar/story-grammar.ts';
import type { Course } from './course.ts';

/**
 * How those fare who have a thing's body: a boat goes by water, a tree goes nowhere, a kettle is taken along. `stay`: how
 * somebody makes friends who can run after nobody.
 */
export const bodiedWays = ['afloat', 'wheels', 'rooted', 'snow', 'sky', 'carried', 'stay'] as const;
export type BodiedWay = (typeof bodiedWays)[number];

/** A course with what can happen on it. */
export type BodiedCourse = Course & { readonly matter: WishMatter };
export type BodiedCourses = Readonly<Record<BodiedWay, BodiedCourse>>;
