import { Biquad, peaking } from '@kinora/sound/narration';
import type { ToneBand } from './pico-accents.ts';

/** Lifts and lowers the bands in place. */
export function equalize(samples: Float32Array, bands: readonly ToneBand[], sampleRateHz: number): void {
  for (const band of bands) {
    const filter = new Biquad(peaking({ ...band, sampleRateHz }));
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = filter.process(samples[index] ?? 0);
    }
  }
}
