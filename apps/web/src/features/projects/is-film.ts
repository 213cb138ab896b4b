import { filmsEngine } from '@kinora/contract/catalogue';
import type { ProjectAnswer } from '@kinora/contract/api';

/** Whether the project is a film, with characters and a voice per scene. */
export function isFilm(project: Pick<ProjectAnswer, 'selected_engine'>): boolean {
  return project.selected_engine === filmsEngine;
}
