import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { languageDetails, languages } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { Voice } from '@kinora/contract/voices';
import { z } from 'zod';
import type {
  BuyingCall,
  MicroDollars,
  Purchase,
  SpeechModel,
  SpeechRequest,
  SpeechResult,
  VoicePreviews,
} from '@kinora/models';
import { convertSound, readWav } from '../narration/convert-sound.ts';
import type { ConvertedSound } from '../narration/convert-sound.ts';
import { spokenWords } from '../narration/spoken-words.ts';
import { unlessUnusable } from '../narration/usable-sound.ts';
import { endpointOf, isFreeServer, isSuccess, postOnce, refusalOf } from '../model-server.ts';
import type { ModelServer } from '../model-server.ts';

export interface SpeechServer extends ModelServer {
  /** What a million characters cost, in dollars; null: nobody has said. */
  readonly price: number | null;
  /** What a voice says to introduce itself. */
  readonly previewText: string;
  /** Asks for the list of voices. */
  readonly fetch: typeof fetch;
}

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
      return known.map((name) => describe(server, name));
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

function describe({ price, ...server }: SpeechServer, name: string): Voice {
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
    kind: 'server',
    ...(isFreeServer(server, price === null ? null : [price]) ? {} : { dollars_per_million: price }),
  };
}

/** Half an hour of the usual sound: an endless answer is cut off here. */
const MOST_SOUND_BYTES = 64 * 1024 * 1024;

async function synthesize(
  server: SpeechServer,
  request: SpeechRequest,
  call: Pick<BuyingCall, 'signal' | 'workFolder' | 'buy'>,
): Promise<SpeechResult> {
  const digest = createHash('sha256')
    .update(`${request.voiceId}\n${request.text}`)
    .digest('hex')
    .slice(0, 16);
  const output = join(call.workFolder, `speech-${digest}.wav`);
  let converted: ConvertedSound | undefined;
  const listen = async (sound: string): Promise<void> => {
    converted = await unlessUnusable(sentences.speechServer.unusable, () =>
      convertSound(readWav(sound), output),
    );
  };
  await call.buy(purchaseOf(server, request, listen), call.signal);
  if (converted === undefined) {
    throw new Error('Speech was bought, and nobody listened to it');
  }
  const { durationSeconds, loudness } = converted;
  const { code } = languageDetails[request.language];
  return {
    file: output,
    durationSeconds,
    words: spokenWords(request.text, code, loudness),
    madeBy: { provider: 'speech-server', model: server.model },
  };
}

/** `listen` takes the sound that was answered. */
function purchaseOf(
  server: SpeechServer,
  { text, voiceId, pace = 1 }: SpeechRequest,
  listen: (sound: string) => Promise<void>,
): Purchase {
  const { price } = server;
  const voice = voiceId.slice(idPrefix.length);
  const body = {
    model: server.model,
    voice,
    input: text,
    response_format: 'wav',
    ...(pace === 1 ? {} : { speed: pace }),
  };
  const cost = costOf(server, text);
  return {
    medium: 'speech',
    provider: 'speech-server',
    endpoint: endpointOf(server),
    apiKey: server.apiKey ?? null,
    body,
    isFree: isFreeServer(server, price === null ? null : [price]),
    estimate: cost,
    send: ({ file, signal }) =>
      postOnce(server, {
        path: '/audio/speech',
        body: JSON.stringify(body),
        file: { path: file, mostBytes: MOST_SOUND_BYTES },
        signal,
        unreachable: sentences.speechServer.unreachable,
      }),
    async readAnswer(answer, file) {
      if (!isSuccess(answer)) {
        throw refusalOf(answer, sentences.speechServer);
      }
      await listen(file);
      return { cost };
    },
  };
}

/** So many dollars a million are so many millionths each. */
function costOf({ price }: SpeechServer, text: string): MicroDollars | null {
  return price === null ? null : Math.ceil(text.length * price);
}
