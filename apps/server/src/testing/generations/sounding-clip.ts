import { joinFilm } from '@kinora/renderer';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import { mixSoundtrack } from '@kinora/sound/mix';
import { sine } from '@kinora/sound/testing';

const PICTURES_A_SECOND = 30;

/** The same clip with a tone of its own, beside it. @returns its path */
export async function withTone(
  clip: string,
  { frequencyHz, seconds }: { frequencyHz: number; seconds: number },
): Promise<string> {
  const [wav, soundtrack, output] = [`${clip}.wav`, `${clip}.m4a`, `${clip}-sounding.mp4`];
  const writer = await WavWriter.create(wav, { sampleRateHz, channels: 1 });
  await writer.write(sine({ frequencyHz, seconds, levelDb: -14 }));
  await writer.finish();
  const segments = [{ frames: seconds * PICTURES_A_SECOND, narrationFile: wav, leadInSeconds: 0 }];
  const { signal } = new AbortController();
  const framesPerSecond = PICTURES_A_SECOND;
  await mixSoundtrack({ segments, framesPerSecond, music: null, output: soundtrack }, { signal });
  await joinFilm({ segments: [clip], soundtrack, output });
  return output;
}
