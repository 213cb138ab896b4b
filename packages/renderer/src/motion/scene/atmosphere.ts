import { z } from 'zod';
import { AtSecondsSchema, EasingSchema, HexColourSchema } from './key.ts';

/** What flies through the air before all layers of the scene. */
export const particleKinds = [
  'rain',
  'snow',
  'petals',
  'leaves',
  'dust',
  'embers',
  'sparkles',
  'smoke',
  'debris',
  'speed-lines',
] as const;
export type ParticleKind = (typeof particleKinds)[number];

/** Seeded and without memory: a moment's particles follow from its time alone. They move with the camera's parallax. */
const ParticlesSchema = z.object({
  kind: z.enum(particleKinds),
  seed: z.int().nonnegative(),
  /** 0.3 is a hint, 1 a downpour. */
  density: z.number().min(0).max(1).default(0.5),
  /** Times the natural speed. */
  speed: z.number().min(0).max(10).default(1),
  /** Sideways, as a part of the natural speed; negative blows to the left. */
  wind: z.number().min(-4).max(4).default(0),
  /** Times the natural size. */
  size: z.number().min(0.1).max(10).default(1),
  opacity: z.number().min(0).max(1).default(1),
  /** The kind's own colour when absent. */
  colour: HexColourSchema.optional(),
  fromSeconds: AtSecondsSchema.default(0),
  /** To the end when absent. Particles come and go over half a second. */
  untilSeconds: AtSecondsSchema.optional(),
});

const ExposureKeySchema = z.object({
  atSeconds: AtSecondsSchema,
  /** 0 is black, 1 as painted, 2 twice as bright. */
  exposure: z.number().min(0).max(2),
  ease: EasingSchema,
});

/** The look laid over the whole scene. */
export const GradeSchema = z.object({
  /** Blended into every layer by `amount`. */
  tint: z.object({ colour: HexColourSchema, amount: z.number().min(0).max(1) }).optional(),
  /** 0 is grey, 1 as painted. */
  saturation: z.number().min(0).max(2).default(1),
  /** 1 as painted; more parts light from dark. */
  contrast: z.number().min(0.5).max(1.6).default(1),
  /** Darkens the corners: 0.25 is felt, 0.6 is seen. */
  vignette: z.number().min(0).max(1).default(0),
  /** Film grain; costs bytes: 0.15 is enough. */
  grain: z.number().min(0).max(1).default(0),
  /** Height of each black bar as a part of the frame's height; 0.12 makes 16:9 into 2.35:1. */
  letterbox: z.number().min(0).max(0.3).default(0),
  /** Fades, flashes and lightning, in order of time; empty means 1 throughout. */
  exposure: z.array(ExposureKeySchema).max(200).default([]),
});
export type Grade = z.infer<typeof GradeSchema>;

export const ParticleListSchema = z.array(ParticlesSchema).max(8).default([]);
export type ParticleField = z.infer<typeof ParticlesSchema>;
