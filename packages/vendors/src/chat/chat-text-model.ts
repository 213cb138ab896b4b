import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@kinora/contract/limits';
import type { ProviderCall, Script, ScriptRequest, TextModel } from '@kinora/models';
import type { ChatQuestion, ChatServer } from './ask-chat.ts';
import { EnhanceAnswerSchema, ScriptAnswerSchema, SuggestAnswerSchema } from './chat-answers.ts';
import type { ScriptAnswer } from './chat-answers.ts';
import { fenced, fenceFor } from './fence.ts';

/** A script may take a local model minutes; a suggestion is wanted while one types. */
const timeoutsMs = { script: 240_000, enhance: 30_000, suggest: 2_500 } as const;

/** Writes with any server that speaks the protocol of OpenAI's chat completions. Nothing is loaded before the first question. */
export function createChatTextModel(server: ChatServer): TextModel {
  return {
    async writeScript(request, call) {
      const material = materialOf(request);
      const fence = fenceFor(material);
      const system = await instructions('write-script', {
        fence,
        language: request.language,
        videoType: request.videoType,
        videoStyle: request.videoStyle,
        speakers: String(request.speakers),
      });
      const answer = await ask(server, call, {
        system,
        prompt: fenced(material, fence),
        schema: ScriptAnswerSchema,
        timeoutMs: timeoutsMs.script,
      });
      return toScript(answer, request, server);
    },
    async enhancePrompt({ prompt, context }, call) {
      const fence = fenceFor(prompt);
      const system = await instructions('enhance', { fence, context: modeOf(context) });
      const schema = EnhanceAnswerSchema;
      const asked = { system, prompt: fenced(prompt, fence), schema, timeoutMs: timeoutsMs.enhance };
      return (await ask(server, call, asked)).prompt;
    },
    async suggestPrompts({ query }, call) {
      const fence = fenceFor(query);
      const system = await instructions('suggest', { fence });
      const schema = SuggestAnswerSchema;
      const asked = { system, prompt: fenced(query, fence), schema, timeoutMs: timeoutsMs.suggest };
      const { suggestions } = await ask(server, call, asked);
      return [...new Set(suggestions)].slice(0, limits.counts.suggestions);
    },
  };
}

type Asked<Answer> = Omit<ChatQuestion<Answer>, 'signal'>;

/** The client library is large: a server without a text model never loads it. */
async function ask<Answer>(
  server: ChatServer,
  { signal }: ProviderCall,
  asked: Asked<Answer>,
): Promise<Answer> {
  const { askChat, openChat } = await import('./ask-chat.ts');
  return await askChat(openChat(server), { ...asked, signal });
}

/** Instructions are data files, so that they can be read and bettered without reading code. */
async function instructions(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(join(import.meta.dirname, 'prompts', `${name}.md`), 'utf8');
  return template.replace(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole);
}

/** The prompt and everything found or uploaded, each under its label. */
function materialOf({ prompt, sources }: ScriptRequest): string {
  const passages = sources.map(({ label, text }) => `[${label}]\n${text}`);
  return [prompt, ...passages].join('\n\n').slice(0, limits.text.prompt * 6);
}

/** Only words we know get into the instructions. */
function modeOf(context: string): string {
  const modes = ['images', 'videos', 'effects', 'films'] as const;
  return modes.find((mode) => context.toLowerCase().includes(mode.slice(0, -1))) ?? 'stories';
}

function toScript(answer: ScriptAnswer, { sources }: ScriptRequest, { model }: ChatServer): Script {
  return {
    title: answer.title,
    scenes: answer.scenes.map((scene) => ({
      title: scene.title,
      narration: scene.narration,
      imagePrompt: scene.image_prompt,
      videoPrompt: scene.video_prompt,
      keyFacts: scene.key_facts,
      hasCharacter: scene.has_character,
    })),
    // What a model really used cannot be told: everything it was given is named.
    sources: sources
      .filter(({ label }) => label !== '')
      .map(({ label, url }) => (url === undefined ? { label } : { label, url })),
    madeBy: { provider: 'chat', model },
  };
}
