import { z } from 'zod/mini';

/** A single camera setting of a scene. */
export const ShotSchema = z.object({
  narration_script: z.string(),
  image_prompt: z.string(),
  video_prompt: z.string(),
});
export type Shot = z.infer<typeof ShotSchema>;

/** What is seen in a scene. Shots are keyed `shot_1`, `shot_2`, … in their order. */
export const VisualElementsSchema = z.object({
  title: z.string(),
  image_prompt: z.string(),
  video_prompt: z.string(),
  key_facts: z.array(z.string()),
  shots: z.record(z.string(), ShotSchema),
  aspect_ratio: z.nullable(z.string()),
});
export type VisualElements = z.infer<typeof VisualElementsSchema>;

/** One scene as the API answers it, every field present. URLs are same-origin paths. */
export const SceneSchema = z.object({
  /** Stable id of a stored scene, or a temporary one (`new-…`) until the scene is submitted. */
  id: z.string(),
  /** Position from 1. */
  scene_number: z.int(),
  title: z.string(),
  narration: z.string(),
  narration_script: z.string(),
  image_prompt: z.string(),
  video_prompt: z.string(),
  has_character: z.boolean(),
  selected_character_url: z.nullable(z.string()),
  voice_id: z.nullable(z.string()),
  voice_name: z.nullable(z.string()),
  /** null: the user has not decided. */
  lipsync: z.nullable(z.boolean()),
  selected_image_url: z.nullable(z.string()),
  generated_image_options: z.array(z.string()),
  /** Shot key (`shot_1`) to URL. */
  generated_shot_urls: z.record(z.string(), z.string()),
  visual_elements: VisualElementsSchema,
});
export type Scene = z.infer<typeof SceneSchema>;
