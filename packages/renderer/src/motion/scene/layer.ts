import { z } from 'zod';
import {
  AtSecondsSchema,
  EasingSchema,
  SceneBoxSchema,
  SceneLengthSchema,
  ScenePointSchema,
  SceneUnitSchema,
} from './key.ts';

/** Where a layer is at one moment, added to its place at rest. Several keys make a movement. */
const LayerKeySchema = z.object({
  atSeconds: AtSecondsSchema,
  /** Scene units to the right and down. */
  x: SceneUnitSchema.default(0),
  y: SceneUnitSchema.default(0),
  /** Times its size at rest, about the anchor. */
  scale: z.number().min(0.01).max(50).default(1),
  /** Clockwise about the anchor. */
  rotationDegrees: z.number().min(-7200).max(7200).default(0),
  opacity: z.number().min(0).max(1).default(1),
  ease: EasingSchema,
});
export type LayerKey = z.infer<typeof LayerKeySchema>;

/** A movement that never ends: breathing, bobbing, swinging. Sways add up. */
const SwaySchema = z.object({
  /** `x` and `y` in scene units, `rotation` in degrees, `scale` as a part of the size (0.01 breathes). */
  of: z.enum(['x', 'y', 'rotation', 'scale']),
  /** Furthest from rest; the sign turns the direction. */
  amount: z.number().min(-500).max(500),
  periodSeconds: z.number().min(0.05).max(600),
  /** Where in the period it starts, 0 to 1. */
  phase: z.number().min(0).max(1).default(0),
  /** 0 swings like a pendulum; 1 wanders irregularly (seeded), as a head does. */
  irregularity: z.number().min(0).max(1).default(0),
  seed: z.int().nonnegative().default(0),
});
export type Sway = z.infer<typeof SwaySchema>;

/**
 * How a layer's own picture is stirred: `water` ripples in rows that grow toward its lower edge, `clouds` roll slowly,
 * `foliage` and `cloth` bend about the picture's lower or upper edge, `heat` shimmers upward, `smoke` curls.
 */
export const flowKinds = ['water', 'clouds', 'foliage', 'cloth', 'heat', 'smoke'] as const;
const FlowSchema = z.object({
  kind: z.enum(flowKinds),
  /** Furthest displacement in scene units: 3 to 8 is calm, 20 a storm. */
  amount: z.number().min(0).max(200),
  /** Times the natural pace. */
  speed: z.number().min(0).max(10).default(1),
  /** Size of ripples and gusts in scene units. */
  wavelength: SceneLengthSchema.default(160),
  seed: z.int().nonnegative().default(0),
});
export type Flow = z.infer<typeof FlowSchema>;

/** From this moment on a layer shows the variant of this index. */
const VariantKeySchema = z.object({ atSeconds: AtSecondsSchema, variant: z.int().nonnegative().max(63) });

const FileSchema = z.string().min(1).max(4096);

/**
 * One picture of a scene: a PNG, WebP or JPEG, with transparency where other layers shall show. Layers are listed from
 * the furthest to the nearest: a later one covers an earlier one, whatever their depths.
 */
export const LayerSchema = z.object({
  /** Unique in the scene. */
  id: z.string().min(1).max(100),
  /** Absolute path; several when the layer changes over time (mouth shapes, eyes), all of the same size in pixels. */
  files: z.array(FileSchema).min(1).max(64),
  /** Which of `files` is shown when, in order of time; the first file before the first key. */
  variantTrack: z.array(VariantKeySchema).max(20_000).default([]),
  /** Where the whole picture lies at rest. A background reaches past the scene by 10 to 20 % on every side. */
  box: SceneBoxSchema,
  /** 0 is the far distance, 0.5 the plane the camera looks at, 1 right before the camera: decides parallax. */
  depth: z.number().min(0).max(1).default(0.5),
  /** `screen` layers (titles, lower thirds) take no part in camera, particles or grade. */
  space: z.enum(['world', 'screen']).default('world'),
  /** Id of an earlier layer this one is fixed to: it takes over that layer's movements and depth (a mouth on a head). */
  parent: z.string().min(1).max(100).optional(),
  /** What scaling and rotation turn about, in scene units at rest; the centre of the box when absent. */
  anchor: ScenePointSchema.optional(),
  /** In order of time; before the first and after the last key the layer rests there. */
  keys: z.array(LayerKeySchema).max(2000).default([]),
  sways: z.array(SwaySchema).max(16).default([]),
  flow: FlowSchema.optional(),
  /** `light` brightens what is beneath (glows, rays, lamps). */
  blend: z.enum(['normal', 'light']).default('normal'),
  /** What lies outside the picture: nothing, or its edge drawn on for ever (backgrounds, so that no border ever shows). */
  edge: z.enum(['clear', 'extend']).default('clear'),
});
export type Layer = z.infer<typeof LayerSchema>;
