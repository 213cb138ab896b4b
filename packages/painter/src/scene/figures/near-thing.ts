import { keyThingDrawings } from '../../draw/key-things.ts';
import { tableHeight } from '../../draw/small-table.ts';
import { unitOfPerson } from '../../draw/full-figure.ts';
import { keyThingOf } from '../../plan/held-things.ts';
import type { KeyThing } from '../../plan/held-things.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
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
  /** What is under it; nothing where it is in the air. */
  readonly on: 'table' | 'ground' | 'nothing';
  /** Degrees by which it lies on its side. */
  readonly tilt: number;
}

const metresOfPerson = 1.7;
/** What is taller is no thing that one bends down to. */
const tallestMetres = 1.2;
/** Under what is smaller a true table would be wider than the picture. */
const smallestMetres = 0.3;

/** What would stand on its point. */
const lyingThings: ReadonlySet<KeyThing> = new Set<KeyThing>(['spoon', 'pencil', 'key']);
const lyingDegrees = 58;

/** The thing that a plan's film looks at from near; undefined where there is none, or no drawing of it. */
export async function nearThingOf(
  { closeUp, style, place, subjects, mood, isForFilm }: ScenePlan,
  icons: IconArts,
): Promise<NearThing | undefined> {
  const thing = closeUp?.thing;
  if (thing === undefined) {
    return undefined;
  }
  const { figure } = thing;
  const key = keyThingOf(figure);
  const own = key === undefined ? undefined : keyThingArt({ ...thing, ...alone }, style);
  if (key !== undefined && own !== undefined) {
    const { underside, half } = keyThingDrawings[key];
    const table = underside === undefined ? 0 : tableHeight * unitOfPerson;
    return {
      art: own,
      tall: own.box.height - table,
      wide: half === undefined ? own.box.width : 2 * half[0] * unitOfPerson,
      on: table > 0 ? 'table' : 'ground',
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
