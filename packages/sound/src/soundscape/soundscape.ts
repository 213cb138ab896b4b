import { z } from 'zod';

/** What is heard of a place without end: weather, water, beasts, people's noise far away. */
export const bedKinds = [
  'wind',
  'rain',
  'sea',
  'stream',
  'birds',
  'crickets',
  'city',
  'room',
  'deep',
  'rotor',
  'rumble',
] as const;
export type BedKind = (typeof bedKinds)[number];

/** What happens at a moment: something rushes by, bursts, or steps on the ground. */
export const hitKinds = ['rush', 'blast', 'step'] as const;
export type HitKind = (typeof hitKinds)[number];

/** The sound of a clip without words or music, put together by code. Plain data; the same data sound the same. */
export const SoundscapeSchema = z.object({
  seed: z.int().nonnegative(),
  beds: z.array(z.object({ kind: z.enum(bedKinds), level: z.number().min(0).max(1) })).max(6),
  hits: z
    .array(
      z.object({
        kind: z.enum(hitKinds),
        atSeconds: z.number().min(0).max(3600),
        seconds: z.number().positive().max(30),
        level: z.number().min(0).max(1),
      }),
    )
    .max(200),
});
export type Soundscape = z.infer<typeof SoundscapeSchema>;
export type SoundHit = Soundscape['hits'][number];
