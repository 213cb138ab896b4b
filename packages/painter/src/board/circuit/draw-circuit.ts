import type { OutlineShape, Place } from '../../outline/index.ts';
import { coilPlaces, compressorAt, finsOf, flowing, heatFrom, valveAt } from '../own/cooling-parts.ts';
import type { CoilRoom } from '../own/cooling-parts.ts';
import { chevron, pipe, snowflake } from '../own/fridges.ts';
import { block } from '../stage/lines.ts';

/** Where the parts of a circuit stand in a room, and where their names are written. */
export interface CircuitPlan {
  readonly width: number;
  readonly height: number;
  readonly nameHeight: number;
  readonly evaporator: CoilRoom;
  readonly condenser: CoilRoom;
  readonly valve: Place;
  readonly compressor: Place;
}

/** How far the outer pipes keep from the sides: on the right the heat goes out. */
const [coldSide, hotSide] = [90, 122];
const top = 180;
const coilTop = 320;
/** From the middle of the compressor to the foot of all. */
const foot = 190;
const rowHeight = 78;
/** Where what flows out of the condenser is drawn on: above its uppermost row. */
const joint = 46;
/** Beside a lower coil three arrows would touch one another. */
const lowCoil = 300;

/** High where the board is, or wide: there the names stand beside the compressor and not over it. */
const sizes = {
  '9:16': { width: 940, height: 1076, under: 316, nameHeight: 112 },
  '16:9': { width: 1400, height: 860, under: 220, nameHeight: 112 },
} as const;

export function planCircuit(aspect: '16:9' | '9:16'): CircuitPlan {
  const { width, height, under, nameHeight } = sizes[aspect];
  const middle = width / 2;
  const coilFoot = height - foot - under;
  const rows = Math.max(4, Math.round((coilFoot - coilTop) / rowHeight / 2) * 2);
  return {
    width,
    height,
    nameHeight,
    evaporator: { from: [coldSide, coilTop], to: [middle - 150, coilFoot], rows },
    condenser: { from: [width - hotSide, coilTop], to: [middle + 90, coilFoot], rows },
    valve: [middle, top],
    compressor: [middle, height - foot],
  };
}

/** What flows goes round: pressed together below, giving off heat on the right, through a narrow place, boiling in the cold. */
export function drawCircuit(plan: CircuitPlan): OutlineShape[] {
  const { width, evaporator, condenser, valve, compressor } = plan;
  const [middle, low] = compressor;
  const [coldEnd, hotEnd] = [coldSide, width - hotSide];
  const foot = evaporator.to[1];
  const wall = middle - 50;
  const inside = foot + 44;
  const along = foot - coilTop > lowCoil ? [0.12, 0.5, 0.88] : [0.14, 0.86];
  return [
    block(corners([10, top + 56], [wall, inside + 30]), '#b9cbd6', 1.1),
    block(corners([42, top + 88], [wall - 32, inside]), '#dff0fa', 0.8),
    ...finsOf(condenser),
    pipe(
      [
        [middle, low],
        [hotEnd, low],
        [hotEnd, foot],
        ...coilPlaces(condenser).toReversed().slice(1),
        [hotEnd, coilTop - joint],
      ],
      flowing.hot,
    ),
    pipe(
      [
        [hotEnd, coilTop - joint],
        [hotEnd, top],
        [middle, top],
      ],
      flowing.warm,
    ),
    pipe(
      [[middle, top], [coldEnd, top], ...coilPlaces(evaporator), [coldEnd, low], [middle, low]],
      flowing.cold,
    ),
    ...valveAt(valve, 74),
    ...compressorAt(compressor, 104),
    ...along.map((part) => heatFrom([hotEnd + 34, coilTop + (foot - coilTop) * part], hotSide - 36)),
    ...along.flatMap((part) => snowflake([wall - 59, coilTop + (foot - coilTop) * part], 25)),
    ...chevron([(middle + hotEnd) / 2 + 30, low], 1),
    ...chevron([(middle + hotEnd) / 2 + 30, top], -1),
    ...chevron([(middle + coldEnd) / 2 - 30, top], -1),
    ...chevron([(middle + coldEnd) / 2 - 30, low], 1),
  ];
}

function corners([left, upper]: Place, [right, lower]: Place): Place[] {
  return [
    [left, upper],
    [right, upper],
    [right, lower],
    [left, lower],
  ];
}
