import type { VendorAccess } from '@kinora/models';
import { addressSchema } from '../address-schema.ts';
import { openQueue } from '../queue/queue-connection.ts';
import type { QueueConnection, QueueParticular } from '../queue/queue-connection.ts';

/** Runway as this installation reaches it. */
export interface RunwayConnection extends QueueConnection {
  readonly baseUrl: string;
}

/** The version of the protocol that all of this is written for. */
const VERSION = '2024-11-06';

/** The variable that holds its address, and where Runway stands when it is not set. */
export const addresses = { RUNWAYML_BASE_URL: 'https://api.dev.runwayml.com' } as const;

export function connectRunway(access: VendorAccess, particular: QueueParticular = {}): RunwayConnection {
  const baseUrl = addressSchema.parse(access.addresses['RUNWAYML_BASE_URL'] ?? addresses.RUNWAYML_BASE_URL);
  const manner = {
    apiKey: access.apiKey,
    trustedUrls: [baseUrl],
    signIn: (apiKey: string) => ({ authorization: `Bearer ${apiKey}`, 'x-runway-version': VERSION }),
  };
  return { ...openQueue(manner, particular), baseUrl };
}
