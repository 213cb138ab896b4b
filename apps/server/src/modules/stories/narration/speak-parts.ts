import { join } from 'node:path';
import { sampleRateHz, WavReader, WavWriter } from '@kinora/sound';
import type { MadeBy, SpeechResult } from '@kinora/models';
import type { Gateway } from '../../../gateway/index.ts';
import type { StepCall } from '../../projects/index.ts';
import { sayPart } from './say-part.ts';
import type { NarrationInput, NarrationResult } from './narration-steps.ts';

/** A breath between one speaker and the next. */
const breathSeconds = 0.25;
const chunkFrames = sampleRateHz;

export interface SpokenNarration {
  readonly file: string;
  readonly result: NarrationResult;
  readonly madeBy: MadeBy;
}

/** Speaks a narration; several parts are joined into one file, their times counted through. */
export async function speakParts(
  speech: Gateway['speech'],
  input: NarrationInput,
  call: StepCall,
): Promise<SpokenNarration> {
  const spoken: SpeechResult[] = [];
  for (const part of input.parts) {
    spoken.push(await sayPart(speech, { part, input }, call));
  }
  const [first] = spoken;
  if (first === undefined) {
    throw new Error('A narration without parts cannot be spoken');
  }
  const { starts, totalSeconds } = placesOf(spoken);
  const file = spoken.length === 1 ? first.file : join(call.workFolder, 'narration.wav');
  if (spoken.length > 1) {
    await joinSounds(spoken, file);
  }
  return { file, result: timesOf(input, spoken, { starts, totalSeconds }), madeBy: first.madeBy };
}

function placesOf(spoken: readonly SpeechResult[]): { starts: number[]; totalSeconds: number } {
  let seconds = 0;
  const starts = spoken.map((part, index) => {
    seconds += index === 0 ? 0 : breathSeconds;
    const start = seconds;
    seconds += part.durationSeconds;
    return start;
  });
  return { starts, totalSeconds: seconds };
}

function timesOf(
  input: NarrationInput,
  spoken: readonly SpeechResult[],
  places: { starts: readonly number[]; totalSeconds: number },
): NarrationResult {
  let offset = 0;
  const parts = input.parts.map((part, index) => {
    const at = { seconds: places.starts[index] ?? 0, offset };
    // One space stands between the parts of the whole text.
    offset += part.text.length + 1;
    return { part, at, sound: spoken[index] };
  });
  return {
    durationSeconds: places.totalSeconds,
    words: parts.flatMap(({ at, sound }) =>
      (sound?.words ?? []).map((word) => ({
        text: word.text,
        startSeconds: word.startSeconds + at.seconds,
        endSeconds: word.endSeconds + at.seconds,
        startOffset: word.startOffset + at.offset,
        endOffset: word.endOffset + at.offset,
      })),
    ),
    turns: parts.map(({ part, at, sound }) => ({
      speaker: part.speaker,
      startSeconds: at.seconds,
      endSeconds: at.seconds + (sound?.durationSeconds ?? 0),
      phonemes: (sound?.phonemes ?? []).map(({ phoneme, startSeconds, endSeconds }) => ({
        phoneme,
        startSeconds: startSeconds + at.seconds,
        endSeconds: endSeconds + at.seconds,
      })),
    })),
  };
}

async function joinSounds(spoken: readonly SpeechResult[], output: string): Promise<void> {
  const writer = await WavWriter.create(output, { sampleRateHz, channels: 1 });
  try {
    for (const [index, part] of spoken.entries()) {
      if (index > 0) {
        await writer.write(new Float32Array(Math.round(breathSeconds * sampleRateHz)));
      }
      await copySound(part, writer);
    }
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  await writer.finish();
}

/** Copies a part to the length it was said to have, so that what follows is not late. */
async function copySound(part: SpeechResult, writer: WavWriter): Promise<void> {
  const frames = Math.round(part.durationSeconds * sampleRateHz);
  const reader = await WavReader.open(part.file);
  try {
    let copied = 0;
    while (copied < frames) {
      const samples = await reader.readMono(Math.min(chunkFrames, frames - copied));
      await writer.write(samples.length === 0 ? new Float32Array(frames - copied) : samples);
      copied += samples.length === 0 ? frames - copied : samples.length;
    }
  } finally {
    await reader.close();
  }
}
