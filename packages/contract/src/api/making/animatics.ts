import { z } from 'zod/mini';
import { LinkSchema } from '../../fields/answer-fields.ts';

/** POST /api/project/{id}/animatic. Without a yes, nothing is spoken that a service is paid for. */
export const AnimaticPayloadSchema = z.object({ may_buy: z.boolean() });
export type AnimaticPayload = z.infer<typeof AnimaticPayloadSchema>;

/** How a part stands; `missing`: nobody has asked for it yet, or somebody has to say yes first. */
const PartStatusSchema = z.enum(['missing', 'making', 'ready', 'failed']);

/** What is read at once, and when, in the scene's time. */
const AnimaticCueSchema = z.object({ text: z.string(), start_seconds: z.number(), end_seconds: z.number() });

const AnimaticClipSchema = z.object({
  url: LinkSchema,
  speed: z.number(),
  start_seconds: z.number(),
  end_seconds: z.number(),
});

const AnimaticSceneSchema = z.object({
  scene_id: z.string(),
  title: z.string(),
  /** What is to be seen, in words; shown while there is no picture. */
  image_prompt: z.string(),
  /** The picture that is chosen so far; null where nothing is painted yet. */
  picture_url: z.nullable(LinkSchema),
  /** What moves in it, in small and silent, how fast, and when in the scene's time; where none is, its picture is seen. */
  clips: z.array(AnimaticClipSchema),
  /** As long as in the film; by its words while nobody has spoken it. */
  seconds: z.number(),
  /** When its voice begins, in the scene's time. */
  voice_seconds: z.number(),
  /** Null where nothing is said. */
  narration: z.nullable(
    z.object({ status: PartStatusSchema, url: z.nullable(LinkSchema), error: z.nullable(z.string()) }),
  ),
  /** Its subtitles as the film has them; empty until it is spoken. */
  cues: z.array(AnimaticCueSchema),
});
export type AnimaticScene = z.infer<typeof AnimaticSceneSchema>;

/** GET and POST /api/project/{id}/animatic: the film of what is there so far, as parts for one clock. */
export const AnimaticAnswerSchema = z.object({
  /** `making` while a part is on its way. */
  status: z.enum(['making', 'ready']),
  /** Of the project, whose words these are. */
  revision: z.number(),
  scenes: z.array(AnimaticSceneSchema),
  /** Played to the scenes once all of them were spoken. */
  music: z.object({ status: PartStatusSchema, url: z.nullable(LinkSchema) }),
  /** What speaking the rest is paid for; null where it costs nothing. Dollars where they are known. */
  price: z.nullable(z.object({ scenes: z.number(), dollars: z.nullable(z.number()) })),
});
export type AnimaticAnswer = z.infer<typeof AnimaticAnswerSchema>;
