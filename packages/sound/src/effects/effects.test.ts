import { describe, expect, it } from 'vitest';
import { TruePeakDetector } from '../loudness/true-peak.ts';
import { largest, levelDb, sine } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { Biquad, highPass, peaking, type BiquadCoefficients } from './biquad.ts';
import { Compressor } from './compressor.ts';
import { fromDecibels } from './decibel.ts';
import { EarlyReflections } from './early-reflections.ts';
import { Limiter } from './limiter.ts';
import { Resampler } from './resampler.ts';

function gainAt(frequencyHz: number, coefficients: BiquadCoefficients): number {
  const filter = new Biquad(coefficients);
  const input = sine({ frequencyHz, levelDb: -10, seconds: 1 });
  const output = input.map((sample) => filter.process(sample));
  return levelDb(output.subarray(sampleRateHz / 2)) - levelDb(input.subarray(sampleRateHz / 2));
}

describe('Biquad', () => {
  it('takes rumble out and leaves speech alone', () => {
    const cut = highPass({ frequencyHz: 80, quality: Math.SQRT1_2, sampleRateHz });
    expect(gainAt(20, cut)).toBeLessThan(-20);
    expect(gainAt(80, cut)).toBeCloseTo(-3, 1);
    expect(gainAt(1000, cut)).toBeCloseTo(0, 1);
  });

  it('lifts its band by what it was told', () => {
    const lift = peaking({ frequencyHz: 3200, quality: 1, gainDb: 3, sampleRateHz });
    expect(gainAt(3200, lift)).toBeCloseTo(3, 1);
    expect(gainAt(200, lift)).toBeCloseTo(0, 1);
  });
});

describe('Compressor', () => {
  it('lets a third of what is over the threshold through', () => {
    const compressor = new Compressor({
      thresholdDb: -20,
      ratio: 3,
      attackSeconds: 0.001,
      releaseSeconds: 0.5,
    });
    const loud = sine({ frequencyHz: 500, levelDb: -8, seconds: 1 }).map((sample) =>
      compressor.process(sample),
    );
    expect(20 * Math.log10(largest(loud.subarray(24_000)))).toBeCloseTo(-16, 0);
  });

  it('leaves what is under it as it is', () => {
    const compressor = new Compressor({
      thresholdDb: -20,
      ratio: 3,
      attackSeconds: 0.001,
      releaseSeconds: 0.1,
    });
    const quiet = sine({ frequencyHz: 500, levelDb: -30, seconds: 0.1 });
    expect(quiet.map((sample) => compressor.process(sample))).toEqual(quiet);
  });
});

describe('EarlyReflections', () => {
  it('repeats a click once per wall, later and quieter', () => {
    const room = new EarlyReflections([{ delaySeconds: 0.018, levelDb: -18 }]);
    const click = Float32Array.from({ length: 2000 }, (_, index) => room.process(index === 0 ? 1 : 0));
    expect(click[0]).toBe(1);
    expect(click[864]).toBeCloseTo(fromDecibels(-18), 6);
    expect(click.filter((sample) => sample !== 0)).toHaveLength(2);
  });
});

describe('Limiter', () => {
  const ceiling = fromDecibels(-1.5);

  it('keeps true peaks under the ceiling, also those between samples and sudden ones', () => {
    const limiter = new Limiter(ceiling);
    const left = sine({ frequencyHz: 12_000, levelDb: 3, seconds: 0.3, phase: 0.125 });
    const right = left.map((_, index) => (index === 7000 ? 1.8 : 0));
    limiter.process({ left, right });
    for (const channel of [left, right]) {
      const detector = new TruePeakDetector();
      const peak = channel.reduce((highest, sample) => Math.max(highest, detector.push(sample, 0)), 0);
      expect(peak).toBeLessThanOrEqual(ceiling * 1.005);
    }
  });

  it('only delays what is quiet enough', () => {
    const limiter = new Limiter(ceiling);
    const signal = sine({ frequencyHz: 440, levelDb: -6, seconds: 0.2 });
    const left = signal.slice();
    limiter.process({ left, right: signal.slice() });
    const delayed = left.subarray(Limiter.delaySamples);
    expect(delayed).toEqual(signal.subarray(0, delayed.length));
  });
});

describe('Resampler', () => {
  it('keeps the length to a sample and the wave to -60 dB from 22,050 to 48,000 Hz', () => {
    const resampler = new Resampler({ fromHz: 22_050, toHz: 48_000 });
    const frequencyHz = 1000;
    const input = Float32Array.from({ length: 22_050 }, (_, index) => {
      return 0.5 * Math.sin((2 * Math.PI * frequencyHz * index) / 22_050);
    });
    const pieces = [
      resampler.push(input.subarray(0, 5000)),
      resampler.push(input.subarray(5000)),
      resampler.finish(),
    ];
    const output = Float32Array.from(pieces.flatMap((piece) => [...piece]));
    expect(output).toHaveLength(48_000);
    const ideal = sine({ frequencyHz, levelDb: 20 * Math.log10(0.5), seconds: 1 });
    const difference = output.map((sample, index) => sample - (ideal[index] ?? 0)).subarray(200, 47_800);
    expect(levelDb(difference)).toBeLessThan(-66);
  });

  it('leaves no mirror image above the old range', () => {
    const resampler = new Resampler({ fromHz: 22_050, toHz: 48_000 });
    const input = Float32Array.from({ length: 22_050 }, (_, index) =>
      Math.sin((2 * Math.PI * 9000 * index) / 22_050),
    );
    const output = resampler.push(input);
    const mirror = new Biquad(highPass({ frequencyHz: 12_900, quality: 8, sampleRateHz }));
    const second = new Biquad(highPass({ frequencyHz: 12_900, quality: 0.7, sampleRateHz }));
    const ideal = sine({ frequencyHz: 9000, levelDb: 0, seconds: 0.5 });
    const rest = output.subarray(4000, 20_000).map((sample) => second.process(mirror.process(sample)));
    const control = new Biquad(highPass({ frequencyHz: 12_900, quality: 8, sampleRateHz }));
    const controlSecond = new Biquad(highPass({ frequencyHz: 12_900, quality: 0.7, sampleRateHz }));
    const floor = ideal
      .subarray(4000, 20_000)
      .map((sample) => controlSecond.process(control.process(sample)));
    expect(levelDb(rest.subarray(4000))).toBeLessThan(levelDb(floor.subarray(4000)) + 0.1);
  });
});
