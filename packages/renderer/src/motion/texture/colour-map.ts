import type { Grade } from '../scene/atmosphere.ts';

/** What becomes of a value when a picture is graded: times the gain, and the offset. */
interface ValueMap {
  readonly gain: number;
  readonly offset: number;
}

/** What becomes of brightness and colour. */
export interface ColourMap {
  readonly y: ValueMap;
  readonly u: ValueMap;
  readonly v: ValueMap;
}

/** The middle that contrast turns about, as limited-range brightness: a little under mid grey, as films are graded. */
const pivot = 110;

/** Tint, saturation and contrast are linear in the frame's colours. */
export function colourMap(grade: Pick<Grade, 'tint' | 'saturation' | 'contrast'>): ColourMap {
  const { tint, saturation, contrast } = grade;
  const towards = tint === undefined ? null : colourOf(tint.colour);
  const amount = tint?.amount ?? 0;
  const map = (about: { middle: number; times: number }, aim = 0): ValueMap => ({
    gain: about.times * (1 - amount),
    offset: about.middle * (1 - about.times) * (1 - amount) + aim * amount,
  });
  const chroma = { middle: 128, times: saturation };
  return {
    y: map({ middle: pivot, times: contrast }, towards?.y),
    u: map(chroma, towards?.u),
    v: map(chroma, towards?.v),
  };
}

/** A colour of the frame, each 0 to 255. */
export interface YuvColour {
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** A colour like `#rrggbb` in limited-range BT.709 (coefficients: see `compositor/yuv.ts`). */
export function colourOf(hex: string): YuvColour {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
  return {
    y: Math.round(16 + (11966 * r + 40254 * g + 4064 * b) / 65536),
    u: Math.round(128 + (-6596 * r - 22189 * g + 28785 * b) / 65536),
    v: Math.round(128 + (28785 * r - 26145 * g - 2640 * b) / 65536),
  };
}
