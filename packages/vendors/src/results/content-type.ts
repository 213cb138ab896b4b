/** What the first bytes of a file say that it is; its name and what others say of it say nothing. */
export type MediaType = 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' | 'video/webm';

/** Enough of a file for every mark below. */
export const MARK_BYTES = 16;

export function contentTypeOf(start: Buffer): MediaType | null {
  const text = (from: number, to: number) => start.subarray(from, to).toString('latin1');
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') {
    return 'image/png';
  }
  if (text(0, 3) === '\xff\xd8\xff') {
    return 'image/jpeg';
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return 'image/webp';
  }
  // An ISO file begins with a box whose length stands before its name.
  if (text(4, 8) === 'ftyp') {
    return 'video/mp4';
  }
  return text(0, 4) === '\x1a\x45\xdf\xa3' ? 'video/webm' : null;
}

export const fileEndings: Readonly<Record<MediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};
