import { actPoses } from '../draw/act-poses.ts';
import { personEasel, unitOfPerson } from '../draw/full-figure.ts';
import type { Act } from '../plan/acts.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { piecesOf } from '../scene/figures/station-drawings.ts';
import { appleMotif } from '../scene/figures/station-easel.ts';
import type { StationDrawing, Told } from '../scene/figures/station-drawings.ts';
import { rowingBoat } from '../scene/figures/creatures/open-boat.ts';
import { outlineForms } from './outline-forms.ts';
import { movedShapes } from './outline.ts';
import type { OutlineShape, Place } from './outline.ts';
import { recordShapes } from './record-shapes.ts';

/** What somebody is at while doing something, around their foot at zero where a grown person is 200 high, as a pen draws it. */
export interface ActPieces {
  readonly behind: readonly OutlineShape[];
  readonly beside: readonly OutlineShape[];
  readonly before: readonly OutlineShape[];
  /** How high above its ground whoever does it is. */
  readonly lift: number;
}

/** So much of a boat that somebody stands in is behind their feet. */
const boatLift = 26;
const waves: readonly Place[] = [-240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240].map(
  (x, index) => [x, index % 2 === 0 ? -13 : -20],
);
/** Water about a hull, where the ground is drawn as a shore. */
const water: readonly OutlineShape[] = [
  { points: [...waves, [226, 12], [-226, 12]], fill: '#a9d6ee', ink: 0 },
  { points: waves, isOpen: true, ink: 0.62 },
];

/** Whoever swims is in the water to the chest, wherever they are drawn. */
const swumIn: readonly OutlineShape[] = [
  {
    points: [
      ...waves.map(([x, y]): Place => [x, y - 74]),
      [250, -50],
      [200, -8],
      [100, 14],
      [-100, 14],
      [-200, -8],
      [-250, -50],
    ],
    fill: '#a9d6ee',
    ink: 0,
  },
  ...[0, 1, 2].map((down): OutlineShape => ({
    points: waves.slice(down, waves.length - down).map(([x, y]): Place => [x, y - 74 + down * 34]),
    isOpen: true,
    ink: 0.62,
  })),
];

/** An open boat under sail: painters put people aboard of one, a pen draws it round them. */
function boatPieces({ hasZigzag = false }: Told): ActPieces {
  const { far, near } = rowingBoat(undefined, { hasSails: true, hasZigzag });
  return { behind: outlineForms(far), beside: [], before: [...outlineForms(near), ...water], lift: boatLift };
}

/** The pieces that the painter sets up for an act, as far as it has come. */
export function actPieces(act: Act, told: Told): ActPieces {
  if (act === 'sail') {
    return boatPieces(told);
  }
  if (act === 'swim') {
    return { behind: [], beside: [], before: swumIn, lift: 0 };
  }
  const { behind, beside, before, raised = 0 } = piecesOf(act, told);
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

/** How far what somebody does has come, and what they make. */
export function toldOf({ isTried = false }: Subject, { mood, details, subjects }: ScenePlan): Told {
  return {
    isTried,
    isSad: mood === 'sad',
    isYoung: details?.includes('seedlings') === true,
    hasZigzag: details?.includes('zigzag') === true,
    ...(subjects.some(({ figure }) => /^icon:.*apple$/u.test(figure)) ? { motif: appleMotif } : {}),
  };
}
