import type { WantedStep } from '../projects/index.ts';
import { wantedNarrations } from './narration-steps.ts';
import { wantedPictures } from './picture-steps.ts';
import { storedScenesOf } from './story-scene.ts';
import { settingsOf } from './story-settings.ts';

interface Story {
  readonly scenes: unknown;
  readonly settings: unknown;
}

/** What must be there before a film can be put together: narrations, and pictures for scenes without a chosen one. */
export function wantedMaterials(project: Story): WantedStep[] {
  const scenes = storedScenesOf(project);
  const settings = settingsOf(project);
  const pictures = wantedPictures(scenes, settings).filter(
    (_, index) => scenes[index]?.scene.selected_image_url === null,
  );
  return [...wantedNarrations(scenes, settings), ...pictures.flat()];
}
