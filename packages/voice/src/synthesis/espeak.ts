import loadEspeak from '@echogarden/espeak-ng-emscripten';
import type { EspeakEvent, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { SpokenWord } from '../text/spoken-word.ts';
import { joinPieces } from './join-pieces.ts';
import { utteranceSsml } from './ssml.ts';

/** How a voice sounds, in eSpeak NG's own measures. */
export interface VoiceSound {
  /** Shape of the voice, whatever the language: `f3`. */
  readonly variant: string;
  /** 0 to 99; 50 is the variant's own. */
  readonly pitch: number;
  /** How far the pitch moves, 0 to 99. */
  readonly pitchRange: number;
  /** As the engine counts: an English text then has about 13 % more. */
  readonly wordsPerMinute: number;
}

/** When a speech sound begins. */
export interface PhonemeStart {
  /** International Phonetic Alphabet without stress; empty in a pause. */
  readonly phoneme: string;
  readonly startSeconds: number;
}

/** One utterance: its samples from -1 to 1, when each `<mark>` was passed and which speech sounds it has, in order. */
export interface Utterance {
  readonly samples: Float32Array;
  /** Seconds by mark name. */
  readonly marks: ReadonlyMap<string, number>;
  readonly phonemes: readonly PhonemeStart[];
}

/** The engine's own pace: how fast it speaks decides which vowels it weakens. */
const spellingSound = { pitch: 50, pitchRange: 50, wordsPerMinute: 175 };

/** What an utterance consists of, in order: the marks of the text, the words as the engine cuts them, and its speech sounds. */
export type Spelling =
  | { readonly kind: 'mark'; readonly name: string }
  | { readonly kind: 'word' }
  /** International Phonetic Alphabet with stress, or a pause, which is empty. */
  | { readonly kind: 'phoneme'; readonly phoneme: string };

/** eSpeak NG in WebAssembly. Speaking blocks the thread, about 150 times faster than the speech lasts. */
export class Espeak {
  readonly sampleRateHz: number;
  readonly #worker: EspeakWorker;

  private constructor(worker: EspeakWorker) {
    this.#worker = worker;
    this.sampleRateHz = worker.get_samplerate();
  }

  static async load(): Promise<Espeak> {
    const module = await loadEspeak();
    return new Espeak(new module.eSpeakNGWorker());
  }

  /** `language` is the engine's own name (`en-gb-x-rp`). @throws Error when there is no such voice. */
  speak(ssml: string, language: string, sound: VoiceSound): Utterance {
    this.#choose(`${language}+${sound.variant}`, sound);
    const pieces: Int16Array[] = [];
    const marks = new Map<string, number>();
    const phonemes: PhonemeStart[] = [];
    this.#worker.synthesize(ssml, (audio, events) => {
      if (audio !== null && audio.length > 0) {
        pieces.push(audio.slice());
      }
      for (const event of events ?? []) {
        if (event.type === 'mark') {
          marks.set(String(event.id), event.audio_position / 1000);
        } else if (event.type === 'phoneme') {
          phonemes.push({ phoneme: withoutStress(event.id), startSeconds: event.audio_position / 1000 });
        }
      }
      return 0;
    });
    return { samples: joinPieces(pieces), marks, phonemes };
  }

  /**
   * How words are said, without their sound. Double consonants have their length only where `hasLongConsonants` asks for it,
   * which takes a second reading. @throws Error when there is no such language.
   */
  spell(
    words: readonly SpokenWord[],
    { language, hasLongConsonants = false }: { language: string; hasLongConsonants?: boolean },
  ): Spelling[] {
    this.#choose(language, spellingSound);
    const spelling: Spelling[] = [];
    this.#worker.synthesize(utteranceSsml(words, language), (_audio, events) => {
      spelling.push(...(events ?? []).flatMap(spelled));
      return 0;
    });
    return hasLongConsonants ? this.#withLengths(spelling, words, language) : spelling;
  }

  /** The engine's events leave out the length of a consonant, its transcript of the bare text has it. */
  #withLengths(spelling: readonly Spelling[], words: readonly SpokenWord[], language: string): Spelling[] {
    this.#choose(language, spellingSound);
    const { ipa } = this.#worker.synthesize_ipa(words.map(({ spoken }) => spoken).join(' '));
    const written = ipa.split(/[_\s]+/u).filter((phoneme) => phoneme !== '');
    const heard = spelling.filter((event) => event.kind === 'phoneme' && event.phoneme !== '');
    // Where they do not go together one by one, what was heard stands.
    if (written.length !== heard.length) {
      return [...spelling];
    }
    let next = 0;
    return spelling.map((event) => {
      if (event.kind !== 'phoneme' || event.phoneme === '') {
        return event;
      }
      const phoneme = written[next] ?? event.phoneme;
      next += 1;
      return phoneme.startsWith(event.phoneme) ? { kind: 'phoneme', phoneme } : event;
    });
  }

  #choose(voice: string, sound: Omit<VoiceSound, 'variant'>): void {
    // Chosen anew for every utterance: at the end of one the engine goes back to its language's main accent.
    if (this.#worker.set_voice(voice) !== 0) {
      throw new Error(`eSpeak NG has no voice ${voice}.`);
    }
    // A change of voice sets these back, so they are always set after it.
    this.#worker.set_rate(sound.wordsPerMinute);
    this.#worker.set_pitch(Math.round(sound.pitch));
    this.#worker.set_range(sound.pitchRange);
  }
}

function spelled({ type, id }: EspeakEvent): Spelling[] {
  switch (type) {
    case 'mark':
      return [{ kind: 'mark', name: String(id) }];
    case 'word':
      return [{ kind: 'word' }];
    case 'phoneme':
      return [{ kind: 'phoneme', phoneme: String(id ?? '') }];
    case 'samplerate':
    case 'sentence':
    case 'end':
    case 'play':
      return [];
  }
}

function withoutStress(id: string | number | undefined): string {
  return String(id ?? '').replaceAll(/[ˈˌ]/gu, '');
}
