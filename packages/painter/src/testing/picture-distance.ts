import sharp from 'sharp';

/** A picture's coarse shape and colour: 16 by 9 cells of red, green and blue. */
export async function fingerprint(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).resize(16, 9, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** Mean difference of two fingerprints, from 0 (the same picture) to 255. */
export function fingerprintDistance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
