import { z } from 'zod';
import type { ImageRequest, JsonValue } from '@kinora/models';
import { DrawingSchema } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { GestureCueSchema } from './gesture.ts';
import { ScenePlanSchema } from './scene-plan.ts';
import { PersonPlanSchema, poses } from './person-plan.ts';
import type { PersonPlan } from './person-plan.ts';

export const PlacedPersonSchema = z.strictObject({
  person: PersonPlanSchema,
  pose: z.enum(poses),
  yaw: z.number().min(-1).max(1),
  /** Where the point between the eyes is, in scene units (1920 x 1080 or 1080 x 1920). */
  x: z.number(),
  y: z.number(),
  /** Scene units of a figure unit: a head is 300 figure units high. */
  scale: z.number().positive(),
});
export type PlacedPerson = z.infer<typeof PlacedPersonSchema>;

/** What a board is turned to, and after which part of the scene's words. */
const PanelPageSchema = z.strictObject({ from: z.number().min(0).max(1), drawing: DrawingSchema });
export type PanelPage = z.infer<typeof PanelPageSchema>;

/** A board that hangs behind who speaks of it. */
const CastPanelSchema = z.strictObject({
  /** What it shows at first. */
  drawing: DrawingSchema,
  /** In the order of what is said; none in plans that are older than they are. */
  pages: z.array(PanelPageSchema).max(8).default([]),
  /** In scene units. */
  box: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});
export type CastPanel = z.infer<typeof CastPanelSchema>;
/** A board before it has a place, and the small things of it that can stand before who speaks of them. */
export type PanelBoard = Pick<CastPanel, 'drawing' | 'pages'> & { readonly things?: Drawing };

/** What is shown of a scene that explains something, on pages of a shape; undefined where a scene explains nothing. */
export type Panels = (
  request: ImageRequest,
  page: { readonly aspectRatio: ImageRequest['aspectRatio']; readonly hasHeading: boolean },
) => PanelBoard | undefined;

/**
 * People before a painted place; the picture and its layers are painted from it again. A scene that is acted is pictured by what is
 * done. Where nobody is, what the panel shows is cut out before the place.
 */
export const CastPlanSchema = z.strictObject({
  kind: z.literal('cast'),
  background: ScenePlanSchema,
  people: z.array(PlacedPersonSchema).max(2),
  /** The same people in the same place doing what is told of them, seen wherever none of them speaks. */
  acted: ScenePlanSchema.optional(),
  /** They sit at a table, which is seen before them. */
  isAtTable: z.boolean().optional(),
  panel: CastPanelSchema.optional(),
  /** What of the things that are spoken of stands on the table before them, each in a box of its own. */
  things: DrawingSchema.optional(),
  /** What whoever speaks does with the hands; none in plans that are older than they are. */
  cues: z.array(GestureCueSchema).max(80).optional(),
});
export type CastPlan = z.infer<typeof CastPlanSchema>;

/** Reads a picture's plan; undefined when nobody painted here stands in it. */
export function readCastPlan(plan: JsonValue | undefined): CastPlan | undefined {
  const read = CastPlanSchema.safeParse(plan);
  return read.success ? read.data : undefined;
}

/** Reads the plans of portraits; those that other painters made are left out. */
export function readPeople(plans: readonly JsonValue[]): PersonPlan[] {
  return plans.flatMap((plan) => {
    const person = PersonPlanSchema.safeParse(plan);
    if (person.success) {
      return [person.data];
    }
    return (readCastPlan(plan)?.people ?? []).slice(0, 1).map((placed) => placed.person);
  });
}
