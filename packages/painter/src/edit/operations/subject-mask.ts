import sharp from 'sharp';
import { enlargedBytes } from '../../cut-out/field.ts';
import type { SubjectFinder } from '../../cut-out/subject-finder.ts';
import type { Raster } from '../raster.ts';

/** How surely each pixel belongs to the subject, 0 to 255, at the picture's size. */
export type SubjectMask = Uint8Array;

/** The matte's edge follows the picture's in a copy of this longer side: more is not seen in what is made of it. */
const workSide = 720;

/** Finds the subject of a picture; null when nothing stands out clearly. */
export async function findMask(raster: Raster, subjects: SubjectFinder): Promise<SubjectMask | null> {
  const { width, height, data } = raster;
  const scale = Math.min(1, workSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const small = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  const matte = await subjects.find({ ...size, data: small });
  return matte === null ? null : enlargedBytes(matte, { width, height });
}
