import type { MediaRequest, MediaService, MediaVendor, ProviderErrorKind, ServiceCall } from '@kinora/models';

/** A service as a test wants it. */
export interface Particular {
  readonly apiKey?: string;
  readonly addresses?: Readonly<Record<string, string>>;
  /** How long is waited for an answer, and how large a result may be. */
  readonly limits?: {
    readonly submitMs?: number;
    readonly questionMs?: number;
    readonly transferMs?: number;
    readonly resultBytes?: number;
  };
}

/** How a simulator is told to misbehave while something is sent: in the words that it knows. */
export interface SubmitScenes {
  /** It wants no key, so that none can be refused. */
  readonly isKeyless?: boolean;
  /** The next submit gets such an answer, and nobody can know whether it was taken. */
  readonly lostSubmits: readonly string[];
  /** The next submit is turned down, as the taxonomy calls it. */
  readonly refusals: readonly (readonly [scene: string, kind: ProviderErrorKind])[];
  /** The answer to the next submit breaks off behind so many bytes. */
  readonly cutSubmit: (bytes: number) => string;
}

/** How that of a service which answers with the result itself is told. */
export interface AnsweringScenes extends SubmitScenes {
  /** A wish with it is refused for its content, in every disguise that the vendor has for it. */
  readonly policy: readonly string[];
  /** The result of a wish with it cannot be used: no picture, half of one, another type, somewhere private. */
  readonly unusable: readonly string[];
  /** Its answer is longer by so many bytes. */
  readonly longAnswer: (bytes: number) => string;
}

/** How that of a queue is told. */
export interface VendorScenes extends SubmitScenes {
  /** A wish with it in its prompt ends so. */
  readonly failures: readonly (readonly [scene: string, kind: ProviderErrorKind])[];
  /** A wish with it is refused for its content, in every disguise that the vendor has for it. */
  readonly policy: readonly string[];
  /** The first question about a wish with it gets no usable answer, the next one does. */
  readonly unanswered: readonly string[];
  /** The first question never gets an answer. */
  readonly silent: readonly string[];
  /** A wish with it is never made. */
  readonly endless: string;
  /** The result of a wish with it cannot be used: no picture, half of one, another type, too large, somewhere private. */
  readonly unusable: readonly string[];
  /** Its result says that it has more than 512 MiB. */
  readonly tooLarge: string;
  /** Its result breaks off behind so many bytes. */
  readonly cutResult: (bytes: number) => string;
  /** Its result never comes. */
  readonly silentResult: string;
}

/** A vendor with its simulator. */
export interface VendorFixture<Scenes extends SubmitScenes = VendorScenes> {
  readonly vendor: MediaVendor;
  readonly scenes: Scenes;
  /** A private folder, and a picture in it. */
  readonly folder: string;
  readonly picture: string;
  readonly apiKey: string;
  /** Another key, and addresses at which nobody stands. */
  readonly foreignKey: string;
  readonly nowhere: Readonly<Record<string, string>>;
  readonly open: (particular?: Particular) => MediaService;
  readonly call: (signal?: AbortSignal) => ServiceCall;
  /** What binding of the vendor a plain picture is asked of, and the wish for it; `scene` is played for it. */
  readonly plain: {
    readonly key: string;
    readonly wish: (scene?: string) => MediaRequest;
  };
  /** A wish that a binding takes. */
  readonly wishFor: (binding: MediaVendor['bindings'][number], ratio: '16:9' | '9:16') => MediaRequest;
  /** The next submit is answered so. */
  readonly play: (scene: string) => void;
  /** Submits that arrived whole, and what was charged for those that were taken, by the vendor's own count. */
  readonly submits: () => number;
  readonly charges: () => readonly number[];
  /** Requests that reached a server where no result may lead. */
  readonly trespasses: () => readonly string[];
  readonly close: () => Promise<void>;
}
