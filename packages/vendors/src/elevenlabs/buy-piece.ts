import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { languageDetails } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { BuyingCall, JsonValue, Purchase, RawAnswer, SpeechRequest, WordTime } from '@kinora/models';
import { readMp3 } from '@kinora/sound/mp3';
import { convertSound } from '../narration/convert-sound.ts';
import { spokenWords } from '../narration/spoken-words.ts';
import { unlessUnusable } from '../narration/usable-sound.ts';
import { alignedWords } from './aligned-words.ts';
import { ELEVENLABS } from './eleven-labs.ts';
import type { ElevenLabs } from './eleven-labs.ts';
import { chargedCost, estimatedCost } from './costs.ts';
import { postSpeech } from './post-speech.ts';
import { refusalOf } from './refusals.ts';
import { readSpeechAnswer } from './speech-answer.ts';
import { languageField } from './speech-models.ts';
import type { TextPiece } from './text-pieces.ts';

/** MP3, since lossless sound is not open to every plan. */
const OUTPUT_FORMAT = 'mp3_44100_128';

export interface PieceToSpeak {
  /** As ElevenLabs names it. */
  readonly voice: string;
  readonly language: SpeechRequest['language'];
  readonly piece: TextPiece;
  readonly pace: number;
  readonly surroundings: { readonly previous_text?: string; readonly next_text?: string };
  /** Path of the sound, without its extension. */
  readonly output: string;
}

export interface SpokenPiece {
  /** Path of a mono 48 kHz WAV. */
  readonly file: string;
  readonly durationSeconds: number;
  /** Times and offsets within the piece. */
  readonly words: readonly WordTime[];
}

/** Speaks one piece by one request. @throws ProviderError */
export async function buyPiece(
  server: ElevenLabs,
  wish: PieceToSpeak,
  call: Pick<BuyingCall, 'signal' | 'buy'>,
): Promise<SpokenPiece> {
  let spoken: SpokenPiece | undefined;
  const listen = async (file: string): Promise<void> => {
    spoken = await unlessUnusable(sentences.elevenLabs.unusable, () => takeApart(wish, file));
  };
  await call.buy(purchaseOf(server, wish, listen), call.signal);
  if (spoken === undefined) {
    throw new Error('Speech was bought, and nobody listened to it');
  }
  return spoken;
}

/** `listen` takes the answer, which is a file. */
function purchaseOf(
  server: ElevenLabs,
  wish: PieceToSpeak,
  listen: (file: string) => Promise<void>,
): Purchase {
  const { voice, language, piece, pace, surroundings } = wish;
  const { baseUrl, model, apiKey, price } = server;
  const spoken = {
    text: piece.text,
    model_id: model,
    ...languageField(model, language),
    ...surroundings,
    ...(pace === 1 ? {} : { voice_settings: { speed: pace } }),
  } satisfies JsonValue;
  const path = `/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=${OUTPUT_FORMAT}`;
  const estimate = estimatedCost(price, piece.text);
  return {
    medium: 'speech',
    provider: ELEVENLABS,
    endpoint: `${new URL(baseUrl).host}/${model}`,
    apiKey,
    body: { voice, output_format: OUTPUT_FORMAT, ...spoken },
    isFree: price === 0,
    estimate,
    send: ({ file, signal }) => postSpeech(server, { path, body: JSON.stringify(spoken), file, signal }),
    async readAnswer(answer, file) {
      if (!isSuccess(answer)) {
        throw refusalOf(answer);
      }
      await listen(file);
      return { cost: chargedCost(price, answer) ?? estimate };
    },
  };
}

function isSuccess({ status }: RawAnswer): boolean {
  return status >= 200 && status < 300;
}

async function takeApart({ piece, language, output }: PieceToSpeak, file: string): Promise<SpokenPiece> {
  const { sound, alignments } = await readSpeechAnswer(file);
  const [source, wav] = [`${output}.mp3`, `${output}.wav`];
  await writeFile(source, sound);
  const { durationSeconds, loudness } = await convertSound(readMp3(source), wav);
  const { code } = languageDetails[language];
  const spoken = { text: piece.text, language: code, durationSeconds };
  const [words = spokenWords(piece.text, code, loudness)] = alignments.flatMap((alignment) => {
    const aligned = alignedWords(spoken, alignment);
    return aligned === null ? [] : [aligned];
  });
  return { file: wav, durationSeconds, words };
}

/** Where a piece's sound stands in a call's folder. */
export function pieceOutput(workFolder: string, digest: string, index: number): string {
  return join(workFolder, `eleven-${digest}-${index}`);
}
