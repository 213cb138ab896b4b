import type { WordTime, PhonemeTime } from '@kinora/models';
import type { Sentence } from '../text/spoken-word.ts';
import type { SpeechOutcome } from '../thread/speech-job.ts';
import type { Utterance } from './espeak.ts';
import { NarrationFile } from './narration-file.ts';
import { phonemeTimes } from './phoneme-times.ts';
import type { Teller } from './teller.ts';
import { trimSilence } from './trim.ts';
import { wordTimes } from './word-times.ts';

/** Rest before the first and after the last word: the small room rings out in it. */
const edgeSeconds = 0.05;

/** What to say, and where to. */
export interface NarrationRequest {
  readonly sentences: readonly Sentence[];
  readonly file: string;
}

/** Speaks the sentences into a file. Memory holds one sentence at a time. */
export async function narrate(
  teller: Teller,
  { sentences, file: path }: NarrationRequest,
): Promise<SpeechOutcome> {
  const file = await NarrationFile.create(path, teller.sampleRateHz);
  try {
    const words: WordTime[] = [];
    const phonemes: PhonemeTime[] = [];
    await file.appendSilence(edgeSeconds);
    for (const [index, sentence] of sentences.entries()) {
      const utterance = teller.say(sentence, index);
      const times = await appendUtterance(file, sentence, {
        ...utterance,
        sampleRateHz: teller.sampleRateHz,
      });
      words.push(...times.words);
      phonemes.push(...times.phonemes);
      await file.appendSilence(sentence.pauseSeconds);
    }
    await file.appendSilence(edgeSeconds);
    return { durationSeconds: await file.finish(), words, phonemes };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}

/** Writes an utterance and answers when its words are lit and its sounds are heard. */
async function appendUtterance(
  file: NarrationFile,
  sentence: Sentence,
  utterance: Utterance & { readonly sampleRateHz: number },
): Promise<{ words: WordTime[]; phonemes: PhonemeTime[] }> {
  const { samples, skippedSeconds } = trimSilence(utterance.samples, utterance.sampleRateHz);
  const startSeconds = file.seconds;
  await file.append(samples);
  const marks = new Map(
    [...utterance.marks].map(([name, seconds]) => [name, startSeconds + seconds - skippedSeconds]),
  );
  const span = { startSeconds, endSeconds: file.seconds };
  return {
    words: wordTimes({ words: sentence.words, marks, ...span }),
    phonemes: phonemeTimes(utterance.phonemes, { ...span, shiftSeconds: startSeconds - skippedSeconds }),
  };
}
