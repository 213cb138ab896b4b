import type { MediaVendor } from '@kinora/models';
import { REPLICATE, replicateEndpoints } from './bindings.ts';
import { addresses, connectReplicate, createReplicateService } from './replicate-service.ts';

/** Replicate, which runs the models of many makers as predictions. */
export const replicate: MediaVendor = {
  key: REPLICATE,
  title: 'Replicate',
  keyUrl: 'https://replicate.com/account/api-tokens',
  variables: { apiKey: 'REPLICATE_API_TOKEN', addresses: Object.keys(addresses) },
  bindings: replicateEndpoints.bindings,
  open: (access) => createReplicateService(connectReplicate(access)),
};
