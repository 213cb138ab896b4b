import type { OutlineShape, Place } from '../../outline/index.ts';
import { allLands } from './find-place.ts';
import type { KnownPlace, Rings } from './find-place.ts';

/** What a map shows of the earth, and where its places lie on it, in parts of its width and height. */
export interface DrawnMap {
  readonly shapes: readonly OutlineShape[];
  readonly ratio: number;
  readonly spots: readonly Place[];
}

const [sea, land, told, other] = ['#d3e6ef', '#eadfbb', '#c9b25e', '#a9bd83'] as const;

/** Width of a map in its own units. */
const wide = 1000;

/**
 * A map with two places on it, as large beside one another as they are: the earth around both, flat about its middle, the lands
 * that are meant in a colour of their own.
 */
export function drawMap(
  places: readonly [KnownPlace, KnownPlace],
  ratio: number,
  around: number = usuallyAround,
): DrawnMap {
  const view = viewOf(places, ratio, around);
  const project = projectionOf(view, ratio);
  const meant = places.map(ringsOf);
  const frame: Place[] = [
    [0, 0],
    [wide, 0],
    [wide, wide / ratio],
    [0, wide / ratio],
  ];
  const all = [...allLands().values()].flatMap((rings) => rings);
  const shapes = all.flatMap((ring): OutlineShape[] => {
    const which = meant.findIndex((rings) => rings.includes(ring));
    const whole = project(ring);
    const points = clipped(which < 0 ? thinned(whole) : whole, wide / ratio);
    const isSeen = points.length > 2 && (which >= 0 || areaOf(points) > leastArea);
    const fill = which < 0 ? land : ([told, other][which] ?? told);
    return isSeen ? [{ points, fill, ink: which < 0 ? 0.3 : 0.9 }] : [];
  });
  return {
    // What is meant is drawn last, over its neighbours' lines.
    shapes: [
      { points: frame, fill: sea, ink: 0.8 },
      ...shapes.toSorted((one, next) => (one.ink ?? 0) - (next.ink ?? 0)),
      { points: [...frame, [0, 0]], isOpen: true, ink: 0.8 },
    ],
    ratio,
    spots: places.map(({ lon, lat }): Place => {
      const [[x, y] = [0, 0]] = project([[lon, lat]]);
      return [x / wide, (y * ratio) / wide];
    }),
  };
}

/** Where another place lies on a map of two; undefined beside it. */
export function spotOn(
  places: readonly [KnownPlace, KnownPlace],
  { lon, lat }: KnownPlace,
  ratio: number,
): Place | undefined {
  const [[x, y] = [0, 0]] = projectionOf(viewOf(places, ratio, usuallyAround), ratio)([[lon, lat]]);
  const spot: Place = [x / wide, (y * ratio) / wide];
  return spot.every((part) => part > 0.04 && part < 0.96) ? spot : undefined;
}

/** Smaller parts of what is not meant are left out, in the map's own units: they would cost the pen seconds. */
const leastArea = 260;
/** Nor are its coasts followed into bays that are smaller. */
const leastStep = 4;

/** An outline without the places that lie close behind the one before. */
function thinned(points: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const [x, y] of points) {
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) >= leastStep) {
      kept.push([x, y]);
    }
  }
  return kept;
}

/** A part of the earth by its middle, and how many degrees of latitude high it is. */
interface View {
  readonly lon: number;
  readonly lat: number;
  readonly high: number;
}

/** So much of the room is left free around the places. */
const usuallyAround = 1.35;
/** In degrees: less would show nothing by which a place is known. */
const leastHigh = 3;

function viewOf(places: readonly [KnownPlace, KnownPlace], ratio: number, around: number): View {
  const [first] = places;
  const points = places.flatMap((place) => reachOf(place)).map(([x, y]): Place => [nearest(x, first.lon), y]);
  const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const lat = (south + north) / 2;
  const squeezed = (east - west) * narrowing(lat);
  const high = Math.max(leastHigh, (north - south) * around, (squeezed * around) / ratio);
  return { lon: (west + east) / 2, lat: Math.max(-60, Math.min(66, lat)), high };
}

/** What has to be on a map of a place: a land's main part, else what is near it, up to its coasts where they are not far. */
function reachOf(place: KnownPlace): readonly Place[] {
  const [main = []] = ringsOf(place);
  const { lon, lat } = place;
  const [easts, norths] = [main.map(([x]) => x), main.map(([, y]) => y)];
  const size = Math.max(Math.max(...easts) - Math.min(...easts), Math.max(...norths) - Math.min(...norths));
  return main.length > 0 && (place.land !== undefined || size < nearCoasts)
    ? main
    : [
        [lon - nearby, lat - nearby],
        [lon + nearby, lat + nearby],
      ];
}

/** In degrees: land that is no larger is seen whole, of larger land so much around a place. */
const nearCoasts = 16;
const nearby = 3;

/** The outlines of a land, else the one around a place. */
function ringsOf({ land: code, lon, lat }: KnownPlace): Rings {
  if (code !== undefined) {
    return allLands().get(code) ?? [];
  }
  const all = [...allLands().values()].flat();
  const found =
    all.find((ring) => contains(ring, [lon, lat])) ??
    all.find((ring) => ring.some(([x, y]) => Math.hypot(x - lon, y - lat) < beside));
  return found === undefined ? [] : [found];
}

/** In degrees: what lies on a coast, or on a small island, lies beside its simplified outline. */
const beside = 0.6;

/** How much nearer meridians stand than at the equator. */
const narrowing = (lat: number): number => Math.max(0.25, Math.cos((lat * Math.PI) / 180));

/** The same meridian within half a turn of another. */
function nearest(lon: number, to: number): number {
  return lon - 360 * Math.round((lon - to) / 360);
}

/** Lays outlines flat: each as a whole, on the side of the earth that is seen. */
function projectionOf({ lon, lat, high }: View, ratio: number): (points: readonly Place[]) => Place[] {
  const unit = wide / ratio / high;
  const across = unit * narrowing(lat);
  return (points) => {
    const easts = points.map(([x]) => x);
    const middle = (Math.min(...easts) + Math.max(...easts)) / 2;
    const shift = nearest(middle, lon) - middle;
    return points.map(([x, y]): Place => [
      wide / 2 + (x + shift - lon) * across,
      wide / ratio / 2 - (y - lat) * unit,
    ]);
  };
}

/** What of a polygon lies within the map (Sutherland and Hodgman). */
function clipped(points: readonly Place[], height: number): Place[] {
  const sides: readonly ((place: Place) => number)[] = [
    ([x]) => x,
    ([x]) => wide - x,
    ([, y]) => y,
    ([, y]) => height - y,
  ];
  return sides.reduce<Place[]>((rest, inside) => cutAt(rest, inside), [...points]);
}

function cutAt(points: readonly Place[], inside: (place: Place) => number): Place[] {
  return points.flatMap((place, index): Place[] => {
    const before = points.at(index - 1) ?? place;
    const [was, is] = [inside(before), inside(place)];
    const part = was / (was - is);
    const cut: Place = [before[0] + (place[0] - before[0]) * part, before[1] + (place[1] - before[1]) * part];
    return [...(was >= 0 === is >= 0 ? [] : [cut]), ...(is >= 0 ? [place] : [])];
  });
}

function areaOf(points: readonly Place[]): number {
  const sum = points.reduce((total, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

function contains(ring: readonly Place[], [x, y]: Place): boolean {
  return ring.reduce((isIn, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !isIn : isIn;
  }, false);
}
