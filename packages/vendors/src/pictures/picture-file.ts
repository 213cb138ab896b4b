import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { RawAnswer } from '@kinora/models';
import { contentTypeOf, fileEndings } from '../results/content-type.ts';
import type { MediaType } from '../results/content-type.ts';
import { unknownOutcome } from './picture-service.ts';

/** Bytes at the end of a picture among which its mark must stand: some writers fill up behind it. */
const TAIL_BYTES = 1024;

/** The JSON of a success. @throws ProviderError `unknown` where it has none: somebody in between may have answered */
export async function readAnswerJson({ file }: Pick<RawAnswer, 'file'>): Promise<unknown> {
  try {
    if (file === undefined) {
      throw new Error('A success without a body');
    }
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw unknownOutcome(cause);
  }
}

/** @throws ProviderError `unusable` for what is no whole PNG, JPEG or WebP: it was paid, and asking again buys another one */
export function requirePicture(base64: string): { readonly bytes: Buffer; readonly ending: string } {
  const bytes = Buffer.from(base64, 'base64');
  const type = contentTypeOf(bytes);
  if (type === null || !isWholePicture(bytes, type)) {
    throw unusable(`The result is no whole picture: ${type ?? 'its bytes are of nothing known'}`);
  }
  return { bytes, ending: fileEndings[type] };
}

/** Writes a picture into the work folder; it gets its name when it is whole. @throws ProviderError `unusable` */
export async function writePicture(base64: string, workFolder: string): Promise<string> {
  const { bytes, ending } = requirePicture(base64);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = join(workFolder, `result-${name}.${ending}`);
  const part = `${file}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
    return file;
  } finally {
    await rm(part, { force: true });
  }
}

export function unusable(detail: string): ProviderError {
  return new ProviderError('unusable', sentences.mediaService.unusable, { cause: new Error(detail) });
}

/** Whether its end is there, as far as the format marks it. */
function isWholePicture(bytes: Buffer, type: MediaType): boolean {
  switch (type) {
    case 'image/png':
      return bytes.subarray(-TAIL_BYTES).includes('IEND');
    case 'image/jpeg':
      return bytes.subarray(-TAIL_BYTES).includes(Buffer.from('ffd9', 'hex'));
    case 'image/webp':
      // The length stands behind the first four bytes, and counts neither them nor itself.
      return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
    case 'video/mp4':
    case 'video/webm':
      return false;
  }
}
