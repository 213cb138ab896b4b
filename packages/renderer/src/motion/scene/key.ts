import { z } from 'zod';

/**
 * How a value travels from its key to the next: evenly, easing at both ends (`smooth`), starting (`in`) or ending (`out`)
 * slowly, not at all until the next key (`hold`), or along a curve through all keys without stopping at any (`through`).
 */
export const easings = ['linear', 'smooth', 'in', 'out', 'hold', 'through'] as const;
export type Easing = (typeof easings)[number];
export const EasingSchema = z.enum(easings).default('smooth');

/** Seconds from the start of the scene. */
export const AtSecondsSchema = z.number().min(0).max(3600);

/** Scene units: a scene is 1920 x 1080 or 1080 x 1920 of them, the origin at the top left, whatever the film's pixels. */
export const SceneUnitSchema = z.number().min(-20_000).max(20_000);
export const SceneLengthSchema = z.number().positive().max(20_000);

export const ScenePointSchema = z.object({ x: SceneUnitSchema, y: SceneUnitSchema });

export const SceneBoxSchema = z.object({
  x: SceneUnitSchema,
  y: SceneUnitSchema,
  width: SceneLengthSchema,
  height: SceneLengthSchema,
});

export const HexColourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
