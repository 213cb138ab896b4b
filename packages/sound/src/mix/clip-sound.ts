import { z } from 'zod';

/** A clip whose own sound is heard in a scene. All times in seconds. */
export const ClipSoundSchema = z.object({
  /** An MP4 or MOV; one without sound is silent. */
  file: z.string().min(1),
  /**
   * Factor of its amplitude: 1 is as loud as it was recorded, and never louder than a narration. It makes room for speech as
   * the music does.
   */
  level: z.number().min(0).max(1),
  /** Where in the scene it begins, and how long it is seen. */
  startSeconds: z.number().nonnegative(),
  seconds: z.number().nonnegative(),
  /** The part of the clip that is played, in its own time. */
  fromSeconds: z.number().nonnegative(),
  untilSeconds: z.number().nonnegative(),
  /** Times its natural speed; its pitch stays. */
  speed: z.number().min(0.5).max(2),
  /** It begins again when it is over, its end melting into its beginning for so long; null: silence follows. */
  loopFadeSeconds: z.number().positive().nullable(),
});
export type ClipSound = z.infer<typeof ClipSoundSchema>;
