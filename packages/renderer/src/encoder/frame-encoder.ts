import type { PixelBox } from '../draw/coverage.ts';

/** How hard the encoder works; `test` is for tiny films whose look does not matter. */
export const encoderProfiles = ['film', 'test'] as const;
export type EncoderProfile = (typeof encoderProfiles)[number];

export interface EncoderSettings {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly profile: EncoderProfile;
  /**
   * `drawn`: pictures that stand still while ink is added, where only whole pixels ever move; `moving`: cameras and
   * particles, where fractions of pixels do. Segments of both kinds join.
   */
  readonly content: 'drawn' | 'moving';
  /** Threads the encoder may keep busy: one where several segments are rendered at once. */
  readonly threads: number;
  /** The file to write; it is overwritten. */
  readonly output: string;
}

/** Turns frames into a video file. An implementation on another FFmpeg only has to keep this promise. */
export interface FrameEncoder {
  /**
   * Takes the next frame: planar 4:2:0, limited-range BT.709. The promise settles when the encoder has read it and is ready
   * for another; until then the bytes must not be changed. Whoever knows in which boxes alone the frame differs from the last one
   * says so, which spares the encoder a part of its work; left out, anything may have changed.
   */
  write(frame: Buffer, changed?: readonly PixelBox[]): Promise<void>;
  /** Encodes what is left and closes the file. */
  finish(): Promise<void>;
  /** Gives up: closes everything; the file is worthless then. */
  abandon(): Promise<void>;
}
