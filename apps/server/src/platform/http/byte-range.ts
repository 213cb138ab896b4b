import type { ByteRange } from '../storage/storage.ts';

/** Bounded, so that a header of digits cannot become a huge number. */
const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a Range header for a file of `totalBytes` (RFC 9110, 14.2). `whole`: there is none, or one that a server may
 * ignore (several ranges, another unit, nonsense); `unsatisfiable`: 416.
 */
export function parseByteRange(
  header: string | undefined,
  totalBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = SINGLE_RANGE.exec(header ?? '');
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (match === null || (first === '' && last === '')) {
    return 'whole';
  }
  if (first === '') {
    const suffix = Math.min(Number(last), totalBytes);
    return suffix === 0 ? 'unsatisfiable' : { start: totalBytes - suffix, end: totalBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? totalBytes - 1 : Math.min(Number(last), totalBytes - 1);
  if (last !== '' && Number(last) < start) {
    return 'whole';
  }
  return start >= totalBytes ? 'unsatisfiable' : { start, end };
}
