import type { Colour } from '../../canvas/colour.ts';
import type { StyleKey } from '../../plan/style-keys.ts';

/** What a painter's hand is like: every element asks it how to shade, how much to detail, how to end a shape. */
export interface PaintStyle {
  readonly key: StyleKey;
  /** Tones between shadow and light; 0: as many as there are. */
  readonly tones: number;
  /** Shapes of rulers and compasses instead of nature's. */
  readonly isGeometric: boolean;
  /** How many of the small strokes (blades, leaves, stars, windows) are painted. */
  readonly detail: number;
  /** How thick the air is, 1 being natural. */
  readonly haze: number;
  /** How far light spills over what stands before it. */
  readonly bloom: number;
  readonly rays: number;
  /** Roughness of rock, bark and ground. */
  readonly roughness: number;
  /** What is done to a finished layer. */
  readonly medium: 'none' | 'wash' | 'oil' | 'gouache' | 'print';
  /** Dark line around what stands in the middle and near, in thousandths of the shorter side; 0: none. */
  readonly outline: number;
  readonly vignette: number;
  /** Strength of what lies over the whole picture: grain, paper or canvas. */
  readonly grain: number;
  readonly surface: 'grain' | 'paper' | 'canvas' | 'none';
  grade(colour: Colour, of: 'sky' | 'thing'): Colour;
}
