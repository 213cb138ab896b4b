import { AV_FRAME_DATA_VIDEO_HINT, AV_VIDEO_HINT_TYPE_CHANGED } from 'node-av';
import type { Frame } from 'node-av';
import type { PixelBox } from '../draw/coverage.ts';

// FFmpeg's AVVideoHint and AVVideoRect (libavutil/video_hint.h) as 64-bit little-endian machines hold them, which all are
// that the encoder's library is built for.
const headBytes = 32;
const boxBytes = 16;

/**
 * Tells the encoder what a frame changed: it then repeats the blocks outside the boxes without looking at them. The boxes
 * must hold every change, or the change is not seen.
 */
export function hintChanges(frame: Frame, changed: readonly PixelBox[]): void {
  const hint = frame.newSideData(AV_FRAME_DATA_VIDEO_HINT, headBytes + boxBytes * changed.length);
  hint.fill(0);
  hint.writeBigUInt64LE(BigInt(changed.length), 0);
  hint.writeBigUInt64LE(BigInt(headBytes), 8);
  hint.writeBigUInt64LE(BigInt(boxBytes), 16);
  hint.writeInt32LE(AV_VIDEO_HINT_TYPE_CHANGED, 24);
  changed.forEach(({ x, y, width, height }, index) => {
    const at = headBytes + boxBytes * index;
    hint.writeUInt32LE(x, at);
    hint.writeUInt32LE(y, at + 4);
    hint.writeUInt32LE(width, at + 8);
    hint.writeUInt32LE(height, at + 12);
  });
}
