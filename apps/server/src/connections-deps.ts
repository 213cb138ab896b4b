import type { Capability } from '@kinora/contract/api';
import { placeOf } from './capability-servers.ts';
import { mediaVendors } from './gateway/media-vendors.ts';
import type { ConnectedVendor } from './gateway/registry.ts';
import type { ConnectionsDeps, SetUpServer } from './modules/connections/index.ts';
import { passVendorNews } from './modules/projects/index.ts';
import type { ProcessParts } from './process-parts.ts';

/** What the admin's connections are composed of. */
export function connectionsDeps(parts: ProcessParts): ConnectionsDeps {
  const { config, open, clock, ids, secret, gateway, desk, providers, queue } = parts;
  const passNews = passVendorNews({ queue, clock });
  return {
    database: open.database,
    clock,
    ids,
    secret,
    gateway,
    connections: desk.connections,
    vendors: mediaVendors,
    setUpServers: providers.vendors.map(setUpServer),
    hasBuiltIn: (key) => providers.pictureModel(key) !== undefined || providers.videoModel(key) !== undefined,
    environmentLimit: config.dailyBudgetMicro,
    isDiscoveryOn: config.isDiscoveryOn,
    whenEnded: (tx, request) => passNews(tx, { request, isOver: true }),
  };
}

function setUpServer({ key, address, model, text, speech, search }: ConnectedVendor): SetUpServer {
  const served: readonly (readonly [Capability, unknown])[] = [
    ['text', text],
    ['speech', speech],
    ['search', search],
  ];
  return {
    provider: key,
    address: placeOf(address),
    model,
    capabilities: served.flatMap(([capability, service]) => (service === undefined ? [] : [capability])),
  };
}
