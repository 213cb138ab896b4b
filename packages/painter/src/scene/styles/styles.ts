import type { Colour } from '../../canvas/colour.ts';
import { clamp, luminance, mix, saturate, turnHue } from '../../canvas/colour.ts';
import type { StyleKey } from '../../plan/style-keys.ts';
import type { PaintStyle } from './paint-style.ts';

interface Grade {
  readonly saturation: number;
  readonly contrast: number;
  readonly lift: number;
  /** Colours that shadows and lights lean to, and how far. */
  readonly shadows: Colour;
  readonly lights: Colour;
  readonly lean: number;
  readonly turn?: number;
}

function grader(grade: Grade): (colour: Colour, of: 'sky' | 'thing') => Colour {
  return (colour, of) => {
    const turned = grade.turn === undefined ? colour : turnHue(colour, grade.turn);
    const rich = saturate(turned, grade.saturation);
    const contrast = of === 'sky' ? 1 + (grade.contrast - 1) * 0.4 : grade.contrast;
    const curve = (value: number): number => clamp((value - 118) * contrast + 118 + grade.lift, 0, 255);
    const curved: Colour = [curve(rich[0]), curve(rich[1]), curve(rich[2])];
    const level = luminance(curved) / 255;
    return mix(curved, mix(grade.shadows, grade.lights, level), grade.lean);
  };
}

const base = {
  tones: 0,
  isGeometric: false,
  detail: 1,
  haze: 1,
  bloom: 0.5,
  rays: 0.3,
  roughness: 1,
  medium: 'none',
  outline: 0,
  vignette: 0.25,
  grain: 0.5,
  surface: 'grain',
} as const satisfies Partial<PaintStyle>;

/** The hands the painter has. */
export function paintStyle(key: StyleKey): PaintStyle {
  return { ...base, key, ...hands[key]() };
}

type Hand = Partial<PaintStyle> & Pick<PaintStyle, 'grade'>;

const hands: Readonly<Record<StyleKey, () => Hand>> = {
  flat: () => ({
    tones: 2,
    isGeometric: true,
    detail: 0.4,
    haze: 0.86,
    bloom: 0,
    rays: 0,
    roughness: 0.2,
    vignette: 0,
    grain: 0,
    surface: 'none',
    grade: grader({
      saturation: 1.28,
      contrast: 1.06,
      lift: 12,
      shadows: [38, 40, 92],
      lights: [255, 236, 200],
      lean: 0.12,
    }),
  }),
  wash: () => ({
    tones: 0,
    detail: 1.1,
    haze: 0.84,
    bloom: 0.2,
    rays: 0.12,
    roughness: 0.7,
    medium: 'wash',
    vignette: 0,
    grain: 0.85,
    surface: 'paper',
    grade: grader({
      saturation: 1.16,
      contrast: 0.9,
      lift: 20,
      shadows: [74, 112, 138],
      lights: [255, 251, 234],
      lean: 0.13,
    }),
  }),
  cel: () => ({
    tones: 3,
    detail: 0.9,
    haze: 0.72,
    bloom: 0.75,
    rays: 0.45,
    roughness: 0.5,
    outline: 1.5,
    vignette: 0.1,
    grain: 0,
    surface: 'none',
    grade: grader({
      saturation: 1.38,
      contrast: 1.14,
      lift: 8,
      shadows: [48, 34, 118],
      lights: [255, 244, 238],
      lean: 0.11,
    }),
  }),
  rich: () => ({
    bloom: 0.8,
    rays: 0.55,
    vignette: 0.42,
    grain: 0.8,
    grade: grader({
      saturation: 1.1,
      contrast: 1.14,
      lift: -3,
      shadows: [10, 42, 62],
      lights: [255, 226, 180],
      lean: 0.12,
    }),
  }),
  refined: () => ({
    detail: 1.35,
    haze: 1.06,
    bloom: 1,
    rays: 0.9,
    roughness: 1.15,
    vignette: 0.34,
    grain: 0.3,
    grade: grader({
      saturation: 1.06,
      contrast: 1.08,
      lift: 2,
      shadows: [22, 34, 70],
      lights: [255, 240, 214],
      lean: 0.08,
    }),
  }),
  storybook: () => ({
    tones: 4,
    detail: 0.7,
    haze: 0.8,
    bloom: 0.2,
    rays: 0,
    roughness: 0.45,
    outline: 2.4,
    medium: 'gouache',
    vignette: 0,
    grain: 0.5,
    surface: 'paper',
    grade: grader({
      saturation: 1.12,
      contrast: 0.92,
      lift: 22,
      shadows: [92, 82, 120],
      lights: [255, 248, 226],
      lean: 0.15,
    }),
  }),
  gouache: () => ({
    tones: 5,
    detail: 0.85,
    haze: 0.92,
    bloom: 0.35,
    rays: 0.2,
    roughness: 0.8,
    medium: 'gouache',
    vignette: 0.1,
    grain: 0.4,
    surface: 'paper',
    grade: grader({
      saturation: 1.08,
      contrast: 1.02,
      lift: 6,
      shadows: [34, 60, 84],
      lights: [255, 238, 214],
      lean: 0.1,
      turn: -5,
    }),
  }),
  oil: () => ({
    detail: 1,
    haze: 0.9,
    bloom: 0.5,
    rays: 0.3,
    roughness: 1.3,
    medium: 'oil',
    vignette: 0.36,
    grain: 0.7,
    surface: 'canvas',
    grade: grader({
      saturation: 1.26,
      contrast: 1.12,
      lift: -2,
      shadows: [58, 26, 56],
      lights: [255, 232, 172],
      lean: 0.13,
      turn: 6,
    }),
  }),
  print: () => ({
    tones: 4,
    detail: 0.8,
    haze: 0.9,
    bloom: 0.15,
    rays: 0.15,
    roughness: 0.9,
    medium: 'print',
    vignette: 0.12,
    grain: 0.5,
    surface: 'paper',
    grade: grader({
      saturation: 0.84,
      contrast: 1.1,
      lift: 4,
      shadows: [26, 46, 60],
      lights: [250, 234, 206],
      lean: 0.22,
    }),
  }),
};
