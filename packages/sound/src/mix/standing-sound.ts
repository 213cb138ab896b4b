import { z } from 'zod';

/** What it takes to replace a part of a soundtrack so that nobody hears where. */
export const MasteringSchema = z.object({
  /** By how much the mix was made louder. */
  gainLu: z.number(),
  /** The level of each 100 ms, in hundredths of LUFS. */
  steps: z.array(z.int()),
});
export type Mastering = z.infer<typeof MasteringSchema>;

/** The sound of an earlier film of the same music, of which a few scenes are heard otherwise now. */
export const StandingSoundSchema = z.object({
  /** An M4A of `mixSoundtrack`, or a film that it was laid under. */
  file: z.string().min(1),
  truePeakDb: z.number(),
  mastering: MasteringSchema,
  /**
   * From the first segment that is heard otherwise until the first after which all are as they were, and begin when they did.
   * Until the number of segments: nothing behind the first one is as it was.
   */
  changed: z.object({ from: z.int().nonnegative(), until: z.int().positive() }),
});
export type StandingSound = z.infer<typeof StandingSoundSchema>;
