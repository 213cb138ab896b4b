import type { Colour } from '../canvas/colour.ts';
import { clamp, saturate } from '../canvas/colour.ts';
import type { Frame } from '../canvas/frame.ts';
import { createNoise } from '../canvas/noise.ts';
import type { Noise } from '../canvas/noise.ts';
import { partSeed, seededRandom } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import type { SceneLight } from './light/scene-light.ts';
import { lastingSeed } from './lasting-seed.ts';
import { readLight, shadeColour } from './light/light.ts';
import { moodSaturation } from './light/mood.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import type { PaintStyle } from './styles/paint-style.ts';
import { paintStyle } from './styles/styles.ts';

/** What every painter of an element is given: what is shown, in whose hand, in which light. */
export interface Scene {
  readonly plan: ScenePlan;
  readonly style: PaintStyle;
  readonly light: SceneLight;
  readonly frame: Frame;
  /** Where sky and ground meet, in pixels from the top. */
  readonly horizon: number;
  /** Whether who is in it is painted at other moments as well, to move in a film. */
  readonly isAlive: boolean;
  /** Fresh numbers for a named part: parts do not disturb each other. */
  random(part: string): Random;
  /** The same numbers in all pictures of a film that show this place: colours of walls, curtains and houses. */
  lasting(part: string): Random;
  noise(part: string): Noise;
  /** A surface's colour in this light; `lit` 0 to 1, `distance` 0 near to 1 at the horizon. */
  tone(surface: Colour, lit: number, distance: number): Colour;
}

export function openScene(plan: ScenePlan, frame: Frame, isAlive = false): Scene {
  const style = moodStyle(paintStyle(plan.style), plan.mood);
  const light = readLight(plan, style);
  const noises = new Map<string, Noise>();
  const scene: Omit<Scene, 'tone'> = {
    plan,
    style,
    light,
    frame,
    isAlive,
    horizon: horizonOf(plan) * frame.height,
    random: (part) => seededRandom(partSeed(plan.seed, part)),
    lasting: (part) => seededRandom(lastingSeed(plan, part)),
    noise(part) {
      const noise = noises.get(part) ?? createNoise(partSeed(plan.seed, part));
      noises.set(part, noise);
      return noise;
    },
  };
  return underLight(scene, light);
}

/** A hand in a mood: all its colours stronger or paler. */
function moodStyle(style: PaintStyle, mood: ScenePlan['mood']): PaintStyle {
  const strength = moodSaturation(mood);
  return strength === 1
    ? style
    : { ...style, grade: (colour, of) => saturate(style.grade(colour, of), strength) };
}

/** The scene in another light: under water, by lamps, on another world. */
export function underLight(scene: Omit<Scene, 'tone'>, light: SceneLight): Scene {
  const { style } = scene;
  return {
    ...scene,
    light,
    tone: (surface, lit, distance) =>
      shadeColour(surface, { lit: stepTone(lit, style.tones), distance }, { light, style }),
  };
}

function horizonOf(plan: ScenePlan): number {
  const random = seededRandom(partSeed(plan.seed, 'horizon'));
  const shift = (random() - 0.5) * 0.07;
  const upright = plan.aspectRatio === '9:16' ? 0.03 : 0;
  const { heights, most } = plan.isForFilm === true ? filmHorizons : stillHorizons;
  return Math.min(heights[plan.camera] + shift, lowestFoot(plan) - most) + upright;
}

const stillHorizons = {
  heights: { wide: 0.6, medium: 0.58, close: 0.56, low: 0.72, high: 0.4 },
  most: 0,
} as const;

/**
 * A film's camera is as high as the breast of whom it looks at: what is behind them is seen between the horizon and their feet,
 * and is as much smaller as it is further away. So much ground, as a part of the height, is seen there at least.
 */
const filmHorizons = {
  heights: { wide: 0.5, medium: 0.52, close: 0.52, low: 0.62, high: 0.4 },
  most: 0.14,
} as const;

/**
 * How far down, as a part of the height, feet stand in a picture. A film's subtitles begin at 912 of 1080 units, in an upright
 * one at 1456 of 1920 (the renderer's safe area); a camera that comes closer takes the rest.
 */
export function lowestFoot({ isForFilm, aspectRatio }: ScenePlan): number {
  if (isForFilm !== true) {
    return 1;
  }
  return aspectRatio === '16:9' ? 0.815 : 0.735;
}

/** Rounds light to a hand's number of tones; the edges between them stay a little soft. */
export function stepTone(lit: number, tones: number): number {
  if (tones === 0) {
    return clamp(lit, 0, 1);
  }
  const scaled = clamp(lit, 0, 0.9999) * tones;
  const floor = Math.floor(scaled);
  const edge = clamp((scaled - floor - 0.93) / 0.07, 0, 1);
  return (floor + edge) / (tones - 1 || 1);
}

/** 256 tones of a surface from shadow to light, for what is painted pixel by pixel. */
export type Ramp = Uint8ClampedArray;

export function toneRamp(scene: Scene, surface: Colour, distance: number): Ramp {
  const ramp = new Uint8ClampedArray(768);
  for (let at = 0; at < 256; at++) {
    const [red, green, blue] = scene.tone(surface, at / 255, distance);
    ramp[at * 3] = red;
    ramp[at * 3 + 1] = green;
    ramp[at * 3 + 2] = blue;
  }
  return ramp;
}
