import type { Stroke } from '@kinora/contract/api';
import type { AspectRatio, EffectKey } from '@kinora/contract/catalogue';
import type { JsonValue, MadeBy, MediaProgress, ProviderCall } from './call.ts';

/** When one speech sound is heard; drives the mouth of who speaks. */
export interface PhonemeTime {
  /** International Phonetic Alphabet; empty in a pause. */
  readonly phoneme: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** One turn of the dialogue: who speaks, and when which sound is heard. */
export interface SpokenTurn {
  /** Position in the request's `characters`. */
  readonly character: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly phonemes: readonly PhonemeTime[];
}

/** A word of what is said: which part of the text's letters stands before it, and when it is heard. */
export interface SpokenPart {
  readonly part: number;
  readonly atSeconds: number;
}

export interface VideoRequest {
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  /** Wanted length in seconds; a model may answer with the nearest it makes. */
  readonly durationSeconds: number;
  readonly seed: number;
  /** Absolute path of the first picture; absent for text-to-video. */
  readonly image?: string;
  /** The plan that came with the picture, when one of ours made it. */
  readonly imagePlan?: JsonValue;
  /** Size of the longer side in pixels (1920 in production; tests ask for less). */
  readonly longSide: number;
  /** Height of each black bar that a film has above and below, as a part of the frame's height; 0 where absent. */
  readonly letterbox?: number;
  /** A named camera effect instead of what the prompt asks for. */
  readonly effect?: EffectKey;
  /** What is drawn over the picture: moves, still parts, camera. */
  readonly strokes?: readonly Stroke[];
  /** The plans of the characters in the picture, as their own pictures were answered with. */
  readonly characters?: readonly JsonValue[];
  /** What is said over the clip. */
  readonly speech?: readonly SpokenTurn[];
  /** The same word by word, whoever says it. */
  readonly words?: readonly SpokenPart[];
  /** True: mouths move with the speech; false: they stay still; null: as the model thinks best. */
  readonly lipsync?: boolean | null;
  /**
   * Absolute path of a sound that the person in `image` says: WAV, mono, 48 kHz, 16 bit. The clip lasts as long as it. Only
   * for models that speak (`ShippedBinding.speaks`).
   */
  readonly narration?: string;
}

export interface VideoResult {
  /** Absolute path of an MP4 in the call's work folder. */
  readonly file: string;
  readonly durationSeconds: number;
  readonly madeBy: MadeBy;
}

/** Makes clips: finished files. Whoever lays words over a scene asks a `StagingModel` for it. */
export interface VideoModel {
  start(request: VideoRequest, call: ProviderCall): Promise<MediaProgress<VideoResult>>;
  status(operation: JsonValue, call: ProviderCall): Promise<MediaProgress<VideoResult>>;
  cancel(operation: JsonValue, call: ProviderCall): Promise<void>;
}
