import { z } from 'zod/mini';
import { limits } from '../limits/limits.ts';

const text = (maximum: number) => z.nullish(z.string().check(z.maxLength(maximum)));
const link = () => text(limits.text.url);
const shotKey = () => z.string().check(z.maxLength(40));

const ShotInputSchema = z.object({
  narration_script: text(limits.text.narration),
  image_prompt: text(limits.text.imagePrompt),
  video_prompt: text(limits.text.videoPrompt),
});

const VisualElementsInputSchema = z.object({
  title: text(limits.text.title),
  image_prompt: text(limits.text.imagePrompt),
  video_prompt: text(limits.text.videoPrompt),
  /** A list, or one text with a fact per line as it was typed. */
  key_facts: z.nullish(
    z.union([
      z
        .array(z.string().check(z.maxLength(limits.text.keyFact)))
        .check(z.maxLength(limits.counts.keyFactsPerScene)),
      z.string().check(z.maxLength(limits.text.keyFact * limits.counts.keyFactsPerScene)),
    ]),
  ),
  shots: z.nullish(z.record(shotKey(), ShotInputSchema)),
  aspect_ratio: text(limits.text.identifier),
});

/** A scene as a client sends it: every field may be missing; `normalizeScenes` makes it whole. */
export const SceneInputSchema = z.object({
  id: text(limits.text.identifier),
  scene_number: z.nullish(z.number()),
  title: text(limits.text.title),
  narration: text(limits.text.narration),
  narration_script: text(limits.text.narration),
  image_prompt: text(limits.text.imagePrompt),
  video_prompt: text(limits.text.videoPrompt),
  has_character: z.nullish(z.boolean()),
  selected_character_url: link(),
  voice_id: text(limits.text.identifier),
  voice_name: text(limits.text.identifier),
  lipsync: z.nullish(z.boolean()),
  selected_image_url: link(),
  generated_image_options: z.nullish(
    z
      .array(z.string().check(z.maxLength(limits.text.url)))
      .check(z.maxLength(limits.counts.imageOptionsPerScene)),
  ),
  /** Another name of generated_image_options. */
  generated_images: z.nullish(
    z
      .array(z.string().check(z.maxLength(limits.text.url)))
      .check(z.maxLength(limits.counts.imageOptionsPerScene)),
  ),
  generated_shot_urls: z.nullish(z.record(shotKey(), z.string().check(z.maxLength(limits.text.url)))),
  visual_elements: z.nullish(VisualElementsInputSchema),
});
export type SceneInput = z.input<typeof SceneInputSchema>;

/** `{scenes}` of submit-scenes-for-stories, submit-scenes-for-films and assemble-video-general. */
export const ScenesPayloadSchema = z.object({
  scenes: z.array(SceneInputSchema).check(z.maxLength(limits.counts.scenes)),
});
export type ScenesPayload = z.output<typeof ScenesPayloadSchema>;
