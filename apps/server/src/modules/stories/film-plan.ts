import { z } from 'zod';

/** How a film is put together, decided when all narrations are there. */
const FilmPlanSchema = z.object({
  /** The project's run it was made for. */
  run: z.int(),
  /** Input hashes of the segments in the order of the scenes. */
  segmentHashes: z.array(z.string()),
  /** How many of them this run renders; the others are there already. */
  missing: z.int(),
});
export type FilmPlan = z.infer<typeof FilmPlanSchema>;

export function filmPlanOf(project: { readonly filmPlan: unknown }): FilmPlan | null {
  return FilmPlanSchema.nullable().parse(project.filmPlan);
}
