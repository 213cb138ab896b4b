import type { Coverage, PixelBox } from './coverage.ts';
import type { PenLine } from './pen-line.ts';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** One movement of the pen. `cost` is how long it takes, in pixels of ordinary drawing. */
export type SketchStep =
  | { readonly kind: 'ink'; readonly line: PenLine; readonly cost: number }
  /** Uncovers the colour layer as a broad marker would; the last one uncovers whatever the marker missed. */
  | { readonly kind: 'fill'; readonly line: PenLine; readonly isLast: boolean; readonly cost: number }
  /** Uncovers lettering from left to right behind a slanted edge. */
  | { readonly kind: 'write'; readonly row: LetteringRow; readonly cost: number };

/** A line of lettering inside a sketch's box, in pixels of the frame. */
export interface LetteringRow {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * An element made ready for one frame size: the finished layers, and the movements that uncover them.
 * A pixel is the board beneath, then the colour layer where it is uncovered, then the pen's colour where ink lies.
 */
export interface Sketch {
  readonly box: PixelBox;
  readonly penColour: Rgb;
  /** Where ink meets what is drawn already: it covers it, or the darker (lighter) of both is seen. */
  readonly blend: 'cover' | 'darken' | 'lighten';
  /** Red, green, blue and alpha per pixel of the box; null when nothing is coloured in. */
  readonly colours: Uint8ClampedArray | null;
  /** Finished lettering of the box; null when nothing is written. */
  readonly lettering: Coverage | null;
  readonly steps: readonly SketchStep[];
}

export function parseHex(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** How light a colour looks, 0 to 1 (the weights of Rec. 601). */
export function lightness([red, green, blue]: Rgb): number {
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** A colour on the way from one to another. */
export function mixColours(from: Rgb, to: Rgb, part: number): Rgb {
  const mixed = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * part);
  return [mixed(0), mixed(1), mixed(2)];
}
