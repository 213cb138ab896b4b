import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, ImageData } from '@napi-rs/canvas';
import { clamp, luminance, mix, multiply, saturate } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';
import type { DrawnArt, FigureArt } from './figure-art.ts';
import { blurAlpha } from './forms/blur-alpha.ts';
import { lightForms } from './forms/light-forms.ts';
import type { FormPlace } from './forms/light-forms.ts';

/** A lit figure; its foot stands at `footX`, `footY` of the picture. */
export interface Sprite {
  readonly canvas: Canvas;
  readonly footX: number;
  readonly footY: number;
  /** Pixels of the figure's own width, for its shadow. */
  readonly width: number;
}

export interface SpritePlace {
  /** Pixels of the art's 200 units. */
  readonly scale: number;
  readonly distance: number;
  readonly isTurned: boolean;
  /** Shines by itself: lamps, windows by night. */
  readonly glow?: number;
}

interface LitFigure {
  readonly place: SpritePlace;
  readonly sprite: Sprite;
}

/** What does not move is set up as it is at every moment of who does. Gone with its scene. */
const litFigures = new WeakMap<Scene, Map<FigureArt, readonly LitFigure[]>>();

/** Draws a figure and lays the scene's light on it: form, rim on the lit side, shadow below, haze by distance. */
export function lightFigure(art: FigureArt, scene: Scene, place: SpritePlace): Sprite {
  if (!scene.isAlive) {
    return lightUnlit(art, scene, place);
  }
  const ofScene = litFigures.get(scene) ?? new Map<FigureArt, readonly LitFigure[]>();
  litFigures.set(scene, ofScene);
  const before = ofScene.get(art) ?? [];
  const same = before.find((lit) => isSamePlace(lit.place, place));
  if (same !== undefined) {
    return same.sprite;
  }
  const sprite = lightUnlit(art, scene, place);
  ofScene.set(art, [...before, { place, sprite }]);
  return sprite;
}

function isSamePlace(one: SpritePlace, other: SpritePlace): boolean {
  return (
    one.scale === other.scale &&
    one.distance === other.distance &&
    one.isTurned === other.isTurned &&
    one.glow === other.glow
  );
}

function lightUnlit(art: FigureArt, scene: Scene, place: SpritePlace): Sprite {
  const { scale } = place;
  const margin = 4;
  const width = Math.ceil(art.box.width * scale) + 2 * margin;
  const height = Math.ceil(art.box.height * scale) + 2 * margin;
  const footX = place.isTurned ? (art.box.x + art.box.width) * scale + margin : -art.box.x * scale + margin;
  const footY = -art.box.y * scale + margin;
  const spot = { width, height, footX, footY, scale, isTurned: place.isTurned };
  const {
    canvas,
    lit,
    lamps,
    image: drawn,
  } = 'forms' in art
    ? { ...lightForms(art.forms, scene, spot), image: undefined }
    : { ...lightDrawing(art, scene, spot), lamps: undefined };
  const context = canvas.getContext('2d');
  const image = drawn ?? context.getImageData(0, 0, width, height);
  colourIn(image.data, { width, height }, { scene, place, lit, lamps });
  context.putImageData(image, 0, 0);
  return { canvas, footX, footY, width: art.box.width * scale };
}

/** A drawing without forms: its whole outline is taken for one rounded body. */
function lightDrawing(
  art: DrawnArt,
  scene: Scene,
  place: FormPlace,
): { canvas: Canvas; lit: Float32Array; image: ImageData } {
  const { width, height, scale, isTurned } = place;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.save();
  context.translate(place.footX, place.footY);
  context.scale(isTurned ? -scale : scale, scale);
  art.draw(context);
  context.restore();
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const radius = Math.max(2, Math.round(Math.min(width, height) * 0.05));
  const dome = blurAlpha(data, { width, height }, radius);
  const [tx, ty] = scene.light.toward;
  const reach = Math.max(1, Math.round(radius * 0.6));
  const lit = new Float32Array(width * height);
  const [base, strength] = art.isShaded === true ? [0.84, 0.34] : [0.66, 1.2];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x++) {
      if ((data[(row + x) * 4 + 3] ?? 0) === 0) {
        continue;
      }
      const left = x < reach ? 0 : x - reach;
      const right = x + reach < width ? x + reach : width - 1;
      const gx = (dome[row + left] ?? 0) - (dome[row + right] ?? 0);
      const gy = (dome[above + x] ?? 0) - (dome[below + x] ?? 0);
      lit[row + x] = base + (gx * tx + gy * ty) * strength;
    }
  }
  return { canvas, lit, image };
}

