import { limits } from '@kinora/contract/limits';
import { z } from 'zod';

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** A film of a minute has five to seven scenes, a long text twelve: more than that nobody asked for. */
export const sceneCount = { fewest: 3, most: 12 } as const;

/** What a film answers, how it looks and who is seen in it. Unknown members are dropped; what is too long is asked for again. */
export const OutlineAnswerSchema = z.object({
  title: text(limits.text.title),
  answer: text(600),
  look: text(300),
  cast: z.array(z.object({ name: text(60), appearance: text(300) })).max(6),
  ideas: z.array(text(600)).min(sceneCount.fewest).max(sceneCount.most),
});
export type OutlineAnswer = z.infer<typeof OutlineAnswerSchema>;

const SceneAnswerSchema = z.object({
  title: text(limits.text.title),
  narration: text(limits.text.narration),
  image_prompt: text(limits.text.imagePrompt),
  video_prompt: text(limits.text.videoPrompt),
  key_facts: z.array(text(limits.text.keyFact)).max(limits.counts.keyFactsPerScene),
  has_character: z.boolean(),
});
export type SceneAnswer = z.infer<typeof SceneAnswerSchema>;

export const ScenesAnswerSchema = z.object({
  scenes: z.array(SceneAnswerSchema).min(1).max(limits.counts.scenes),
});

/** What only a reader sees; the rest is found by the program. `prompts/check-scenes.md` says what each one means. */
export const readersFaults = [
  'no_answer',
  'several_ideas',
  'sentence_length',
  'adjectives',
  'no_source',
] as const;

export const CheckAnswerSchema = z.object({
  findings: z
    .array(
      z.object({
        scene: z.number().int().min(0).max(limits.counts.scenes),
        fault: z.enum(readersFaults),
        words: z.string().trim().max(1_000),
      }),
    )
    .max(100),
});

/** What the program finds by itself. `prompts/rewrite-scenes.md` says how each one is mended. */
export const programFaults = [
  'too_few_scenes',
  'too_many_scenes',
  'too_short',
  'other_language',
  'sentence_too_long',
  'sentence_twice',
  'number_without_source',
] as const;

/** What is wrong in a scene, counted from 1; 0 is the film as a whole. */
export interface Finding {
  readonly scene: number;
  readonly fault: (typeof programFaults)[number] | (typeof readersFaults)[number];
  /** The words in question. */
  readonly words: string;
}

export const EnhanceAnswerSchema = z.object({ prompt: text(limits.text.shortPrompt) });

export const SuggestAnswerSchema = z.object({
  suggestions: z.array(text(limits.text.query)).max(20),
});
