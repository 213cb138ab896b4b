import type {
  Binding,
  MediaService,
  MediaVendor,
  Medium,
  MicroDollars,
  ShippedBinding,
  VendorAccess,
} from '@kinora/models';
import type { Database } from '../../db/client.ts';
import { connectionKeys, endpointStates, modelChoices } from '../../db/schema/index.ts';
import { fingerprintOf } from '../paid/paid-request.ts';
import type { OwnBindings } from './bindings-file.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { environmentAccess, isConnectedBy } from './vendor-access.ts';
import { keyHintOf, openSealedKey } from './seal-key.ts';

/** Basic draws by itself until an admin says otherwise, whatever is connected. */
const drawnUnlessBound: ReadonlySet<string> = new Set(['flux_whiteboard']);
/** Kept by an admin for the painter of the house. */
const BUILT_IN = 'builtin';

export type ConnectionSource = 'environment' | 'admin';

/** A vendor that can be asked. */
export interface OpenConnection {
  readonly vendor: MediaVendor;
  readonly source: ConnectionSource;
  readonly service: MediaService;
  readonly keyFingerprint: string;
  /** Last four characters of its key; empty when it is too short to show them, null where it wants none. */
  readonly keyHint: string | null;
  /** Where it is asked instead of at its own address; null: there. */
  readonly baseUrl: string | null;
}

/** Who makes what a key stands for, now. */
export interface Serving {
  readonly binding: Binding;
  readonly shipped: ShippedBinding | undefined;
  readonly connection: OpenConnection;
  /** What an admin says that it costs; null: as the vendor says. */
  readonly ownEstimate: MicroDollars | null;
}

export interface MediaConnections {
  /** Null: nobody is connected for it, so that the house serves. As of the last refresh. */
  serving(medium: Medium, key: string): Serving | null;
  /** A vendor that was chosen before; null when it is not connected any more. */
  pinned(medium: Medium, maker: { key: string; provider: string; endpoint: string }): Serving | null;
  /** Every candidate of a key, connected or not, the first one first. */
  candidates(key: string): readonly (Binding & { readonly shipped: ShippedBinding | undefined })[];
  /** Credits that an admin has set for a key; null: the price of its mode. */
  creditsOf(key: string): number | null;
  connection(provider: string): OpenConnection | undefined;
  /** Providers whose stored key this server's secret does not open. */
  readonly locked: ReadonlySet<string>;
  /** Reads again what admins have decided, in whichever process. */
  refresh(): Promise<void>;
  close(): void;
}

