import type { Drawing, DrawingElement } from '../timeline/drawing.ts';
import type { DrawnScene, SceneTimeline } from '../timeline/film-timeline.ts';

/** What of a board is there in its scene's first frame: no scene opens on blank paper. */
export interface Opening {
  /** So many elements stand whole. */
  readonly whole: number;
  /** The part of the strokes of the next one that is drawn by then. */
  readonly part: number;
}

/** Of its first strokes a scene opens with so much. */
const begunPart = 0.35;

/**
 * A scene that follows another opens with its title standing and what comes first beneath it begun, on the page that the
 * one before uncovered; a film's first with its title begun. Lines that lead up to the first picture or words, as a title's
 * underline or a balance's beam, stand as well: whatever is told first, the pen is at it from the first frame.
 */
export function openingOf({ drawing, entry = 'begun' }: Pick<DrawnScene, 'drawing' | 'entry'>): Opening {
  const { elements } = drawing;
  const title = elements.findIndex((element) => element.kind === 'text' && element.role === 'title');
  if (entry === 'standing' && title >= 0) {
    const first = elements.findIndex(({ kind }, index) => index > title && saysSomething.has(kind));
    return first < 0 ? { whole: elements.length, part: 0 } : { whole: first, part: begunPart };
  }
  return { whole: Math.max(0, title), part: elements.length === 0 ? 0 : begunPart };
}

/** Pictures and words; all others are lines about them. */
const saysSomething: ReadonlySet<DrawingElement['kind']> = new Set(['text', 'illustration', 'strokes']);

/** The page with which the scene of a board opens after another, as the other's exit uncovers it. */
export function openingPage(drawing: Drawing): Drawing {
  const { whole, part } = openingOf({ drawing, entry: 'standing' });
  const seen = drawing.elements.slice(0, whole + (part > 0 ? 1 : 0));
  const still = seen.map((element) => {
    const uncued = { ...element };
    delete uncued.cue;
    return uncued;
  });
  return { ...drawing, elements: still };
}

/** Tells every drawn scene of a film what is before and after it, where it does not say so itself; every second has a camera move. */
export function withNextPages(scenes: readonly SceneTimeline[]): SceneTimeline[] {
  return scenes.map((scene, index) => {
    if (!('drawing' in scene)) {
      return scene;
    }
    const next = scenes[index + 1];
    const page = next !== undefined && 'drawing' in next ? openingPage(next.drawing) : null;
    const camera = index % 2 === 1 ? 'closer' : 'still';
    return { entry: index === 0 ? 'begun' : 'standing', next: page, camera, ...scene };
  });
}
