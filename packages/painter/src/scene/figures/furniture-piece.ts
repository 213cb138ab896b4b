import type { Colour } from '../../canvas/colour.ts';
import type { Random } from '../../canvas/random.ts';

export interface Brush {
  readonly fill: (path: string, tint: Colour) => void;
  readonly random: Random;
}

/** A piece of furniture, its foot at zero, in centimetres. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly draw: (brush: Brush) => void;
}
