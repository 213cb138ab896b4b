import { describe, expect, it } from 'vitest';
import { babble, chain, largest, levelDb, sine } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { Mixer } from './mixer.ts';

const seconds = 14;

/** The music of a film in which somebody speaks from 4 s to 8 s, with the voice taken out again, against the music alone. */
function duckedLevels(): (from: number, until: number) => number {
  const speech = chain(new Float32Array(4 * sampleRateHz), babble(4), new Float32Array(7 * sampleRateHz));
  const mixer = new Mixer();
  mixer.prime(speech.subarray(0, Mixer.lookAheadSamples));
  const coming = speech.subarray(Mixer.lookAheadSamples, Mixer.lookAheadSamples + seconds * sampleRateHz);
  const music = sine({ frequencyHz: 220, levelDb: -20, seconds });
  const mixed = mixer.mix(coming, [{ left: music, right: music }]).left;
  const bed = mixed.map((sample, index) => sample - (speech[index] ?? 0));
  return (from, until) => {
    const cut = (samples: Float32Array): Float32Array =>
      samples.subarray(from * sampleRateHz, until * sampleRateHz);
    return levelDb(cut(bed)) - levelDb(cut(music));
  };
}

describe('Mixer', () => {
  it('lowers the music by 8 dB while somebody speaks, and lets it rise again afterwards', () => {
    const change = duckedLevels();
    expect(change(1, 3.5)).toBeCloseTo(0, 1);
    expect(change(4.5, 8)).toBeCloseTo(-8, 0);
    expect(change(12, 14)).toBeGreaterThan(-0.5);
  });

  it('has the music down before the first word', () => {
    const change = duckedLevels();
    expect(change(3.95, 4)).toBeLessThan(-6);
  });

  it('keeps the voice untouched and in its place when there is no music', () => {
    const speech = babble(2);
    const mixer = new Mixer();
    mixer.prime(speech.subarray(0, Mixer.lookAheadSamples));
    const { left, right } = mixer.mix(speech.subarray(Mixer.lookAheadSamples));
    for (const channel of [left, right]) {
      expect(largest(channel.map((sample, index) => sample - (speech[index] ?? 0)))).toBe(0);
    }
  });
});
