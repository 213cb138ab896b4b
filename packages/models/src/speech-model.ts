import type { Language } from '@kinora/contract/catalogue';
import type { Voice } from '@kinora/contract/voices';
import type { MadeBy, ProviderCall } from './call.ts';
import type { BuyingCall } from './purchase.ts';
import type { PhonemeTime } from './video-model.ts';

/** When one displayed word is spoken. Words cover the text in order; offsets point into the request's text. */
export interface WordTime {
  readonly text: string;
  /** Seconds from the start of the audio. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** UTF-16 offsets of the word in the text that was spoken; the end is exclusive. */
  readonly startOffset: number;
  readonly endOffset: number;
}

export interface SpeechRequest {
  readonly text: string;
  readonly voiceId: string;
  readonly language: Language;
  /** How fast, from 0.8 to 1.2; the voice's own pace when left out. */
  readonly pace?: number;
}

export interface SpeechResult {
  /** Absolute path of a mono 48 kHz 16-bit WAV in the call's work folder. */
  readonly file: string;
  readonly durationSeconds: number;
  readonly words: readonly WordTime[];
  /** Present when the engine knows its speech sounds; covers the audio in order. */
  readonly phonemes?: readonly PhonemeTime[];
  readonly madeBy: MadeBy;
}

/** What is built in buys nothing. */
export interface SpeechModel<Call extends ProviderCall = BuyingCall> {
  /** Every voice with its tier; at least two basic ones per language. */
  voices(): Promise<readonly Voice[]>;
  /** @throws ProviderError `invalid_input` for text that cannot be spoken. */
  synthesize(request: SpeechRequest, call: Call): Promise<SpeechResult>;
  /** Makes ready for what is likely to be spoken next. Costs nothing, and is missing where there is nothing to load. */
  prepare?(request: SpeechRequest): Promise<void>;
}
