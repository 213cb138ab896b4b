import type { VideoRequest } from '@kinora/models';
import type { PlaceLayers, ScenePlan } from '@kinora/painter';
import { unitsOf } from '../picture/cut-layers.ts';
import type { Area, LayerInput } from '../picture/cut-layers.ts';
import { rideOver } from './ride-over.ts';
import type { Sea } from './ride-over.ts';
import { foamAlong, growLarge, growSmall, passBy, sailAlong } from './sail.ts';
import { isSeenDuring, turningSeconds } from './stretches.ts';
import type { Stretch } from './stretches.ts';
import { legsIn, voyageCourse } from './voyage-course.ts';
import type { CoursePoint } from './voyage-course.ts';

type PlaceLayer = PlaceLayers['layers'][number];

/** A boat that does what is told of it, in the time in which it is seen. */
export interface Sailing {
  readonly course: readonly CoursePoint[];
  readonly heading: -1 | 1;
  readonly seconds: number;
  /** When the shore behind it is told to be small; undefined where it is not. */
  readonly leftAt: number | undefined;
}

interface Staged {
  readonly plan: ScenePlan;
  readonly request: VideoRequest;
  readonly size: { readonly width: number; readonly height: number };
  readonly stretches: readonly Stretch[];
}

/** So much of the picture's width is left free at either side, and before land, and how far one goes on a river, in widths of the hull. */
const [margin, beforeLand, onRiver] = [0.03, 0.24, 0.6] as const;

/** The voyage that is seen at a moment; undefined where no boat makes one. */
export function sailingAt(
  layers: readonly PlaceLayer[],
  moment: PlaceLayer['moment'],
  { plan, request, size, stretches }: Staged,
): Sailing | undefined {
  const boat = layers.find(
    ({ motion, cast, moment: at }) =>
      (motion === 'ride' || motion === 'float') && cast !== null && at === moment,
  );
  if (plan.voyage === undefined || plan.aground !== undefined || !boat?.cast) {
    return undefined;
  }
  const own = stretches.filter((stretch) => isSeenDuring(stretch, moment));
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) {
    return undefined;
  }
  const stretch = {
    fromSeconds: first.fromSeconds,
    seconds: last.fromSeconds + last.seconds - first.fromSeconds,
  };
  const legs = legsIn(plan.voyage, (part) => turningSeconds(part, request), stretch);
  const leftAt = legs.find(({ does }) => does === 'leave')?.atSeconds;
  const heading = boat.heading ?? 1;
  const hull = unitsOf(size, boat.cast.hero);
  const width = request.aspectRatio === '16:9' ? 1920 : 1080;
  // Before the land ahead there is room for it to come near.
  const ahead = plan.details?.includes('landfall') === true ? beforeLand : margin;
  const [left, right] = heading > 0 ? [margin, ahead] : [ahead, margin];
  const room: readonly [number, number] =
    boat.motion === 'float'
      ? [-hull.width * onRiver, hull.width * onRiver]
      : [width * left - hull.x, width * (1 - right) - hull.x - hull.width];
  const course = voyageCourse(legs, {
    seconds: stretch.seconds,
    heading,
    room,
    unit: boat.motion === 'float' ? hull.width / 11 : width / 100,
    isLeaving: leftAt !== undefined,
  });
  return legs.length === 0 ? undefined : { course, heading, seconds: stretch.seconds, leftAt };
}

/** After the words that tell it, a shore is small. */
const smallAfter = 1.6;

/** How a layer goes that has a part in a voyage; undefined for all others. */
export function goingOnVoyage(
  layer: PlaceLayer,
  box: Area,
  {
    sailing,
    sea,
    request,
    life,
    perPixel,
  }: {
    readonly sailing: Sailing;
    readonly sea: Sea;
    readonly request: VideoRequest;
    readonly life: LayerInput['variantTrack'];
    /** Scene units of a pixel. */
    readonly perPixel: number;
  },
): Partial<LayerInput> | undefined {
  const { course, heading, seconds, leftAt } = sailing;
  const { near = box.y + box.height, far = near } = layer.feet ?? {};
  const feet = { near: near * perPixel, far: far * perPixel };
  const gone = leftAt === undefined ? seconds * 0.4 : Math.min(seconds * 0.8, leftAt + smallAfter);
  switch (layer.motion) {
    case 'ride':
    case 'float': {
      const { sways } = rideOver(box, request, { sea });
      return sailAlong(course, { box, life: life ?? [], views: layer.views, sways });
    }
    case 'wake':
      return foamAlong(course, { box, heading });
    case 'pass':
      return passBy(course, { box, heading, phase: layer.name === 'passing' ? 0 : 0.5 });
    case 'recede':
      return growSmall(box, feet, gone);
    case 'approach':
      return growLarge(box, feet, { from: Math.min(gone, seconds * 0.62), until: seconds - 0.4 });
    default:
      return undefined;
  }
}
