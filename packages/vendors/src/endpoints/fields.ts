import type { AspectRatio } from '@kinora/contract/catalogue';
import type { JsonValue } from '@kinora/models';
import type { Duration, EndpointShape } from './endpoint-shape.ts';

export type Fields = Readonly<Record<string, JsonValue>>;

/** Frames of Wan in a second. */
const FRAMES_PER_SECOND = 16;
const LARGEST_SEED = 2_147_483_647;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Exactly 16:9 in multiples of 16, which the models ask for, not larger than wished: 1280x720 (the least that Seedream
 * makes), 1536x864, 1792x1008 or 2048x1152, or upright.
 */
export function pixelSize(ratio: AspectRatio, longSide: number): PixelSize {
  const steps = Math.min(8, Math.max(5, Math.floor(longSide / 256)));
  const long = steps * 256;
  const short = steps * 144;
  return ratio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

export function frameFields({ frame }: EndpointShape, ratio: AspectRatio, longSide: number): Fields {
  if (frame === 'pixels') {
    return { image_size: { ...pixelSize(ratio, longSide) } };
  }
  const word = typeof frame === 'string' ? undefined : frame.words[ratio];
  return typeof frame === 'string' || word === undefined ? {} : { [frame.field]: word };
}

export function pictureFields({ pictures }: EndpointShape, addresses: readonly string[]): Fields {
  const [first] = addresses;
  if (pictures === null || first === undefined) {
    return {};
  }
  return { [pictures.field]: pictures.isList ? [...addresses] : first };
}

/** The shortest length that is long enough; the longest, where none is. Null: the model decides. */
export function clipSeconds({ duration }: EndpointShape, wished: number): number | null {
  if (duration === null) {
    return null;
  }
  return duration.seconds.find((seconds) => seconds >= wished) ?? duration.seconds.at(-1) ?? null;
}

export function durationFields({ duration }: EndpointShape, seconds: number | null): Fields {
  return duration === null || seconds === null ? {} : lengthField(duration.unit, seconds);
}

function lengthField(unit: Duration['unit'], seconds: number): Fields {
  switch (unit) {
    case 'suffixed':
      return { duration: `${seconds}s` };
    case 'text':
      return { duration: String(seconds) };
    case 'number':
      return { duration: seconds };
    case 'frames':
      return { num_frames: seconds * FRAMES_PER_SECOND + 1 };
  }
}

export function seedFields({ hasSeed }: EndpointShape, seed: number): Fields {
  return hasSeed ? { seed: Math.abs(Math.trunc(seed)) % LARGEST_SEED } : {};
}

/** Films bring their own sound. */
export function soundFields({ soundField }: EndpointShape): Fields {
  return soundField === null ? {} : { [soundField]: false };
}
