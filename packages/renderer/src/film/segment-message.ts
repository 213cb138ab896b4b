import { z } from 'zod';
import { encoderProfiles } from '../encoder/frame-encoder.ts';
import { FilmLookSchema, SceneTimelineSchema } from '../timeline/film-timeline.ts';
import {
  ClipSoundSchema,
  MasteringSchema,
  MusicBriefSchema,
  MusicCuesSchema,
  StandingSoundSchema,
} from '@kinora/sound';

/** Tells a child's pieces of work apart. */
const id = z.int();

const SegmentOrderSchema = z.object({
  kind: z.literal('segment'),
  id,
  scene: SceneTimelineSchema,
  look: FilmLookSchema,
  profile: z.enum(encoderProfiles),
  threads: z.int().positive(),
  output: z.string().min(1),
  /** The child ends itself above this resident size. */
  memoryLimitBytes: z.number().positive(),
});

const PenStrokeSchema = z.object({ startSeconds: z.number(), endSeconds: z.number() });

const SoundtrackOrderSchema = z.object({
  kind: z.literal('soundtrack'),
  id,
  segments: z.array(
    z.object({
      frames: z.int().positive(),
      narrationFile: z.string().nullable(),
      leadInSeconds: z.number().nonnegative(),
      /** The scene whose pen and clips are heard, or when they are. */
      scene: SceneTimelineSchema.optional(),
      penStrokes: z.array(PenStrokeSchema).readonly().optional(),
      clipSounds: z.array(ClipSoundSchema).readonly().optional(),
    }),
  ),
  framesPerSecond: z.number().positive(),
  music: z.string().nullable(),
  standing: StandingSoundSchema.nullable(),
  output: z.string().min(1),
});

const MusicOrderSchema = z.object({
  kind: z.literal('music'),
  id,
  brief: MusicBriefSchema,
  cues: MusicCuesSchema,
  output: z.string().min(1),
});

/** What a child is told to make. */
export const RenderOrderSchema = z.discriminatedUnion('kind', [
  SegmentOrderSchema,
  SoundtrackOrderSchema,
  MusicOrderSchema,
]);
export type RenderOrder = z.infer<typeof RenderOrderSchema>;
/** An order that nobody has taken yet. */
export type RenderWish = Omit<SegmentOrder, 'id'> | Omit<SoundtrackOrder, 'id'> | Omit<MusicOrder, 'id'>;
export type SegmentOrder = z.infer<typeof SegmentOrderSchema>;
export type SoundtrackOrder = z.infer<typeof SoundtrackOrderSchema>;
export type MusicOrder = z.infer<typeof MusicOrderSchema>;

/** How much memory the child holds when it has finished: whoever waits decides whether it may go on. */
const residentBytes = z.number();

/** What a child tells: progress any number of times, then one of the others. */
export const RenderReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), id, fraction: z.number() }),
  z.object({
    kind: z.literal('segment'),
    id,
    made: z.object({
      frames: z.number(),
      seconds: z.number(),
      penStrokes: z.array(PenStrokeSchema).readonly(),
      clipSounds: z.array(ClipSoundSchema).readonly(),
    }),
    residentBytes,
  }),
  z.object({
    kind: z.literal('soundtrack'),
    id,
    made: z.object({
      integratedLufs: z.number(),
      truePeakDb: z.number(),
      seconds: z.number(),
      mastering: MasteringSchema,
    }),
    residentBytes,
  }),
  z.object({
    kind: z.literal('music'),
    id,
    made: z.object({ seconds: z.number(), cadenceSeconds: z.number() }),
    residentBytes,
  }),
  z.object({
    kind: z.literal('failed'),
    id,
    message: z.string(),
    /** The letters of an `UnletterableTextError`. */
    letters: z.array(z.string()).optional(),
  }),
]);
export type RenderReport = z.infer<typeof RenderReportSchema>;
