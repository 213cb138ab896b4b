import { createHash } from 'node:crypto';
import { ProviderError } from '@kinora/models';
import type { z } from 'zod';

/** Some ten scripts that wait for their next try. */
const mostAnswers = 40;

/** What one answer is asked with; the same words are the same question. */
interface KeptQuestion<Answer> {
  readonly name: string;
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType<Answer>;
}

export type Recall = <Answer>(question: KeptQuestion<Answer>, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Answers to the steps of scripts that a passing failure broke off, so that the next try asks only for what is missing.
 * Kept by this process alone, and only until their script is written, refused or cancelled.
 */
export function openAnswerMemory() {
  const answers = new Map<string, string>();
  return async <Result>(work: (recall: Recall) => Promise<Result>): Promise<Result> => {
    const used = new Set<string>();
    const recall: Recall = async (question, ask) => {
      const key = keyOf(question);
      used.add(key);
      const kept = answers.get(key);
      if (kept !== undefined) {
        return question.schema.parse(JSON.parse(kept));
      }
      const answer = await ask();
      answers.set(key, JSON.stringify(answer));
      [...answers.keys()].slice(0, -mostAnswers).forEach((oldest) => answers.delete(oldest));
      return answer;
    };
    let isBrokenOff = false;
    try {
      return await work(recall);
    } catch (error) {
      isBrokenOff = isPassing(error);
      throw error;
    } finally {
      if (!isBrokenOff) {
        used.forEach((key) => answers.delete(key));
      }
    }
  };
}

function keyOf({ name, system, prompt }: KeptQuestion<unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([name, system, prompt]))
    .digest('hex');
}

function isPassing(error: unknown): boolean {
  return error instanceof ProviderError && (error.kind === 'transient' || error.kind === 'rate_limited');
}
