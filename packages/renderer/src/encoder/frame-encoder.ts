/** How hard the encoder works; `test` is for tiny films whose look does not matter. */
export const encoderProfiles = ['film', 'test'] as const;
export type EncoderProfile = (typeof encoderProfiles)[number];

export interface EncoderSettings {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly profile: EncoderProfile;
  /** The file to write; it is overwritten. */
  readonly output: string;
}

/** Turns frames into a video file. An implementation on another FFmpeg only has to keep this promise. */
export interface FrameEncoder {
  /**
   * Takes the next frame: planar 4:2:0, limited-range BT.709. The promise settles when the encoder is ready for another;
   * until then the bytes must not be changed.
   */
  write(frame: Buffer): Promise<void>;
  /** Encodes what is left and closes the file. */
  finish(): Promise<void>;
  /** Gives up: closes everything; the file is worthless then. */
  abandon(): Promise<void>;
}
