import { layerDistance } from '@kinora/renderer';
import { between, seededRandom } from '@kinora/painter';
import type { Area } from '../picture/cut-layers.ts';
import type { CameraInput, CameraKeyInput } from './camera-path.ts';

/** Who is seen in a painted scene, in scene units. */
export interface Seen {
  readonly hero: Area;
  readonly all: Area;
  /** Each of those beside the hero. */
  readonly others?: readonly Area[];
  /** Who swims, sails or goes near them: no shot is about these alone, and none cuts them off. */
  readonly around?: readonly Area[];
  /** Whether all of the hero is to be seen: a boat, a beast, somebody who does something with the feet. */
  readonly isSeenWhole: boolean;
  /** Of the layer they are on. */
  readonly depth: number;
  /** Scene units to the right of where they are painted, at the beginning and the end of the scene, where they go through it. */
  readonly way?: readonly [number, number];
  /** The same at many times, for whoever goes to and fro. */
  readonly course?: readonly { readonly atSeconds: number; readonly x: number }[];
}

interface SceneToCut {
  readonly seen: Seen;
  readonly size: { readonly width: number; readonly height: number };
  readonly durationSeconds: number;
  readonly seed: number;
  /** Depth of the nearest layer, and scene units that all of them reach beyond the picture. */
  readonly nearest: { readonly depth: number; readonly bleed: number };
  /** About how long a shot is looked at. */
  readonly shotSeconds: number;
  /** How many shots went before: who was looked at from further away last is looked at from near first. */
  readonly shotsBefore?: number;
  /** The camera of a shot from further away. */
  readonly wide: (seconds: number, shot: number) => CameraInput;
}

/** No shot is shorter. */
const shortest = 2.6;
/** Closer than this a painted place is seen to be enlarged; what is hardly closer is no other shot. */
const [leastZoom, mostZoom] = [1.25, 1.72];
/** How much nearer the camera comes during a closer shot. */
const creep = 0.045;

/** Cuts a scene that lasts into shots, as films are: everything, then nearer at who it is about, and so on. */
export function closerShots(scene: SceneToCut): CameraInput {
  const { durationSeconds, seed, wide, shotSeconds, shotsBefore = 0 } = scene;
  const view = closeView(scene);
  const count = durationSeconds < shortest * 2 ? 1 : Math.round(durationSeconds / shotSeconds);
  if (view === undefined || (count < 2 && shotsBefore === 0)) {
    return wide(durationSeconds, shotsBefore);
  }
  const other = anotherView(scene, view);
  const random = seededRandom(seed);
  const starts = Array.from({ length: count }, (_, shot) =>
    shot === 0 ? 0 : (durationSeconds * (shot + between(random, -0.12, 0.12))) / count,
  );
  const shots = starts.flatMap((fromSeconds, shot) => {
    const seconds = (starts[shot + 1] ?? durationSeconds) - fromSeconds;
    const near = nearerView(shot + shotsBefore, { view, other });
    return near === undefined
      ? later(wide(seconds, shot + shotsBefore), { fromSeconds, seconds, isBackward: shot + shotsBefore > 0 })
      : [{ fromSeconds, keys: creepingIn(scene, near, { fromSeconds, seconds }) }];
  });
  return { seed: seed % 10_000, shots };
}

/** Every second shot is a nearer one, and every fourth from the third on one from elsewhere; undefined for all from further away. */
function nearerView(
  shot: number,
  { view, other }: { readonly view: View; readonly other: View | undefined },
): View | undefined {
  if (shot % 2 === 1) {
    return view;
  }
  return shot % 4 === 2 ? other : undefined;
}

/** How near a view is that shows a place from elsewhere, and where the hero is in it, as a part of its width. */
const elsewhere = { zoom: 1.2, hero: 0.62 };
/** A view is another one whose middle is this part of the width away, or that is so much wider. */
const [leastAway, leastWider] = [0.05, 0.25];
/** So much of somebody's width is in a view that is about another, or they are out of it. */
const whole = 0.96;

/**
 * A third view: of somebody beside the hero, or of everything with the hero on the other side. Undefined for who goes through
 * the picture, and where it would cut somebody off.
 */
