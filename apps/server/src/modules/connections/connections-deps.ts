import type { MediaVendor } from '@kinora/models';
import type { AddressesOf } from '@kinora/outside';
import type { Capability } from '@kinora/contract/api';
import type { Database, Transaction } from '../../db/client.ts';
import type { Gateway, MediaConnections, PaidRequest } from '../../gateway/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { LoopbackServer } from './discovery/loopback-servers.ts';

/** A service that the environment alone connects, such as a chat server. */
export interface SetUpServer {
  readonly provider: string;
  /** Without anything that signs in. */
  readonly address: string;
  readonly model: string | null;
  readonly capabilities: readonly Capability[];
}

export interface ConnectionsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Keys are encrypted with it. */
  readonly secret: string;
  readonly gateway: Pick<Gateway, 'media'>;
  readonly connections: MediaConnections;
  /** Everybody who can be paid, connected or not. */
  readonly vendors: readonly MediaVendor[];
  readonly setUpServers: readonly SetUpServer[];
  /** Whether something built in makes what a key of the catalogue stands for. */
  readonly hasBuiltIn: (key: string) => boolean;
  /** What the environment lets a day cost, in millionths of a dollar; null: no limit. */
  readonly environmentLimit: number | null;
  readonly isDiscoveryOn: boolean;
  /** Where model servers are looked for; the usual ports of this machine when left out. */
  readonly loopbackServers?: readonly LoopbackServer[];
  /** The system's resolver when left out. */
  readonly addressesOf?: AddressesOf;
  /** A request of a step is over: the step goes on. */
  readonly whenEnded: (tx: Transaction, request: PaidRequest) => Promise<void>;
}
