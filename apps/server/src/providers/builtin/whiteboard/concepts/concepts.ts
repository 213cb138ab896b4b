import { readConcepts } from './concept.ts';
import type { Concept } from './concept.ts';
import { foodConcepts } from './food.ts';
import { mindConcepts } from './mind.ts';
import { scienceConcepts } from './science.ts';

/** Every concept drawn by hand-made choice; parsed when it is asked for. */
export function openConcepts(): Concept[] {
  return [foodConcepts, mindConcepts, scienceConcepts].flatMap(readConcepts);
}
