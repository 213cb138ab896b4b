import type { LanguageCode } from '@kinora/contract/catalogue';
import type { WordTime, PhonemeTime } from '@kinora/models';
import type { VoiceSound } from '../synthesis/espeak.ts';

/** What the thread is asked to do. */
export interface SpeechJob {
  readonly text: string;
  readonly language: LanguageCode;
  /** The engine's name for language and accent. */
  readonly espeakLanguage: string;
  readonly sound: VoiceSound;
  /** Absolute path of the WAV to write. */
  readonly file: string;
}

/** What it has done. */
export interface SpeechOutcome {
  readonly durationSeconds: number;
  readonly words: readonly WordTime[];
  readonly phonemes: readonly PhonemeTime[];
}

/** The thread's one answer to a job. */
export type SpeechReply =
  | { readonly kind: 'spoken'; readonly outcome: SpeechOutcome }
  | { readonly kind: 'nothing-to-say' }
  | { readonly kind: 'failed'; readonly error: Error };
