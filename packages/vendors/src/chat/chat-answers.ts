import { limits } from '@kinora/contract/limits';
import { z } from 'zod';

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** What a model may answer as a script. Unknown members are dropped; too long ones are refused and asked for again. */
export const ScriptAnswerSchema = z.object({
  title: text(limits.text.title),
  scenes: z
    .array(
      z.object({
        title: text(limits.text.title),
        narration: text(limits.text.narration),
        image_prompt: text(limits.text.imagePrompt),
        video_prompt: text(limits.text.videoPrompt),
        key_facts: z.array(text(limits.text.keyFact)).max(limits.counts.keyFactsPerScene),
        has_character: z.boolean(),
      }),
    )
    .min(1)
    .max(limits.counts.scenes),
});
export type ScriptAnswer = z.infer<typeof ScriptAnswerSchema>;

export const EnhanceAnswerSchema = z.object({ prompt: text(limits.text.shortPrompt) });

export const SuggestAnswerSchema = z.object({
  suggestions: z.array(text(limits.text.query)).max(20),
});
