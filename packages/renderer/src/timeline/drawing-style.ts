import { z } from 'zod';

/** How a board is drawn: its paper, pens, pace and lettering. */
export const boardStyles = ['classic', 'cinematic', 'documentary', 'playful', 'minimal', 'dramatic'] as const;
export const BoardStyleSchema = z.enum(boardStyles);
export type BoardStyle = z.infer<typeof BoardStyleSchema>;

/** Which typefaces a board is lettered in: a marker's, a brush's, a notebook's, a poster's or a printed page's. */
export const letterings = ['marker', 'brush', 'notebook', 'poster', 'print'] as const;
export type Lettering = (typeof letterings)[number];

/** The measures of a style; factors are relative to `classic`. */
export interface StyleLook {
  /** Width of every pen, as a factor. */
  readonly pen: number;
  /** How far lines stray from their way, as a factor. */
  readonly wander: number;
  /** Part of a picture's colour left between the hatching and on it, 0 to 1; equal parts are a flat wash. */
  readonly fill: { readonly wash: number; readonly line: number };
  /** How much darker the board's corners are, 0 to 1. */
  readonly vignette: number;
  /** Time a drawing takes when the narration leaves it free, as a factor. */
  readonly pace: number;
  readonly lettering: Lettering;
  /** Size of the title, as a factor. */
  readonly title: number;
  /** Whether titles are in capitals, in scripts that have them. */
  readonly isShouting: boolean;
  /** How many small decorations a board may carry. */
  readonly accents: 0 | 1 | 2;
}

const looks = {
  classic: {
    pen: 1,
    wander: 1,
    fill: { wash: 0.54, line: 0.95 },
    vignette: 0.075,
    pace: 1,
    lettering: 'marker',
    title: 1,
    isShouting: false,
    accents: 1,
  },
  cinematic: {
    pen: 0.9,
    wander: 0.9,
    fill: { wash: 0.7, line: 0.98 },
    vignette: 0.34,
    pace: 1.35,
    lettering: 'brush',
    title: 1.16,
    isShouting: false,
    accents: 0,
  },
  documentary: {
    pen: 0.82,
    wander: 0.85,
    fill: { wash: 0.34, line: 0.86 },
    vignette: 0.13,
    pace: 1.15,
    lettering: 'notebook',
    title: 0.96,
    isShouting: false,
    accents: 0,
  },
  playful: {
    pen: 1.32,
    wander: 1.9,
    fill: { wash: 0.8, line: 1 },
    vignette: 0.03,
    pace: 0.72,
    lettering: 'poster',
    title: 1.04,
    isShouting: false,
    accents: 2,
  },
  minimal: {
    pen: 0.6,
    wander: 0.45,
    fill: { wash: 0.3, line: 0.3 },
    vignette: 0,
    pace: 1,
    lettering: 'print',
    title: 0.82,
    isShouting: false,
    accents: 0,
  },
  dramatic: {
    pen: 1.22,
    wander: 1.15,
    fill: { wash: 0.86, line: 1 },
    vignette: 0.6,
    pace: 0.6,
    lettering: 'print',
    title: 1.1,
    isShouting: true,
    accents: 0,
  },
} as const satisfies Record<BoardStyle, StyleLook>;

/** The measures of a style. */
export function styleLook(style: BoardStyle): StyleLook {
  return looks[style];
}
