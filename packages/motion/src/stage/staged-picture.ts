import type { LayeredSceneInput } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import { closeUpsOf, indoorPlaces, readScenePlan } from '@kinora/painter';
import type { LayerMotion, PlaceLayers, ScenePlan } from '@kinora/painter';
import { cutPicture, frameSize, unitsOf } from '../picture/cut-layers.ts';
import type { Area, LayerInput } from '../picture/cut-layers.ts';
import type { Seen } from '../camera/closer-shots.ts';
import { withoutSpans } from '../talk/unseen.ts';
import type { Span } from '../talk/unseen.ts';
import { lifeTrack } from './life-track.ts';
import {
  comeIn,
  comeNear,
  comeRound,
  dashOver,
  driveBefore,
  goOut,
  rideOver,
  runAground,
  wayOver,
} from './ride-over.ts';
import type { Sea } from './ride-over.ts';
import { goingOnVoyage, sailingAt } from './staged-voyage.ts';
import type { Sailing } from './staged-voyage.ts';
import type { StagingCall } from './staging-call.ts';
import { otherHour } from './other-hour.ts';
import { isSeenDuring, stretchesOf, turningSeconds } from './stretches.ts';
import type { Stretch } from './stretches.ts';

export type ParticleInput = NonNullable<LayeredSceneInput['particles']>[number];

/** A picture in layers, not moving yet but for water, clouds and leaves. */
export interface StagedPicture {
  /** Back to front. */
  readonly layers: readonly LayerInput[];
  /** What the picture is about, in scene units; null when nothing stands out. */
  readonly subject: Area | null;
  /** Who is seen when. */
  readonly stretches: readonly SeenStretch[];
  /** Whether it is one of ours, painted again layer by layer. */
  readonly isPainted: boolean;
  /** Whether it is known to show no open air, in which petals could fall. */
  readonly isIndoors: boolean;
  /** Weather the picture was painted in. */
  readonly particles: readonly ParticleInput[];
}

/** A stretch of a scene, and who is seen in it: in a painted scene of a film; null where nobody is, and in all other pictures. */
export interface SeenStretch extends Stretch {
  readonly seen: Seen | null;
}

/** So far beyond the frame, as a part of its shorter side, a painted place goes on. */
export const bleedPart = 0.14;

/** Paints the layers of a picture of ours again, or cuts anyone's into what is near and what is far. */
export async function stagePicture(
  request: VideoRequest & { readonly image: string },
  { life }: { readonly life: number },
  call: StagingCall,
): Promise<StagedPicture> {
  const plan = readScenePlan(request.imagePlan);
  if (plan !== undefined) {
    return stageDiorama(plan, request, { life, call });
  }
  const { workFolder, signal, subjects } = call;
  const { aspectRatio, longSide, image: file } = request;
  const cut = await cutPicture({ file, aspectRatio, longSide, workFolder, signal }, subjects);
  const stretches = stretchesOf({}, request).map((stretch) => ({ ...stretch, seen: null }));
  return { ...cut, stretches, isPainted: false, isIndoors: false, particles: [] };
}

