import { z } from 'zod/mini';
import { listField, textField } from '../fields/body-fields.ts';
import { limits } from '../limits/limits.ts';
import { fieldSentences } from '../sentences/fields.ts';

const maybeText = (maximum: number) => z.nullish(textField(maximum));
const linkList = () => z.nullish(listField(textField(limits.text.url), limits.counts.imageOptionsPerScene));

function isShortMap(map: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(map).length <= limits.counts.shotsPerScene;
}

/** A map keyed by shot, no longer than a scene may have shots. */
function shotMap<Value extends z.ZodMiniType>(value: Value) {
  return z
    .record(textField(limits.text.identifier), value)
    .check(z.refine(isShortMap, fieldSentences.tooMany(limits.counts.shotsPerScene)));
}

const ShotInputSchema = z.object({
  narration_script: maybeText(limits.text.narration),
  image_prompt: maybeText(limits.text.imagePrompt),
  video_prompt: maybeText(limits.text.videoPrompt),
});

const VisualElementsInputSchema = z.object({
  title: maybeText(limits.text.title),
  image_prompt: maybeText(limits.text.imagePrompt),
  video_prompt: maybeText(limits.text.videoPrompt),
  /** A list, or one text with a fact per line as it was typed. */
  key_facts: z.nullish(
    z.union([
      listField(textField(limits.text.keyFact), limits.counts.keyFactsPerScene),
      textField(limits.text.keyFact * limits.counts.keyFactsPerScene),
    ]),
  ),
  shots: z.nullish(shotMap(ShotInputSchema)),
  aspect_ratio: maybeText(limits.text.identifier),
});

/** A scene as a client sends it: every field may be missing; `normalizeScenes` makes it whole. */
export const SceneInputSchema = z.object({
  id: maybeText(limits.text.identifier),
  scene_number: z.nullish(z.number()),
  title: maybeText(limits.text.title),
  narration: maybeText(limits.text.narration),
  narration_script: maybeText(limits.text.narration),
  image_prompt: maybeText(limits.text.imagePrompt),
  video_prompt: maybeText(limits.text.videoPrompt),
  has_character: z.nullish(z.boolean()),
  selected_character_url: maybeText(limits.text.url),
  voice_id: maybeText(limits.text.identifier),
  voice_name: maybeText(limits.text.identifier),
  lipsync: z.nullish(z.boolean()),
  selected_image_url: maybeText(limits.text.url),
  generated_image_options: linkList(),
  /** Another name of generated_image_options. */
  generated_images: linkList(),
  generated_shot_urls: z.nullish(shotMap(textField(limits.text.url))),
  visual_elements: z.nullish(VisualElementsInputSchema),
});
export type SceneInput = z.input<typeof SceneInputSchema>;

/** `{scenes}` of submit-scenes-for-stories, submit-scenes-for-films and assemble-video-general. */
export const ScenesPayloadSchema = z.object({
  scenes: listField(SceneInputSchema, limits.counts.scenes),
  /** The project's revision that is confirmed: another one is refused. Left out: whatever stands there. */
  revision: z.nullish(z.int()),
});
export type ScenesPayload = z.output<typeof ScenesPayloadSchema>;

/** Body of POST /api/project/{id}/assemble-video-general. */
export const AssemblePayloadSchema = z.extend(ScenesPayloadSchema, {
  /** Scenes move as the studio stages them, for nothing, also where a connected model would make the clips. */
  keep_drafts: z.nullish(z.boolean()),
});
