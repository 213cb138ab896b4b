import { z } from 'zod/mini';
import { aspectRatios, defaultAspectRatio } from '../../catalogue/formats.ts';
import { defaultCharacterModel, imageModelKeys } from '../../catalogue/image-models.ts';
import { LinkSchema } from '../../fields/answer-fields.ts';
import { choiceWithDefault, optionalText } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { characterStatuses } from '../../statuses/single-job-statuses.ts';

/** POST /api/characters. */
export const CreateCharacterPayloadSchema = z.object({
  name: optionalText(limits.text.name),
  prompt: optionalText(limits.text.shortPrompt),
  model_name: choiceWithDefault(imageModelKeys, defaultCharacterModel),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
});
export type CreateCharacterPayload = z.output<typeof CreateCharacterPayloadSchema>;
export type CreateCharacterInput = z.input<typeof CreateCharacterPayloadSchema>;

export const CreateCharacterAnswerSchema = z.object({ id: z.string() });
export type CreateCharacterAnswer = z.infer<typeof CreateCharacterAnswerSchema>;

/** GET /api/character/{id}. */
export const CharacterStatusAnswerSchema = z.object({
  status: z.enum(characterStatuses),
  image_url: z.nullable(LinkSchema),
  error_message: z.nullable(z.string()),
});
export type CharacterStatusAnswer = z.infer<typeof CharacterStatusAnswerSchema>;

export const CharacterSchema = z.object({
  id: z.string(),
  name: z.string(),
  image_url: z.nullable(LinkSchema),
  status: z.enum(characterStatuses),
});
export type Character = z.infer<typeof CharacterSchema>;

/** GET /api/characters. */
export const CharactersAnswerSchema = z.object({ characters: z.array(CharacterSchema) });
export type CharactersAnswer = z.infer<typeof CharactersAnswerSchema>;
