import { describe, expect, it } from 'vitest';
import { chain, sine } from '../testing/signals.ts';
import { LoudnessMeter, silenceLufs, silencePeakDb } from './loudness-meter.ts';

/** Signals and expected values of EBU Tech 3341 (2016), table 1: minimum requirements of a loudness meter. */
function tone(levelDb: number, seconds: number): Float32Array {
  return sine({ frequencyHz: 1000, levelDb, seconds });
}

function measureStereo(signal: Float32Array): number {
  const meter = new LoudnessMeter(2);
  meter.push([signal, signal]);
  return meter.read().integratedLufs;
}

function truePeakOf(fractionOfRate: number, phaseDegrees: number, amplitudeDb: number): number {
  const meter = new LoudnessMeter(1);
  const tone = sine({
    frequencyHz: 48_000 * fractionOfRate,
    levelDb: amplitudeDb,
    seconds: 0.5,
    phase: phaseDegrees / 360,
  });
  // Faded at both ends: a tone that begins at once really is higher between its first samples.
  meter.push([
    tone.map((sample, index) => sample * Math.min(1, index / 4800, (tone.length - 1 - index) / 4800)),
  ]);
  return meter.read().truePeakDb;
}

describe('LoudnessMeter', () => {
  it('reads EBU Tech 3341 cases 1 and 2: a steady stereo tone has its own level', () => {
    expect(measureStereo(tone(-23, 20))).toBeCloseTo(-23, 1);
    expect(measureStereo(tone(-33, 20))).toBeCloseTo(-33, 1);
  });

  it('reads EBU Tech 3341 cases 3 to 5: the gates leave quiet passages out', () => {
    const case3 = chain(tone(-36, 10), tone(-23, 60), tone(-36, 10));
    const case4 = chain(tone(-72, 10), tone(-36, 10), tone(-23, 60), tone(-36, 10), tone(-72, 10));
    const case5 = chain(tone(-26, 20), tone(-20, 20.1), tone(-26, 20));
    for (const signal of [case3, case4, case5]) {
      expect(Math.abs(measureStereo(signal) - -23)).toBeLessThanOrEqual(0.1);
    }
  });

  it('reads -3.01 LUFS for a full-scale 997 Hz sine in one channel (BS.1770-4, Annex 1)', () => {
    const meter = new LoudnessMeter(1);
    meter.push([sine({ frequencyHz: 997, levelDb: 0, seconds: 3 })]);
    expect(meter.read().integratedLufs).toBeCloseTo(-3.01, 1);
  });

  it('reads EBU Tech 3341 cases 15 to 19: peaks between the samples within +0.2 and -0.4 dB', () => {
    const half = 20 * Math.log10(0.5);
    const cases = [
      { peak: truePeakOf(1 / 4, 0, half), expected: -6 },
      { peak: truePeakOf(1 / 4, 45, half), expected: -6 },
      { peak: truePeakOf(1 / 6, 60, half), expected: -6 },
      { peak: truePeakOf(1 / 8, 67.5, half), expected: -6 },
      { peak: truePeakOf(1 / 4, 45, 20 * Math.log10(1.41)), expected: 3 },
    ];
    for (const { peak, expected } of cases) {
      expect(peak).toBeGreaterThanOrEqual(expected - 0.4);
      expect(peak).toBeLessThanOrEqual(expected + 0.2);
    }
  });

  it('does not depend on how the signal is cut into blocks', () => {
    const signal = tone(-20, 3);
    const meter = new LoudnessMeter(2);
    for (let start = 0; start < signal.length; start += 777) {
      const block = signal.subarray(start, start + 777);
      meter.push([block, block]);
    }
    expect(meter.read().integratedLufs).toBeCloseTo(measureStereo(signal), 9);
  });

  it('calls silence silence', () => {
    const meter = new LoudnessMeter(2);
    meter.push([new Float32Array(48_000), new Float32Array(48_000)]);
    expect(meter.read()).toEqual({ integratedLufs: silenceLufs, truePeakDb: silencePeakDb });
  });
});
