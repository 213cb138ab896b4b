import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { sentences } from '@kinora/contract/sentences';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import type { LanguageModel, ModelMessage } from 'ai';
import { z } from 'zod';
import { ProviderError } from '@kinora/models';
import type { Buy } from '@kinora/models';
import { buyingFetch } from './buying-fetch.ts';
import type { ChatServer } from './chat-server.ts';
import { readInstructions } from './instructions.ts';

/** One question to a model: instructions, outside text, and the shape of the answer. */
export interface ChatQuestion<Answer> {
  /** What is asked for, which the server is told with the shape. */
  readonly name: string;
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType<Answer>;
  readonly signal: AbortSignal;
  /** Milliseconds for each of the at most two rounds. */
  readonly timeoutMs: number;
}

/** Longest answer that is read, in characters: a film's script has some 20,000. */
const longestAnswer = 200_000;

/** Everything that it asks is bought: the client library never sees the key. */
export function openChat(server: ChatServer, buy: Buy): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: server.baseUrl,
    supportsStructuredOutputs: true,
    fetch: buyingFetch(server, buy),
  });
  return provider(server.model);
}

/**
 * Asks for an answer of a shape. An answer that does not fit is asked for once more, with what was wrong with it; servers
 * differ in how much of a schema they enforce. @throws ProviderError
 */
export async function askChat<Answer>(model: LanguageModel, question: ChatQuestion<Answer>): Promise<Answer> {
  const messages: ModelMessage[] = [{ role: 'user', content: question.prompt }];
  const first = await answerOf(model, question, messages);
  if (first.isFit) {
    return first.answer;
  }
  const repaired = await answerOf(model, question, [
    ...messages,
    { role: 'assistant', content: first.text },
    { role: 'user', content: await readInstructions('repair', { problem: first.problem }) },
  ]);
  if (repaired.isFit) {
    return repaired.answer;
  }
  throw new ProviderError('unusable', sentences.textModel.unusable, { cause: new Error(repaired.problem) });
}

type Round<Answer> =
  | { readonly isFit: true; readonly answer: Answer }
  | { readonly isFit: false; readonly text: string; readonly problem: string };

async function answerOf<Answer>(
  model: LanguageModel,
  question: ChatQuestion<Answer>,
  messages: ModelMessage[],
): Promise<Round<Answer>> {
  try {
    const { output } = await generateText({
      model,
      system: question.system,
      messages,
      output: Output.object({ name: question.name, schema: question.schema }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([question.signal, AbortSignal.timeout(question.timeoutMs)]),
    });
    return { isFit: true, answer: output };
  } catch (error) {
    question.signal.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error)) {
      return readLoosely(error.text ?? '', question.schema);
    }
    // Without a failure of its own the answer was whole, and of a shape that the client library does not take: asking
    // again would only cost more.
    throw failureIn(error) ?? new ProviderError('unusable', sentences.textModel.unusable, { cause: error });
  }
}

/** What asking failed with; the client library wraps errors of connections in its own. */
function failureIn(error: unknown): ProviderError | null {
  if (error instanceof ProviderError) {
    return error;
  }
  return error instanceof Error && error.cause !== undefined ? failureIn(error.cause) : null;
}

/** Models without enforced schemas wrap their JSON in prose or in a code block: the outermost braces are read. */
function readLoosely<Answer>(text: string, schema: z.ZodType<Answer>): Round<Answer> {
  const cut = text.slice(0, longestAnswer);
  const json = cut.slice(cut.indexOf('{'), cut.lastIndexOf('}') + 1);
  try {
    const read = schema.safeParse(JSON.parse(json));
    if (read.success) {
      return { isFit: true, answer: read.data };
    }
    return { isFit: false, text: cut, problem: z.prettifyError(read.error) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { isFit: false, text: cut === '' ? '{}' : cut, problem };
  }
}