interface Colouring {
  readonly scene: Scene;
  readonly place: SpritePlace;
  readonly lit: Float32Array;
  /** Where it shines by itself; undefined: wherever it is warm and bright. */
  readonly lamps: Uint8Array | undefined;
}

/** Turns a figure's own colours into those of the scene's light. */
function colourIn(
  data: Uint8ClampedArray,
  size: { width: number; height: number },
  { scene, place, lit, lamps }: Colouring,
): void {
  const { width, height } = size;
  const { light, style } = scene;
  const tight = blurAlpha(data, size, Math.max(1, Math.round(Math.min(width, height) * 0.014)));
  const tones = style.tones === 0 ? 0 : Math.max(3, style.tones);
  const fog = light.hazeDensity * Math.pow(clamp(place.distance, 0, 1), 0.85);
  // In the dark of a film nobody's face is lost.
  const dark = scene.plan.isForFilm === true ? light.darkness : 0;
  const [least, kept] = [0.5 * dark, 0.24 * dark];
  const rim = mix(multiply([255, 246, 226], light.key), [255, 255, 255], 0.2);
  const [ambient, key] = [ownHue(light.ambient), ownHue(light.key)];
  for (let y = 0; y < height; y++) {
    const low = y / height;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((data[at * 4 + 3] ?? 0) === 0) {
        continue;
      }
      const own: Colour = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
      const part = Math.max(least, stepTone(clamp((lit[at] ?? 0) - low * 0.2, 0, 1), tones));
      const plain = lamps === undefined ? saturate(own, 0.84) : own;
      const seen = style.grade(multiply(plain, mix(ambient, key, part)), 'thing');
      const edge = edgeToward(tight, size, { x, y, toward: light.toward });
      const rimmed = edge === 0 ? seen : mix(seen, rim, clamp(edge * 2.6 * (0.5 + light.hardness), 0, 0.6));
      const hazy = mix(shine(rimmed, own, { lamp: lamps?.[at], glow: place.glow ?? 0 }), light.haze, fog);
      const final = mix(hazy, own, kept);
      data[at * 4] = final[0];
      data[at * 4 + 1] = final[1];
      data[at * 4 + 2] = final[2];
    }
  }
}

/** How much of a light's colour is left on who is seen in it: a face in the evening sun is warm, and still a face. */
const hueKept = 0.5;

/** A light as bright as it is, its colour half gone. */
function ownHue(light: Colour): Colour {
  const grey = luminance(light);
  return mix([grey, grey, grey], light, hueKept);
}

function shine(
  seen: Colour,
  own: Colour,
  { lamp, glow }: { lamp: number | undefined; glow: number },
): Colour {
  if (lamp === undefined) {
    return glow === 0 ? seen : lightUp(seen, own, glow);
  }
  return lamp === 0 ? seen : mix(seen, own, 0.35 + 0.65 * glow);
}

/** Warm, bright colours keep their own light in the dark. */
function lightUp(seen: Colour, own: Colour, amount: number): Colour {
  const warm = own[0] > 240 && own[1] > 180 && own[1] < 236 && own[2] > 90 && own[2] < 190 ? 1 : 0;
  return mix(seen, own, warm * amount);
}

/** How much a pixel is at an edge that looks towards the light; 0 within. */
function edgeToward(
  tight: Float32Array,
  { width, height }: { width: number; height: number },
  { x, y, toward }: { x: number; y: number; toward: Scene['light']['toward'] },
): number {
  const row = y * width;
  const outside = 1 - (tight[row + x] ?? 0);
  if (outside === 0) {
    return 0;
  }
  const left = tight[row + Math.max(0, x - 2)] ?? 0;
  const right = tight[row + Math.min(width - 1, x + 2)] ?? 0;
  const above = tight[Math.max(0, y - 2) * width + x] ?? 0;
  const below = tight[Math.min(height - 1, y + 2) * width + x] ?? 0;
  return outside * Math.max(0, (left - right) * toward[0] + (above - below) * toward[1]);
}
