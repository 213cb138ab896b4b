import { engines, imageModels, videoModels } from '@kinora/contract/catalogue';
import type { Capability } from '@kinora/contract/api';
import type { CapabilityServer } from './modules/capabilities/index.ts';
import type { ProcessParts } from './process-parts.ts';
import type { Gateway } from './gateway/index.ts';
import { placeOf } from './platform/place-of.ts';

type ServerFacts = Partial<Omit<CapabilityServer, 'capability'>>;

/** Who serves every capability, from the settings and the registry. Passwords and keys never get into it. */
export function capabilityServers({
  config,
  providers,
  gateway,
}: Pick<ProcessParts, 'config' | 'providers' | 'gateway'>): CapabilityServer[] {
  const smtpUrl = config.mail.smtpUrl;
  const vendorsOf = (capability: 'text' | 'speech' | 'search'): CapabilityServer[] =>
    providers.vendors
      .filter((vendor) => vendor[capability] !== undefined)
      .map(({ key, address, model }) =>
        server(capability, { provider: key, address: placeOf(address), model }),
      );
  const [text = server('text', {})] = vendorsOf('text');
  const [search = server('search', { isConfigured: false })] = vendorsOf('search');
  return [
    text,
    ...mediaServers('images', pictureKeys, gateway.media),
    ...mediaServers('video', clipKeys, gateway.media),
    server('speech', {}),
    ...vendorsOf('speech'),
    search,
    server('mail', {
      provider: 'smtp',
      address: smtpUrl === null ? null : placeOf(smtpUrl),
      isConfigured: smtpUrl !== null,
    }),
  ];
}

function server(capability: Capability, facts: ServerFacts): CapabilityServer {
  return {
    capability,
    provider: 'builtin',
    address: null,
    model: null,
    modelKeys: null,
    isConfigured: true,
    ...facts,
  };
}

/** Models that need words alone come first: they can be tried out without a picture. */
const pictureKeys = [
  ...imageModels.filter(({ kind }) => kind !== 'edit').map(({ key }) => key),
  ...imageModels.filter(({ kind }) => kind === 'edit').map(({ key }) => key),
  ...engines.map((engine) => engine.image_function),
];

const clipKeys = [
  ...videoModels.filter(({ kind }) => kind === 'text_to_video').map(({ key }) => key),
  ...videoModels.filter(({ kind }) => kind === 'image_to_video').map(({ key }) => key),
];

function mediaServers(
  capability: 'images' | 'video',
  keys: readonly string[],
  media: Pick<Gateway['media'], 'providerOf'>,
): CapabilityServer[] {
  const keysByProvider = Map.groupBy(new Set(keys), (key) => media.providerOf(key));
  return [...keysByProvider].flatMap(([provider, modelKeys]) =>
    provider === null ? [] : [server(capability, { provider, modelKeys })],
  );
}
