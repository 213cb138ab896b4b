import type { Scene, Shot, VisualElements } from '../scenes/scene.ts';

/** Fields of a scene that are written in. */
export const textFields = [
  'title',
  'narration',
  'narration_script',
  'image_prompt',
  'video_prompt',
  'visual_title',
  'visual_image_prompt',
  'visual_video_prompt',
] as const;
/** Fields of a scene that name something, or nothing. */
export const choiceFields = [
  'selected_character_url',
  'selected_image_url',
  'voice_id',
  'voice_name',
  'visual_aspect_ratio',
] as const;
/** Everything of a scene that a person decides, each changed and merged by itself. */
export const sceneFields = [
  ...textFields,
  ...choiceFields,
  'has_character',
  'lipsync',
  'key_facts',
  'shots',
] as const;
export type SceneField = (typeof sceneFields)[number];

export type FieldValue = string | boolean | null | readonly string[] | Readonly<Record<string, Shot>>;

const visualKeys = {
  visual_title: 'title',
  visual_image_prompt: 'image_prompt',
  visual_video_prompt: 'video_prompt',
  visual_aspect_ratio: 'aspect_ratio',
  key_facts: 'key_facts',
  shots: 'shots',
} as const satisfies Partial<Record<SceneField, keyof VisualElements>>;
type VisualField = keyof typeof visualKeys;

function isVisual(field: SceneField): field is VisualField {
  return field in visualKeys;
}

export function fieldOf(scene: Scene, field: SceneField): FieldValue {
  return isVisual(field) ? scene.visual_elements[visualKeys[field]] : scene[field];
}

/** The scene with one of its fields at another value. */
export function withField(scene: Scene, field: SceneField, value: FieldValue): Scene {
  if (isVisual(field)) {
    return { ...scene, visual_elements: { ...scene.visual_elements, [visualKeys[field]]: value } };
  }
  return { ...scene, [field]: value };
}

/** Whether two values of fields, or two lists of ids, say the same; the order of a record's keys says nothing. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right) {
    return true;
  }
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return false;
  }
  const [leftEntries, rightEntries] = [Object.entries(left), new Map(Object.entries(right))];
  return (
    Array.isArray(left) === Array.isArray(right) &&
    leftEntries.length === rightEntries.size &&
    leftEntries.every(([key, value]) => rightEntries.has(key) && isSameValue(value, rightEntries.get(key)))
  );
}

/** Whether a person has decided the same in two scenes, whatever was made for them. */
export function isSameScene(left: Scene, right: Scene): boolean {
  return sceneFields.every((field) => isSameValue(fieldOf(left, field), fieldOf(right, field)));
}
