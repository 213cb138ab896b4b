import { z } from 'zod';

/** A vendor's clip as it is seen in a scene. */
export const ClipSchema = z.object({
  /** Path of an MP4 or MOV; a relative one is resolved against the timeline's file. */
  file: z.string().min(1),
  /** `cover` fills the frame and crops, `contain` shows all of it over its own blurred, darkened picture. */
  fit: z.enum(['cover', 'contain']),
  /** What must not be cropped away, as parts of the upright picture; `salient`: what stands out in it. */
  focus: z.union([
    z.literal('salient'),
    z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  ]),
  /** Seconds of the clip that are left out before. */
  trimStartSeconds: z.number().min(0).max(600),
  /** Times its natural speed. */
  speed: z.number().min(0.85).max(1.15),
  /** What is seen when it is over: its last picture with a slow push, or the clip again, cross-faded. */
  ending: z.enum(['hold', 'loop']),
  /**
   * Factor of its own sound's amplitude: 0 is muted, 1 as loud as it was recorded, and never louder than a narration. It
   * makes room for speech; a held clip is silent once it is over.
   */
  soundLevel: z.number().min(0).max(1).default(0),
});
export type Clip = z.infer<typeof ClipSchema>;

/** What a decoder is asked to open; more is refused before a picture is decoded. */
export const clipLimits = { mostPixelsASide: 4096, mostFramesPerSecond: 240 } as const;

/** A clip that cannot be shown: cut off, without a picture, or larger than anything here can use. */
export class UnusableClipError extends Error {
  override readonly name = 'UnusableClipError';
}
