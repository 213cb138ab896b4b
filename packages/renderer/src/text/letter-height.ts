import { createCanvas } from '@napi-rs/canvas';
import type { Lettering } from '../timeline/drawing-style.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { canvasFont, scriptOf } from './fonts.ts';
import type { LetteringRole, Script } from './fonts.ts';

/** A letter as high as most of its script, and one without an ascender: what is read of them is as high as this. */
const letters = {
  whole: { latin: 'H', devanagari: 'र', japanese: '口' },
  small: { latin: 'x', devanagari: 'र', japanese: '口' },
} as const satisfies Record<string, Record<Script, string>>;
const measuredSize = 1000;

/** The fonts are the same for the life of a process. */
const known = new Map<string, number>();

/** How high a capital or a small letter stands, in a script without them any whole letter; as a part of the font size. */
export function letterHeight(
  letter: keyof typeof letters,
  { role, language, lettering }: { role: LetteringRole; language: FilmLanguage; lettering: Lettering },
): number {
  const key = `${letter} ${role} ${language} ${lettering}`;
  const measured = known.get(key);
  if (measured !== undefined) {
    return measured;
  }
  const context = createCanvas(4, 4).getContext('2d');
  context.font = canvasFont(role, language, { size: measuredSize, lettering });
  const { actualBoundingBoxAscent } = context.measureText(letters[letter][scriptOf(language)]);
  known.set(key, actualBoundingBoxAscent / measuredSize);
  return actualBoundingBoxAscent / measuredSize;
}
