import type { Grade } from '../scene/atmosphere.ts';

/** What becomes of each brightness and colour value when a picture is graded. */
export interface ColourTables {
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

/** The middle that contrast turns about, as limited-range brightness: a little under mid grey, as films are graded. */
const pivot = 110;

/** Tint, saturation and contrast are linear in the frame's colours, so three tables hold them. */
export function colourTables(grade: Pick<Grade, 'tint' | 'saturation' | 'contrast'>): ColourTables {
  const { tint, saturation, contrast } = grade;
  const towards = tint === undefined ? null : colourOf(tint.colour);
  const amount = tint?.amount ?? 0;
  const table = (value: (at: number) => number, aim: number | undefined): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, at) => {
      const mixed = value(at) * (1 - amount) + (aim ?? 0) * amount;
      return Math.max(1, Math.min(254, Math.round(mixed)));
    });
  return {
    y: table((at) => pivot + (at - pivot) * contrast, towards?.y),
    u: table((at) => 128 + (at - 128) * saturation, towards?.u),
    v: table((at) => 128 + (at - 128) * saturation, towards?.v),
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
