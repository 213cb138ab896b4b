import { setImmediate } from 'node:timers/promises';
import type { ProviderCall, Script, ScriptRequest, TextModel } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { writeArticleScript } from './article/write-article-script.ts';
import { enhancePrompt } from './enhance/enhance-prompt.ts';
import { openLexicon } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { readMaterial } from './read-material.ts';
import { seedRandom } from './random.ts';
import { openEnglishVerbs } from './story/english-verbs.ts';
import type { StoryKnowledge } from './story/read-premise.ts';
import { writeStoryScript } from './story/telling/write-story-script.ts';
import { openPhraseIndex } from './suggest/phrase-index.ts';

const madeBy = { provider: 'builtin', model: 'writer' } as const;

/**
 * The keyless text model: films in the words of what it is given, and stories by grammar. It claims nothing it cannot
 * know, and nothing leaves the machine. The same request gives the same script.
 */
export function createBuiltinWriter(): TextModel<ProviderCall> {
  const lexicon = openLexicon();
  const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };
  const phrases = openPhraseIndex();
  return {
    writeScript: (request, call) => writeScript(request, call, knowledge),
    refusalOf: (request) => refusalOf(request, lexicon),
    enhancePrompt: async (input, call) => {
      call.signal.throwIfAborted();
      return enhancePrompt(input, knowledge);
    },
    suggestPrompts: async (input, call) => {
      call.signal.throwIfAborted();
      return phrases.suggest(input);
    },
  };
}

function refusalOf(request: ScriptRequest, lexicon: Lexicon): string | null {
  try {
    readMaterial(request, lexicon);
    return null;
  } catch (error) {
    if (error instanceof ProviderError) {
      return error.message;
    }
    throw error;
  }
}

async function writeScript(
  request: ScriptRequest,
  call: ProviderCall,
  knowledge: StoryKnowledge,
): Promise<Script> {
  /** Lets the worker's other duties run between the heavy steps, and stops a cancelled call. */
  const pause = async (): Promise<void> => {
    await setImmediate();
    call.signal.throwIfAborted();
  };
  call.signal.throwIfAborted();
  const material = readMaterial(request, knowledge.lexicon);
  const random = seedRandom(`${request.videoType}|${request.language}|${request.prompt}`);
  if (material.kind === 'article') {
    return {
      ...(await writeArticleScript(request, material, { random, pause, lexicon: knowledge.lexicon })),
      madeBy,
    };
  }
  await pause();
  const idea = { ...request, prompt: material.prompt };
  const { promptCode, notice } = material;
  return { ...writeStoryScript(idea, { promptCode, knowledge, random }), notice, madeBy };
}
