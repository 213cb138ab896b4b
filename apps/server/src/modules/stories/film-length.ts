import { sentences } from '@kinora/contract';
import type { Language } from '@kinora/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StoredScene } from './story-scene.ts';

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
