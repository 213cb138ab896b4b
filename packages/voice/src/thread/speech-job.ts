import type { LanguageCode } from '@kinora/contract/catalogue';
import type { WordTime, PhonemeTime } from '@kinora/models';
import type { Breath } from '../natural/breaths.ts';
import type { Pronunciation } from '../natural/spell-sentence.ts';
import type { PicoVoice } from '../pico/pico-teller.ts';
import type { VoiceSound } from '../synthesis/espeak.ts';

/** A built-in voice speaks a text into a file. */
export interface NarrateJob {
  readonly kind: 'narrate';
  readonly text: string;
  readonly language: LanguageCode;
  /** How eSpeak NG says it: where there is no smooth voice, and what that cannot read. */
  readonly robotic: { readonly language: string; readonly sound: VoiceSound };
  /** How SVOX Pico says it; left out where it does not speak the language. */
  readonly smooth?: PicoVoice;
  /** Absolute path of the WAV to write. */
  readonly file: string;
}

/** eSpeak NG says how a text is pronounced, for a voice that is not its own. */
export interface SpellJob {
  readonly kind: 'spell';
  readonly text: string;
  readonly language: LanguageCode;
  readonly pronunciation: Pronunciation;
}

/** What a voice said of a breath. */
export interface SpokenBreath extends Breath {
  readonly sampleCount: number;
  /** Of each symbol and of the padding at either end, in a measure of the voice's own. */
  readonly durations: readonly number[];
}

/** What a voice said becomes the narration. */
export interface RecordJob {
  readonly kind: 'record';
  /** Absolute path of all breaths' samples, 32-bit floats one behind the other. */
  readonly raw: string;
  readonly rateHz: number;
  readonly breaths: readonly SpokenBreath[];
  /** Absolute path of the WAV to write. */
  readonly file: string;
}

/** What the thread is asked to do. */
export type SpeechJob = NarrateJob | SpellJob | RecordJob;

/** What has been spoken. */
export interface SpeechOutcome {
  readonly durationSeconds: number;
  readonly words: readonly WordTime[];
  readonly phonemes: readonly PhonemeTime[];
}

/** The thread's one answer to a job. */
export type SpeechReply =
  /** `model` is the engine that spoke, where that is one of the thread's own. */
  | { readonly kind: 'spoken'; readonly outcome: SpeechOutcome; readonly model?: string }
  | { readonly kind: 'spelled'; readonly breaths: readonly Breath[] }
  | { readonly kind: 'nothing-to-say' }
  | { readonly kind: 'failed'; readonly error: Error };
