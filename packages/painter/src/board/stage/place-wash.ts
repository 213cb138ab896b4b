import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { Place as Setting, TimeOfDay, Weather } from '../../plan/scene-plan.ts';
import { cutToFrame } from './cut-to-frame.ts';
import { groundColour } from './frame-edges.ts';
import { block } from './lines.ts';
import { airless, dust } from './place-moon.ts';
import type { PlaceRoom } from './place-room.ts';
import type { StageSize } from './stand-figures.ts';

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
/** The same by night: a grey day tells of none. */
const nights: Partial<Record<Weather, string>> = {
  overcast: '#8f9bbd',
  rain: '#8793b4',
  storm: '#7c86a6',
  snow: '#9aa8cc',
  fog: '#9ea6bf',
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

/** A day's, where it is not the paper's. */
const clearSky = '#e4f1f8';
const skyless: ReadonlySet<Setting> = new Set([...indoorPlaces, 'space', 'underwater']);

/** The light of a place behind all that stands in it: a wall, or the sky of an hour. */
export function washOf(place: Setting, room: PlaceRoom): OutlineShape[] {
  const { width: w, ground: y } = room;
  // On dark paper a sky that is left out is a night's.
  const clear = room.isOnDark === true && !skyless.has(place) ? clearSky : undefined;
  const fill = lightOf(place, room) ?? clear;
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

/** How far from the edges of a board the light of a place begins. */
const lightEdge = 14;

/** Trees and houses as far as the light behind them reaches; ground goes on beyond it. */
export function withinLight(land: readonly OutlineShape[], width: number): OutlineShape[] {
  const frame = { left: lightEdge, right: width - lightEdge, top: -Infinity, bottom: Infinity };
  return land.flatMap((shape) => {
    const { left, right } = boundsOf([shape]);
    return right - left > width * 0.5 ? [shape] : cutToFrame([shape], frame);
  });
}

function lightOf(place: Setting, { time, weather }: PlaceRoom): string | undefined {
  if (indoorPlaces.has(place)) {
    return walls[place];
  }
  const isDark = time === 'night' || time === 'dusk';
  return (isDark ? nights[weather] : undefined) ?? weathers[weather] ?? hours[time];
}

/** A picture in a frame is filled by its light and its ground. */
export function panelGround(
  place: Setting,
  { room, height }: { room: PlaceRoom; height: number },
): OutlineShape[] {
  const { width, ground } = room;
  const isMoon = place === 'space';
  const fill = isMoon ? airless : (lightOf(place, room) ?? clearSky);
  const floor = isMoon ? dust.near : groundColour(place);
  return [
    block(rectangle({ top: 0, bottom: floor === undefined ? height : ground, width }), fill, 0),
    ...(floor === undefined ? [] : [block(rectangle({ top: ground, bottom: height, width }), floor, 0)]),
  ];
}

/** The line round a picture that stands beside another. */
export function panelFrame({ width, height }: StageSize): OutlineShape[] {
  return [{ points: [...rectangle({ top: 0, bottom: height, width }), [0, 0]], isOpen: true, ink: 1 }];
}

function rectangle({ top, bottom, width }: { top: number; bottom: number; width: number }): Place[] {
  return [
    [0, top],
    [width, top],
    [width, bottom],
    [0, bottom],
  ];
}
