import { readStills } from '@kinora/renderer';
import sharp from 'sharp';
import { differenceOf, greyOf, signsOf } from './picture-signs.ts';
import type { PictureSigns } from './picture-signs.ts';
import { assessResult, refuseBroken } from './result-quality.ts';
import type { ResultObservations, ResultQuality } from './result-quality.ts';

/** Small copies say enough about light, contrast and change. */
const smallWidth = 192;
const everySeconds = 0.5;

type Wanted = ResultObservations['wanted'];

/** Writes the report on a picture. @throws ProviderError for one that nobody should be given, or that cannot be opened */
export async function inspectPicture(
  file: string,
  { size, wanted }: { size: { width: number; height: number }; wanted: Wanted },
): Promise<ResultQuality> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#808080' })
    .resize({ width: smallWidth })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const signs = signsOf({ width: info.width, height: info.height, pixels: data });
  return refuseBroken(assessResult({ ...size, wanted, stills: [signs], clip: null }));
}

/** Writes the report on a clip. @throws ProviderError for one that nobody should be given */
export async function inspectClip(
  file: string,
  clip: {
    facts: { width: number; height: number; durationSeconds: number; hasSound: boolean };
    wanted: Wanted;
  },
): Promise<ResultQuality> {
  const { width, height, durationSeconds, hasSound } = clip.facts;
  const stills: PictureSigns[] = [];
  const changes: number[] = [];
  let before: Float32Array | null = null;
  for await (const still of readStills(file, { everySeconds, width: smallWidth })) {
    const grey = greyOf(still);
    if (before !== null) {
      changes.push(differenceOf(before, grey));
    }
    before = grey;
    stills.push(signsOf(still));
  }
  const observed = { width, height, wanted: clip.wanted, stills };
  return refuseBroken(assessResult({ ...observed, clip: { durationSeconds, changes, hasSound } }));
}
