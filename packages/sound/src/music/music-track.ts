import type { MusicBrief } from './music-brief.ts';
import { fromDecibels } from '../effects/decibel.ts';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import type { Sound } from './instruments.ts';
import type { Note } from './note.ts';
import { closingNotes, notesOfBar } from './parts.ts';
import { Reverb } from './reverb.ts';
import { barAt, beatsPerBar, beginScore, type Score } from './score.ts';
import { SoundBank } from './sound-bank.ts';

const fadeOutSeconds = 4;
const fadeInSeconds = 0.6;
/** The last chord begins with a bar, at least this long before the film ends. */
const closingSeconds = 3;

interface SoundingNote {
  readonly note: Note;
  readonly sound: Sound;
  readonly leftGain: number;
  readonly rightGain: number;
}

/** The score of a film, played block by block; only the notes that sound now are held. */
export class MusicTrack {
  readonly #score: Score;
  readonly #gain: number;
  readonly #totalSamples: number;
  readonly #closingBar: number;
  readonly #reverb = new Reverb();
  readonly #bank = new SoundBank();
  #coming: Note[] = [];
  #sounding: SoundingNote[] = [];
  #bar = 0;
  #position = 0;

  /** `totalSamples` is the film's length: the music comes home and fades out towards it, and is otherwise independent of it. */
  constructor(brief: MusicBrief, totalSamples: number) {
    this.#score = beginScore(brief);
    this.#gain = fromDecibels(this.#score.mood.trimDb);
    this.#totalSamples = totalSamples;
    this.#closingBar = closingBarOf(this.#score, totalSamples);
  }

  /** The next `frames` samples. */
  read(frames: number): StereoBlock {
    const end = this.#position + frames;
    this.#composeUntil(end);
    const dry = silentBlock(frames);
    const wet = silentBlock(frames);
    for (const sounding of this.#sounding) {
      play(sounding, { start: this.#position, dry, wet });
    }
    this.#sounding = this.#sounding.filter(
      ({ note, sound }) => note.startSample + sound.samples.length > end,
    );
    this.#reverb.process(wet);
    const isWhole = this.#fade(this.#position) === 1 && this.#fade(end) === 1;
    for (let index = 0; index < frames; index += 1) {
      const gain = isWhole ? this.#gain : this.#gain * this.#fade(this.#position + index);
      dry.left[index] = ((dry.left[index] ?? 0) + (wet.left[index] ?? 0)) * gain;
      dry.right[index] = ((dry.right[index] ?? 0) + (wet.right[index] ?? 0)) * gain;
    }
    this.#position = end;
    return dry;
  }

  #composeUntil(end: number): void {
    for (;;) {
      if (this.#bar > this.#closingBar) {
        break;
      }
      const bar = barAt(this.#score, this.#bar);
      // A hand may be early: a bar is composed as soon as the block before it begins.
      if (bar.startSample > end + sampleRateHz) {
        break;
      }
      const compose = this.#bar === this.#closingBar ? closingNotes : notesOfBar;
      this.#coming.push(...compose(this.#score, bar));
      this.#bar += 1;
    }
    const starting = this.#coming.filter(({ startSample }) => startSample < end);
    this.#coming = this.#coming.filter(({ startSample }) => startSample >= end);
    this.#sounding.push(...starting.map((note) => begin(note, this.#bank.take(note))));
  }

  #fade(sample: number): number {
    const left =
      (this.#totalSamples - sample) / Math.min(fadeOutSeconds * sampleRateHz, this.#totalSamples / 3);
    const since = sample / (fadeInSeconds * sampleRateHz);
    const ramp = Math.max(0, Math.min(1, left, since));
    return ramp * ramp * (3 - 2 * ramp);
  }
}

/** The bar with which the music comes home; the first when a film is hardly longer than that. */
function closingBarOf({ samplesPerBeat }: Score, totalSamples: number): number {
  const room = totalSamples - closingSeconds * sampleRateHz;
  return Math.max(0, Math.floor(room / (beatsPerBar * samplesPerBeat)));
}

/** Equal power from left to right. */
function begin(note: Note, sound: Sound): SoundingNote {
  const angle = ((note.pan + 1) * Math.PI) / 4;
  return {
    note,
    sound,
    leftGain: Math.cos(angle) * note.level,
    rightGain: Math.sin(angle) * note.level,
  };
}

function play(
  { note, sound, leftGain, rightGain }: SoundingNote,
  { start, dry, wet }: { start: number; dry: StereoBlock; wet: StereoBlock },
): void {
  const offset = start - note.startSample;
  const from = Math.max(0, -offset);
  const until = Math.min(dry.left.length, sound.samples.length - offset);
  const { samples } = sound;
  const { left, right } = dry;
  const { left: leftHall, right: rightHall } = wet;
  const leftWet = leftGain * sound.wet;
  const rightWet = rightGain * sound.wet;
  // All four in one pass: fetching the samples again for each takes longer than the sums.
  for (let index = from; index < until; index += 1) {
    const sample = samples[index + offset] ?? 0;
    left[index] = (left[index] ?? 0) + sample * leftGain;
    right[index] = (right[index] ?? 0) + sample * rightGain;
    leftHall[index] = (leftHall[index] ?? 0) + sample * leftWet;
    rightHall[index] = (rightHall[index] ?? 0) + sample * rightWet;
  }
}
