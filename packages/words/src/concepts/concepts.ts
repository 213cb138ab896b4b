import { bodyConcepts } from './body.ts';
import { readConcepts } from './concept.ts';
import type { Concept } from './concept.ts';
import { dailyConcepts } from './daily.ts';
import { feelingConcepts } from './feelings.ts';
import { foodConcepts } from './food.ts';
import { natureConcepts } from './nature.ts';
import { scienceConcepts } from './science.ts';
import { societyConcepts } from './society.ts';
import { storyConcepts } from './story.ts';
import { thingConcepts } from './things.ts';
import { workConcepts } from './work.ts';
import { worldConcepts } from './world.ts';

/** Every concept drawn by hand-made choice, parsed when it is asked for; of two with one word the earlier counts. */
export function openConcepts(): Concept[] {
  return [
    natureConcepts,
    foodConcepts,
    bodyConcepts,
    scienceConcepts,
    feelingConcepts,
    workConcepts,
    societyConcepts,
    storyConcepts,
    dailyConcepts,
    worldConcepts,
    thingConcepts,
  ].flatMap(readConcepts);
}
