import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { PhonemeTime, WordTime } from '@kinora/models';
import { NarrationFile } from '../synthesis/narration-file.ts';
import { phonemeTimes } from '../synthesis/phoneme-times.ts';
import { trimSilence } from '../synthesis/trim.ts';
import { wordTimes } from '../synthesis/word-times.ts';
import type { RecordJob, SpeechOutcome, SpokenBreath } from '../thread/speech-job.ts';
import { pieceTimes } from './piece-times.ts';

/** As with the built-in voices: the small room rings out in it. */
const edgeSeconds = 0.05;
/** A voice of a recording has breath and noise below this, some -48 dB, that is no part of a word. */
const audible = 0.004;

/** Writes what the voice said, breath by breath, as the polished narration; memory holds one breath at a time. */
export async function recordPieces({ raw, rateHz, breaths, file }: RecordJob): Promise<SpeechOutcome> {
  const source = await open(raw, 'r');
  try {
    const target = await NarrationFile.create(file, rateHz);
    try {
      return await record(source, target, { breaths, rateHz });
    } catch (error) {
      await target.abandon();
      throw error;
    }
  } finally {
    await source.close();
  }
}

async function record(
  source: FileHandle,
  target: NarrationFile,
  { breaths, rateHz }: Pick<RecordJob, 'breaths' | 'rateHz'>,
): Promise<SpeechOutcome> {
  const words: WordTime[] = [];
  const phonemes: PhonemeTime[] = [];
  let position = 0;
  await target.appendSilence(edgeSeconds);
  for (const breath of breaths) {
    const samples = await readSamples(source, position, breath.sampleCount);
    position += breath.sampleCount;
    const times = await append(target, breath, { samples, rateHz });
    words.push(...times.words);
    phonemes.push(...times.phonemes);
    await target.appendSilence(breath.pauseSeconds);
  }
  await target.appendSilence(edgeSeconds);
  return { durationSeconds: await target.finish(), words, phonemes };
}

async function append(
  target: NarrationFile,
  breath: SpokenBreath,
  { samples, rateHz }: { samples: Float32Array; rateHz: number },
): Promise<{ words: WordTime[]; phonemes: PhonemeTime[] }> {
  const heard = pieceTimes(breath.sounds, breath.durations, samples.length / rateHz);
  const trimmed = trimSilence(samples, rateHz, audible);
  const startSeconds = target.seconds;
  const shiftSeconds = startSeconds - trimmed.skippedSeconds;
  await target.append(trimmed.samples);
  const span = { startSeconds, endSeconds: target.seconds };
  const marks = new Map([...heard.marks].map(([name, seconds]) => [name, seconds + shiftSeconds]));
  const words = wordTimes({ words: breath.words, marks, ...span });
  return {
    words: words.map((word, index) =>
      breath.sentenceEnds.includes(index)
        ? endedAt(word, (heard.ends.get(index) ?? Infinity) + shiftSeconds)
        : word,
    ),
    phonemes: phonemeTimes(heard.phonemes, { ...span, shiftSeconds }),
  };
}

/** The rest after a sentence belongs to none of its words. */
function endedAt(word: WordTime, seconds: number): WordTime {
  return { ...word, endSeconds: Math.max(word.startSeconds, Math.min(word.endSeconds, seconds)) };
}

const bytesPerSample = Float32Array.BYTES_PER_ELEMENT;

async function readSamples(source: FileHandle, first: number, count: number): Promise<Float32Array> {
  const samples = new Float32Array(count);
  const bytes = new Uint8Array(samples.buffer);
  const { bytesRead } = await source.read(bytes, 0, bytes.length, first * bytesPerSample);
  if (bytesRead !== bytes.length) {
    throw new Error('What the voice said is not there in full');
  }
  return samples;
}
