import type { Cue, DrawingElement } from '../timeline/drawing.ts';

/**
 * Puts what waits for a word in the order of the words: a drawing that waits would hold up all that are spoken of before
 * it. What has no cue belongs to the element it follows, as an arrow to its picture.
 */
export function narratedOrder(elements: readonly DrawingElement[]): DrawingElement[] {
  const groups: { at: number; elements: DrawingElement[] }[] = [{ at: -1, elements: [] }];
  for (const element of elements) {
    if (element.cue !== undefined) {
      groups.push({ at: positionOf(element.cue), elements: [] });
    }
    groups.at(-1)?.elements.push(element);
  }
  return groups.sort((one, other) => one.at - other.at).flatMap((group) => group.elements);
}

/** Cues of one board are all words or all fractions. */
export function positionOf(cue: Cue): number {
  return 'word' in cue ? cue.word : cue.fraction;
}
