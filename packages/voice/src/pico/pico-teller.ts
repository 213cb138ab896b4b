import type { Espeak, Utterance } from '../synthesis/espeak.ts';
import { utteranceSsml } from '../synthesis/ssml.ts';
import { pitchStep } from '../synthesis/teller.ts';
import type { Teller } from '../synthesis/teller.ts';
import { trimSilence } from '../synthesis/trim.ts';
import type { Sentence, SpokenWord } from '../text/spoken-word.ts';
import { alignSounds } from './align-sounds.ts';
import { equalize } from './equalize.ts';
import { accentFacts } from './pico-accents.ts';
import type { PicoAccent } from './pico-accents.ts';
import { picoRateHz } from './pico.ts';
import type { Pico, PicoManner, PicoRun } from './pico.ts';

/** How a voice differs from the engine's own speaker. */
export interface PicoSound {
  /** The median pitch. */
  readonly pitchHz: number;
  /** How high its resonances lie, which is how small its head is: 1 is the engine's speaker, a man's some 0.85. */
  readonly formants: number;
  /** 1 is the engine's own. */
  readonly pace: number;
}

/** What is spoken with. */
export interface PicoVoice {
  readonly accent: PicoAccent;
  readonly sound: PicoSound;
}

/** Below this, some -48 dB, the voice has noise that is no part of a word. */
const audible = 0.004;
/** In samples: voices are silent for less within their waves. */
const shortestRest = 200;
/** The other engine's clearest voice, at about the same pace: what is like is found most easily. */
const guide = { variant: 'f3', pitch: 48, pitchRange: 60, wordsPerMinute: 150 };

/** Whether every sentence holds something that the engine can read. */
export function canSay(sentences: readonly Sentence[]): boolean {
  return sentences.every(({ words }) => words.some((word) => readable(word).spoken !== ''));
}

/**
 * Says sentences by SVOX Pico. It does not say when its words begin: eSpeak NG says the same beside it, unheard, and where
 * its words and sounds lie is found in what is heard.
 */
export function picoTeller(
  engines: { readonly pico: Pico; readonly espeak: Espeak; readonly espeakLanguage: string },
  { accent, sound }: PicoVoice,
): Teller {
  const { pico, espeak, espeakLanguage } = engines;
  const { pitchHz, pace, tone } = accentFacts[accent];
  // Played at another rate its resonances move, and so do pitch and pace, which are set to come out right.
  const manner = {
    pitch: (100 * sound.pitchHz) / pitchHz / sound.formants,
    pace: (100 * sound.pace * pace) / sound.formants,
  };
  const sampleRateHz = picoRateHz * sound.formants;
  const say = (words: readonly SpokenWord[], place: Place): Float32Array => {
    const samples = pico.say(runsOf(words, place, manner));
    equalize(samples, tone, sampleRateHz);
    return trimSilence(samples, sampleRateHz, audible).samples;
  };
  return {
    model: 'svox-pico',
    sampleRateHz,
    say: (sentence, index) => {
      const words = sentence.words.map(readable);
      const samples = say(words, { index, isLast: sentence.pauseSeconds === 0 });
      const guided = espeak.speak(utteranceSsml(words, espeakLanguage), espeakLanguage, guide);
      return { samples, ...timesOf(guided, espeak.sampleRateHz, { samples, sampleRateHz }) };
    },
  };
}

/** Where a sentence stands in its narration. */
interface Place {
  readonly index: number;
  readonly isLast: boolean;
}

/** How somebody in the text sounds beside whoever tells it, by factors of pitch and pace. */
const saidBy = {
  teller: { pitch: 1, pace: 1 },
  higher: { pitch: 1.11, pace: 1.03 },
  lower: { pitch: 0.88, pace: 0.96 },
} as const;
const cry = { pitch: 1.05, pace: 1.04 };
/** Whoever comes to an end takes their time. */
const lastPace = 0.96;

/** A sentence as it is delivered: who says each stretch of it, whether it is called out, and whether it is the last. */
function runsOf(words: readonly SpokenWord[], { index, isLast }: Place, manner: PicoManner): PicoRun[] {
  const isCried = /!["'”’»]?$/u.test(words.at(-1)?.text ?? '');
  const pitch = manner.pitch * (1 + pitchStep(index) / 100) * (isCried ? cry.pitch : 1);
  const pace = manner.pace * (isCried ? cry.pace : 1) * (isLast ? lastPace : 1);
  const runs: { said: (typeof saidBy)[keyof typeof saidBy]; words: string[] }[] = [];
  for (const { spoken, quoted = 'teller' } of words) {
    const said = saidBy[quoted];
    if (runs.at(-1)?.said !== said) {
      runs.push({ said, words: [] });
    }
    runs.at(-1)?.words.push(spoken);
  }
  return runs.map(({ said, words: run }) => ({
    text: run.join(' '),
    pitch: pitch * said.pitch,
    pace: pace * said.pace,
  }));
}

/** When words and sounds of the guide are heard in the voice. */
function timesOf(
  guided: Utterance,
  guideRateHz: number,
  { samples, sampleRateHz }: { samples: Float32Array; sampleRateHz: number },
): Pick<Utterance, 'marks' | 'phonemes'> {
  const trimmed = trimSilence(guided.samples, guideRateHz);
  // The voice is compared as its engine says it: its resonances are then those of the guide.
  const place = alignSounds(
    { samples: trimmed.samples, sampleRateHz: guideRateHz },
    { samples, sampleRateHz: picoRateHz },
  );
  const heard = (seconds: number): number =>
    (place(seconds - trimmed.skippedSeconds) * picoRateHz) / sampleRateHz;
  const onset = (seconds: number): number => endOfSilence(samples, seconds * sampleRateHz) / sampleRateHz;
  return {
    marks: new Map([...guided.marks].map(([name, seconds]) => [name, onset(heard(seconds))])),
    phonemes: guided.phonemes.map(({ phoneme, startSeconds }) => ({
      phoneme,
      startSeconds: heard(startSeconds),
    })),
  };
}

/** A word that would begin in a rest begins where the rest ends. */
function endOfSilence(samples: Float32Array, start: number): number {
  const from = Math.round(start);
  const sound = samples.subarray(from).findIndex((sample) => Math.abs(sample) > audible);
  return sound < shortestRest ? start : from + sound;
}

const latin = /[\p{Script=Latin}\p{N}]/u;
/** Letters beyond the Western European ones, and signs. */
const unreadable = /[^\u0020-\u00ff]/gu;

/** The word as far as the engine can read it: foreign letters lose their signs, foreign scripts are left out. */
function readable(word: SpokenWord): SpokenWord {
  if (!latin.test(word.spoken)) {
    return { ...word, spoken: '' };
  }
  const plain = word.spoken.replace(unreadable, (sign) => sign.normalize('NFD').replaceAll(unreadable, ''));
  return { ...word, spoken: latin.test(plain) ? plain : '' };
}
