import type { ProviderCall } from './call.ts';

export interface StoredModel {
  readonly name: string;
  readonly bytes: number;
}

/** A model that somebody may want, before it is there. */
export interface SuggestedModel extends StoredModel {
  readonly note: string;
}

/** How far a model has come. */
export interface PullProgress {
  /** As the server says it: 'pulling manifest', 'verifying sha256 digest'. */
  readonly status: string;
  /** Of all parts that are known so far. */
  readonly completedBytes: number;
  readonly totalBytes: number;
}

/** A server that keeps models on its own disk, and fetches others when it is told to. Costs nothing. */
export interface ModelStore {
  readonly suggestions: readonly SuggestedModel[];
  /** @throws ProviderError `gone` for a server that keeps none, `transient` when nobody answers */
  list(call: Pick<ProviderCall, 'signal'>): Promise<readonly StoredModel[]>;
  /**
   * Has it fetch a model, and says how far it is until the model is there. Asked again, it goes on where it broke off.
   * @throws ProviderError `invalid_input` with what the server says against it, `transient` when it broke off
   */
  pull(model: string, call: Pick<ProviderCall, 'signal'>): AsyncIterable<PullProgress>;
}
