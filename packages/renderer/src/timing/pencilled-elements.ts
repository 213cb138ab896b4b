import type { Pencilled } from '../board/light-pencil.ts';
import type { Sketch } from '../draw/sketch.ts';
import type { DrawingElement } from '../timeline/drawing.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { openingOf } from './opening.ts';
import type { TimedStep } from './plan-drawing.ts';

/** What is begun sooner needs no pencil. */
const soonSeconds = 2;

/** The pictures that are drawn later in a scene, to be seen in pencil until then. */
export function pencilledElements(
  { drawing, entry }: Pick<DrawnScene, 'drawing' | 'entry'>,
  sketches: readonly (Sketch | null)[],
  { steps, framesPerSecond }: { readonly steps: readonly TimedStep[]; readonly framesPerSecond: number },
): Pencilled[] {
  const { whole } = openingOf({ drawing, entry });
  return drawing.elements.flatMap((element, index): Pencilled[] => {
    const sketch = sketches[index] ?? null;
    const own = steps.filter((step) => step.element === index);
    const begin = Math.min(...own.map(({ start }) => start));
    const isLater = index > whole && begin > soonSeconds * framesPerSecond;
    if (sketch === null || !isSketched(element) || !isLater) {
      return [];
    }
    return [{ sketch, until: Math.max(...own.map(({ end }) => end)) }];
  });
}

/** Pictures and the places round them; nobody reads lettering in pencil. */
function isSketched({ kind }: DrawingElement): boolean {
  return kind === 'illustration' || kind === 'strokes';
}
