import { join } from 'node:path';
import { languageDetails } from '@kinora/contract';
import type { AspectRatio, Language, LanguageDetails } from '@kinora/contract';
import { boardSize, fontPath } from '@kinora/renderer';
import sharp from 'sharp';
import { z } from 'zod';
import type { JsonValue } from '../../providers/spec/call.ts';

export interface TitleToShow {
  readonly text: string;
  readonly language: Language;
  readonly aspectRatio: AspectRatio;
  /** Longer side of the film in pixels. */
  readonly longSide: number;
}

const faces = {
  Latn: { family: 'Kinora Sans', name: 'Noto Sans Bold', spacing: 3 },
  Deva: { family: 'Kinora Sans Devanagari', name: 'Noto Sans Devanagari Bold', spacing: 0 },
  Jpan: { family: 'Kinora Sans JP', name: 'Noto Sans JP Bold', spacing: 0 },
} as const satisfies Record<LanguageDetails['script'], object>;

/** Seconds from the start of the film: a title is read in two. */
const fade = { in: [0.3, 1], out: [3.1, 3.9] } as const;
/** Parts of the frame a title may take, and where its middle is. */
const widest = 0.62;
const highest = 0.24;
const middle = 0.44;
const shadowPart = 0.012;

const LayersSchema = z.looseObject({ layers: z.array(z.json()) });

/** A film's first scene with its title before it: white letters with a soft shadow that come and go over the picture. */
export async function withTitle(
  scene: JsonValue,
  title: TitleToShow,
  workFolder: string,
): Promise<JsonValue> {
  const { layers, ...rest } = LayersSchema.parse(scene);
  const letters = await paintTitle(title, join(workFolder, 'title.png'));
  const frame = boardSize(title.aspectRatio);
  const unitsPerPixel = Math.max(frame.width, frame.height) / title.longSide;
  const width = letters.width * unitsPerPixel;
  const height = letters.height * unitsPerPixel;
  const key = (atSeconds: number, opacity: number): JsonValue => ({ atSeconds, opacity });
  const layer: JsonValue = {
    id: 'film-title',
    files: [letters.file],
    space: 'screen',
    box: { x: (frame.width - width) / 2, y: frame.height * middle - height / 2, width, height },
    keys: [key(fade.in[0], 0), key(fade.in[1], 1), key(fade.out[0], 1), key(fade.out[1], 0)],
  };
  return z.json().parse({ ...rest, layers: [...layers, layer] });
}

async function paintTitle(
  { text, language, aspectRatio, longSide }: TitleToShow,
  file: string,
): Promise<{ file: string; width: number; height: number }> {
  const frame = boardSize(aspectRatio);
  const scale = longSide / Math.max(frame.width, frame.height);
  const face = faces[languageDetails[language].script];
  const write = (colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" letter_spacing="${face.spacing * 1024}">${escaped(text)}</span>`,
        font: face.name,
        fontfile: fontPath(face.family),
        rgba: true,
        align: 'centre',
        width: Math.round(frame.width * widest * scale),
        height: Math.round(frame.height * highest * scale),
      },
    })
      .png()
      .toBuffer();
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
