import type { VendorAccess } from '@kinora/models';
import { addressSchema } from '../address-schema.ts';
import { openQueue } from '../queue/queue-connection.ts';
import type { QueueConnection, QueueParticular } from '../queue/queue-connection.ts';

/** fal as this installation reaches it. */
export interface FalConnection extends QueueConnection {
  readonly queueUrl: string;
  readonly restUrl: string;
  readonly apiUrl: string;
}

/** The variables that hold addresses, and where fal stands when they are not set. */
export const addresses = {
  FAL_QUEUE_URL: 'https://queue.fal.run',
  FAL_REST_URL: 'https://rest.fal.ai',
  FAL_API_URL: 'https://api.fal.ai',
} as const;

export function connectFal(access: VendorAccess, particular: QueueParticular = {}): FalConnection {
  const address = (name: keyof typeof addresses) =>
    addressSchema.parse(access.addresses[name] ?? addresses[name]);
  const queueUrl = address('FAL_QUEUE_URL');
  const restUrl = address('FAL_REST_URL');
  const apiUrl = address('FAL_API_URL');
  const manner = {
    apiKey: access.apiKey,
    trustedUrls: [queueUrl, restUrl, apiUrl],
    signIn: (apiKey: string) => ({ authorization: `Key ${apiKey}` }),
    tells: (header: string) => header.startsWith('x-fal-'),
  };
  return { ...openQueue(manner, particular), queueUrl, restUrl, apiUrl };
}