async function stageDiorama(
  whole: ScenePlan,
  request: VideoRequest,
  { life, call }: { life: number; call: StagingCall },
): Promise<StagedPicture> {
  const { seed } = request;
  const plan = asSeen(whole, stretchesOf(whole, request));
  const size = frameSize(request);
  // Even, so that layers that lie still meet the pixels of the film.
  const bleed = Math.round((Math.min(size.width, size.height) * bleedPart) / 2) * 2;
  const scene = await call.painting.layers({ plan, ...size, bleed, folder: call.workFolder }, call);
  // Some places are painted at their picture's moment alone, and without anybody near.
  const stretches = stretchesOf(asSeen(plan, scene.layers), request);
  const sailing = (moment: PlaceLayer['moment']): Sailing | undefined =>
    sailingAt(scene.layers, moment, { plan, request, size, stretches });
  const isAfraid = plan.subjects.some(({ gesture }) => gesture === 'tremble');
  const layers = scene.layers.map((layer, index): LayerInput => {
    const flow = flowOf(layer.motion, { life, seed: seed + index });
    const box = unitsOf(size, layer.area);
    return {
      id: `${index}-${layer.name}`,
      files: [...layer.files],
      box,
      depth: depthOf(layer.depth),
      edge: 'extend',
      ...(layer.motion === 'screen' ? { space: 'screen' } : {}),
      ...(flow === undefined ? {} : { flow }),
      ...(layer.cast !== null && isAfraid ? trembling : {}),
      ...livingIn(layer, box, { stretches, request, plan, sailing: sailing(layer.moment) }),
    };
  });
  const isIndoors = indoorPlaces.has(plan.place);
  const particles = weatherOf(plan, scene, seed);
  const seenDuring = (stretch: Stretch): Seen | null =>
    plan.isForFilm === true
      ? seenIn(
          scene.layers.filter(({ moment }) => isSeenDuring(stretch, moment)),
          { size, request, stretch, sailing },
        )
      : null;
  const seen = stretches.map((stretch) => ({ ...stretch, seen: seenDuring(stretch) }));
  const dark = await otherHour(plan, request, call.workFolder);
  const lit = dark === undefined ? layers : [...layers, dark];
  return { layers: lit, subject: null, stretches: seen, isPainted: true, isIndoors, particles };
}

/** A plan with no other moments than some that are seen. */
function asSeen(
  { turn, closeUp, nextCloseUp, ...plan }: ScenePlan,
  seen: readonly Pick<Stretch, 'moment'>[],
): ScenePlan {
  const has = (wanted: Stretch['moment']): boolean => seen.some(({ moment }) => moment === wanted);
  return {
    ...plan,
    ...(turn !== undefined && has('other') ? { turn } : {}),
    ...(closeUp !== undefined && has('close') ? { closeUp } : {}),
    ...(nextCloseUp !== undefined && has('nextClose') ? { nextCloseUp } : {}),
  };
}

/** How a layer goes and lives while it is seen; it is seen at no other time. */
function livingIn(
  layer: PlaceLayer,
  box: Area,
  {
    stretches,
    request,
    plan,
    sailing,
  }: {
    stretches: readonly Stretch[];
    request: VideoRequest;
    plan: ScenePlan;
    sailing: Sailing | undefined;
  },
): Pick<LayerInput, 'keys' | 'anchor' | 'sways' | 'variantTrack'> {
  const { moment, paceSeconds, files, views } = layer;
  const own = stretches.filter((stretch) => isSeenDuring(stretch, moment));
  const [first, last] = moment === null ? [] : [own[0], own.at(-1)];
  const fromSeconds = first?.fromSeconds ?? 0;
  const seconds = last === undefined ? request.durationSeconds : endOf(last) - fromSeconds;
  const { seed } = request;
  const way = { request: { ...request, durationSeconds: seconds }, sea: seaOf(plan) };
  const aground = plan.aground === undefined ? undefined : turningSeconds(plan.aground, request);
  const isLiving = files.length - views > 1;
  const life = isLiving ? lifeTrack({ paceSeconds, durationSeconds: seconds, seed }) : undefined;
  const voyage =
    sailing === undefined
      ? undefined
      : goingOnVoyage(layer, box, {
          sailing,
          sea: way.sea,
          request: way.request,
          life,
          perPixel: box.width / layer.area.width,
        });
  const going =
    layer.motion === 'sprout'
      ? comingUp(plan, request)
      : (voyage ?? lyingFrom(aground, layer.motion, goingOf(layer, box, way)));
  const track = going.variantTrack ?? life;
  const living = {
    ...going,
    ...(going.keys === undefined ? {} : { keys: later(going.keys, fromSeconds) }),
    ...(track === undefined ? {} : { variantTrack: later(track, fromSeconds) }),
  };
  return withoutSpans(living, hiddenSpans(stretches, own));
}

