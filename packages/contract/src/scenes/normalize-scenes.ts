import { parseKeyFacts } from './key-facts.ts';
import type { Scene, Shot, VisualElements } from './scene.ts';
import type { SceneInput } from './scene-input.ts';
import { orderedShots, shotKey } from './shot-keys.ts';

type MaybeText = string | null | undefined;

function trimmed(text: MaybeText): string {
  return (text ?? '').trim();
}

function trimmedOrNull(text: MaybeText): string | null {
  const value = trimmed(text);
  return value === '' ? null : value;
}

/** 'Scene 3': the title of a scene that has none. */
export function defaultSceneTitle(sceneNumber: number): string {
  return `Scene ${sceneNumber}`;
}

type VisualElementsInput = NonNullable<SceneInput['visual_elements']>;
type ShotInput = NonNullable<VisualElementsInput['shots']>[string];

function normalizeShot(shot: ShotInput): Shot {
  return {
    narration_script: trimmed(shot.narration_script),
    image_prompt: trimmed(shot.image_prompt),
    video_prompt: trimmed(shot.video_prompt),
  };
}

function normalizeVisualElements(input: SceneInput['visual_elements']): VisualElements {
  const shots = orderedShots(input?.shots ?? {}).map(([, shot], index): [string, Shot] => [
    shotKey(index + 1),
    normalizeShot(shot),
  ]);
  return {
    title: trimmed(input?.title),
    image_prompt: trimmed(input?.image_prompt),
    video_prompt: trimmed(input?.video_prompt),
    key_facts: parseKeyFacts(input?.key_facts ?? []),
    shots: Object.fromEntries(shots),
    aspect_ratio: trimmedOrNull(input?.aspect_ratio),
  };
}

/** Pictures of shots follow their shots when those are renumbered; pictures of unknown shots are dropped with them. */
function normalizeShotUrls(input: SceneInput): Record<string, string> {
  const urls = input.generated_shot_urls ?? {};
  const oldKeys = orderedShots(input.visual_elements?.shots ?? {}).map(([key]) => key);
  if (oldKeys.length === 0) {
    return { ...urls };
  }
  return Object.fromEntries(
    oldKeys.flatMap((oldKey, index): [string, string][] => {
      const url = urls[oldKey];
      return url === undefined ? [] : [[shotKey(index + 1), url]];
    }),
  );
}

function normalizeScene(input: SceneInput, index: number): Scene {
  const sceneNumber = index + 1;
  const narration = trimmed(input.narration);
  const narrationScript = trimmed(input.narration_script);
  return {
    id: trimmedOrNull(input.id) ?? `scene-${sceneNumber}`,
    scene_number: sceneNumber,
    title: trimmedOrNull(input.title) ?? defaultSceneTitle(sceneNumber),
    narration,
    narration_script: narrationScript === '' ? narration : narrationScript,
    image_prompt: trimmed(input.image_prompt),
    video_prompt: trimmed(input.video_prompt),
    has_character: input.has_character ?? false,
    selected_character_url: trimmedOrNull(input.selected_character_url),
    voice_id: trimmedOrNull(input.voice_id),
    voice_name: trimmedOrNull(input.voice_name),
    lipsync: input.lipsync ?? null,
    selected_image_url: trimmedOrNull(input.selected_image_url),
    generated_image_options: [...(input.generated_image_options ?? input.generated_images ?? [])],
    generated_shot_urls: normalizeShotUrls(input),
    visual_elements: normalizeVisualElements(input.visual_elements),
  };
}

/** Whether anything can be made of a scene: narration, script, prompts or key facts, of its own or of its shots. */
export function hasSceneContent(scene: SceneInput): boolean {
  const visual = scene.visual_elements;
  const shots = Object.values(visual?.shots ?? {});
  const texts = [
    scene.narration,
    scene.narration_script,
    scene.image_prompt,
    scene.video_prompt,
    visual?.image_prompt,
    visual?.video_prompt,
    ...shots.flatMap((shot) => [shot.narration_script, shot.image_prompt, shot.video_prompt]),
  ];
  return texts.some((text) => trimmed(text) !== '') || parseKeyFacts(visual?.key_facts ?? []).length > 0;
}

/**
 * Scenes as they are stored: those without content dropped, texts trimmed, numbered by position from 1, the narration
 * script falling back to the narration, shots keyed by count. Normalizing twice changes nothing.
 */
export function normalizeScenes(scenes: readonly SceneInput[]): Scene[] {
  return scenes.filter(hasSceneContent).map(normalizeScene);
}
