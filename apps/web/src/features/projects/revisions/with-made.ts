import type { Scene } from '@kinora/contract/scenes';

/** Scenes as they are written, with what was made of them so far. */
export function withMade(written: readonly Scene[], made: readonly Scene[]): Scene[] {
  const known = new Map(made.map((scene) => [scene.id, scene]));
  return written.map((scene) => {
    const { generated_image_options: options = [], generated_shot_urls: shots = {} } =
      known.get(scene.id) ?? {};
    return { ...scene, generated_image_options: options, generated_shot_urls: shots };
  });
}
