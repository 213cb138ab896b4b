import type { OutlineShape } from '../../outline/index.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { landmarkOf } from './place-landmarks.ts';
import { lands } from './place-lands.ts';
import type { Maker, PlaceRoom } from './place-room.ts';
import { rooms } from './place-rooms.ts';
import { skyOf } from './place-sky.ts';
import { worlds } from './place-worlds.ts';

const makers: Readonly<Record<Setting, Maker>> = { ...lands, ...rooms, ...worlds };

/** The lines of a place without its sky. */
export function landLines(setting: Setting, room: PlaceRoom): OutlineShape[] {
  return [...makers[setting](room), ...landmarkOf(setting, room)];
}

/** The few lines that make a place, from back to front; the ground is its last. */
export function placeLines(setting: Setting, room: PlaceRoom): OutlineShape[] {
  return [...skyOf(setting, room), ...landLines(setting, room)];
}
