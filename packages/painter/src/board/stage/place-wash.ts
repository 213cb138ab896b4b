import type { OutlineShape } from '../../outline/index.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { Place as Setting, TimeOfDay, Weather } from '../../plan/scene-plan.ts';
import { block } from './lines.ts';
import type { PlaceRoom } from './place-room.ts';

/** Colours of the sky at hours that a clear day's paper does not show. */
const hours: Partial<Record<TimeOfDay, string>> = {
  dawn: '#fbd9d0',
  golden: '#fde0b4',
  sunset: '#fbc9a4',
  dusk: '#b9b6de',
  night: '#8794c8',
};
const weathers: Partial<Record<Weather, string>> = {
  overcast: '#dde4ea',
  rain: '#ccd8e2',
  storm: '#b4bfcc',
  snow: '#dce8f2',
  fog: '#e3e6ea',
};
const walls: Partial<Record<Setting, string>> = {
  room: '#f6e6cf',
  kitchen: '#f3ebc9',
  classroom: '#e4edd8',
  library: '#eddcc4',
  workshop: '#efe2cc',
  laboratory: '#e0ecf0',
  hall: '#f0dfc8',
};

/** The light of a place behind all that stands in it: a wall, or the sky of an hour. */
export function washOf(place: Setting, { width: w, ground: y, time, weather }: PlaceRoom): OutlineShape[] {
  const fill = indoorPlaces.has(place) ? walls[place] : (weathers[weather] ?? hours[time]);
  return fill === undefined
    ? []
    : [
        block(
          [
            [14, y],
            [14, 62],
            [24, 34],
            [52, 24],
            [w - 52, 24],
            [w - 24, 34],
            [w - 14, 62],
            [w - 14, y],
          ],
          fill,
          0,
        ),
      ];
}
