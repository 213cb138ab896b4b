import type { BoardContent } from '@kinora/renderer';
import { cueAt } from '../cues.ts';
import { asPicture } from '../draw-whole.ts';
import type { SceneText } from '../scene-text.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import { drawMap, spotOn } from './draw-map.ts';
import { placeNamed, placesIn } from './find-place.ts';
import type { KnownPlace } from './find-place.ts';

type Route = NonNullable<BoardContent['route']>;

/** Width to height of a map, by the shape of its film. */
const ratios: Readonly<Record<BoardContent['aspect'], number>> = { '16:9': 1.8, '9:16': 0.86 };

/** More places than these beside both ends would be a list. */
const mostMarks = 2;
/** In parts of a map: nearer to another one its name would lie on that one's. */
const apart = 0.05;
/** The shortest way that is seen as one. */
const leastWay = 0.05;

/** A way with the earth beneath it, where both its ends are known. */
export function withMap(
  route: Route,
  { narration, code }: Pick<SceneText, 'narration' | 'code'>,
  aspect: BoardContent['aspect'],
): Route {
  const [from, to] = [placeNamed(route.from, code), placeNamed(route.to, code)];
  if (from === undefined || to === undefined || isSame(from, to)) {
    return route;
  }
  const ratio = ratios[aspect];
  const { shapes, spots } = drawMap([from, to], ratio);
  const [start, end] = spots;
  // Of two in one corner of a land no map shows the way.
  if (start === undefined || end === undefined || apartBy(start, end) < leastWay) {
    return route;
  }
  const taken = [start, end];
  const marks = placesIn(narration, code)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ name, at, place }) => {
      const spot = place.land === undefined ? spotOn([from, to], place, ratio) : undefined;
      const isFree = taken.every((other) => spot !== undefined && apartBy(other, spot) > apart);
      if (spot === undefined || !isFree || !isWithin(name, longestLabel)) {
        return [];
      }
      taken.push(spot);
      return [{ name, at: spot, cue: cueAt(narration, at, code) }];
    });
  const picture = asPicture({ set: 'noto', name: 'place-map' }, shapes);
  return { ...route, map: { picture, from: start, to: end, marks: marks.slice(0, mostMarks) } };
}

function isSame(one: KnownPlace, other: KnownPlace): boolean {
  return one.lon === other.lon && one.lat === other.lat;
}

function apartBy([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]): number {
  return Math.hypot(x - otherX, y - otherY);
}