/** What is not above the ground before it is told, or seen from near. */
function comingUp({ turn, ...plan }: ScenePlan, request: VideoRequest): Partial<LayerInput> {
  const seen = closeUpsOf(plan).find(({ thing }) => thing?.figure === 'icon:seedling')?.at;
  const part = seen ?? (turn?.isBefore === true ? turn.at : undefined);
  const at = part === undefined ? undefined : turningSeconds(part, request);
  return at === undefined || at <= 0
    ? {}
    : {
        keys: [
          { atSeconds: 0, opacity: 0, ease: 'hold' },
          { atSeconds: at, opacity: 1 },
        ],
      };
}

/** What lies on the water, from a moment on aground. */
function lyingFrom(
  aground: number | undefined,
  motion: LayerMotion,
  going: Partial<LayerInput>,
): Partial<LayerInput> {
  const isOnWater = motion === 'ride' || motion === 'float';
  return aground === undefined || !isOnWater ? going : { ...going, ...runAground(going, aground) };
}

function later<Key extends { readonly atSeconds: number }>(keys: readonly Key[], by: number): Key[] {
  return keys.map((key) => ({ ...key, atSeconds: key.atSeconds + by }));
}

/** A scene may go on a little longer than it was said to. */
const overtimeSeconds = 1;

const endOf = ({ fromSeconds, seconds }: Stretch): number => fromSeconds + seconds;

/** When something is not seen, each time in one. */
function hiddenSpans(stretches: readonly Stretch[], seen: readonly Stretch[]): Span[] {
  const spans: [number, number][] = [];
  for (const [index, stretch] of stretches.entries()) {
    const before = stretches[index - 1];
    const until = endOf(stretch) + (index === stretches.length - 1 ? overtimeSeconds : 0);
    const last = spans.at(-1);
    if (seen.includes(stretch)) {
      continue;
    }
    if (last !== undefined && before !== undefined && !seen.includes(before)) {
      last[1] = until;
    } else {
      spans.push([stretch.fromSeconds, until]);
    }
  }
  return spans;
}

/** From side to side, quickly and hardly seen: who is afraid. */
const trembling: Pick<LayerInput, 'sways'> = {
  sways: [{ of: 'x', amount: 2.4, periodSeconds: 0.17, phase: 0, irregularity: 0.5 }],
};

/** How the water is: rough in wind and haste, still in fog and sorrow. */
function seaOf({ weather, mood }: ScenePlan): Sea {
  if (weather === 'storm' || mood === 'energetic' || mood === 'dramatic') {
    return 'rough';
  }
  return weather === 'fog' || mood === 'sad' ? 'still' : 'calm';
}

/** Where somebody or something goes that is on its way. */
function goingOf(
  { motion, heading, feet, area }: PlaceLayer,
  box: Area,
  { request, sea }: { readonly request: VideoRequest; readonly sea: Sea },
): Partial<LayerInput> {
  switch (motion) {
    case 'ride':
      return rideOver(box, request, { sea });
    case 'float':
      return rideOver(box, request, { sea, isGoing: false });
    case 'dash':
      return dashOver(heading ?? 1, request);
    case 'leave':
    case 'yield':
      return driveBefore(motion, heading ?? 1, { box, way: request });
    case 'round': {
      const unit = box.width / area.width;
      const { near, far } = feet ?? { near: area.y + area.height, far: area.y + area.height };
      return comeRound(heading ?? 1, { near: near * unit, far: far * unit }, { box, way: request });
    }
    case 'come':
      return comeIn(heading ?? 1, box, request);
    case 'near':
      return comeNear(heading ?? 1, box, request);
    case 'go':
      return goOut(heading ?? 1, box, request);
    case 'pass':
      return unseen;
    default:
      return {};
  }
}

/** Flecks are seen to pass by while something goes past them. */
const unseen: Partial<LayerInput> = { keys: [{ atSeconds: 0, opacity: 0 }] };

/** Layers on which somebody or something is beside whom a scene is about: a boat, or a whale, before who stands ashore; who goes. */
const besides: ReadonlySet<LayerMotion> = new Set<LayerMotion>(['float', 'water', 'come', 'near', 'go']);

