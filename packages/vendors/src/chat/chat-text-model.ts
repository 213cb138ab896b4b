import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { BuyingCall, Script, ScriptRequest, TextModel } from '@kinora/models';
import { openAnswerMemory } from './answer-memory.ts';
import type { Recall } from './answer-memory.ts';
import type { Chat, ChatQuestion } from './ask-chat.ts';
import type { ChatHabit } from './chat-manner.ts';
import type { ChatServer } from './chat-server.ts';
import { EnhanceAnswerSchema, SuggestAnswerSchema } from './chat-answers.ts';
import { fenced, fenceFor } from './fence.ts';
import { instructionsFor } from './instructions.ts';
import { writeInSteps } from './write-script.ts';
import type { AskStep } from './write-script.ts';

/** A step of a script may take a local model minutes, a script never more than two such steps; a suggestion is wanted while one types. */
const usualLimitsMs = { step: 240_000, script: 480_000, enhance: 30_000, suggest: 2_500 };

/**
 * Writes with any server that speaks the protocol of OpenAI's chat completions. Its client library is loaded by the first
 * question. A script takes at most nine requests that cost: four steps, each asked once more where its answer has not the
 * shape, and one of them anew without a strict schema.
 */
export function createChatTextModel(server: ChatServer, limitsMs = usualLimitsMs): TextModel {
  const remembering = openAnswerMemory();
  const habit: ChatHabit = { manner: 'schema' };
  return {
    async writeScript(request, call) {
      const deadline = AbortSignal.timeout(limitsMs.script);
      const signal = AbortSignal.any([call.signal, deadline]);
      const questions = { server, habit, request, signal, buy: call.buy, timeoutMs: limitsMs.step };
      try {
        const film = await remembering((recall) => writeInSteps(request, stepsOf(questions, recall)));
        return { ...film, sources: namedSources(request), madeBy: { provider: 'chat', model: server.model } };
      } catch (error) {
        call.signal.throwIfAborted();
        throw deadline.aborted
          ? new ProviderError('unusable', sentences.textModel.unusable, { cause: error })
          : error;
      }
    },
    async enhancePrompt({ prompt, context }, { signal, buy }) {
      const fence = fenceFor(prompt);
      const system = instructionsFor('enhance', { fence, context: modeOf(context) });
      const schema = EnhanceAnswerSchema;
      const timeoutMs = limitsMs.enhance;
      const asked = { name: 'enhance', system, prompt: fenced(prompt, fence), schema, timeoutMs, signal };
      return (await ask({ server, habit, buy }, asked)).prompt;
    },
    async suggestPrompts({ query }, { signal, buy }) {
      const fence = fenceFor(query);
      const system = instructionsFor('suggest', { fence });
      const schema = SuggestAnswerSchema;
      const timeoutMs = limitsMs.suggest;
      const asked = { name: 'suggest', system, prompt: fenced(query, fence), schema, timeoutMs, signal };
      const { suggestions } = await ask({ server, habit, buy }, asked);
      return [...new Set(suggestions)].slice(0, limits.counts.suggestions);
    },
  };
}

/** The client library is large: a server without a text model never loads it. */
async function ask<Answer>(chat: Chat, question: ChatQuestion<Answer>): Promise<Answer> {
  const { askChat } = await import('./ask-chat.ts');
  return await askChat(chat, question);
}

interface ScriptQuestions extends Chat, Pick<BuyingCall, 'signal'> {
  readonly request: ScriptRequest;
  readonly timeoutMs: number;
}

/** How the steps of one script are asked. Only words of the catalogue get into the instructions. */
function stepsOf(
  { server, habit, buy, request, signal, timeoutMs }: ScriptQuestions,
  recall: Recall,
): AskStep {
  const { language, videoType, videoStyle, speakers } = request;
  const film = { language, videoType, videoStyle, speakers: String(speakers) };
  return async (step, schema, material) => {
    const text = JSON.stringify(material, null, 1);
    const fence = fenceFor(text);
    const rules = instructionsFor('scene-rules', film);
    const system = instructionsFor(step, { ...film, fence, rules });
    const question = { name: step, system, prompt: fenced(text, fence), schema };
    return await recall(question, () => ask({ server, habit, buy }, { ...question, timeoutMs, signal }));
  };
}

/** Only words we know get into the instructions. */
function modeOf(context: string): string {
  const modes = ['images', 'videos', 'effects', 'films'] as const;
  return modes.find((mode) => context.toLowerCase().includes(mode.slice(0, -1))) ?? 'stories';
}

/** What a model really used cannot be told: everything it was given is named. */
function namedSources({ sources }: ScriptRequest): Script['sources'] {
  return sources
    .filter(({ label }) => label !== '')
    .map(({ label, url }) => (url === undefined ? { label } : { label, url }));
}
