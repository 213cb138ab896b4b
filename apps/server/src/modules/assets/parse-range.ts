import type { ByteRange } from '../../platform/storage/storage.ts';

/**
 * The single byte range of a Range header (RFC 9110, 14.1.2). Undefined: send everything, as for no header, for other
 * units, for several ranges and for nonsense, all of which a server may ignore.
 */
export function parseRange(
  header: string | undefined,
  totalBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) {
    return undefined;
  }
  if (first === '') {
    return lastBytes(Number(last), totalBytes);
  }
  const start = Number(first);
  const end = last === '' ? totalBytes - 1 : Math.min(Number(last), totalBytes - 1);
  if (last !== '' && Number(last) < start) {
    return undefined;
  }
  return start >= totalBytes ? 'unsatisfiable' : { start, end };
}

function lastBytes(count: number, totalBytes: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || totalBytes === 0) {
    return 'unsatisfiable';
  }
  return { start: Math.max(0, totalBytes - count), end: totalBytes - 1 };
}
