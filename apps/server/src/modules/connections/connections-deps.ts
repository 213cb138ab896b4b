import type { MediaVendor } from '@kinora/models';
import type { AddressesOf } from '@kinora/outside';
import type { Database, Transaction } from '../../db/client.ts';
import type { Gateway, MakerConnections, MediaConnections, PaidRequest } from '../../gateway/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { LoopbackServer } from './discovery/loopback-servers.ts';

export interface ConnectionsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Keys are encrypted with it. */
  readonly secret: string;
  readonly gateway: Pick<Gateway, 'media'>;
  readonly connections: MediaConnections;
  /** Everybody who makes pictures and clips outside, connected or not. */
  readonly vendors: readonly MediaVendor[];
  /** Everybody who writes, speaks and looks things up, and who of them is connected. */
  readonly makers: MakerConnections;
  /** Whether something built in makes what a key of the catalogue stands for. */
  readonly hasBuiltIn: (key: string) => boolean;
  /** What the environment lets a day cost, in millionths of a dollar; null: no limit. */
  readonly environmentLimit: number | null;
  readonly isDiscoveryOn: boolean;
  /** Where the models of this machine lie. Need not be there. */
  readonly localModelsFolder: string;
  /** Where model servers are looked for; the usual ports of this machine when left out. */
  readonly loopbackServers?: readonly LoopbackServer[];
  /** The system's resolver when left out. */
  readonly addressesOf?: AddressesOf;
  /** A request of a step is over: the step goes on. */
  readonly whenEnded: (tx: Transaction, request: PaidRequest) => Promise<void>;
}
