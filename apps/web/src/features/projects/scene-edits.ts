import { moveScene, removeScene } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';

export type SceneEdit =
  | { type: 'change'; id: string; change: Partial<Scene> }
  | { type: 'replace'; scenes: readonly Scene[] }
  | { type: 'delete'; id: string }
  | { type: 'restore'; scene: Scene }
  | { type: 'move'; id: string; by: 1 | -1 }
  | { type: 'move-onto'; id: string; ontoId: string }
  | { type: 'use-voice-everywhere'; voiceId: string | null; voiceName: string | null }
  | { type: 'use-character-everywhere'; url: string };

/** The scenes after an edit; the same ones when it changes nothing. */
export function editScenes(scenes: readonly Scene[], edit: SceneEdit): readonly Scene[] {
  switch (edit.type) {
    case 'change':
      return scenes.map((scene) => (scene.id === edit.id ? { ...scene, ...edit.change } : scene));
    case 'replace':
      return edit.scenes;
    case 'restore':
      return restored(scenes, edit.scene);
    case 'delete':
      return removeScene(scenes, edit.id);
    case 'move':
      return moveScene(scenes, edit.id, scenes.findIndex((scene) => scene.id === edit.id) + edit.by);
    case 'move-onto':
      return moveScene(
        scenes,
        edit.id,
        scenes.findIndex((scene) => scene.id === edit.ontoId),
      );
    case 'use-character-everywhere':
      // Only where somebody is seen; lips follow unless it was decided otherwise.
      return scenes.map((scene) =>
        scene.has_character
          ? { ...scene, selected_character_url: edit.url, lipsync: scene.lipsync ?? true }
          : scene,
      );
    case 'use-voice-everywhere':
      return scenes.map((scene) => ({ ...scene, voice_id: edit.voiceId, voice_name: edit.voiceName }));
  }
}

/** A deleted scene back where it stood; the others keep what was done to them since. */
function restored(scenes: readonly Scene[], deleted: Scene): readonly Scene[] {
  if (scenes.some(({ id }) => id === deleted.id)) {
    return scenes;
  }
  return scenes
    .toSpliced(deleted.scene_number - 1, 0, deleted)
    .map((scene, index) => ({ ...scene, scene_number: index + 1 }));
}

/** A changed narration; a spoken text that only repeated it goes along. */
export function withNarration(scene: Scene, narration: string): Partial<Scene> {
  const isRepeated = scene.narration_script === scene.narration || scene.narration_script === '';
  return isRepeated ? { narration, narration_script: narration } : { narration };
}

/** Changed prompts; the copies among the visual elements that only repeated them go along. */
export function withPrompt(
  scene: Scene,
  field: 'image_prompt' | 'video_prompt',
  text: string,
): Partial<Scene> {
  const visual = scene.visual_elements;
  const isRepeated = visual[field] === scene[field];
  return { [field]: text, ...(isRepeated ? { visual_elements: { ...visual, [field]: text } } : {}) };
}

/** Words at an even reading pace of 150 a minute, in seconds. */
const WORDS_PER_SECOND = 150 / 60;

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

export function readingSeconds(text: string): number {
  return wordCount(text) / WORDS_PER_SECOND;
}
