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
      selected_engine: project.selected_engine,
      voice: project.voice,
      voice_2: project.voice_2,
      language: project.language,
      aspect_ratio: project.aspect_ratio,
      subtitle: project.subtitle,
      video_style: project.video_style,
      video_type: project.video_type,
      subtitle_style: project.subtitle_style,
      show_hand: project.show_hand,
      pen_sounds: project.pen_sounds,
      include_web_results: project.include_web_results,
      selected_image_model: project.selected_image_model,
      selected_video_model: project.selected_video_model,
    },
  };
}
