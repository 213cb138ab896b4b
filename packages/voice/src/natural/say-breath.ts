import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Breath } from './breaths.ts';
import { numberOf, PADDING } from './symbols/vocabulary.ts';
import type { Tensor, VoiceModel } from './voice-model.ts';

/** The rate of what the model says. */
export const voiceRateHz = 24_000;

/** A style has one row for each length of what is said, from one symbol to 510. */
const styleRows = 510;
const styleWidth = 256;

/** Below this nothing is heard: half-precision exports are known to answer with silence. */
const quietest = 0.002;

/** What the model said of a breath. */
export interface SaidBreath {
  readonly samples: Float32Array;
  /** Of each symbol and of the padding at either end, in frames. */
  readonly durations: readonly number[];
}

/**
 * Has the model say a breath. Names and shapes are those of onnx-community/Kokoro-82M-v1.0-ONNX-timestamped: `input_ids`,
 * `style` and `speed` in, `waveform` and `durations` out. @throws ProviderError `transient` when the answer is unusable
 */
export async function sayBreath(
  model: VoiceModel,
  { breath, style, pace }: { breath: Breath; style: Float32Array; pace: number },
  signal: AbortSignal,
): Promise<SaidBreath> {
  const numbers = breath.sounds.flatMap(({ symbols }) =>
    [...symbols].map((symbol) => numberOf(symbol) ?? PADDING),
  );
  const answer = await model.run(
    {
      input_ids: int64([PADDING, ...numbers, PADDING]),
      style: { type: 'float32', dims: [1, styleWidth], data: rowOf(style, numbers.length) },
      speed: { type: 'float32', dims: [1], data: Float32Array.of(pace) },
    },
    signal,
  );
  const samples = samplesOf(answer['waveform']);
  const durations = Array.from(answer['durations']?.data ?? [], Number);
  if (
    durations.length !== numbers.length + 2 ||
    !durations.every((one) => Number.isFinite(one) && one >= 0)
  ) {
    throw unusable('its durations are not those of its symbols');
  }
  return { samples, durations };
}

/** Reads a style file: rows of 32-bit floats. @throws ProviderError when it is none */
export function readStyle(bytes: Uint8Array): Float32Array {
  if (bytes.byteLength !== styleRows * styleWidth * Float32Array.BYTES_PER_ELEMENT) {
    throw unusable('its style is damaged');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: styleRows * styleWidth }, (_, index) =>
    view.getFloat32(index * Float32Array.BYTES_PER_ELEMENT, true),
  );
}

/** The row for one symbol is the first. */
function rowOf(style: Float32Array, symbols: number): Float32Array {
  const row = Math.min(Math.max(symbols - 1, 0), styleRows - 1);
  return style.slice(row * styleWidth, (row + 1) * styleWidth);
}

function int64(values: readonly number[]): Tensor {
  return { type: 'int64', dims: [1, values.length], data: BigInt64Array.from(values, BigInt) };
}

function samplesOf(waveform: Tensor | undefined): Float32Array {
  if (waveform?.type !== 'float32' || !waveform.data.every(Number.isFinite)) {
    throw unusable('it gave no sound');
  }
  if (!waveform.data.some((sample) => Math.abs(sample) > quietest)) {
    throw new ProviderError('unusable', sentences.naturalVoice.silent);
  }
  return waveform.data;
}

function unusable(reason: string): ProviderError {
  return new ProviderError('transient', sentences.naturalVoice.failed, {
    cause: new Error(`The natural voice cannot be used: ${reason}`),
  });
}
