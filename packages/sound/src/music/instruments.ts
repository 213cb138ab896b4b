import { sampleRateHz } from '../wav/wav-format.ts';
import type { Note } from './note.ts';
import { seededRandom } from './seeded-random.ts';
import { readWave, wavetable, type Wavetable } from './wavetable.ts';

/** A note as it sounds at level 1, to its end. */
export interface Sound {
  readonly samples: Float32Array;
  /** How much of it goes into the reverb, 0 to 1. */
  readonly wet: number;
}

/** What decides how a note sounds, apart from its level and place. */
export type Tone = Pick<Note, 'instrument' | 'frequencyHz' | 'heldSamples'>;

const waves = {
  pad: wavetable([1, 0.45, 0.28, 0.14, 0.08, 0.04]),
  bass: wavetable([1, 0.32, 0.1]),
  body: wavetable([1, 0.12]),
  strike: wavetable([0, 0.35, 0.5, 0.28, 0.12]),
};

/** Plays one tone. A pure function of the tone. */
export function playTone(tone: Tone): Sound {
  switch (tone.instrument) {
    case 'pad':
      return pad(tone);
    case 'bass':
      return bass(tone);
    case 'pluck':
      return pluck(tone);
    case 'kick':
      return kick(tone);
    case 'rim':
      return rim(tone);
    case 'shaker':
      return shaker();
  }
}

/** Two waves a few cents apart that swell and fade. */
function pad({ frequencyHz, heldSamples }: Tone): Sound {
  const attack = 0.7 * sampleRateHz;
  const release = 1.1 * sampleRateHz;
  const lower = oscillator(waves.pad, frequencyHz * 0.9985);
  const upper = oscillator(waves.pad, frequencyHz * 1.0015);
  const length = Math.round(heldSamples + release);
  const samples = sound(length, (time) => {
    const ramp = Math.min(time / attack, (length - time) / release, 1);
    return (lower() + upper()) * 0.5 * smooth(ramp);
  });
  return { samples, wet: 0.5 };
}

function bass({ frequencyHz, heldSamples }: Tone): Sound {
  const attack = 0.02 * sampleRateHz;
  const release = 0.2 * sampleRateHz;
  const wave = oscillator(waves.bass, frequencyHz);
  const length = Math.round(heldSamples + release);
  const decay = decayOf(1.6);
  const samples = sound(length, (time) => {
    const ramp = Math.min(time / attack, (length - time) / release, 1);
    return wave() * smooth(ramp) * decay();
  });
  return { samples, wet: 0.05 };
}

/** A struck bar: a body that rings and a strike that is gone at once. */
function pluck({ frequencyHz }: Tone): Sound {
  const body = oscillator(waves.body, frequencyHz);
  const strike = oscillator(waves.strike, frequencyHz);
  const bodyDecay = decayOf(0.42);
  const strikeDecay = decayOf(0.07);
  const attack = 0.003 * sampleRateHz;
  const samples = sound(2.4 * sampleRateHz, (time) => {
    return (body() * bodyDecay() + strike() * strikeDecay()) * Math.min(1, time / attack);
  });
  return { samples, wet: 0.45 };
}

/** A soft drum: a sine that falls an octave in a few hundredths of a second. */
function kick({ frequencyHz }: Tone): Sound {
  const fall = decayOf(0.035);
  const decay = decayOf(0.11);
  const attack = 0.004 * sampleRateHz;
  let phase = 0;
  const samples = sound(0.7 * sampleRateHz, (time) => {
    phase += (frequencyHz * (1 + fall())) / sampleRateHz;
    return Math.sin(2 * Math.PI * phase) * decay() * Math.min(1, time / attack);
  });
  return { samples, wet: 0.08 };
}

/** A click of wood. */
function rim({ frequencyHz }: Tone): Sound {
  const wave = oscillator(waves.body, frequencyHz);
  const decay = decayOf(0.018);
  const attack = 0.001 * sampleRateHz;
  const samples = sound(0.14 * sampleRateHz, (time) => wave() * decay() * Math.min(1, time / attack));
  return { samples, wet: 0.35 };
}

/** A breath of high noise. */
function shaker(): Sound {
  const random = seededRandom(0);
  const decay = decayOf(0.03);
  const attack = 0.012 * sampleRateHz;
  let last = 0;
  let beforeLast = 0;
  const samples = sound(0.25 * sampleRateHz, (time) => {
    const noise = random() * 2 - 1;
    // The second difference of white noise has only its upper octaves left.
    const high = (noise - 2 * last + beforeLast) / 4;
    beforeLast = last;
    last = noise;
    return high * Math.min(1, time / attack) * (time < attack ? 1 : decay());
  });
  return { samples, wet: 0.2 };
}

function sound(length: number, sampleAt: (time: number) => number): Float32Array {
  const samples = new Float32Array(length);
  for (let time = 0; time < samples.length; time += 1) {
    samples[time] = sampleAt(time);
  }
  return samples;
}

function oscillator(table: Wavetable, frequencyHz: number): () => number {
  const step = frequencyHz / sampleRateHz;
  let phase = 0;
  return () => {
    const sample = readWave(table, phase);
    phase += step;
    phase -= Math.floor(phase);
    return sample;
  };
}

/** Falls to 37 % in `seconds`, again and again. */
function decayOf(seconds: number): () => number {
  const factor = Math.exp(-1 / (seconds * sampleRateHz));
  let level = 1;
  return () => {
    level *= factor;
    return level;
  };
}

/** Bends a straight ramp from 0 to 1 into one without corners. */
function smooth(ramp: number): number {
  return ramp * ramp * (3 - 2 * ramp);
}