function anotherView(scene: SceneToCut, view: View): View | undefined {
  const { seen, size } = scene;
  const { hero, others = [], around = [], way, course } = seen;
  if (way !== undefined || course !== undefined) {
    return undefined;
  }
  const [beside] = others;
  const views = [
    ...(beside === undefined
      ? []
      : zoomsTo(Math.min(zoomOn(beside, size), mostZoom)).map((zoom) =>
          framed(scene, { subject: beside, zoom, isCut: false }),
        )),
    aside(scene),
  ];
  const isWhole = (each: View): boolean =>
    [hero, ...others, ...around].every((area) => {
      const { part, hasHead, hasFeet } = partIn(scene, each, area);
      return area === beside || part <= grazed || (part >= whole && hasHead && hasFeet);
    });
  const isAnother = ({ x, zoom }: View): boolean =>
    Math.abs(x - view.x) > size.width * leastAway || view.zoom - zoom > leastWider;
  return views.find((each) => isWhole(each) && isAnother(each));
}

/** Everything, with the hero on the other side of the picture than where they stand. */
function aside(scene: SceneToCut): View {
  const { seen, size, nearest } = scene;
  const { hero } = seen;
  const view = framed(scene, { subject: hero, zoom: elsewhere.zoom, isCut: false });
  const middle = hero.x + hero.width / 2;
  const at = middle < size.width / 2 ? elsewhere.hero : 1 - elsewhere.hero;
  const across = size.width / elsewhere.zoom;
  const x = (middle - (at - 0.5) * across - size.width / 2) * layerDistance(seen.depth, 1);
  return { ...view, x: within(x, { whole: size.width, part: across }, nearest) };
}

/** A shot that comes a little nearer to what is framed already. */
export function creepingShot(fromSeconds: number, seconds: number): CameraInput['shots'][number] {
  const key = { x: 0, y: 0, zoom: 1, ease: 'linear' } as const;
  return {
    fromSeconds,
    keys: [
      { ...key, atSeconds: fromSeconds, dolly: 0 },
      { ...key, atSeconds: fromSeconds + seconds, dolly: creep },
    ],
  };
}

/** A camera's shots at another time. */
export function shotsFrom({ shots }: CameraInput, fromSeconds: number): CameraInput['shots'] {
  return shots.map(({ fromSeconds: from = 0, keys }) => ({
    fromSeconds: from + fromSeconds,
    keys: keys.map((key) => ({ ...key, atSeconds: key.atSeconds + fromSeconds })),
  }));
}

/** A camera's way at another time; backward where it has gone that way before. */
function later(
  { shots }: CameraInput,
  { fromSeconds, seconds, isBackward }: { fromSeconds: number; seconds: number; isBackward: boolean },
): CameraInput['shots'] {
  return shots.map(({ keys }) => ({
    fromSeconds,
    keys: (isBackward ? keys.toReversed() : keys).map((key) => ({
      ...key,
      atSeconds: fromSeconds + (isBackward ? seconds - key.atSeconds : key.atSeconds),
    })),
  }));
}

/** Where a head and feet are in a closer shot, as parts of its height. */
const airPart = 0.12;
const footParts = { wide: 0.84, upright: 0.74 } as const;
/** So much of a person is seen in a picture that cuts them off. */
const cutPart = 0.68;

interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Times at which a camera looks anew where somebody is who goes to and fro. */
const followSeconds = 0.8;

/** Nearer and nearer, and along with who is on their way. */
function creepingIn(
  scene: SceneToCut,
  view: View,
  { fromSeconds, seconds }: { fromSeconds: number; seconds: number },
): CameraKeyInput[] {
  const { seen, size, durationSeconds, nearest } = scene;
  const at = (atSeconds: number): View => {
    const [from, to] = seen.way ?? [0, 0];
    const along =
      seen.course?.findLast((point) => point.atSeconds <= atSeconds)?.x ??
      from + ((to - from) * atSeconds) / durationSeconds;
    const across = { whole: size.width, part: size.width / view.zoom };
    return {
      ...view,
      x: within(view.x + along * layerDistance(seen.depth, 1), across, nearest),
    };
  };
  // A camera that goes along to and fro is a little behind, as if held by hand.
  const steps = seen.course === undefined ? 1 : Math.max(1, Math.round(seconds / followSeconds));
  return Array.from({ length: steps + 1 }, (_, step): CameraKeyInput => {
    const part = step / steps;
    const atSeconds = fromSeconds + seconds * part;
    return { atSeconds, ...at(atSeconds), dolly: creep * part, ease: steps === 1 ? 'linear' : 'through' };
  });
}

