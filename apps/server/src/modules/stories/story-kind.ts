import { languageDetails } from '@kinora/contract/catalogue';
import type { ProjectKind } from '../projects/index.ts';
import { linkedAssetIds, outputsOf } from './films/film-outputs.ts';
import { retryStory } from './retry-story.ts';
import { settingsOf } from './story-settings.ts';

/** A story or film; what sets the two apart while they are made is in `traitsOf` and `submitScenes`. */
export const storyKind: ProjectKind = {
  outputs: (project) => {
    const made = outputsOf(project);
    return (
      made && {
        result: made.filmAssetId,
        poster: made.posterAssetId,
        captions: made.captionsAssetId,
        links: linkedAssetIds(made),
      }
    );
  },
  retry: retryStory,
  share: (project) => {
    const { aspect_ratio: aspectRatio, language, subtitle: hasSubtitles } = settingsOf(project);
    return { aspectRatio, language: languageDetails[language].code, hasSubtitles };
  },
  isInHistory: true,
};
