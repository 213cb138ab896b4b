import { moveScene, normalizeScenes, removeScene } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';

export interface SceneEdits {
  scenes: readonly Scene[];
  /** Steps that Undo takes back, newest last. */
  past: readonly SceneStep[];
  /** Steps that were taken back, the next one to repeat first. */
  future: readonly SceneStep[];
}

/** The scenes before and after one act. */
interface SceneStep {
  before: readonly Scene[];
  after: readonly Scene[];
  /** Which fields of which scene were typed in, and when last; null for acts that are whole by themselves. */
  typed: { field: string; atMs: number } | null;
}

export type SceneEdit =
  | { type: 'change'; id: string; change: Partial<Scene> }
  | { type: 'replace'; scenes: readonly Scene[] }
  | { type: 'delete'; id: string }
  | { type: 'restore'; scene: Scene }
  | { type: 'move'; id: string; by: 1 | -1 }
  | { type: 'use-voice-everywhere'; voiceId: string | null; voiceName: string | null }
  | { type: 'use-character-everywhere'; url: string }
  | { type: 'undo' }
  | { type: 'redo' };

/** Steps that Undo remembers. */
const PAST_LIMIT = 50;
/** Typing in one field is one step until the hands have rested this long. */
const TYPING_PAUSE_MS = 2000;

export function startEdits(scenes: readonly Scene[]): SceneEdits {
  return { scenes, past: [], future: [] };
}

/** The scenes after an edit. Typing in a field is one step until it pauses, so Undo takes back whole acts and no others. */
export function editScenes(edits: SceneEdits, edit: SceneEdit, nowMs: number): SceneEdits {
  const { scenes, past, future } = edits;
  if (edit.type === 'undo') {
    const last = past.at(-1);
    return last === undefined
      ? edits
      : {
          scenes: changedBack(scenes, { from: last.after, to: last.before }),
          past: past.slice(0, -1),
          future: [last, ...future],
        };
  }
  if (edit.type === 'redo') {
    const [next, ...later] = future;
    return next === undefined
      ? edits
      : {
          scenes: changedBack(scenes, { from: next.before, to: next.after }),
          past: [...past, next],
          future: later,
        };
  }
  const after = editedList(scenes, edit);
  if (after === scenes) {
    return edits;
  }
  // Pictures are chosen on another tab, where Undo is not seen: no step, and no step takes them back.
  if (edit.type === 'change' && Object.keys(edit.change).join() === 'selected_image_url') {
    return { ...edits, scenes: after };
  }
  const typed =
    edit.type === 'change' ? { field: `${edit.id} ${Object.keys(edit.change).join()}`, atMs: nowMs } : null;
  const last = past.at(-1);
  const goesOn =
    typed !== null &&
    last?.typed?.field === typed.field &&
    typed.atMs - last.typed.atMs < TYPING_PAUSE_MS &&
    future.length === 0;
  const step = { before: goesOn ? last.before : scenes, after, typed };
  return {
    scenes: after,
    past: [...(goesOn ? past.slice(0, -1) : past), step].slice(-PAST_LIMIT),
    future: [],
  };
}

/**
 * The scenes with one step taken back, or repeated: what the step changed is put to the other side of it, everything
 * else stays as it is by now.
 */
function changedBack(
  current: readonly Scene[],
  { from, to }: { from: readonly Scene[]; to: readonly Scene[] },
): readonly Scene[] {
  const [now, left] = [byId(current), byId(from)];
  return to.map((wanted) => {
    const [scene, other] = [now.get(wanted.id), left.get(wanted.id)];
    if (scene === undefined || other === undefined) {
      return wanted;
    }
    const changed = Object.entries(wanted).filter(
      // The keys of a scene, which Object.entries widens to text.
      ([key, value]) => value !== other[key as keyof Scene],
    );
    return { ...scene, ...Object.fromEntries(changed) };
  });
}

function byId(scenes: readonly Scene[]): ReadonlyMap<string, Scene> {
  return new Map(scenes.map((scene) => [scene.id, scene]));
}

type ListEdit = Exclude<SceneEdit, { type: 'undo' } | { type: 'redo' }>;

function editedList(scenes: readonly Scene[], edit: ListEdit): readonly Scene[] {
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

/**
 * What people write and decide of a script, as text: two scripts with the same text say the same. Ids and pictures are
 * left out: the server gives and adds to them by itself, which makes no words old.
 */
export function scriptText(scenes: readonly Scene[]): string {
  const words = normalizeScenes(scenes).map((scene) => ({
    ...scene,
    id: undefined,
    generated_image_options: undefined,
    generated_shot_urls: undefined,
    selected_image_url: undefined,
  }));
  return JSON.stringify(words);
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
  const known = byId(current);
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
