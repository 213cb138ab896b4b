import { z } from 'zod';
import { AtSecondsSchema, EasingSchema, SceneUnitSchema } from './key.ts';

/**
 * The camera at one moment. At rest (all defaults) every layer is where its box says. The plane at depth 0.5 is in focus:
 * moving the camera by x moves that plane by -x; nearer layers move more, farther ones less.
 */
const CameraKeySchema = z.object({
  atSeconds: AtSecondsSchema,
  /** Scene units to the right and down. */
  x: SceneUnitSchema.default(0),
  y: SceneUnitSchema.default(0),
  /** Forward, as a part of the distance to the plane in focus: 0.2 comes a fifth nearer, and near layers pass by. */
  dolly: z.number().min(-3).max(0.9).default(0),
  /** Lens: enlarges everything alike. */
  zoom: z.number().min(0.05).max(20).default(1),
  /** The horizon leans clockwise when the camera rolls counter-clockwise; positive turns the picture clockwise. */
  rollDegrees: z.number().min(-360).max(360).default(0),
  /** Looks to the right without moving; the picture converges like a wall seen from the side. */
  yawDegrees: z.number().min(-60).max(60).default(0),
  /** Looks up without moving. */
  pitchDegrees: z.number().min(-60).max(60).default(0),
  /** Unrest of a held camera in scene units: 4 is a steady hand, 15 a chase. Slow noise, never jitter. */
  handheld: z.number().min(0).max(200).default(0),
  /** Bounce of running steps in scene units. */
  stride: z.number().min(0).max(200).default(0),
  ease: EasingSchema,
});
export type CameraKey = z.infer<typeof CameraKeySchema>;

/** One set-up of the camera: the picture cuts to it at its first moment. Times of keys count from the scene's start. */
const ShotSchema = z.object({
  fromSeconds: AtSecondsSchema.default(0),
  /** In order of time. */
  keys: z.array(CameraKeySchema).min(1).max(600),
});
export type Shot = z.infer<typeof ShotSchema>;

export const CameraSchema = z.object({
  /** In order of time; the first from 0. */
  shots: z.array(ShotSchema).min(1).max(200),
  /** How far apart near and far are: 0 moves everything as one flat picture, 1 is ordinary, 2 exaggerates. */
  depthStrength: z.number().min(0).max(3).default(1),
  /** Steps of `stride`. */
  stepsPerSecond: z.number().min(0.1).max(10).default(2.7),
  seed: z.int().nonnegative().default(0),
});
export type Camera = z.infer<typeof CameraSchema>;
