import { letterHeight } from '../text/letter-height.ts';
import type { TextElement } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { BoardContent } from './board-content.ts';

/** Capitals as high as these parts of a board are read on a phone. */
const leastCapital = { '16:9': 1080 / 24, '9:16': 1920 / 45 } as const;
/** An upright board is as wide as a phone: small letters of this height are read without effort; the brush's are bold. */
const goodSmallLetter = { brush: 1080 * 0.032, other: 1080 * 0.038 } as const;
/** Lengths are rounded when they are compared. */
const hair = 0.01;

type Lettered = Pick<BoardContent, 'aspect' | 'language' | 'style'>;

/** The smallest lettering of a role on a board. */
export function leastSize(
  { aspect, language, style = 'classic' }: Lettered,
  role: TextElement['role'],
): number {
  return (
    leastCapital[aspect] / letterHeight('whole', { role, language, lettering: styleLook(style).lettering })
  );
}

/** Lettering of a role that is read without effort: anything smaller is for what would not be written at all. */
export function goodSize(board: Lettered, role: TextElement['role']): number {
  const least = leastSize(board, role);
  const { aspect, language, style = 'classic' } = board;
  const { lettering } = styleLook(style);
  const small = goodSmallLetter[lettering === 'brush' ? 'brush' : 'other'];
  return aspect === '16:9'
    ? least
    : Math.max(least, small / letterHeight('small', { role, language, lettering }) + hair);
}
