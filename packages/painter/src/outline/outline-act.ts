import { actPoses } from '../draw/act-poses.ts';
import { personEasel, unitOfPerson } from '../draw/full-figure.ts';
import type { Act } from '../plan/acts.ts';
import { stationDrawings } from '../scene/figures/station-drawings.ts';
import type { StationDrawing } from '../scene/figures/station-drawings.ts';
import { movedShapes } from './outline.ts';
import type { OutlineShape } from './outline.ts';
import { recordShapes } from './record-shapes.ts';

/** What somebody is at while doing something, around their foot at zero where a grown person is 200 high, as a pen draws it. */
export interface ActPieces {
  readonly behind: readonly OutlineShape[];
  readonly beside: readonly OutlineShape[];
  readonly before: readonly OutlineShape[];
  /** How high above its ground whoever does it is. */
  readonly lift: number;
}

/** The pieces that the painter sets up for an act. */
export function actPieces(act: Act): ActPieces {
  const { behind, beside, before, raised = 0 } = stationDrawings[act] ?? {};
  return {
    behind: recorded(behind),
    beside: recorded(beside),
    before: recorded(before),
    lift: (actPoses[act].lift ?? 0) * 200 + raised * unitOfPerson,
  };
}

function recorded(piece: StationDrawing | undefined): OutlineShape[] {
  const shapes =
    piece === undefined ? [] : recordShapes((context) => piece.draw(personEasel(context, 'flat'), 0));
  return movedShapes(shapes, { scale: unitOfPerson });
}
