import type { Binding, Medium, MicroDollars, ShippedBinding } from './binding.ts';
import type { JsonValue, MadeBy, ProviderCall } from './call.ts';
import type { ImageRequest } from './image-model.ts';
import type { ProviderErrorKind } from './provider-error.ts';
import type { VideoRequest } from './video-model.ts';

/** What is wanted of a vendor: files are paths of this machine. */
export type MediaRequest =
  | { readonly medium: 'picture'; readonly request: ImageRequest }
  | { readonly medium: 'clip'; readonly request: VideoRequest };

/** A request as it will be sent. Nothing is bought yet; it holds no secret, so that it may be kept. */
export interface PreparedMedia {
  readonly endpoint: string;
  readonly body: JsonValue;
  /** What it will cost, as far as the vendor's prices are known. */
  readonly estimate: MicroDollars | null;
}

/** An answer as it came, stored before anybody looks into it. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names; only those that say something about the request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text, at most a million characters. */
  readonly body: string;
  /**
   * Path of the body of a success that is the result itself, at most 64 MiB; `body` is empty then. The service writes it in
   * the call's work folder; from there on it is kept, and to be read and not changed.
   */
  readonly file?: string;
}

/** `operation` is the vendor's handle, `answer` what results are fetched with; both are stored and handed back unchanged. */
export type SubmittedMedia =
  | { readonly state: 'accepted'; readonly operation: JsonValue }
  | { readonly state: 'made'; readonly answer: JsonValue; readonly cost: MicroDollars | null };

/** News of a request that runs. */
export type MediaNews =
  | {
      readonly state: 'working';
      readonly phase: 'queued' | 'working';
      /** Requests before it; only while it is queued, and where the vendor says so. */
      readonly position: number | null;
      /** From 0 to 1, where the vendor says so. */
      readonly fraction: number | null;
    }
  | { readonly state: 'made'; readonly answer: JsonValue; readonly cost: MicroDollars | null }
  | {
      readonly state: 'failed';
      readonly kind: ProviderErrorKind;
      /** For the person who waits. */
      readonly sentence: string;
      /** What the vendor said, for the operator. */
      readonly detail: string;
      /** What it has cost all the same, where the vendor says so; left out or null: nothing. */
      readonly cost?: MicroDollars | null;
    };

/** A fetched result in the call's work folder. */
export interface FetchedMedia {
  readonly file: string;
  readonly madeBy: MadeBy;
}

export type ServiceCall = Pick<ProviderCall, 'signal' | 'workFolder' | 'log'>;
/** What fetching gets: the file of the answer to the submit, where there is one. */
export interface FetchCall extends ServiceCall {
  readonly answerFile?: string;
}
/** What a call that leaves no files gets. */
export type AskCall = Pick<ProviderCall, 'signal' | 'log'>;

/**
 * A vendor that makes pictures and clips for money. Every verb is one step of a request's life, so that the gateway alone
 * decides when something is sent, and writes it down before and after. Nothing here loops, sleeps or tries again.
 */
export interface MediaService {
  /**
   * Uploads inputs, fits the wish to the model's fields and estimates the cost. May be repeated. A file that goes with the
   * request itself is laid into the work folder, which `submit` is called with, and named in the body by its content.
   * @throws ProviderError `invalid_input` for what the model cannot do, `transient` when the vendor cannot be reached
   */
  prepare(binding: Binding, wanted: MediaRequest, call: ServiceCall): Promise<PreparedMedia>;
  /**
   * Sends the one request that is paid, over a fresh connection, and answers whatever came back.
   * @throws ProviderError `transient` when not a byte of its body left, `unknown` when nobody can know whether it arrived
   */
  submit(prepared: PreparedMedia, call: ServiceCall): Promise<RawAnswer>;
  /**
   * Reads the answer to a submit. May be repeated. @throws ProviderError the refusal it holds; `unknown` when it may have
   * been taken; `unusable` for what was paid and is no good
   */
  readSubmit(prepared: PreparedMedia, answer: RawAnswer): SubmittedMedia | Promise<SubmittedMedia>;
  /** Seconds between two questions about the same request, at least; left out where the vendor sets none. */
  readonly pauseSeconds?: number;
  /** @throws ProviderError when the question got no usable answer, which says nothing about the request itself */
  poll(operation: JsonValue, call: AskCall): Promise<MediaNews>;
  /**
   * Downloads a result through the guard, at most 512 MiB, or takes it out of the answer's file. May be repeated.
   * @throws ProviderError `policy` for a result that says it was refused, `transient` where fetching again may help
   */
  fetch(answer: JsonValue, call: FetchCall): Promise<FetchedMedia>;
  /** Asks the vendor to stop. What has ended already is no error. @throws ProviderError when it could not be asked */
  cancel(operation: JsonValue, call: AskCall): Promise<void>;
  /** What one result costs, as far as the vendor's prices say; null where nobody knows before. Costs nothing. */
  estimate(
    binding: Binding,
    wanted: { readonly medium: Medium; readonly seconds: number | null },
    signal: AbortSignal,
  ): Promise<MicroDollars | null>;
  /** Which of these endpoints the vendor lists, and in what state; left out where it has no such list. Costs nothing. */
  readonly listEndpoints?: (
    endpoints: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Costs nothing. @throws ProviderError `auth` or `no_credit` when the key is refused, `transient` when nobody answers */
  test(call: Pick<ServiceCall, 'signal'>): Promise<void>;
  /**
   * Seconds that a submit may take, of a service that answers with the result itself; left out: a queue, which answers at
   * once with a handle.
   */
  readonly answersWithin?: number;
  /** Nothing is paid for its results, so that a request of which nobody knows may be sent again. */
  readonly isFree?: boolean;
}

/** What a vendor is reached with. */
export interface VendorAccess {
  /** Empty where none is needed. */
  readonly apiKey: string;
  /** Addresses other than the vendor's own, by the setting's name; for proxies and tests. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What else the operator has set, by the variable's name. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The half of a vendor that makes pictures and clips for money. */
export interface MediaVendor {
  readonly key: string;
  /** Its name as people know it. */
  readonly title: string;
  /** Where one gets a key; null: it wants none. */
  readonly keyUrl: string | null;
  /** The variable that holds its key, null where it wants none; those that hold its addresses; and whatever else it reads. */
  readonly variables: {
    readonly apiKey: string | null;
    readonly addresses: readonly string[];
    readonly settings?: readonly string[];
  };
  /** An address alone connects it: a server of one's own, which may want a key or not. */
  readonly isKeyOptional?: boolean;
  /** The candidates of each key of the catalogue, the first one first. */
  readonly bindings: readonly ShippedBinding[];
  /** The same where its settings name models; left out: they name none. */
  readonly bindingsBy?: (settings: Readonly<Record<string, string>>) => readonly ShippedBinding[];
  open(access: VendorAccess): MediaService;
}
