import { sentences } from '@kinora/contract/sentences';
import type { Language } from '@kinora/contract/catalogue';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { StoredScene } from '../story-scene.ts';

const LONGEST_FILM_SECONDS = 15 * 60;

/** Written characters that a quick narrator speaks in a second: nobody is refused who would have fitted. */
const charactersPerSecond = {
  English: 20,
  Hindi: 18,
  French: 20,
  Italian: 20,
  Spanish: 20,
  Japanese: 9,
} as const satisfies Record<Language, number>;

/** Refuses narrations that cannot be spoken within the longest film. @throws AppError `invalid` */
export function refuseTooLong(scenes: readonly StoredScene[], language: Language): void {
  const characters = scenes.reduce((sum, { scene }) => sum + scene.narration_script.length, 0);
  if (characters / charactersPerSecond[language] > LONGEST_FILM_SECONDS) {
    throw new AppError('invalid', { detail: sentences.story.filmTooLong });
  }
}

/** How a film is put together, decided when all narrations are there. */
const FilmPlanSchema = z.object({
  /** The project's run it was made for. */
  run: z.int(),
  /** Input hashes of the segments in the order of the film. */
  segmentHashes: z.array(z.string()),
  /** Place of the first scene's segment, behind a board with the title. Earlier versions did not note it. */
  firstScene: z.int().optional(),
  /** How many of them this run renders; the others are there already. */
  missing: z.int(),
});
export type FilmPlan = z.infer<typeof FilmPlanSchema>;

export function filmPlanOf(project: { readonly filmPlan: unknown }): FilmPlan | null {
  return FilmPlanSchema.nullable().parse(project.filmPlan);
}
