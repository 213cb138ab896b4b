import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageDetails, languages } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { Voice } from '@kinora/contract/voices';
import { z } from 'zod';
import type { ProviderCall, VoicePreviews, SpeechModel, SpeechRequest, SpeechResult } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { convertSound } from './convert-sound.ts';
import type { ConvertedSound } from './convert-sound.ts';
import { fetchSound } from './fetch-sound.ts';
import type { SpeechServer } from './fetch-sound.ts';
import { spokenWords } from './spoken-words.ts';

/** Ids of a server's voices begin so, beside those of the built-in ones. */
const idPrefix = 'speech-';

/** The voices of OpenAI's speech models (API reference, audio/speech), for servers that list none. */
const usualVoices = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer'];

/** Local servers list their voices at /audio/voices, by name or as objects. */
const VoicesAnswerSchema = z.object({
  voices: z
    .array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]))
    .min(1)
    .max(500),
});

export function isSpeechServerVoice(voiceId: string): boolean {
  return voiceId.startsWith(idPrefix);
}

/** So long an answered list holds, and so soon a server that could not be asked is asked again. */
const listHoldsMs = { answered: 600_000, failed: 30_000 } as const;

/**
 * Speaks with any server that has OpenAI's POST /audio/speech: its voices speak all six languages. A voice's id alone says
 * which one speaks: processes that were told different lists make the same sound of it.
 */
export function createSpeechServerModel(
  server: SpeechServer,
  now: () => number = Date.now,
): SpeechModel & VoicePreviews {
  let known: readonly string[] = usualVoices;
  let asked: { readonly done: Promise<void>; until: number } | undefined;
  const ask = async (): Promise<void> => {
    const listed = await listVoices(server);
    known = listed ?? known;
    // Set by whoever called this, before the first answer can have come.
    if (asked !== undefined) {
      asked.until = now() + (listed === null ? listHoldsMs.failed : listHoldsMs.answered);
    }
  };
  return {
    async voices() {
      if (asked === undefined || now() >= asked.until) {
        asked = { done: ask(), until: Number.POSITIVE_INFINITY };
      }
      await asked.done;
      return known.map(describe);
    },
    synthesize: (request, call) => synthesize(server, request, call),
    async renderPreview(voiceId, call) {
      const request = { voiceId, language: 'English', text: server.previewText } as const;
      return (await synthesize(server, request, call)).file;
    },
  };
}

/** Null when the server has no list or could not be asked: what is known of it stands until it is asked again. */
async function listVoices(server: SpeechServer): Promise<readonly string[] | null> {
  try {
    const response = await server.fetch(`${server.baseUrl}/audio/voices`, {
      headers: server.apiKey === undefined ? {} : { authorization: `Bearer ${server.apiKey}` },
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    const read = VoicesAnswerSchema.safeParse(response.ok ? await response.json() : null);
    return read.success ? read.data.voices : null;
  } catch {
    // OpenAI itself has no such list: a server that cannot be asked speaks with the usual voices, or says why it does not.
    return null;
  }
}

function describe(name: string): Voice {
  const id = `${idPrefix}${name}`;
  const preview = `/media/voices/${encodeURIComponent(id)}.wav`;
  return {
    voice_id: id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    labels: { description: 'Neural voice' },
    preview_url: preview,
    verified_languages: languages.map((language) => {
      const { code, locale } = languageDetails[language];
      return { language: code, locale, accent: locale, preview_url: preview };
    }),
    tier: 'basic',
    engine: 'speech-server',
  };
}

async function synthesize(
  server: SpeechServer,
  request: SpeechRequest,
  call: Pick<ProviderCall, 'signal' | 'workFolder'>,
): Promise<SpeechResult> {
  const digest = createHash('sha256')
    .update(`${request.voiceId}\n${request.text}`)
    .digest('hex')
    .slice(0, 16);
  const source = join(call.workFolder, `speech-${digest}.source.wav`);
  const file = join(call.workFolder, `speech-${digest}.wav`);
  const voice = request.voiceId.slice(idPrefix.length);
  await fetchSound(server, { text: request.text, voice }, { file: source, signal: call.signal });
  const { durationSeconds, loudness } = await convert(source, file);
  const { code } = languageDetails[request.language];
  return {
    file,
    durationSeconds,
    words: spokenWords(request.text, code, loudness),
    madeBy: { provider: 'speech-server', model: server.model },
  };
}

async function convert(source: string, file: string): Promise<ConvertedSound> {
  try {
    return await convertSound(source, file);
  } catch (cause) {
    throw new ProviderError('transient', sentences.speechServer.unusable, { cause });
  } finally {
    await rm(source, { force: true });
  }
}
