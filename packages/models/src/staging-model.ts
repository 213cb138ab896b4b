import type { JsonValue, MadeBy, ProviderCall } from './call.ts';
import type { VideoRequest } from './video-model.ts';

/** A moving picture that is not rendered yet: the film lays its subtitles over it in the same pass. */
export interface StagedScene {
  /** A layered scene of the renderer; its files lie in the call's work folder. */
  readonly scene: JsonValue;
  readonly madeBy: MadeBy;
}

/** Stages scenes for our own renderer, at once and for free. */
export interface StagingModel {
  /** Part of every staged segment's key: another one means that the same request may be staged otherwise. */
  readonly version: string;
  stage(request: VideoRequest, call: ProviderCall): Promise<StagedScene>;
}
