import type { SceneManner } from '../describe/describe-scene.ts';
import type { Finish } from './picture-edit-model.ts';

/** The models that change an upload: how each finishes a picture, and how it paints where there is none. */
export const editManners: readonly {
  readonly manner: SceneManner;
  readonly finish: Finish | 'thumbnail';
}[] = [
  { manner: { key: 'nano_banana_edit', style: 'gouache', hasLettering: false }, finish: 'as-it-is' },
  { manner: { key: 'qwen_image_edit', style: 'rich', hasLettering: false }, finish: 'soft' },
  { manner: { key: 'flux_pro_max', style: 'refined', hasLettering: false }, finish: 'detailed' },
  { manner: { key: 'youtube_thumbnail', style: 'refined', hasLettering: false }, finish: 'thumbnail' },
];
