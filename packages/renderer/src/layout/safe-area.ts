import type { Box } from '../timeline/drawing.ts';
import type { BoardAspect } from '../timeline/language.ts';

/**
 * The parts of a board in board units. Nothing is drawn in the subtitle band or outside the margins, whether or not a
 * film has subtitles, so switching them on never covers a drawing.
 */
export interface BoardRegions {
  readonly title: Box;
  /** Everything else that is drawn, from the title's box down to the subtitle band. */
  readonly contentBottom: number;
  readonly left: number;
  readonly right: number;
  readonly subtitles: Box;
}

const regions = {
  '16:9': {
    title: { x: 80, y: 38, width: 1760, height: 204 },
    contentBottom: 904,
    left: 80,
    right: 1840,
    subtitles: { x: 100, y: 922, width: 1720, height: 130 },
  },
  // The lowest seventh of an upright film lies under the buttons and captions of the places it is watched in.
  '9:16': {
    title: { x: 56, y: 124, width: 968, height: 270 },
    contentBottom: 1446,
    left: 56,
    right: 1024,
    subtitles: { x: 50, y: 1478, width: 980, height: 180 },
  },
} as const satisfies Record<BoardAspect, BoardRegions>;

export function boardRegions(aspect: BoardAspect): BoardRegions {
  return regions[aspect];
}
