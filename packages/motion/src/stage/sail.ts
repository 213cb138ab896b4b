import { livingMoments } from '@kinora/painter';
import type { Area, LayerInput } from '../picture/cut-layers.ts';
import type { CoursePoint } from './voyage-course.ts';

type Going = Pick<LayerInput, 'anchor' | 'keys' | 'sways' | 'variantTrack'>;
type Track = NonNullable<LayerInput['variantTrack']>;

/** Up to which length of a hull, beside its whole one, each view of a boat that turns is shown: its own side, and then its views. */
const ends = [0.86, 0.56, 0, -0.56, -0.86, -Infinity] as const;

/** Which view of a boat is seen: 0 is its own side. */
function viewAt({ facing }: CoursePoint): number {
  return ends.findIndex((end) => facing > end);
}

const footOf = (box: Area): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height,
});

const placed = ({ atSeconds, x, y, scale }: CoursePoint) => ({
  atSeconds,
  x,
  y,
  scale,
  ease: 'linear' as const,
});

/** A boat on its course, seen from where it turns to; `life` is what its picture of one side shows by then. */
export function sailAlong(
  course: readonly CoursePoint[],
  { box, life, views, sways }: { box: Area; life: Track; views: number } & Pick<LayerInput, 'sways'>,
): Going {
  const turned = course.map((point) => ({ atSeconds: point.atSeconds, view: viewAt(point) }));
  const isOwn = (seconds: number): boolean =>
    (turned.findLast(({ atSeconds }) => atSeconds <= seconds)?.view ?? 0) === 0;
  const first = livingMoments.length + 1;
  const changes = turned.flatMap(({ atSeconds, view }, place) => {
    if (view === (turned[place - 1]?.view ?? 0)) {
      return [];
    }
    const own = life.findLast((key) => key.atSeconds <= atSeconds)?.variant ?? 0;
    return [{ atSeconds, variant: view === 0 ? own : first + view - 1 }];
  });
  const track = [...life.filter(({ atSeconds }) => isOwn(atSeconds)), ...changes].toSorted(
    (one, other) => one.atSeconds - other.atSeconds,
  );
  return {
    anchor: footOf(box),
    keys: course.map((point) => ({ ...placed(point), rotationDegrees: point.rotationDegrees })),
    ...(sways === undefined ? {} : { sways }),
    ...(views === 0 ? { variantTrack: life } : { variantTrack: track }),
  };
}

/** Below this the water lies still about a boat. */
const leastSpeed = 0.3;
/** Foam is seen from the side alone. */
const leastFacing = 0.5;
const foamSeconds = 0.2;

/** The foam of a boat on its course: at rest the first picture, under way those of the side it goes to. */
export function foamAlong(
  course: readonly CoursePoint[],
  { box, heading }: { readonly box: Area; readonly heading: -1 | 1 },
): Going {
  const pictureAt = ({ speed, facing, atSeconds }: CoursePoint): number => {
    if (speed < leastSpeed || Math.abs(facing) < leastFacing) {
      return 0;
    }
    const flicker = Math.floor(atSeconds / foamSeconds) % 2;
    return (facing * heading > 0 ? 1 : 3) + flicker;
  };
  return {
    anchor: footOf(box),
    keys: course.map((point) => ({ ...placed(point), opacity: 0.55 + 0.45 * Math.min(1, point.speed) })),
    variantTrack: course
      .map((point) => ({ atSeconds: point.atSeconds, variant: pictureAt(point) }))
      .filter(({ variant }, place, all) => variant !== all[place - 1]?.variant),
  };
}

/** Scene units in a second that flecks pass by at a good speed. */
const passing = 620;

/** Flecks on the water that a boat leaves behind, again and again; of either of two layers, by turns. */
export function passBy(
  course: readonly CoursePoint[],
  { box, heading, phase }: { readonly box: Area; readonly heading: -1 | 1; readonly phase: number },
): Going {
  const long = box.width * 0.5;
  let gone = phase * long;
  return {
    keys: course.map(({ atSeconds, facing, speed }, place) => {
      gone -=
        heading * Math.sign(facing) * speed * passing * (atSeconds - (course[place - 1]?.atSeconds ?? 0));
      const x = (((gone % long) + long) % long) - long / 2;
      const shown = Math.max(0, 1 - Math.abs(x) / (long * 0.46)) * Math.min(1, Math.max(0, speed - 0.2) * 2);
      return { atSeconds, x, opacity: shown, ease: 'linear' as const };
    }),
  };
}

/** How small land is that is far away. */
const farScale = 0.2;

/** Where the foot of land is near by and far away, in scene units from the top. */
export interface LandFeet {
  readonly near: number;
  readonly far: number;
}

const standing = (box: Area, { near }: LandFeet) => ({ x: box.x + box.width / 2, y: near });

/** A shore that a boat goes away from, until it is told to be small. */
export function growSmall(box: Area, feet: LandFeet, until: number): Going {
  const y = feet.far - feet.near;
  return {
    anchor: standing(box, feet),
    keys: [
      { atSeconds: 0, scale: 1, ease: 'out' },
      { atSeconds: until, scale: farScale, y, ease: 'linear' },
      { atSeconds: until + 1.5, scale: farScale * 0.7, y, opacity: 0 },
    ],
  };
}

/** Land that a boat comes to: far away it comes up when the other shore is gone, and is near at last. */
export function growLarge(
  box: Area,
  feet: LandFeet,
  { from, until }: { readonly from: number; readonly until: number },
): Going {
  const away = { scale: farScale * 0.8, y: feet.far - feet.near };
  return {
    anchor: standing(box, feet),
    keys: [
      { atSeconds: 0, ...away, opacity: 0 },
      { atSeconds: from, ...away, opacity: 0 },
      { atSeconds: from + 0.8, ...away, opacity: 1, ease: 'smooth' },
      { atSeconds: until, scale: 1 },
    ],
  };
}
