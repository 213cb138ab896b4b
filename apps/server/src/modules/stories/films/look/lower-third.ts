import { join } from 'node:path';
import type { Language } from '@kinora/contract/catalogue';
import { boardSize } from '@kinora/renderer';
import sharp from 'sharp';
import type { JsonValue } from '@kinora/models';
import { withOverlay } from './overlay-layer.ts';
import type { OverlaidFilm } from './overlay-layer.ts';
import { paintLetters } from './paint-letters.ts';

export interface LowerThird extends OverlaidFilm {
  /** What the scene is about. */
  readonly headline: string;
  /** The small line over it: the day. */
  readonly line: string;
  readonly language: Language;
}

/** Seconds of the scene: up when its first words are heard, gone before the next headline. */
const fade = { in: [0.4, 0.8], out: [4.6, 5.2] } as const;
/** In board units: the band stands right above the subtitles. */
const band = {
  '16:9': { width: 1060, height: 168, left: 110, bottom: 880 },
  '9:16': { width: 900, height: 176, left: 70, bottom: 1420 },
} as const;
const accentWidth = 14;
const margin = { x: 44, y: 20 };
const headlinePart = 0.52;
const linePart = 0.22;
const paper = { r: 16, g: 18, b: 26, alpha: 0.86 };
const accent = '#ff6b3d';

/** A scene of the news with its headline in a band above the subtitles, as news have it. */
export async function withLowerThird(
  scene: JsonValue,
  third: LowerThird,
  workFolder: string,
): Promise<JsonValue> {
  const frame = boardSize(third.aspectRatio);
  const place = band[third.aspectRatio];
  const painted = await paintBand(third, join(workFolder, 'lower-third.png'));
  const centre = {
    x: (place.left + place.width / 2) / frame.width,
    y: (place.bottom - place.height / 2) / frame.height,
  };
  return withOverlay(scene, { id: 'lower-third', ...painted, centre, fade }, third);
}

async function paintBand(
  { headline, line, language, aspectRatio, longSide }: LowerThird,
  file: string,
): Promise<{ file: string; width: number; height: number }> {
  const frame = boardSize(aspectRatio);
  const scale = longSide / Math.max(frame.width, frame.height);
  const place = band[aspectRatio];
  const pixels = (units: number): number => Math.max(1, Math.round(units * scale));
  const room = pixels(place.width - accentWidth - margin.x * 2);
  const letters = { language, align: 'left', isSpaced: false, width: room } as const;
  const small = await paintLetters({
    ...letters,
    text: line,
    colour: accent,
    height: pixels(place.height * linePart),
  });
  const large = await paintLetters({
    ...letters,
    text: headline,
    colour: '#ffffff',
    height: pixels(place.height * headlinePart),
  });
  const size = { width: pixels(place.width), height: pixels(place.height) };
  const bar = { width: pixels(accentWidth), height: size.height, channels: 4, background: accent } as const;
  const left = pixels(accentWidth + margin.x);
  const { height: smallHeight } = await sharp(small).metadata();
  const top = pixels(margin.y);
  await sharp({ create: { ...size, channels: 4, background: paper } })
    .composite([
      { input: { create: bar }, left: 0, top: 0 },
      { input: small, left, top },
      { input: large, left, top: top + smallHeight + Math.round(top / 2) },
    ])
    .png()
    .toFile(file);
  return { file, ...size };
}
