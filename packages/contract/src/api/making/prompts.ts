import { z } from 'zod/mini';
import { optionalText, requiredText } from '../../fields/body-fields.ts';
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
