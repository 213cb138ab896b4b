import type { BoardAspect } from '../timeline/language.ts';

/**
 * `bar`: on a dark bar, the current word in another colour; `karaoke`: large, outlined, the current word on a marker
 * stroke; `minimal`: small and outlined, nothing moves.
 */
export const subtitleStyles = ['bar', 'karaoke', 'minimal'] as const;
export type SubtitleStyle = (typeof subtitleStyles)[number];

/** How a style looks; lengths in board units. */
export interface SubtitleDesign {
  readonly fontSize: number;
  /** Width of a line, and lines shown at once: upright films have short lines and so two of them. */
  readonly shape: Readonly<Record<BoardAspect, { readonly lineWidth: number; readonly lines: 1 | 2 }>>;
  /** Colour of the bar behind the words; null for none. */
  readonly bar: string | null;
  /** Colour of the line round every letter; null for none. It keeps words readable on whatever lies beneath. */
  readonly outline: string | null;
  readonly wordColour: string;
  /** The current word: its colour and that of the stroke behind it; null when no word is singled out. */
  readonly lit: { readonly wordColour: string; readonly marker: string | null } | null;
}

const night = 'rgba(18, 20, 26, 0.88)';
const sun = '#ffd54a';

export const subtitleDesigns: Readonly<Record<SubtitleStyle, SubtitleDesign>> = {
  bar: {
    fontSize: 54,
    shape: { '16:9': { lineWidth: 1460, lines: 1 }, '9:16': { lineWidth: 880, lines: 2 } },
    bar: night,
    outline: null,
    wordColour: '#ffffff',
    lit: { wordColour: sun, marker: null },
  },
  karaoke: {
    fontSize: 64,
    shape: { '16:9': { lineWidth: 1300, lines: 1 }, '9:16': { lineWidth: 860, lines: 2 } },
    bar: null,
    outline: '#14161c',
    wordColour: '#ffffff',
    lit: { wordColour: '#14161c', marker: sun },
  },
  minimal: {
    fontSize: 44,
    shape: { '16:9': { lineWidth: 1080, lines: 2 }, '9:16': { lineWidth: 800, lines: 2 } },
    bar: null,
    outline: '#14161c',
    wordColour: '#ffffff',
    lit: null,
  },
};
