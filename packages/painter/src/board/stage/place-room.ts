import type { Random } from '../../canvas/random.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { TimeOfDay, Weather } from '../../plan/scene-plan.ts';
import type { Growth } from './told-growth.ts';

/** What a place is drawn in: the size of the stage and where its ground is. */
export interface PlaceRoom {
  readonly width: number;
  readonly ground: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  /** Words of a scene that name its corner of the place: a window, a roof. */
  readonly words: string;
  /** How far what is sown there has come by what was told; undefined where nothing is told of it. */
  readonly growth?: Growth | undefined;
  /** From which side it is seen: whoever comes back to a place sees it from another. */
  readonly turn: number;
  readonly random: Random;
  /** The board's own paper is dark. */
  readonly isOnDark?: boolean;
  /** Something is written where the sun would be. */
  readonly isWritten: boolean;
}

export const colours = {
  grass: '#8fc26a',
  leaf: '#7db464',
  fir: '#5f9f74',
  trunk: '#a9784e',
  water: '#7cc0e4',
  sand: '#f0d493',
  rock: '#b9b2ac',
  snow: '#e8f1f8',
  sun: '#ffd55e',
  moon: '#ffe9a8',
  cloud: '#dfe8f0',
  wall: '#f3e3c6',
  wood: '#d9ab75',
  roof: '#d9785c',
  glass: '#bfe2f5',
  night: '#4a5a86',
  stone: '#cfc8c0',
  plant: '#69ad5e',
  fog: '#8b93a6',
} as const;

export function isNight({ time }: PlaceRoom): boolean {
  return time === 'night' || time === 'dusk';
}

/** Draws the few lines of a place. */
export type Maker = (room: PlaceRoom) => OutlineShape[];
