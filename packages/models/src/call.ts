import type { Logger } from 'pino';

/** What every provider call gets from the job that makes it. */
export interface ProviderCall {
  /** Aborts when the job is cancelled, times out or loses its lease. A provider must stop soon after. */
  readonly signal: AbortSignal;
  /** An existing, private folder for files the call makes; the caller moves what it keeps and removes the rest. */
  readonly workFolder: string;
  /** On whose behalf: heavy work on this machine takes turns by it. Nobody's when left out. */
  readonly person?: string;
  /** Carries the job's and project's ids; never log prompts or secrets at info or above. */
  readonly log: Logger;
}

/** JSON that is stored as it is and handed back unchanged, possibly by another process. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Who made a result: kept with the asset and shown to the user, so a stand-in never passes for a paid model. */
export interface MadeBy {
  /** `builtin` or a vendor's key such as `fal`. */
  readonly provider: string;
  /** The model as the provider names it. */
  readonly model: string;
}

/**
 * The state of a media request. A vendor with a queue answers `running` with an opaque `operation`, which the core
 * stores before it asks again; the core owns the polling loop. A built-in model finishes at once.
 */
export type MediaProgress<Result> =
  | { readonly state: 'running'; readonly operation: JsonValue; readonly fraction?: number }
  | { readonly state: 'finished'; readonly result: Result };
