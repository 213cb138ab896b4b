import type { Capability } from '@kinora/contract/api';

/** Who serves a capability of this installation, as its settings say. */
export interface CapabilityServer {
  readonly capability: Capability;
  /** `builtin`, or the key a service's results are kept under. */
  readonly provider: string;
  /** Where the service is, without any key or password in it; null for what is built in. */
  readonly address: string | null;
  /** The model a service is asked for; null where it has none, or many. */
  readonly model: string | null;
  /** The catalogue's models it serves, the one to try out first; null where the catalogue has none. */
  readonly modelKeys: readonly string[] | null;
  /** False: nobody serves this here, which is a state of its own and no failure. */
  readonly isConfigured: boolean;
}
