import { z } from 'zod/mini';
import { keptTextField, listField } from '../fields/body-fields.ts';
import { limits } from '../limits/limits.ts';
import { fieldSentences } from '../sentences/fields.ts';
import type { Scene } from '../scenes/scene.ts';
import { choiceFields, textFields } from './scene-fields.ts';

const text = () => keptTextField(limits.text.draft);
const word = () => z.nullable(keptTextField(limits.text.url));
const facts = () => listField(text(), limits.counts.draftFacts);
const shots = () =>
  z.record(
    keptTextField(limits.text.identifier),
    z.object({ narration_script: text(), image_prompt: text(), video_prompt: text() }),
  );
/** An id as the server and the web app make them. */
const sceneId = () => z.string().check(z.regex(/^[\w-]{1,64}$/u, fieldSentences.unreadable));

/** A scene while it is written: as long as its author likes, and as empty. */
const DraftSceneSchema = z.object({
  id: sceneId(),
  scene_number: z.int(),
  title: text(),
  narration: text(),
  narration_script: text(),
  image_prompt: text(),
  video_prompt: text(),
  has_character: z.boolean(),
  selected_character_url: word(),
  voice_id: word(),
  voice_name: word(),
  lipsync: z.nullable(z.boolean()),
  selected_image_url: word(),
  generated_image_options: listField(keptTextField(limits.text.url), limits.counts.imageOptionsPerScene),
  generated_shot_urls: z.record(keptTextField(limits.text.identifier), keptTextField(limits.text.url)),
  visual_elements: z.object({
    title: text(),
    image_prompt: text(),
    video_prompt: text(),
    key_facts: facts(),
    shots: shots(),
    aspect_ratio: word(),
  }),
});

/** Which of a scene's clips it moves as, by its number on the server; null: as the studio draws or stages it. */
const clip = () => z.nullable(z.int());

const field = { kind: z.literal('field'), id: sceneId() };
const order = () => listField(sceneId(), limits.counts.draftScenes);

/** One field of a project at another value: what it was, and what it is now. */
export const ChangeSchema = z.union([
  z.object({ ...field, field: z.enum(textFields), before: text(), after: text() }),
  z.object({ ...field, field: z.enum(choiceFields), before: word(), after: word() }),
  z.object({ ...field, field: z.literal('has_character'), before: z.boolean(), after: z.boolean() }),
  z.object({
    ...field,
    field: z.literal('lipsync'),
    before: z.nullable(z.boolean()),
    after: z.nullable(z.boolean()),
  }),
  z.object({ ...field, field: z.literal('key_facts'), before: facts(), after: facts() }),
  z.object({ ...field, field: z.literal('shots'), before: shots(), after: shots() }),
  z.object({ kind: z.literal('clip'), id: sceneId(), before: clip(), after: clip() }),
  z.object({ kind: z.literal('title'), before: text(), after: text() }),
  z.object({ kind: z.literal('order'), before: order(), after: order() }),
  /** A scene that came, or went. */
  z.object({
    kind: z.literal('scene'),
    id: sceneId(),
    before: z.nullable(DraftSceneSchema),
    after: z.nullable(DraftSceneSchema),
  }),
]);
export type Change = z.infer<typeof ChangeSchema>;
export type FieldChange = Extract<Change, { kind: 'field' }>;

/** A change that does not go with what stands there by now: `theirs` is what does, null for a scene that is gone. */
export const ConflictSchema = z.object({ change: ChangeSchema, theirs: z.unknown(), is_gone: z.boolean() });
export type Conflict = z.infer<typeof ConflictSchema>;

/** What a person decides of a project. */
export interface ProjectDocument {
  readonly title: string;
  readonly scenes: readonly Scene[];
  /** Of each scene the clip that was chosen, by the scene's id. The server alone knows them. */
  readonly clips?: Readonly<Record<string, number | null>>;
}

/** Which place a change is about: two changes with the same key are about the same. */
export function changeKey(change: Change): string {
  switch (change.kind) {
    case 'field':
      return `field ${change.id} ${change.field}`;
    case 'scene':
    case 'clip':
      return `${change.kind} ${change.id}`;
    case 'title':
    case 'order':
      return change.kind;
  }
}
