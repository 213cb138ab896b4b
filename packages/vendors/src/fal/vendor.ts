import type { MediaVendor } from '@kinora/models';
import { bindings, FAL } from './bindings.ts';
import { addresses, connectFal } from './fal-connection.ts';
import { createFalService } from './fal-service.ts';

/** fal.ai, which serves the models of many makers through one queue. */
export const fal: MediaVendor = {
  key: FAL,
  title: 'fal',
  keyUrl: 'https://fal.ai/dashboard/keys',
  variables: { apiKey: 'FAL_KEY', addresses: Object.keys(addresses) },
  bindings,
  open: (access) => createFalService(connectFal(access)),
};
