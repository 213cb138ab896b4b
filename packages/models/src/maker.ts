import type { ProviderCall } from './call.ts';
import type { ImageModel } from './image-model.ts';
import type { VoicePreviews } from './providers.ts';
import type { ModelStore } from './model-store.ts';
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
  /**
   * Whether it answers and takes the key; costs nothing. @throws ProviderError `auth` or `no_credit` when the key is refused,
   * `transient` when nobody answers
   */
  test(call: Pick<ProviderCall, 'signal'>): Promise<void>;
  /** Where its models lie; left out by those who let nobody fetch any. */
  readonly store?: ModelStore;
}

/** What a vendor is connected with. */
export interface ConnectionSettings {
  /** The environment, checked; every vendor reads its own variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** What a voice without a sample says to introduce itself. */
  readonly previewText: string;
}

/** The variables that admins may set where the environment does not. */
export interface VendorVariables {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Null: it has one model, or chooses by itself. */
  readonly model: string | null;
}

/** Somebody outside who can serve. A new one is a folder that exports this, and a place in the gateway's list. */
export interface Vendor {
  /** Its results are kept under it. */
  readonly key: string;
  /** Its name as people know it. */
  readonly title: string;
  readonly serves: readonly ('text' | 'speech' | 'search')[];
  /** Where one gets a key, without which nothing is asked of it; null: a server with an address, that may want one or not. */
  readonly keyUrl: string | null;
  /** Null: set up by the environment alone. */
  readonly variables: VendorVariables | null;
  /** Null: not set up here. Depends on its settings alone, and asks nobody. */
  connect(settings: ConnectionSettings): Connection | null;
}
