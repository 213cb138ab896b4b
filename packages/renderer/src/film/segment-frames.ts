import type { ComposedFrame } from '../compositor/composed-frame.ts';
import type { EncoderSettings } from '../encoder/frame-encoder.ts';

/** The pictures of one scene, whatever makes them. */
export interface SegmentFrames {
  readonly count: number;
  readonly content: EncoderSettings['content'];
  /** Makes a frame; they are asked for once each, from 0 upwards. */
  compose(frame: number): ComposedFrame;
}
