import type { FurnitureName } from '../figures/furniture.ts';
import type { Place, ScenePlan } from '../../plan/scene-plan.ts';

/** Walls, floor and furniture of a room. */
export interface Furnishing {
  readonly walls: readonly [string, ...string[]];
  readonly floor: string;
  readonly tiles: boolean;
  /** What stands at the back wall from the dark side to the window, as parts of the width, and its height as a part of the wall's. */
  readonly back: readonly (readonly [FurnitureName, number, number])[];
  readonly near: readonly (readonly [FurnitureName, number, number])[];
}

const room: Furnishing = {
  walls: ['#c9b79a', '#9fb3ad', '#c79e86', '#8f9db5'],
  floor: '#9a6b46',
  tiles: false,
  back: [
    ['bookshelf', 0.14, 0.78],
    ['picture', 0.31, 0.74],
    ['sofa', 0.34, 0.3],
  ],
  near: [
    ['plant', 0.93, 0.5],
    ['floor-lamp', 0.045, 0.66],
  ],
};

const furnishings: Readonly<Partial<Record<Place, Furnishing>>> = {
  room,
  kitchen: {
    walls: ['#e3cfa8', '#a9c3bb', '#d9b29a'],
    floor: '#b98f6a',
    tiles: true,
    back: [
      ['fridge', 0.06, 0.6],
      ['stove', 0.27, 0.62],
      ['counter', 0.63, 0.4],
    ],
    near: [
      ['table', 0.84, 0.42],
      ['plant', 0.02, 0.4],
    ],
  },
  classroom: {
    walls: ['#d6cfae', '#b5c7bf', '#d9c2a4'],
    floor: '#a87c52',
    tiles: false,
    back: [
      ['blackboard', 0.34, 0.74],
      ['globe', 0.06, 0.3],
      ['clock', 0.53, 0.92],
    ],
    near: [
      ['pupil-desk', 0.1, 0.3],
      ['pupil-desk', 0.9, 0.3],
    ],
  },
  library: {
    walls: ['#8a6a52', '#6d6a5c', '#7d5d54'],
    floor: '#7a5236',
    tiles: false,
    back: [
      ['bookshelf', 0.07, 0.9],
      ['bookshelf', 0.2, 0.9],
      ['bookshelf', 0.33, 0.9],
      ['bookshelf', 0.46, 0.9],
    ],
    near: [
      ['desk', 0.86, 0.44],
      ['globe', 0.04, 0.34],
    ],
  },
  laboratory: {
    walls: ['#b9cdd2', '#a8bcc8', '#c7d4cf'],
    floor: '#8fa0a8',
    tiles: true,
    back: [
      ['bench', 0.26, 0.46],
      ['shelf', 0.3, 0.8],
    ],
    near: [['bench', 0.86, 0.4]],
  },
  workshop: {
    walls: ['#b5906a', '#9a8a7a', '#a57d62'],
    floor: '#7d5a40',
    tiles: false,
    back: [
      ['tools', 0.26, 0.74],
      ['easel', 0.46, 0.56],
    ],
    near: [
      ['trunk', 0.95, 0.3],
      ['plant', 0.04, 0.4],
    ],
  },
};

const bedroom: Furnishing = {
  walls: ['#b9a9c4', '#a9bcc9', '#cfb6a2', '#a8b894'],
  floor: '#8f6a4a',
  tiles: false,
  back: [
    ['wardrobe', 0.08, 0.78],
    ['bed', 0.36, 0.4],
    ['picture', 0.36, 0.84],
  ],
  near: [['armchair', 0.93, 0.36]],
};

const toyWorkshop: Partial<Furnishing> = {
  back: [
    ['toys', 0.13, 0.72],
    ['tools', 0.38, 0.74],
  ],
  near: [
    ['toys', 0.93, 0.66],
    ['trunk', 0.04, 0.3],
  ],
};

const attic: Furnishing = {
  walls: ['#b79a78', '#a8927c', '#c4a585'],
  floor: '#84603f',
  tiles: false,
  back: [
    ['trunk', 0.18, 0.22],
    ['bookshelf', 0.34, 0.5],
    ['globe', 0.8, 0.26],
  ],
  near: [
    ['armchair', 0.9, 0.34],
    ['trunk', 0.05, 0.26],
  ],
};

/** What a place is furnished with; a living room where it has nothing of its own. */
export function furnishingOf({ place, details = [] }: Pick<ScenePlan, 'place' | 'details'>): Furnishing {
  if (details.includes('attic')) {
    return attic;
  }
  if (details.includes('bedroom')) {
    return bedroom;
  }
  const usual = furnishings[place] ?? room;
  return details.includes('toys') ? { ...usual, ...toyWorkshop } : usual;
}
