import { setImmediate } from 'node:timers/promises';
import { ProviderError } from '../../spec/provider-error.ts';
import type { Script, ScriptRequest, TextModel } from '../../spec/text-model.ts';
import type { ProviderCall } from '../../spec/call.ts';
import { writeArticleScript } from './article/write-article-script.ts';
import { readMaterial } from './read-material.ts';
import { seedRandom } from './random.ts';
import { writerSentences } from './sentences.ts';

const madeBy = { provider: 'builtin', model: 'writer' } as const;

/** The keyless text model: films in the user's own words, stories by grammar, films of good questions. Nothing leaves the machine. */
export function createBuiltinWriter(): Pick<TextModel, 'writeScript'> {
  return { writeScript: (request, call) => writeScript(request, call) };
}

async function writeScript(request: ScriptRequest, call: ProviderCall): Promise<Script> {
  const pause = async (): Promise<void> => {
    await setImmediate();
    call.signal.throwIfAborted();
  };
  call.signal.throwIfAborted();
  const material = readMaterial(request);
  const random = seedRandom(`${request.videoType}|${request.language}|${request.prompt}`);
  if (material.kind === 'article') {
    const script = await writeArticleScript(request, material, { random, pause });
    return { ...script, madeBy };
  }
  throw new ProviderError('invalid_input', writerSentences.nothingToTell);
}
