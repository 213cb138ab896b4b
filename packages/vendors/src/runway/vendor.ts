import type { MediaVendor } from '@kinora/models';
import { bindings, RUNWAY } from './bindings.ts';
import { addresses, connectRunway } from './runway-connection.ts';
import { createRunwayService } from './runway-service.ts';

/** Runway, which makes clips by its own models and by those of others. */
export const runway: MediaVendor = {
  key: RUNWAY,
  title: 'Runway',
  keyUrl: 'https://dev.runwayml.com/',
  variables: { apiKey: 'RUNWAYML_API_SECRET', addresses: Object.keys(addresses) },
  bindings,
  open: (access) => createRunwayService(connectRunway(access)),
};
