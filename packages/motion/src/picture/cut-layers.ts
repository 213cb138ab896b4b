import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeRawPicture } from '@kinora/renderer';
import type { LayeredSceneInput } from '@kinora/renderer';
import sharp from 'sharp';
import { boxBlurred, enlargedBytes } from '@kinora/painter/cut-out';
import type { Field, RgbImage, SubjectFinder } from '@kinora/painter/cut-out';
import { fillBehind } from './fill-behind.ts';
import { readPicture } from './read-picture.ts';

export type LayerInput = LayeredSceneInput['layers'][number];

/** A rectangle in scene units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as layers in depth, back to front. */
export interface CutPicture {
  readonly layers: readonly LayerInput[];
  /** Where the subject is; null when nothing stands out. */
  readonly subject: Area | null;
}

export interface PictureToCut {
  /** Absolute path. */
  readonly file: string;
  readonly aspectRatio: '16:9' | '9:16';
  readonly longSide: number;
  readonly workFolder: string;
  readonly signal: AbortSignal;
}

/** So far beyond the frame, as a part of its shorter side, the picture is mirrored on, for the camera. */
const bleedPart = 0.16;
/** What lies so close to a subject, as a part of the longer side, has its colours and is filled with it. */
const rimPart = 0.0094;
export const wallDepth = 0.3;
export const subjectDepth = 0.58;

/** The size of a frame in pixels, both even. */
export function frameSize({ aspectRatio, longSide }: Pick<PictureToCut, 'aspectRatio' | 'longSide'>): {
  width: number;
  height: number;
} {
  const long = Math.round(longSide / 2) * 2;
  const short = Math.round((longSide * 9) / 32) * 2;
  return aspectRatio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

/** Cuts a picture into its subject and what lies behind it, with the hole filled. */
export async function cutPicture(request: PictureToCut, subjects: SubjectFinder): Promise<CutPicture> {
  const picture = await readPicture(request.file, frameSize(request));
  request.signal.throwIfAborted();
  const matte = await subjects.find(picture, request.signal);
  if (matte === null) {
    return { layers: [await writeWall(picture, request)], subject: null };
  }
  // As wide on a fine matte as on a coarse one.
  const rim = Math.round(Math.max(matte.width, matte.height) * rimPart);
  const behind = await fillBehind(picture, boxBlurred(matte, rim));
  request.signal.throwIfAborted();
  const wall = await writeWall(behind, request);
  const cut = await writeCutOut(picture, matte, { ...request, name: 'subject', hasBleed: true });
  const layer: LayerInput = { id: 'subject', files: [cut.file], box: cut.box, depth: subjectDepth };
  return { layers: [wall, layer], subject: cut.area };
}

/** The lowest layer: the whole picture, mirrored beyond the frame. */
export async function writeWall(picture: RgbImage, request: PictureToCut): Promise<LayerInput> {
  const bleed = bleedOf(picture);
  const wall = rawImage(picture)
    .ensureAlpha()
    .extend({ ...sides(bleed), extendWith: 'mirror' });
  const file = await writeRaw(wall, path.join(request.workFolder, 'wall.pam'));
  return {
    id: 'wall',
    files: [file],
    box: unitsOf(picture, frameWithBleed(picture, bleed)),
    depth: wallDepth,
    edge: 'extend',
  };
}

/** A part of the picture with everything else transparent, cut to its size. */
export async function writeCutOut(
  picture: RgbImage,
  matte: Field,
  request: PictureToCut & { readonly name: string; readonly hasBleed: boolean },
): Promise<{ file: string; box: Area; area: Area }> {
  const alpha = await enlargedBytes(matte, picture);
  const { width, height } = picture;
  const area = boundsOf(alpha, picture);
  const bleed = request.hasBleed ? bleedOf(picture) : 0;
  // Something cut off by the frame goes on beyond it.
  const reach = {
    left: area.x === 0 ? bleed : 0,
    right: area.x + area.width === width ? bleed : 0,
    top: area.y === 0 ? bleed : 0,
    bottom: area.y + area.height === height ? bleed : 0,
  };
  const raw = { width, height, channels: 1 } as const;
  const whole = await rawImage(picture).joinChannel(alpha, { raw }).raw().toBuffer();
  const cut = await sharp(whole, { raw: { width, height, channels: 4 } })
    .extract({ left: area.x, top: area.y, width: area.width, height: area.height })
    .raw()
    .toBuffer();
  const extended = sharp(cut, { raw: { width: area.width, height: area.height, channels: 4 } }).extend({
    ...reach,
    extendWith: 'mirror',
  });
  const file = await writeRaw(extended, path.join(request.workFolder, `${request.name}.pam`));
  const box = {
    x: area.x - reach.left,
    y: area.y - reach.top,
    width: area.width + reach.left + reach.right,
    height: area.height + reach.top + reach.bottom,
  };
  return { file, box: unitsOf(picture, box), area: unitsOf(picture, area) };
}

/** Keeps pixels as they are: the file is read once and thrown away. @returns its path */
async function writeRaw(picture: ReturnType<typeof sharp>, file: string): Promise<string> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  await writeFile(file, encodeRawPicture({ data, width: info.width, height: info.height }));
  return file;
}

function rawImage({ width, height, data }: RgbImage): ReturnType<typeof sharp> {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function bleedOf({ width, height }: RgbImage): number {
  return Math.round((Math.min(width, height) * bleedPart) / 2) * 2;
}

function sides(bleed: number): { left: number; right: number; top: number; bottom: number } {
  return { left: bleed, right: bleed, top: bleed, bottom: bleed };
}

function frameWithBleed({ width, height }: RgbImage, bleed: number): Area {
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Pixels of the picture as scene units. */
export function unitsOf(picture: { width: number; height: number }, area: Area): Area {
  const unit = 1920 / Math.max(picture.width, picture.height);
  return { x: area.x * unit, y: area.y * unit, width: area.width * unit, height: area.height * unit };
}

/** The rectangle of even places and sides round everything that is not transparent. */
function boundsOf(alpha: Buffer, { width, height }: { width: number; height: number }): Area {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if ((alpha[row * width + column] ?? 0) > 2) {
        left = Math.min(left, column);
        right = Math.max(right, column + 1);
        top = Math.min(top, row);
        bottom = Math.max(bottom, row + 1);
      }
    }
  }
  if (right <= left) {
    return { x: 0, y: 0, width: 2, height: 2 };
  }
  const [x, y] = [left & ~1, top & ~1];
  return { x, y, width: (right - x + 1) & ~1, height: (bottom - y + 1) & ~1 };
}
