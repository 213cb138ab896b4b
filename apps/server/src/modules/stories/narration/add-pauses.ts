import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { SpeechResult } from '@kinora/models';
import { sampleRateHz, WavReader, WavWriter } from '@kinora/sound';

const chunkFrames = sampleRateHz;

/** A narration that rests after every sentence but the last, whoever spoke it. Times go along. */
export async function addPauses(
  spoken: SpeechResult,
  pauses: { readonly text: string; readonly language: Language; readonly pauseSeconds: number },
  output: string,
): Promise<SpeechResult> {
  const { pauseSeconds } = pauses;
  const rests = restsOf(spoken, pauses);
  if (rests.length === 0) {
    return spoken;
  }
  await writeWithRests(spoken.file, { rests, pauseSeconds }, output);
  const later = (seconds: number) => seconds + pauseSeconds * rests.filter((rest) => rest <= seconds).length;
  const moved = <Timed extends { startSeconds: number; endSeconds: number }>(one: Timed): Timed => ({
    ...one,
    startSeconds: later(one.startSeconds),
    endSeconds: later(one.endSeconds),
  });
  const { phonemes } = spoken;
  return {
    ...spoken,
    file: output,
    durationSeconds: spoken.durationSeconds + pauseSeconds * rests.length,
    words: spoken.words.map(moved),
    ...(phonemes === undefined ? {} : { phonemes: phonemes.map(moved) }),
  };
}

/** Seconds in the middle between the last word of a sentence and the first of the next. */
function restsOf(
  { words }: SpeechResult,
  { text, language }: { readonly text: string; readonly language: Language },
): number[] {
  const segmenter = new Intl.Segmenter(languageDetails[language].locale, { granularity: 'sentence' });
  const starts = [...segmenter.segment(text)].map(({ index }) => index);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const isLast =
      next !== undefined && starts.some((start) => start >= word.endOffset && start <= next.startOffset);
    return isLast ? [(word.endSeconds + next.startSeconds) / 2] : [];
  });
}

async function writeWithRests(
  file: string,
  { rests, pauseSeconds }: { rests: readonly number[]; pauseSeconds: number },
  output: string,
): Promise<void> {
  const reader = await WavReader.open(file);
  const writer = await WavWriter.create(output, { sampleRateHz, channels: 1 });
  try {
    let at = 0;
    for (const rest of rests) {
      at += await copy(reader, writer, Math.round(rest * sampleRateHz) - at);
      await writer.write(new Float32Array(Math.round(pauseSeconds * sampleRateHz)));
    }
    await copy(reader, writer, Number.POSITIVE_INFINITY);
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    await reader.close();
  }
  await writer.finish();
}

async function copy(reader: WavReader, writer: WavWriter, frames: number): Promise<number> {
  let copied = 0;
  while (copied < frames) {
    const samples = await reader.readMono(Math.min(chunkFrames, frames - copied));
    if (samples.length === 0) {
      break;
    }
    await writer.write(samples);
    copied += samples.length;
  }
  return copied;
}