/** No further than all layers reach. */
function within(
  value: number,
  { whole, part }: { whole: number; part: number },
  nearest: SceneToCut['nearest'],
): number {
  const most = Math.max(0, layerDistance(nearest.depth, 1) * (whole / 2 + nearest.bleed - part / 2) * 0.94);
  return Math.max(-most, Math.min(most, value));
}

/**
 * All of them where they fit into a closer shot, else whoever it is about: a person as far as the knees, a beast, a boat and who is
 * on their feet whole. Undefined where they are as near already.
 */
function closeView(scene: SceneToCut): View | undefined {
  const { seen, size } = scene;
  const { hero, all, isSeenWhole } = seen;
  const isAlone = all.width < hero.width * 1.05;
  const isUpright = hero.height > hero.width;
  const isCut = isUpright && !isSeenWhole;
  const togetherZoom = isAlone ? 0 : zoomOn(all, size);
  if (togetherZoom >= leastZoom) {
    return framed(scene, { subject: all, zoom: Math.min(togetherZoom, mostZoom), isCut: false });
  }
  const nearest = isCut
    ? Math.min(size.height / (hero.height * cutPart), (size.width * 0.8) / hero.width)
    : zoomOn(hero, size);
  return zoomsTo(Math.min(nearest, mostZoom))
    .map((zoom) => framed(scene, { subject: hero, zoom, isCut }))
    .find((view) =>
      [...(seen.others ?? []), ...(seen.around ?? [])].every((other) => isKept(scene, view, other)),
    );
}

/** From the nearest to the furthest that is another shot; none where even the nearest is hardly closer. */
function zoomsTo(nearest: number): number[] {
  const steps = 6;
  return nearest < leastZoom
    ? []
    : Array.from({ length: steps }, (_, step) => nearest - ((nearest - leastZoom) * step) / (steps - 1));
}

/** Parts of somebody's width: what is seen of who is not in a shot, and of who is. */
const [grazed, shown] = [0.1, 0.9];

/** Whether somebody beside the hero is out of a shot, or in it with their head. */
function isKept(scene: SceneToCut, view: View, other: Area): boolean {
  const { part, hasHead } = partIn(scene, view, other);
  return part <= grazed || (part >= shown && hasHead);
}

/** How much of somebody's width is in a shot, and whether their head is. */
function partIn(
  { seen, size }: SceneToCut,
  { x, y, zoom }: View,
  other: Area,
): { part: number; hasHead: boolean; hasFeet: boolean } {
  const distance = layerDistance(seen.depth, 1);
  const [across, down] = [size.width / zoom, size.height / zoom];
  const left = size.width / 2 + x / distance - across / 2;
  const top = size.height / 2 + y / distance - down / 2;
  const inside = Math.min(left + across, other.x + other.width) - Math.max(left, other.x);
  return {
    part: inside / other.width,
    hasHead: other.y > top,
    hasFeet: other.y + other.height < top + down,
  };
}

function footPart({ width, height }: SceneToCut['size']): number {
  return footParts[width > height ? 'wide' : 'upright'];
}

/** How near a figure can be of whom all is seen. */
function zoomOn(area: Area, size: SceneToCut['size']): number {
  const wholePart = footPart(size) - airPart;
  return Math.min((size.height * wholePart) / area.height, (size.width * 0.86) / area.width);
}

function framed(
  { seen, size, nearest }: SceneToCut,
  { subject, zoom, isCut }: { subject: Area; zoom: number; isCut: boolean },
): View {
  const [across, down] = [size.width / zoom, size.height / zoom];
  const foot = footPart(size);
  // With some air above the head, or where all of them is shown, with their feet above the subtitles.
  const isWhole = !isCut || subject.height < down * (foot - airPart);
  const top = isWhole ? subject.y + subject.height - down * foot : subject.y - down * airPart;
  const middle = { x: subject.x + subject.width / 2 - size.width / 2, y: top + down / 2 - size.height / 2 };
  const distance = layerDistance(seen.depth, 1);
  return {
    zoom,
    x: within(middle.x * distance, { whole: size.width, part: across }, nearest),
    y: within(middle.y * distance, { whole: size.height, part: down }, nearest),
  };
}
