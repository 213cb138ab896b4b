import type { ImageModel } from './image-model.ts';
import type { VoicePreviews } from './providers.ts';
import type { SearchModel } from './search-model.ts';
import type { SpeechModel } from './speech-model.ts';
import type { StagingModel } from './staging-model.ts';
import type { TextModel } from './text-model.ts';
import type { VideoModel } from './video-model.ts';

/** Everything a maker serves. Models of pictures and motion stand by the keys of the catalogue. */
export interface Services {
  readonly text?: TextModel;
  readonly speech?: SpeechModel & VoicePreviews & { speaks(voiceId: string): boolean };
  readonly search?: SearchModel;
  readonly pictures?: ReadonlyMap<string, ImageModel>;
  readonly videos?: ReadonlyMap<string, VideoModel>;
  readonly stagings?: ReadonlyMap<string, StagingModel>;
}

/** A vendor that an installation has set up. */
export interface Connection extends Services {
  /** Where it is asked; may hold what signs in, so it is not for showing. */
  readonly address: string;
  /** Null: it has none, or many. */
  readonly model: string | null;
}

/** What a vendor is connected with. */
export interface ConnectionSettings {
  /** The environment, checked; every vendor reads its own variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** What a voice without a sample says to introduce itself. */
  readonly previewText: string;
}

/** Somebody outside who can serve. A new one is a folder that exports this, and a place in the gateway's list. */
export interface Vendor {
  /** Its results are kept under it. */
  readonly key: string;
  /** Null: not set up here. */
  connect(settings: ConnectionSettings): Connection | null;
}
