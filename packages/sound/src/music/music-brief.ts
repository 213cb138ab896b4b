import { z } from 'zod';

export const musicMoods = ['calm', 'bright', 'curious', 'dramatic', 'playful'] as const;

/** What the composer is asked for. The same brief gives the same score, however long the scenes are. */
export const MusicBriefSchema = z.object({
  seed: z.int().nonnegative(),
  mood: z.enum(musicMoods),
  tempoBpm: z.number().min(40).max(200),
});
export type MusicBrief = z.infer<typeof MusicBriefSchema>;
