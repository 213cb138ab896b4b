import type { WishAct } from '../acts/wish-act.ts';
import type { ThreadBeat } from '../grammar/story-grammar.ts';

/**
 * How a wish of its own act goes wrong and comes right: whoever paints looks too little, whoever bakes cannot wait. A telling
 * for each beat, in the templates of a story's grammar. What the first tries look like, what goes wrong and what comes right
 * are the clauses of the act (`first`, `falter`, `mend`), of which there are several.
 */
export type Course = Readonly<Record<ThreadBeat, string>>;

export type Courses = Readonly<Record<WishAct, Course>>;
