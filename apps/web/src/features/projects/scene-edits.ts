import { moveScene, removeScene } from '@kinora/contract';
import type { Scene } from '@kinora/contract';

export interface SceneEdits {
  scenes: readonly Scene[];
  /** Earlier lists, newest last; Undo takes the last one. */
  past: readonly (readonly Scene[])[];
}

export type SceneEdit =
  | { type: 'change'; id: string; change: Partial<Scene> }
  | { type: 'replace'; scenes: readonly Scene[] }
  | { type: 'delete'; id: string }
  | { type: 'move'; id: string; by: 1 | -1 }
  | { type: 'use-voice-everywhere'; voiceId: string | null; voiceName: string | null }
  | { type: 'use-character-everywhere'; url: string }
  | { type: 'undo' };

/** Steps that Undo remembers. */
const PAST_LIMIT = 50;

/** The scenes after an edit. Typing in a field is one step per scene and field group, so Undo takes back whole acts. */
export function editScenes(edits: SceneEdits, edit: SceneEdit): SceneEdits {
  if (edit.type === 'undo') {
    const last = edits.past.at(-1);
    return last === undefined ? edits : { scenes: last, past: edits.past.slice(0, -1) };
  }
  if (edit.type === 'change') {
    return {
      ...edits,
      scenes: edits.scenes.map((scene) => (scene.id === edit.id ? { ...scene, ...edit.change } : scene)),
    };
  }
  const scenes = editedList(edits.scenes, edit);
  return { scenes, past: [...edits.past, edits.scenes].slice(-PAST_LIMIT) };
}

type ListEdit = Exclude<SceneEdit, { type: 'undo' } | { type: 'change' }>;

function editedList(scenes: readonly Scene[], edit: ListEdit): readonly Scene[] {
  switch (edit.type) {
    case 'replace':
      return edit.scenes;
    case 'delete':
      return removeScene(scenes, edit.id);
    case 'move':
      return moveScene(scenes, edit.id, scenes.findIndex((scene) => scene.id === edit.id) + edit.by);
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

/**
 * Kept edits over what the server has by now: the words are the user's, the pictures the server's. A scene that got
 * another picture meanwhile also takes the server's choice among them, which is the newest.
 */
export function withServerPictures(kept: readonly Scene[], current: readonly Scene[]): Scene[] {
  const known = new Map(current.map((scene) => [scene.id, scene]));
  return kept.map((scene) => {
    const server = known.get(scene.id);
    if (server === undefined) {
      return scene;
    }
    const { generated_image_options: options, generated_shot_urls: shots } = server;
    const isSame =
      options.join() === scene.generated_image_options.join() &&
      Object.values(shots).join() === Object.values(scene.generated_shot_urls).join();
    const choice = isSame
      ? scene.selected_image_url
      : (server.selected_image_url ?? scene.selected_image_url);
    return {
      ...scene,
      generated_image_options: options,
      generated_shot_urls: shots,
      selected_image_url: choice,
    };
  });
}
