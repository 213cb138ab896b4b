import type { Random } from '../../canvas/random.ts';
import { pickFrom } from '../../canvas/random.ts';
import type { Place, ScenePlan } from '../../plan/scene-plan.ts';

/** How a window is built. */
export type WindowKind = 'curtained' | 'broad' | 'french' | 'row' | 'arched' | 'strip' | 'grid' | 'round';

/** How a room is built, in parts of the picture; the light comes from the right. */
export interface RoomPlan {
  readonly window: WindowKind;
  /** Middle and size of the window. */
  readonly pane: readonly [number, number, number, number];
  /** The back wall's left and right edge and its top: a deep room has a small one. */
  readonly walls: readonly [number, number, number];
  readonly ceiling: 'plain' | 'beams' | 'slanted';
  /** What covers the lower part of the back wall. */
  readonly dado: 'none' | 'panels' | 'tiles';
}

/** Rooms people live in are not all one. */
const livingRooms: readonly [RoomPlan, ...RoomPlan[]] = [
  {
    window: 'curtained',
    pane: [0.66, 0.36, 0.19, 0.38],
    walls: [0.1, 0.9, 0.06],
    ceiling: 'plain',
    dado: 'none',
  },
  {
    window: 'broad',
    pane: [0.64, 0.35, 0.33, 0.32],
    walls: [0.05, 0.95, 0.02],
    ceiling: 'plain',
    dado: 'panels',
  },
  {
    window: 'french',
    pane: [0.68, 0.4, 0.22, 0.5],
    walls: [0.14, 0.86, 0.07],
    ceiling: 'beams',
    dado: 'none',
  },
];

const bedroom: RoomPlan = {
  window: 'curtained',
  pane: [0.74, 0.34, 0.15, 0.3],
  walls: [0.13, 0.87, 0.08],
  ceiling: 'plain',
  dado: 'panels',
};
const attic: RoomPlan = {
  window: 'round',
  pane: [0.57, 0.34, 0.15, 0.27],
  walls: [0.13, 0.87, 0.03],
  ceiling: 'slanted',
  dado: 'none',
};

const plans: Readonly<Partial<Record<Place, RoomPlan>>> = {
  kitchen: {
    window: 'broad',
    pane: [0.62, 0.31, 0.3, 0.26],
    walls: [0.05, 0.95, 0.03],
    ceiling: 'plain',
    dado: 'tiles',
  },
  classroom: {
    window: 'row',
    pane: [0.76, 0.33, 0.33, 0.36],
    walls: [0.04, 0.96, 0.02],
    ceiling: 'plain',
    dado: 'panels',
  },
  library: {
    window: 'arched',
    pane: [0.67, 0.36, 0.15, 0.5],
    walls: [0.15, 0.85, 0.06],
    ceiling: 'beams',
    dado: 'none',
  },
  laboratory: {
    window: 'strip',
    pane: [0.66, 0.22, 0.44, 0.15],
    walls: [0.07, 0.93, 0.04],
    ceiling: 'plain',
    dado: 'tiles',
  },
  workshop: {
    window: 'grid',
    pane: [0.68, 0.36, 0.32, 0.4],
    walls: [0.08, 0.92, 0.08],
    ceiling: 'beams',
    dado: 'none',
  },
};

/** How the room of a scene is built: by what it is, and where people live by chance, the same in all scenes of a film. */
export function roomPlanOf({ place, details = [] }: ScenePlan, random: Random): RoomPlan {
  if (details.includes('attic')) {
    return attic;
  }
  return details.includes('bedroom') ? bedroom : (plans[place] ?? pickFrom(random, livingRooms));
}
