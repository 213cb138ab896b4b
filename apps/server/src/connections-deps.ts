import { mediaVendors } from './gateway/media-vendors.ts';
import type { ConnectionsDeps } from './modules/connections/index.ts';
import { passVendorNews } from './modules/projects/index.ts';
import type { ProcessParts } from './process-parts.ts';

/** What the admin's connections are composed of. */
export function connectionsDeps(parts: ProcessParts): ConnectionsDeps {
  const { config, open, clock, ids, secret, gateway, desk, makers, providers, queue, localModelsFolder } =
    parts;
  const passNews = passVendorNews({ queue, clock });
  return {
    database: open.database,
    clock,
    ids,
    secret,
    gateway,
    connections: desk.connections,
    vendors: mediaVendors,
    makers,
    hasBuiltIn: (key) => providers.pictureModel(key) !== undefined || providers.videoModel(key) !== undefined,
    environmentLimit: config.dailyBudgetMicro,
    isDiscoveryOn: config.isDiscoveryOn,
    localModelsFolder,
    whenEnded: (tx, request) => passNews(tx, { request, isOver: true }),
  };
}
