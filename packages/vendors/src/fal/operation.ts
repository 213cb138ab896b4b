import type { JsonValue } from '@kinora/models';
import { z } from 'zod';
import type { FalConnection } from './fal-connection.ts';

const OperationSchema = z.object({
  endpoint: z.string().min(1),
  requestId: z.string().min(1),
  statusUrl: z.string().nullable(),
  responseUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
});

/** A request that fal works on: its id, and where fal said one may ask about it. */
export type FalOperation = z.infer<typeof OperationSchema>;

/** Where a request is asked about. */
export interface RequestAddresses {
  readonly endpoint: string;
  readonly status: string;
  readonly response: string;
  readonly cancel: string;
}

/**
 * fal's own addresses where they stand on the queue's origin, since the key is sent there; else made from the ids. Judged
 * when they are used: the queue's address may have changed since they were stored.
 */
export function addressesOf(fal: FalConnection, operation: JsonValue): RequestAddresses {
  const { endpoint, requestId, ...urls } = OperationSchema.parse(operation);
  const [owner = '', app = ''] = endpoint.split('/');
  const request = `${fal.queueUrl}/${owner}/${app}/requests/${encodeURIComponent(requestId)}`;
  const trusted = (url: string | null, made: string): string =>
    url !== null && URL.parse(url)?.origin === new URL(fal.queueUrl).origin ? url : made;
  // Judged one by one: taking addresses apart is a good part of what a question costs, and most ask for the status alone.
  return {
    endpoint,
    get status() {
      return trusted(urls.statusUrl, `${request}/status`);
    },
    get response() {
      return trusted(urls.responseUrl, request);
    },
    get cancel() {
      return trusted(urls.cancelUrl, `${request}/cancel`);
    },
  };
}