export interface ConnectionParts {
  readonly database: Database;
  readonly vendors: readonly MediaVendor[];
  /** The environment, checked. It stands above what admins set. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly secret: string;
  readonly ownBindings: OwnBindings;
}

interface Snapshot {
  readonly open: ReadonlyMap<string, OpenConnection>;
  readonly locked: ReadonlySet<string>;
  readonly chosen: ReadonlyMap<string, { readonly provider: string; readonly endpoint: string | null }>;
  readonly gone: ReadonlySet<string>;
  readonly ownEstimates: ReadonlyMap<string, MicroDollars>;
  readonly ownCredits: ReadonlyMap<string, number>;
}

/** Keeps who is connected, and who serves what. Vendors of the environment serve before the first refresh. */
export function openMediaConnections(parts: ConnectionParts): MediaConnections {
  const services = new Map<string, OpenConnection>();
  const reuse = (vendor: MediaVendor, source: ConnectionSource, access: VendorAccess): OpenConnection => {
    const identity = JSON.stringify([vendor.key, source, access]);
    const known = services.get(identity) ?? connect(vendor, source, access);
    services.set(identity, known);
    return known;
  };
  const candidates = candidatesOf(parts);
  const fromEnvironment = environmentConnections(parts, reuse);
  const snapshot = keepSnapshot<Snapshot>(
    {
      open: fromEnvironment,
      locked: new Set(),
      chosen: new Map(),
      gone: new Set(),
      ownEstimates: new Map(),
      ownCredits: new Map(),
    },
    () => readSnapshot(parts, { fromEnvironment, reuse }),
  );
  return {
    serving: (medium, key) => servingOf(snapshot.current(), { medium, key, candidates: candidates(key) }),
    pinned: (medium, { key, provider, endpoint }) =>
      servingOf(
        { ...snapshot.current(), chosen: new Map([[key, { provider, endpoint }]]), gone: new Set() },
        { medium, key, candidates: candidates(key) },
      ),
    candidates,
    creditsOf: (key) => snapshot.current().ownCredits.get(key) ?? null,
    connection: (provider) => snapshot.current().open.get(provider),
    get locked() {
      return snapshot.current().locked;
    },
    refresh: snapshot.refresh,
    close: snapshot.close,
  };
}

type Reuse = (vendor: MediaVendor, source: ConnectionSource, access: VendorAccess) => OpenConnection;

function connect(vendor: MediaVendor, source: ConnectionSource, access: VendorAccess): OpenConnection {
  const { apiKey } = access;
  return {
    vendor,
    source,
    service: vendor.open(access),
    keyFingerprint: fingerprintOf(apiKey),
    keyHint: apiKey === '' ? null : keyHintOf(apiKey),
    baseUrl: Object.values(access.addresses)[0] ?? null,
  };
}

function environmentConnections({ vendors, variables }: ConnectionParts, reuse: Reuse) {
  return new Map(
    vendors.flatMap((vendor): [string, OpenConnection][] => {
      const access = environmentAccess(vendor, variables);
      return isConnectedBy(vendor, access) ? [[vendor.key, reuse(vendor, 'environment', access)]] : [];
    }),
  );
}

async function readSnapshot(
  parts: ConnectionParts,
  { fromEnvironment, reuse }: { fromEnvironment: Snapshot['open']; reuse: Reuse },
): Promise<Snapshot> {
  const { database, vendors, secret, variables } = parts;
  const open = new Map(fromEnvironment);
  const locked = new Set<string>();
  for (const row of await database.select().from(connectionKeys)) {
    const vendor = vendors.find(({ key }) => key === row.provider);
    if (vendor === undefined || open.has(row.provider)) {
      continue;
    }
    const { sealedKey, provider } = row;
    const apiKey = sealedKey === null ? '' : openSealedKey(sealedKey, { secret, provider });
    if (apiKey === null) {
      locked.add(row.provider);
      continue;
    }
    const own = row.baseUrl === null ? {} : addressesAt(vendor, row.baseUrl);
    const { addresses, settings } = environmentAccess(vendor, variables);
    const access = { apiKey, addresses: { ...addresses, ...own }, settings };
    open.set(row.provider, reuse(vendor, 'admin', access));
  }
  const choices = await database.select().from(modelChoices);
  const states = await database.select().from(endpointStates);
  return {
    open,
    locked,
    chosen: new Map(
      choices.flatMap(({ key, provider, endpoint }) =>
        provider === null ? [] : [[key, { provider, endpoint }] as const],
      ),
    ),
    gone: new Set(
      states
        .filter(({ state }) => state === 'gone')
        .map(({ provider, endpoint }) => `${provider} ${endpoint}`),
    ),
    ownCredits: new Map(
      choices.flatMap(({ key, creditsHundredths }) =>
        creditsHundredths === null ? [] : [[key, creditsHundredths / 100]],
      ),
    ),
    ownEstimates: new Map(
      choices.flatMap(({ key, estimateMicro }) => (estimateMicro === null ? [] : [[key, estimateMicro]])),
    ),
  };
}

/** One address for all: a proxy or a gateway in front of the vendor. */
function addressesAt(vendor: MediaVendor, baseUrl: string): Record<string, string> {
  return Object.fromEntries(vendor.variables.addresses.map((name) => [name, baseUrl]));
}

function candidatesOf({ vendors, variables, ownBindings }: ConnectionParts): MediaConnections['candidates'] {
  const all = vendors.flatMap(
    (vendor) => vendor.bindingsBy?.(environmentAccess(vendor, variables).settings) ?? vendor.bindings,
  );
  // Who has the very model that a key names is asked before whoever has another one that can do the same.
  const shipped = [...all.filter(({ isStandIn }) => !isStandIn), ...all.filter(({ isStandIn }) => isStandIn)];
  return (key) => {
    const ofKey = shipped.filter((binding) => binding.key === key);
    const own = (ownBindings.get(key) ?? []).map((binding) => ({
      ...binding,
      shipped:
        ofKey.find(
          ({ provider, endpoint }) => provider === binding.provider && endpoint === binding.endpoint,
        ) ?? ofKey.find(({ provider }) => provider === binding.provider),
    }));
    return [...own, ...ofKey.map((binding) => ({ ...binding, shipped: binding }))];
  };
}

function servingOf(
  { open, chosen, gone, ownEstimates }: Snapshot,
  wanted: { medium: Medium; key: string; candidates: ReturnType<MediaConnections['candidates']> },
): Serving | null {
  const choice = chosen.get(wanted.key);
  if (choice?.provider === BUILT_IN || (choice === undefined && drawnUnlessBound.has(wanted.key))) {
    return null;
  }
  const fitting = wanted.candidates.filter(
    ({ shipped }) => shipped === undefined || shipped.medium === wanted.medium,
  );
  const isChosen = (binding: Binding): boolean =>
    binding.provider === choice?.provider && (choice.endpoint ?? binding.endpoint) === binding.endpoint;
  const inOrder =
    choice === undefined ? fitting : [...fitting.filter(isChosen), ...chosenElsewhere(choice, fitting)];
  const first = inOrder.find(({ provider }) => open.has(provider));
  const connection = open.get(first?.provider ?? '');
  // The next candidate has another price: an admin takes it, nobody else.
  if (first === undefined || connection === undefined || gone.has(`${first.provider} ${first.endpoint}`)) {
    return null;
  }
  const { shipped, provider, endpoint, fields } = first;
  const ownEstimate = ownEstimates.get(wanted.key) ?? null;
  return { binding: { key: wanted.key, provider, endpoint, fields }, shipped, connection, ownEstimate };
}

/** An admin may name an endpoint that no list knows: it is asked as the first one of its vendor is. */
function chosenElsewhere(
  { provider, endpoint }: { provider: string; endpoint: string | null },
  fitting: ReturnType<MediaConnections['candidates']>,
) {
  const like = fitting.find((binding) => binding.provider === provider);
  return endpoint === null || like === undefined || fitting.some((binding) => binding.endpoint === endpoint)
    ? []
    : [{ provider, endpoint, fields: {}, shipped: like.shipped }];
}
