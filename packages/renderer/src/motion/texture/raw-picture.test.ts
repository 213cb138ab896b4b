import { describe, expect, it } from 'vitest';
import { decodeRawPicture, encodeRawPicture } from './raw-picture.ts';

const pixels = { data: Uint8Array.from({ length: 24 }, (_, at) => at), width: 3, height: 2 };

describe('a raw picture', () => {
  it('is read as it was written', () => {
    const read = decodeRawPicture(encodeRawPicture(pixels));
    expect(read).toMatchObject({ width: 3, height: 2 });
    expect([...(read?.data ?? [])]).toEqual([...pixels.data]);
  });

  it('is told from other pictures, and from one that is cut off', () => {
    expect(decodeRawPicture(Buffer.from('\u0089PNG\r\n', 'latin1'))).toBeUndefined();
    expect(() => decodeRawPicture(encodeRawPicture(pixels).subarray(0, -1))).toThrow('not whole');
  });
});
