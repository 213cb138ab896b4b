import { join } from 'node:path';
import type { MediaRequest, Medium, ShippedBinding } from '@kinora/models';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import sharp from 'sharp';
import type { MediaConnections, Serving } from '../connections/media-connections.ts';

/** A binding that is tried: once for all the keys that it serves in the same way. */
export interface Trial {
  readonly keys: readonly string[];
  readonly medium: Medium;
  readonly serving: Serving;
  readonly shipped: ShippedBinding;
}

/** Small pictures cost less where pixels are counted. */
const LONG_SIDE = 1280;
/** Of a clip whose model decides its length itself. */
const USUAL_SECONDS = 5;
const SEED = 7;

/** Everything that a vendor is bound to here, an operator's own bindings too. */
export function trialsOf(
  connections: Pick<MediaConnections, 'candidates' | 'pinned'>,
  { provider, keys }: { provider: string; keys: Iterable<string> },
): Trial[] {
  const trials = new Map<string, Trial>();
  for (const key of keys) {
    for (const { shipped, endpoint, fields, ...binding } of connections.candidates(key)) {
      if (binding.provider !== provider || shipped === undefined) {
        continue;
      }
      const { medium } = shipped;
      const serving = connections.pinned(medium, { key, provider, endpoint });
      const identity = JSON.stringify([medium, endpoint, fields]);
      const known = trials.get(identity);
      if (serving !== null) {
        const own = { ...serving, binding: { key, provider, endpoint, fields } };
        trials.set(identity, {
          medium,
          serving: own,
          shipped,
          ...known,
          keys: [...(known?.keys ?? []), key],
        });
      }
    }
  }
  return [...trials.values()].map((trial) => ({ ...trial, keys: [...new Set(trial.keys)] }));
}

/** Seconds that are asked for: the fewest. Null for pictures. */
export function secondsOf({ medium, shipped }: Pick<Trial, 'medium' | 'shipped'>): number | null {
  return medium === 'picture' ? null : (shipped.seconds[0] ?? USUAL_SECONDS);
}

/** What models start from that start from something. */
export interface Sample {
  /** A picture. */
  readonly picture: string;
  /** Somebody says something in it: a WAV. */
  readonly narration: string;
}

/** The least that the model can be asked for. */
export function requestOf(
  { medium, shipped }: Pick<Trial, 'medium' | 'shipped'>,
  sample: Sample,
): MediaRequest {
  const { aspectRatios, inputs } = shipped;
  const isWide = aspectRatios === 'input' || aspectRatios.includes('16:9');
  const frame = { aspectRatio: isWide ? '16:9' : '9:16', longSide: LONG_SIDE, seed: SEED } as const;
  if (medium === 'clip') {
    const durationSeconds = secondsOf({ medium, shipped }) ?? USUAL_SECONDS;
    const prompt = 'The camera moves slowly towards a red apple on a white table.';
    const start = inputs.least > 0 ? { image: sample.picture } : {};
    const words = shipped.speaks ? { narration: sample.narration } : {};
    return { medium, request: { ...frame, prompt, durationSeconds, ...start, ...words } };
  }
  const pictures = Array.from({ length: inputs.least }, () => sample.picture);
  const prompt = inputs.least > 0 ? 'Make the apple green.' : 'A red apple on a white table.';
  const words = { prompt, language: 'English', videoStyle: 'auto' } as const;
  return { medium, request: { ...frame, ...words, inputs: pictures } };
}

/** Seconds of the tone. */
const HEARD_SECONDS = 2;

/** A red apple on a white table, and a soft tone, in the folder. */
export async function writeSample(folder: string): Promise<Sample> {
  const file = join(folder, 'sample.png');
  const narration = join(folder, 'sample.wav');
  const writer = await WavWriter.create(narration, { sampleRateHz, channels: 1 });
  await writer.write(
    Float32Array.from({ length: HEARD_SECONDS * sampleRateHz }, (_, at) => 0.1 * Math.sin(at / 40)),
  );
  await writer.finish();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <rect width="1280" height="720" fill="#dfe7ee"/><rect y="470" width="1280" height="250" fill="#ffffff"/>
    <path d="M640 250 q10 -60 50 -80" stroke="#5b3a21" stroke-width="14" fill="none"/>
    <circle cx="640" cy="390" r="150" fill="#c62828"/><circle cx="590" cy="340" r="34" fill="#e57373"/></svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
  return { picture: file, narration };
}
