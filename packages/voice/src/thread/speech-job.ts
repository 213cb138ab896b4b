import type { LanguageCode } from '@kinora/contract/catalogue';
import type { WordTime, PhonemeTime } from '@kinora/models';
import type { Breath } from '../natural/breaths.ts';
import type { Pronunciation } from '../natural/spell-sentence.ts';
import type { VoiceSound } from '../synthesis/espeak.ts';

/** The engine speaks a text into a file. */
export interface NarrateJob {
  readonly kind: 'narrate';
  readonly text: string;
  readonly language: LanguageCode;
  /** The engine's name for language and accent. */
  readonly espeakLanguage: string;
  readonly sound: VoiceSound;
  /** Absolute path of the WAV to write. */
  readonly file: string;
}

/** The engine says how a text is pronounced, for a voice that is not its own. */
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
  | { readonly kind: 'spoken'; readonly outcome: SpeechOutcome }
  | { readonly kind: 'spelled'; readonly breaths: readonly Breath[] }
  | { readonly kind: 'nothing-to-say' }
  | { readonly kind: 'failed'; readonly error: Error };
