import { actPoses } from '../../draw/act-poses.ts';
import { personEasel, unitOfPerson } from '../../draw/full-figure.ts';
import type { Act } from '../../plan/acts.ts';
import type { StyleKey } from '../../plan/style-keys.ts';
import type { FigureArt } from './figure-art.ts';
import { piecesOf } from './station-drawings.ts';
import type { StationDrawing, Told } from './station-drawings.ts';
import { livingMoments } from '../../plan/moment.ts';

/** What somebody is at while doing something: pieces behind them, beside them where they look, and before them. */
export interface Station {
  readonly behind?: FigureArt;
  readonly beside?: FigureArt;
  readonly before?: FigureArt;
  /** How far above its ground whoever does it is, in units of 200 to a grown person. */
  readonly lift: number;
  /** Degrees of leaning forward. */
  readonly lean: number;
  /** It is done on water. */
  readonly isAfloat: boolean;
}

const onWater: ReadonlySet<Act> = new Set<Act>(['surf', 'topple']);

/** The pieces of an act in a hand's own style. */
export function stationOf(act: Act, style: StyleKey, told: Told = {}): Station {
  const { lean = 0, lift = 0 } = actPoses[act];
  const { behind, beside, before, raised = 0 } = piecesOf(act, told);
  return {
    lift: lift * 200 + raised * unitOfPerson,
    lean,
    isAfloat: onWater.has(act),
    ...(behind === undefined ? {} : { behind: artOf(behind, style) }),
    ...(beside === undefined ? {} : { beside: artOf(beside, style) }),
    ...(before === undefined ? {} : { before: artOf(before, style) }),
  };
}

function artOf(
  { box: [x, y, width, height], draw, isMoving = false }: StationDrawing,
  style: StyleKey,
): FigureArt {
  const at = (beat: number): FigureArt => ({
    box: {
      x: x * unitOfPerson,
      y: y * unitOfPerson,
      width: width * unitOfPerson,
      height: height * unitOfPerson,
    },
    isShaded: true,
    draw(context) {
      context.save();
      context.scale(unitOfPerson, unitOfPerson);
      draw(personEasel(context, style), beat);
      context.restore();
    },
  });
  return isMoving ? { ...at(0), life: { moments: livingMoments.map(({ beat }) => at(beat)) } } : at(0);
}
