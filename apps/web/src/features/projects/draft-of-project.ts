import { storyChoiceNames } from '@kinora/contract/api';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { GenerationMode } from '@kinora/contract/catalogue';
import { isFilm } from './is-film.ts';

/** All of the project's choices as a draft of the prompt box, for another one like it. */
export function draftOfProject(project: ProjectAnswer): {
  mode: GenerationMode;
  draft: Record<string, unknown>;
} {
  return {
    mode: isFilm(project) ? 'films' : 'stories',
    draft: {
      user_query: project.prompt,
      ...Object.fromEntries(storyChoiceNames.map((name) => [name, project[name]])),
    },
  };
}
