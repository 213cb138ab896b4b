import type { PixelBox } from '../draw/coverage.ts';

/** A finished frame and how it differs from the one before. */
export interface ComposedFrame {
  /** Planar 4:2:0, limited-range BT.709; not written to until the next but one frame is composed. */
  readonly bytes: Buffer;
  /**
   * Outside these boxes the frame is the one before, to the last bit; none when it is that frame. Undefined when nobody
   * knows.
   */
  readonly changed: readonly PixelBox[] | undefined;
}
