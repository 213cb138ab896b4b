import type { ImageModel } from './image-model.ts';
import type { SearchModel } from './search-model.ts';
import type { BuyingCall } from './purchase.ts';
import type { SpeechModel } from './speech-model.ts';
import type { StagingModel } from './staging-model.ts';
import type { TextModel } from './text-model.ts';
import type { VideoModel } from './video-model.ts';

/** Short samples of voices whose maker has no address for them. */
export interface VoicePreviews {
  /** Path of a WAV in the call's work folder. @throws ProviderError `invalid_input` for an unknown voice */
  renderPreview(voiceId: string, call: Pick<BuyingCall, 'signal' | 'workFolder' | 'buy'>): Promise<string>;
}

/** The models that serve this installation now: admins connect others while it runs (`gateway/registry.ts`). */
export interface Providers {
  readonly text: TextModel;
  /** Writes in place of `text` when what that wrote cannot be used; undefined: nobody does. */
  readonly standInText?: TextModel;
  readonly speech: SpeechModel;
  readonly voicePreviews: VoicePreviews;
  /** Research; undefined when there is none, which is said to the user who asked for it. */
  readonly search?: SearchModel;
  /** What can be looked up on this machine, the fullest first. */
  readonly libraries?: readonly SearchModel[];
  /** What makes the pictures of an image function or image model; undefined when nothing here can. */
  pictureModel(key: string): ImageModel | undefined;
  /** What makes the clips of a video model; undefined when nothing here can. */
  videoModel(key: string): VideoModel | undefined;
  /** What stages the scenes of an engine's or a film's video model; undefined when nothing here can. */
  stagingModel(key: string): StagingModel | undefined;
  /** What is installed on this machine that stages otherwise: part of every staged segment's key beside the model's version. */
  stagingVariant?(): Promise<string>;
}
