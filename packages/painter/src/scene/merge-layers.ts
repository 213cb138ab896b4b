import type { Canvas } from '@napi-rs/canvas';
import { momentsOf } from '../canvas/frame.ts';
import type { CastPlaces, Feet, Heading, Sheet } from '../canvas/frame.ts';
import { letGo } from '../canvas/let-go.ts';
import { isNearMoment } from '../plan/painting-order.ts';
import type { LayerMotion, SceneMoment } from '../plan/painting-order.ts';
import type { PaintedLayer } from './stage.ts';

/** Layers of a diorama that move as one. */
export interface LayerBand {
  /** Of its first layer. */
  readonly name: string;
  readonly depth: number;
  readonly motion: LayerMotion;
  readonly heading: Heading | undefined;
  /** When it is seen, in a scene that has several moments; undefined: all the time but in a close-up. */
  readonly moment: SceneMoment | undefined;
  /** Paints its layers together: at rest, then at each of the `livingMoments` where somebody lives on it. Once only. */
  paint(): readonly Canvas[];
  /** Gives back what its layers take: nothing can be read from what was painted any more. */
  letGo(): void;
  readonly paceSeconds: number | undefined;
  readonly feet: Feet | undefined;
  /** How many of its pictures, the last ones, are views from other sides. */
  readonly views: number;
  readonly cast: CastPlaces | undefined;
}

export interface MergedLayers {
  /** Back to front. */
  readonly bands: readonly LayerBand[];
  /** What falls through the air, painted still: `rain`, `snow`, `petals` or `leaves`. Films let it fall instead. */
  readonly falling: readonly string[];
}

/** Every band is painted in every frame of a film: more of them show no more depth. */
const mostBands = 5;
/** Layers this close to each other are one. */
const bandDepth = 0.26;
/** Behind this, nothing is seen to move past anything. */
const skyDepth = 0.08;
/** Haze has no edges that could be seen to move: it goes with what it lies over. */
const haze: ReadonlySet<string> = new Set(['air', 'fog', 'light']);
const weather: ReadonlySet<string> = new Set(['rain', 'snow', 'petals', 'leaves']);
/** Stays where it is on the screen, to be read. */
const lettering = 'lettering';

/**
 * Takes layers together that lie close to each other and move alike. What lies over the whole picture (spilt light, vignette,
 * grain) is painted into each of them, which gives the same picture at rest. The sheets are used up, band by band: all of
 * them painted together at once would be some 20 canvases of a film's size.
 */
export function mergeLayers(layers: readonly PaintedLayer[]): MergedLayers {
  const overlays = layers.filter(isOverlay);
  const world = layers.filter((layer) => !overlays.includes(layer)).map(asLived);
  const baked = bakedIn(layers);
  const isApart = ({ moment }: PaintedLayer): boolean => moment === 'other' || isNearMoment(moment);
  const seen = fewer(gathered(world.filter((layer) => !isApart(layer))));
  // What is seen at another moment stands between the same neighbours, and takes nothing from them.
  const others = gathered(world.filter(isApart));
  const bands = inOrder([...seen, ...others], world).map((band) => openBand(band, baked));
  return { bands, falling: overlays.flatMap(({ name }) => (weather.has(name) ? [name] : [])) };
}

function isOverlay({ motion, name }: PaintedLayer): boolean {
  return motion === 'screen' && name !== lettering;
}

/** What lies over the whole picture and is painted into all that is seen of it. */
export function bakedIn(layers: readonly PaintedLayer[]): readonly PaintedLayer[] {
  return layers.filter((layer) => isOverlay(layer) && !weather.has(layer.name));
}

