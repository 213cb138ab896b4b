import { z } from 'zod';

export const musicMoods = [
  'calm',
  'curious',
  'playful',
  'dramatic',
  'documentary',
  'warm',
  'wonder',
  'tense',
] as const;
export type MusicMood = (typeof musicMoods)[number];

/** What the composer is asked for. The same brief for the same film gives the same samples. */
export const MusicBriefSchema = z.object({
  seed: z.int().nonnegative(),
  mood: z.enum(musicMoods),
});
export type MusicBrief = z.infer<typeof MusicBriefSchema>;
