import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { sentences } from '@kinora/contract/sentences';
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import type { LanguageModel, ModelMessage } from 'ai';
import { z } from 'zod';
import { ProviderError } from '@kinora/models';
import type { Buy } from '@kinora/models';
import { buyingFetch } from './buying-fetch.ts';
import { isMannerRefused, nextManner } from './chat-manner.ts';
import type { ChatHabit, ChatManner } from './chat-manner.ts';
import type { ChatServer } from './chat-server.ts';
import { instructionsFor } from './instructions.ts';
import { wireSchema } from './wire-schema.ts';
import type { WireSchema } from './wire-schema.ts';

/** One question to a model: instructions, outside text, and the shape of the answer. */
export interface ChatQuestion<Answer> {
  /** What is asked for, which the server is told with the shape. */
  readonly name: string;
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType<Answer>;
  readonly signal: AbortSignal;
  /** Milliseconds for each of the at most three rounds. */
  readonly timeoutMs: number;
}

/** A server that is asked, and what is known of it. */
export interface Chat {
  readonly server: ChatServer;
  readonly buy: Buy;
  readonly habit: ChatHabit;
}

/** Longest answer that is read, in characters: a film's script has some 20,000. */
const longestAnswer = 200_000;

/**
 * Asks for an answer of a shape; servers differ in how much of a schema they take and enforce. An answer that does not fit
 * is asked for once more, with what was wrong with it, and then anew with the schema in words. What a server does not take
 * at all it refuses, which costs nothing; what it takes is where the next question begins. @throws ProviderError
 */
export async function askChat<Answer>(chat: Chat, question: ChatQuestion<Answer>): Promise<Answer> {
  const first = await askAccepted(chat, question, []);
  if (first.isFit) {
    return first.answer;
  }
  const repaired = await askAccepted(chat, question, repairOf(first));
  if (repaired.isFit) {
    return repaired.answer;
  }
  if (chat.habit.manner !== 'schema') {
    throw unusable(repaired);
  }
  const anew = await askIn('object', chat, { question, messages: [] });
  if (anew.isFit) {
    chat.habit.manner = 'object';
    return anew.answer;
  }
  throw unusable(anew);
}

interface Misfit {
  readonly isFit: false;
  readonly text: string;
  readonly problem: string;
}
type Round<Answer> = { readonly isFit: true; readonly answer: Answer } | Misfit;

function repairOf({ text, problem }: Misfit): ModelMessage[] {
  return [
    { role: 'assistant', content: text },
    { role: 'user', content: instructionsFor('repair', { problem }) },
  ];
}

function unusable({ problem }: Misfit): ProviderError {
  return new ProviderError('unusable', sentences.textModel.unusable, { cause: new Error(problem) });
}

/** Asks in the manner that is known to work, or in the next one that the server takes. */
async function askAccepted<Answer>(
  chat: Chat,
  question: ChatQuestion<Answer>,
  messages: readonly ModelMessage[],
): Promise<Round<Answer>> {
  const { habit } = chat;
  for (;;) {
    const { manner } = habit;
    try {
      return await askIn(manner, chat, { question, messages });
    } catch (error) {
      const next = nextManner(manner);
      if (next === null || !isMannerRefused(error)) {
        throw error;
      }
      habit.manner = next;
    }
  }
}

interface Asked<Answer> {
  readonly question: ChatQuestion<Answer>;
  /** What was said since the question. */
  readonly messages: readonly ModelMessage[];
}

async function askIn<Answer>(
  manner: ChatManner,
  chat: Chat,
  { question, messages }: Asked<Answer>,
): Promise<Round<Answer>> {
  const shape = wireSchema(question.schema);
  const { text, isCutOff } = await generate(chat, manner, {
    system: manner === 'schema' ? question.system : inWords(question, shape),
    messages: [{ role: 'user', content: question.prompt }, ...messages],
    ...outputIn(manner, question.name, shape),
    signal: question.signal,
    timeoutMs: question.timeoutMs,
  });
  const round = readLoosely(text, question.schema);
  if (!round.isFit && isCutOff) {
    // Asked again it would run out of room again.
    throw new ProviderError('unusable', sentences.textModel.truncated, { cause: new Error(round.problem) });
  }
  return round;
}

/** The schema in the instructions, for servers that do not take it beside them. */
function inWords(
  { name, system }: Pick<ChatQuestion<unknown>, 'name' | 'system'>,
  shape: WireSchema,
): string {
  return instructionsFor('json-shape', { instructions: system, name, schema: JSON.stringify(shape) });
}

/** What the server is told beside the instructions. */
function outputIn(manner: ChatManner, name: string, shape: WireSchema): Pick<Generation, 'output'> {
  switch (manner) {
    case 'schema':
      return { output: Output.object({ name, schema: jsonSchema(shape) }) };
    case 'object':
      return { output: Output.json() };
    case 'plain':
      return {};
  }
}

interface Generation {
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly output?: NonNullable<Parameters<typeof generateText>[0]['output']>;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** One request, and what was answered, whatever its shape. @throws ProviderError */
async function generate(
  { server, buy }: Chat,
  manner: ChatManner,
  { signal, timeoutMs, ...asked }: Generation,
): Promise<{ text: string; isCutOff: boolean }> {
  try {
    const { text, finishReason } = await generateText({
      ...asked,
      model: openModel(server, buy, manner),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return { text, isCutOff: finishReason === 'length' };
  } catch (error) {
    signal.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error)) {
      return { text: error.text ?? '', isCutOff: error.finishReason === 'length' };
    }
    // Without a failure of its own the answer was whole, and of a shape that the client library does not take: asking
    // again would only cost more.
    throw failureIn(error) ?? new ProviderError('unusable', sentences.textModel.unusable, { cause: error });
  }
}

/** Everything that it asks is bought: the client library never sees the key. */
function openModel(server: ChatServer, buy: Buy, manner: ChatManner): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: server.baseUrl,
    supportsStructuredOutputs: manner === 'schema',
    fetch: buyingFetch(server, buy),
  });
  return provider(server.model);
}

/** What asking failed with; the client library wraps errors of connections in its own. */
function failureIn(error: unknown): ProviderError | null {
  if (error instanceof ProviderError) {
    return error;
  }
  return error instanceof Error && error.cause !== undefined ? failureIn(error.cause) : null;
}

/** Models without enforced schemas think aloud, and wrap their JSON in prose or in a code block: the outermost braces are read. */
function readLoosely<Answer>(text: string, schema: z.ZodType<Answer>): Round<Answer> {
  const cut = text.slice(0, longestAnswer).replace(/<think>.*?<\/think>/su, '');
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
