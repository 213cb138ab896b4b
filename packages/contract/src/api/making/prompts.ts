import { z } from 'zod/mini';
import { videoTypes } from '../../catalogue/formats.ts';
import { defaultLanguage, languages } from '../../catalogue/languages.ts';
import { choiceWithDefault, optionalText, requiredText } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';

/** POST /api/enhance-prompt. `context` is the mode of the prompt box. */
export const EnhancePromptPayloadSchema = z.object({
  prompt: requiredText(limits.text.prompt),
  context: optionalText(limits.text.identifier),
});
export type EnhancePromptPayload = z.input<typeof EnhancePromptPayloadSchema>;

export const EnhancePromptAnswerSchema = z.object({ enhanced_prompt: z.string() });
export type EnhancePromptAnswer = z.infer<typeof EnhancePromptAnswerSchema>;

/** GET /api/prompt-suggestions. A query below the minimum length answers an empty list. */
export const PromptSuggestionsQuerySchema = z.object({ query: optionalText(limits.text.query) });
export type PromptSuggestionsQuery = z.input<typeof PromptSuggestionsQuerySchema>;

export const PromptSuggestionsAnswerSchema = z.object({ suggestions: z.array(z.string()) });
export type PromptSuggestionsAnswer = z.infer<typeof PromptSuggestionsAnswerSchema>;

/** POST /api/check-prompt: a prompt of a story without files and web results, before it is started. */
export const CheckPromptPayloadSchema = z.object({
  prompt: requiredText(limits.text.prompt),
  video_type: choiceWithDefault(videoTypes, 'explainer'),
  language: choiceWithDefault(languages, defaultLanguage),
});
export type CheckPromptPayload = z.input<typeof CheckPromptPayloadSchema>;

/** `refusal`: why nothing can be told from it and from what this machine holds; null when something can. */
export const CheckPromptAnswerSchema = z.object({ refusal: z.nullable(z.string()) });
export type CheckPromptAnswer = z.infer<typeof CheckPromptAnswerSchema>;
