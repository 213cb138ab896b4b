import type { SKRSContext2D } from '@napi-rs/canvas';

/** A being or thing in its own colours, unlit, drawn around a foot at zero; y grows downwards. */
export interface FigureArt {
  /** All that is drawn lies inside. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Stands on nothing: flies or swims. */
  readonly isAfloat?: boolean;
  draw(context: SKRSContext2D): void;
}
