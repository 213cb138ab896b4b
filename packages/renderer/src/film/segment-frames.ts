import type { ComposedFrame } from '../compositor/composed-frame.ts';
import type { EncoderSettings } from '../encoder/frame-encoder.ts';
import type { PenStroke } from './pen-strokes.ts';

/** The pictures of one scene, whatever makes them. */
export interface SegmentFrames {
  readonly count: number;
  readonly content: EncoderSettings['content'];
  /** When the pen is on the board, in the scene's time. */
  readonly penStrokes: readonly PenStroke[];
  /** Makes a frame; they are asked for once each, from 0 upwards. */
  compose(frame: number): ComposedFrame | Promise<ComposedFrame>;
  /** Lets go of what was opened for them; left out where nothing was. */
  readonly close?: () => Promise<void>;
}

/** Frames that are there at once. */
export interface DrawnFrames extends SegmentFrames {
  compose(frame: number): ComposedFrame;
}
