import type { SceneManner } from '../describe/describe-scene.ts';

/** The hand of every image function and image model that paints from words. */
export const sceneManners: readonly SceneManner[] = [
  { key: 'flux_vector', style: 'flat', hasLettering: false },
  { key: 'seedream', style: 'wash', hasLettering: false },
  { key: 'ideogram_v3', style: 'cel', hasLettering: true },
  { key: 'flux_pro', style: 'rich', hasLettering: false },
  { key: 'imagen_4_educational', style: 'storybook', hasLettering: false },
  { key: 'gemini_2_5_flash', style: 'gouache', hasLettering: false },
  { key: 'dalle_3', style: 'oil', hasLettering: false },
  { key: 'flux_v1', style: 'print', hasLettering: false },
];