/** Who is on layers of their own and stays in sight of whom a scene is about. */
function besideIn(layers: PlaceLayers['layers'], hero: PlaceLayer): readonly PlacedArea[] {
  return layers.flatMap(({ cast, motion }) =>
    cast === null || cast === hero.cast || !besides.has(motion) ? [] : [cast.hero, ...cast.others],
  );
}

type PlaceLayer = PlaceLayers['layers'][number];
type PlacedArea = NonNullable<PlaceLayer['cast']>['hero'];

/** Scene units below its waterline that no subtitles are to hide of what floats. */
const draught = 34;

function seenIn(
  layers: PlaceLayers['layers'],
  {
    size,
    request,
    stretch,
    sailing,
  }: {
    size: { width: number; height: number };
    request: VideoRequest;
    stretch: Stretch;
    sailing: (moment: PlaceLayer['moment']) => Sailing | undefined;
  },
): Seen | null {
  // Whoever swims or sails behind others is not whom a scene is about.
  const layer = layers.findLast(({ cast }) => cast !== null);
  // What comes round a bend to whom a scene is about is seen all the while.
  if (layer === undefined || layer.cast === null || layers.some(({ motion }) => motion === 'round')) {
    return null;
  }
  const { hero, all, others, isSeenWhole } = layer.cast;
  const course = layer.motion === 'ride' ? sailing(layer.moment)?.course : undefined;
  const isAfloat = layer.motion === 'ride' || layer.motion === 'float';
  const placed = unitsOf(size, hero);
  return {
    // Of a hull more is seen than its waterline: it goes up and down.
    hero: isAfloat ? { ...placed, height: placed.height + draught } : placed,
    all: unitsOf(size, all),
    others: others.map((area) => unitsOf(size, area)),
    around: besideIn(layers, layer).map((area) => unitsOf(size, area)),
    isSeenWhole,
    depth: depthOf(layer.depth),
    ...(layer.motion === 'dash'
      ? { way: wayOver(layer.heading ?? 1, { ...request, durationSeconds: stretch.seconds }) }
      : {}),
    ...(course === undefined ? {} : { course }),
  };
}

/** The painter's depths reach from the horizon to right before the camera; a film keeps away from both. */
function depthOf(depth: number): number {
  return 0.12 + 0.66 * depth;
}

function flowOf(motion: LayerMotion, by: { life: number; seed: number }): LayerInput['flow'] {
  const { life: speed, seed } = by;
  switch (motion) {
    case 'water':
      return { kind: 'water', amount: 6 * speed, wavelength: 150, speed, seed };
    case 'drift':
      return { kind: 'clouds', amount: 9 * speed, wavelength: 700, speed, seed };
    case 'sway':
      return { kind: 'foliage', amount: 7 * speed, wavelength: 420, speed, seed };
    case 'still':
    case 'alive':
    case 'ride':
    case 'dash':
    case 'float':
    case 'leave':
    case 'yield':
    case 'come':
    case 'near':
    case 'go':
    case 'wake':
    case 'pass':
    case 'recede':
    case 'approach':
    case 'sprout':
    case 'round':
    case 'screen':
      return undefined;
  }
}

function weatherOf(plan: ScenePlan, { falling }: PlaceLayers, seed: number): ParticleInput[] {
  const isStorm = plan.weather === 'storm';
  const fallen = falling.flatMap((name): ParticleInput[] => {
    switch (name) {
      case 'rain':
        return [{ kind: 'rain', seed, density: isStorm ? 0.85 : 0.5, ...(isStorm ? { wind: 0.35 } : {}) }];
      case 'snow':
        return [{ kind: 'snow', seed, density: 0.55 }];
      case 'petals':
        return [{ kind: 'petals', seed, density: 0.4 }];
      case 'leaves':
        return [{ kind: 'leaves', seed, density: 0.35 }];
      default:
        return [];
    }
  });
  return plan.place === 'underwater'
    ? [{ kind: 'dust', seed, density: 0.45, speed: 0.8, colour: '#d9f6ff' }]
    : fallen;
}
