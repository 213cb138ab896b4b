import { join } from 'node:path';
import type { Language } from '@kinora/contract/catalogue';
import { boardSize } from '@kinora/renderer';
import sharp from 'sharp';
import type { JsonValue } from '@kinora/models';
import { withOverlay } from './overlay-layer.ts';
import type { OverlaidFilm } from './overlay-layer.ts';
import { paintLetters } from './paint-letters.ts';

export interface TitleToShow extends OverlaidFilm {
  readonly text: string;
  readonly language: Language;
  /** Whether people are seen from close by, whose faces fill the upper half. */
  readonly hasFaces: boolean;
}

/** Seconds from the start of the film: a title is read in two. */
const fade = { in: [0.3, 1], out: [3.1, 3.9] } as const;
/** The part of the frame's width that a title may take. */
const widest = 0.62;
/** Parts of the frame's height: what a title may take, and where its middle is. */
interface Place {
  readonly highest: number;
  readonly middle: number;
}
/** Above the heads of those who stand in a place. */
const aboveHeads: Place = { highest: 0.24, middle: 0.27 };
/** Between the chins of those who speak to the viewer and the subtitles. */
const belowFaces = {
  '16:9': { highest: 0.14, middle: 0.737 },
  '9:16': { highest: 0.095, middle: 0.69 },
} as const satisfies Record<OverlaidFilm['aspectRatio'], Place>;
const shadowPart = 0.012;

/** A film's first scene with its title before it: white letters with a soft shadow that come and go over the picture. */
export async function withTitle(
  scene: JsonValue,
  title: TitleToShow,
  workFolder: string,
): Promise<JsonValue> {
  const { highest, middle } = title.hasFaces ? belowFaces[title.aspectRatio] : aboveHeads;
  const letters = await paintTitle(title, highest, join(workFolder, 'title.png'));
  const centre = { x: 0.5, y: middle };
  return withOverlay(scene, { id: 'film-title', ...letters, centre, fade }, title);
}

async function paintTitle(
  { text, language, aspectRatio, longSide }: TitleToShow,
  highest: number,
  file: string,
): Promise<{ file: string; width: number; height: number }> {
  const frame = boardSize(aspectRatio);
  const scale = longSide / Math.max(frame.width, frame.height);
  const write = (colour: string) =>
    paintLetters({
      text,
      language,
      colour,
      align: 'centre',
      isSpaced: true,
      width: frame.width * widest * scale,
      height: frame.height * highest * scale,
    });
  const blur = Math.max(0.5, longSide * shadowPart * 0.5);
  const margin = Math.ceil(blur * 3);
  const room = { top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' };
  const shadow = await sharp(await write('#000000'))
    .extend(room)
    .blur(blur)
    .png()
    .toBuffer();
  const letters = await sharp(await write('#ffffff'))
    .extend(room)
    .png()
    .toBuffer();
  // Laid down twice: one soft shadow alone is lost on a bright sky.
  const { width, height } = await sharp(shadow)
    .composite([{ input: shadow }, { input: letters }])
    .png()
    .toFile(file);
  return { file, width, height };
}
