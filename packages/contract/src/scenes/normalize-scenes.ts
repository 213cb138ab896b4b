import { temporarySceneId } from './edit-scenes.ts';
import { parseKeyFacts } from './key-facts.ts';
import type { Scene, Shot, VisualElements } from './scene.ts';
import type { SceneInput } from './scene-input.ts';
import { orderedShots, renumberShotUrls, shotKey } from './shot-keys.ts';

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

/** Pictures follow their shots; a scene without shots of its own keeps its pictures under the names they have. */
function normalizeShotUrls(input: SceneInput): Record<string, string> {
  const urls = input.generated_shot_urls ?? {};
  const keysOfShots = Object.keys(input.visual_elements?.shots ?? {});
  return keysOfShots.length === 0 ? { ...urls } : renumberShotUrls(urls, keysOfShots);
}

function normalizeScene(input: SceneInput, sceneNumber: number, id: string): Scene {
  const narration = trimmed(input.narration);
  const narrationScript = trimmed(input.narration_script);
  return {
    id,
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

/** The scenes with their ids; a scene without one, or with one that an earlier scene has, gets a temporary id. */
function distinctIds(scenes: readonly SceneInput[]): [string, SceneInput][] {
  const taken = new Set(scenes.map((scene) => trimmed(scene.id)));
  const given = new Set<string>();
  return scenes.map((scene): [string, SceneInput] => {
    const wanted = trimmed(scene.id);
    const id = wanted === '' || given.has(wanted) ? temporarySceneId(taken) : wanted;
    taken.add(id);
    given.add(id);
    return [id, scene];
  });
}

/**
 * Scenes as they are stored: those without content dropped, texts trimmed, numbered by position from 1, each with an
 * id of its own, the narration script falling back to the narration, shots keyed by count. Normalizing twice changes
 * nothing.
 */
export function normalizeScenes(scenes: readonly SceneInput[]): Scene[] {
  const kept = scenes.filter(hasSceneContent);
  return distinctIds(kept).map(([id, scene], index) => normalizeScene(scene, index + 1, id));
}
