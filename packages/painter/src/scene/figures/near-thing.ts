import { createCanvas } from '@napi-rs/canvas';
import { paintedBounds } from '../../canvas/painted-bounds.ts';
import { keyThingDrawings } from '../../draw/key-things.ts';
import { tableHeight } from '../../draw/small-table.ts';
import { unitOfPerson } from '../../draw/full-figure.ts';
import { keyThingOf } from '../../plan/held-things.ts';
import type { KeyThing } from '../../plan/held-things.ts';
import { closeUpsOf } from '../../plan/scene-plan.ts';
import type { CloseUp, ScenePlan } from '../../plan/scene-plan.ts';
import { cakeArt, isFilmCake } from './cake.ts';
import type { FigureArt } from './figure-art.ts';
import type { IconArts } from './icon-art.ts';
import { keyThingArt } from './key-thing-art.ts';
import { onTable, standsOnTables } from './table-art.ts';

/** A thing as a film looks at it from near. */
export interface NearThing {
  /** With the table that it stands on, around the foot of both. */
  readonly art: FigureArt;
  /** Height and width of the thing alone. */
  readonly tall: number;
  readonly wide: number;
  /** What is under it; nothing where it is in the air. What fills the frame is looked into. */
  readonly on: 'table' | 'ground' | 'nothing' | 'frame';
  /** Degrees by which it lies on its side. */
  readonly tilt: number;
  /** How far above its foot the lowest of it is then. */
  readonly gap: number;
}

const metresOfPerson = 1.7;
/** What is taller is no thing that one bends down to. */
const tallestMetres = 1.2;
/** Under what is smaller a true table would be wider than the picture. */
const smallestMetres = 0.3;

/** What would stand on its point. */
const lyingThings: ReadonlySet<KeyThing> = new Set<KeyThing>(['spoon', 'pencil', 'key']);
const lyingDegrees = 58;

/** The things that a plan's film looks at from near, by their figures; without those of which there is no drawing. */
export async function nearThingsOf(plan: ScenePlan, icons: IconArts): Promise<NearThings> {
  const things = new Map<string, NearThing>();
  for (const { thing } of closeUpsOf(plan)) {
    const near = thing === undefined ? undefined : await drawingOf(thing, plan, icons);
    if (thing !== undefined && near !== undefined) {
      things.set(thing.figure, { ...near, gap: near.on === 'ground' ? gapUnder(near) : 0 });
    }
  }
  return things;
}

export type NearThings = ReadonlyMap<string, NearThing>;

/** Pixels are enough to see where a drawing ends. */
const measured = 160;

/** Drawings have room around them: on the ground they would be in the air. */
function gapUnder({ art, tilt }: Omit<NearThing, 'gap'>): number {
  if ('forms' in art) {
    return 0;
  }
  const { x, y, width, height } = art.box;
  const scale = measured / Math.max(width, height);
  const side = measured * 2;
  const context = createCanvas(side, side).getContext('2d');
  context.translate(measured, measured);
  context.rotate((tilt * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-x - width / 2, -y - height / 2);
  art.draw(context);
  const { data } = context.getImageData(0, 0, side, side);
  const bounds = paintedBounds(new Uint32Array(data.buffer), { width: side, height: side });
  return bounds === null ? 0 : height / 2 - (bounds.bottom - measured) / scale;
}

async function drawingOf(
  thing: NonNullable<CloseUp['thing']>,
  { style, place, subjects, mood, isForFilm }: ScenePlan,
  icons: IconArts,
): Promise<Omit<NearThing, 'gap'> | undefined> {
  const { figure } = thing;
  const key = keyThingOf(figure);
  const own = key === undefined ? undefined : keyThingArt({ ...thing, ...alone }, style);
  if (key !== undefined && own !== undefined) {
    const { underside, half, isFlat = false, isFilling = false } = keyThingDrawings[key];
    const table = underside === undefined ? 0 : tableHeight * unitOfPerson;
    // What lies in the sand throws no shadow on it.
    const bare = isFlat ? 'nothing' : 'ground';
    const ground = isFilling ? 'frame' : bare;
    return {
      art: own,
      tall: own.box.height - table,
      wide: half === undefined ? own.box.width : 2 * half[0] * unitOfPerson,
      on: table > 0 ? 'table' : ground,
      tilt: lyingThings.has(key) ? lyingDegrees : 0,
    };
  }
  if (isFilmCake({ ...thing, ...alone }, { isForFilm })) {
    const art = cakeArt(style, mood === 'sad' ? 'burnt' : 'great');
    const table = tableHeight * unitOfPerson;
    return { art, tall: art.box.height - table, wide: art.box.width, on: 'table', tilt: 0 };
  }
  const found = figure.startsWith('icon:') ? await icons.find(figure.slice(5)) : undefined;
  if (found === undefined || found.metres > tallestMetres) {
    return undefined;
  }
  const { art, metres } = found;
  const isAloft = subjects.some((each) => each.figure === figure && each.relation === 'above');
  const isOnTable = standsOnTables(figure, { place, size: metres / metresOfPerson });
  const standing = isOnTable ? 'table' : 'ground';
  return {
    art: isOnTable ? onTable(art, Math.max(metres, smallestMetres), style) : art,
    tall: art.box.height,
    wide: art.box.width,
    on: isAloft ? 'nothing' : standing,
    tilt: 0,
  };
}

const alone = { name: '', count: 1, relation: 'alone' } as const;
