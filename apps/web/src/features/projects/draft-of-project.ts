import type { GenerationMode, ProjectAnswer } from '@kinora/contract';
import { isFilm } from './is-film.ts';

/** The project's choices as a draft of the prompt box, for another one like it. */
export function draftOfProject(project: ProjectAnswer): {
  mode: GenerationMode;
  draft: Record<string, unknown>;
} {
  return {
    mode: isFilm(project) ? 'films' : 'stories',
    draft: {
      user_query: project.prompt,
      selected_engine: project.selected_engine,
      voice: project.voice,
      voice_2: project.voice_2,
      language: project.language,
      aspect_ratio: project.aspect_ratio,
      subtitle: project.subtitle,
      video_style: project.video_style,
      video_type: project.video_type,
    },
  };
}
