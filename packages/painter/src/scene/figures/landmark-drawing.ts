import type { Colour } from '../../canvas/colour.ts';
import type { FigureArt } from './figure-art.ts';

/** What a landmark is drawn with: paths in a colour, and windows that glow in the dark. */
export interface Brush {
  readonly fill: (path: string, tint: Colour) => void;
  readonly window: (path: string) => void;
}

export interface Drawing {
  readonly box: FigureArt['box'];
  readonly draw: (brush: Brush, colour: Colour | undefined) => void;
}