/** Bands in the order of the last of their layers. */
function inOrder(bands: readonly Gathering[], layers: readonly PaintedLayer[]): readonly Gathering[] {
  const placeOf = ({ members }: Gathering): number =>
    Math.max(...members.map((member) => layers.indexOf(member)));
  return bands.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whoever lives on a layer keeps it for themselves. */
function asLived(layer: PaintedLayer): PaintedLayer {
  const { life, cast } = layer.sheet;
  if (life === undefined || layer.motion !== 'still') {
    return layer;
  }
  return { ...layer, motion: cast?.isUnderWay === true ? 'dash' : 'alive' };
}

interface Gathering {
  readonly motion: LayerMotion;
  readonly members: readonly PaintedLayer[];
}

function gathered(layers: readonly PaintedLayer[]): Gathering[] {
  const bands: Gathering[] = [];
  for (const layer of layers) {
    const last = bands.at(-1);
    if (last !== undefined && !keepsApart(last.motion) && isHaze(layer) && isAtOnce(last, layer)) {
      bands[bands.length - 1] = { ...last, members: [...last.members, layer] };
    } else if (last !== undefined && belongs(last, layer)) {
      bands[bands.length - 1] = { motion: layer.motion, members: [...last.members, layer] };
    } else {
      bands.push({ motion: layer.motion, members: [layer] });
    }
  }
  return bands;
}

const apart: ReadonlySet<LayerMotion> = new Set([
  'alive',
  'ride',
  'float',
  'dash',
  'leave',
  'yield',
  'come',
  'near',
  'go',
  'wake',
  'pass',
  'recede',
  'approach',
  'sprout',
  'round',
]);

/** Whoever lives has moments of their own, at which neither haze nor anybody else is painted. */
function keepsApart(motion: LayerMotion): boolean {
  return apart.has(motion);
}

/** Whether a layer is seen whenever a band is. */
function isAtOnce({ members: [first] }: Gathering, { moment }: PaintedLayer): boolean {
  return first?.moment === moment;
}

function isHaze({ name, motion }: PaintedLayer): boolean {
  return haze.has(name) && motion !== 'screen';
}

function belongs(band: Gathering, layer: PaintedLayer): boolean {
  if (keepsApart(band.motion) || !isAtOnce(band, layer)) {
    return false;
  }
  const isSky = layer.depth < skyDepth && layer.motion !== 'screen';
  return isSky || (band.motion === layer.motion && layer.depth - depthOf(band) <= bandDepth);
}

/** Takes neighbours together, the closest first, until there are few enough. */
function fewer(bands: readonly Gathering[]): readonly Gathering[] {
  const gaps = bands.slice(1).map((band, index) => gapBetween(bands[index] ?? band, band));
  const least = Math.min(...gaps);
  if (bands.length <= mostBands || least === Infinity) {
    return bands;
  }
  const at = gaps.indexOf(least);
  return fewer(
    bands.flatMap((band, index) => {
      const next = bands[index + 1];
      if (index === at + 1) {
        return [];
      }
      return index === at && next !== undefined
        ? [{ motion: band.motion, members: [...band.members, ...next.members] }]
        : [band];
    }),
  );
}

/** Bands that move unlike each other stay apart. */
function gapBetween(one: Gathering, other: Gathering): number {
  const isApart = keepsApart(one.motion) || other.members.some((layer) => !isAtOnce(one, layer));
  return one.motion === other.motion && !isApart ? Math.abs(depthOf(other) - depthOf(one)) : Infinity;
}

/** The mean of what has edges. */
function depthOf({ members }: Gathering): number {
  const solid = members.filter((layer) => !isHaze(layer));
  const counted = solid.length === 0 ? members : solid;
  return counted.reduce((sum, { depth }) => sum + depth, 0) / counted.length;
}

function openBand(band: Gathering, overlays: readonly PaintedLayer[]): LayerBand {
  const [first, ...others] = band.members;
  if (first === undefined) {
    throw new Error('A band of a diorama has no layer');
  }
  return {
    name: first.name,
    depth: depthOf(band),
    motion: band.motion,
    heading: first.sheet.heading,
    moment: first.moment,
    paint: () => paintTogether(momentsOf(first.sheet), { others, overlays }),
    letGo() {
      letGo(canvasesOf(band.members));
    },
    paceSeconds: first.sheet.life?.paceSeconds,
    feet: first.sheet.feet,
    views: first.sheet.views?.length ?? 0,
    cast: band.members.find(({ sheet }) => sheet.cast !== undefined)?.sheet.cast,
  };
}

/** What some layers are painted on. */
function canvasesOf(layers: readonly PaintedLayer[]): Canvas[] {
  return layers.flatMap(({ sheet }) => momentsOf(sheet).map(({ canvas }) => canvas));
}

function paintTogether(
  sheets: readonly Sheet[],
  { others, overlays }: Readonly<Record<'others' | 'overlays', readonly PaintedLayer[]>>,
): readonly Canvas[] {
  for (const { context } of sheets) {
    context.save();
    context.resetTransform();
    for (const { sheet } of others) {
      context.drawImage(sheet.canvas, 0, 0);
    }
    // Only where something is painted, so that all bands together are tinted once.
    context.globalCompositeOperation = 'source-atop';
    for (const { sheet } of overlays) {
      context.drawImage(sheet.canvas, 0, 0);
    }
    context.restore();
  }
  return sheets.map(({ canvas }) => canvas);
}
