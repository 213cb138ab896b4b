import type { AspectRatio } from '@kinora/contract';
import type { JsonValue, MadeBy, MediaProgress, ProviderCall } from './call.ts';

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
}

export interface VideoResult {
  /** Absolute path of an MP4 in the call's work folder. */
  readonly file: string;
  readonly durationSeconds: number;
  readonly madeBy: MadeBy;
}

export interface VideoModel {
  start(request: VideoRequest, call: ProviderCall): Promise<MediaProgress<VideoResult>>;
  status(operation: JsonValue, call: ProviderCall): Promise<MediaProgress<VideoResult>>;
  cancel(operation: JsonValue, call: ProviderCall): Promise<void>;
}
