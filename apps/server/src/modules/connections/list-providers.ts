import { builtInProvider, capabilities } from '@kinora/contract/api';
import type { Capability, ConnectionSetting, ProviderConnection } from '@kinora/contract/api';
import { connectionSentences, sentences } from '@kinora/contract/sentences';
import type { MediaVendor } from '@kinora/models';
import { capabilityChecks, connectionChecks, connectionKeys } from '../../db/schema/index.ts';
import { countOpenRequests, readRequestNews } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { placeOf } from '../../platform/place-of.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { joinState, latestCheck } from './connection-state.ts';
import type { KnownState } from './connection-state.ts';
import { modelKeys } from './model-keys.ts';

/** Everybody who makes something here, or could: whoever is paid, servers of one's own, and what is built in. */
export async function listProviders(deps: ConnectionsDeps): Promise<ProviderConnection[]> {
  const facts = await readFacts(deps);
  return [
    ...deps.vendors.map((vendor) => vendorEntry(deps, facts, vendor)),
    ...deps.makers.vendors.map((vendor) => makerEntry(deps, facts, vendor)),
    builtInEntry(deps),
  ];
}

/** One of them. @throws AppError `not-found` */
export async function readProvider(deps: ConnectionsDeps, provider: string): Promise<ProviderConnection> {
  const found = (await listProviders(deps)).find((one) => one.provider === provider);
  if (found === undefined) {
    throw new AppError('not-found');
  }
  return found;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts({ database }: ConnectionsDeps) {
  const [keys, checks, healthChecks, news, open] = await Promise.all([
    database.select().from(connectionKeys),
    database.select().from(connectionChecks),
    database.select().from(capabilityChecks),
    readRequestNews(database),
    countOpenRequests(database),
  ]);
  return { keys, checks, healthChecks, news, open };
}

type Maker = ConnectionsDeps['makers']['vendors'][number];

const mediumCapability = { picture: 'images', clip: 'video' } as const;

function vendorEntry(
  { connections }: ConnectionsDeps,
  facts: Facts,
  vendor: MediaVendor,
): ProviderConnection {
  const { key: provider, title, keyUrl, bindings } = vendor;
  const connection = connections.connection(provider);
  const served = new Set<Capability>(bindings.map(({ medium }) => mediumCapability[medium]));
  return {
    provider,
    title,
    key_url: keyUrl,
    settings: connection?.source === 'environment' ? [] : ['api_key', 'base_url'],
    capabilities: capabilities.filter((capability) => served.has(capability)),
    models: [...new Set(bindings.map(({ key }) => key))],
    ...entryOf(facts, { provider, connection, isLocked: connections.locked.has(provider) }),
  };
}

function makerEntry({ makers }: ConnectionsDeps, facts: Facts, vendor: Maker): ProviderConnection {
  const { key: provider, title, keyUrl, serves } = vendor;
  const maker = makers.open().find(({ key }) => key === provider);
  const connection =
    maker === undefined ? undefined : { ...maker, baseUrl: keyUrl === null ? placeOf(maker.address) : null };
  return {
    provider,
    title,
    key_url: keyUrl,
    settings: maker?.source === 'environment' ? [] : settingsOf(vendor),
    capabilities: [...serves],
    models: maker?.model === null || maker === undefined ? [] : [maker.model],
    ...entryOf(facts, { provider, connection, isLocked: makers.locked.has(provider) }),
  };
}

function settingsOf({ variables }: Maker): ConnectionSetting[] {
  if (variables === null) {
    return [];
  }
  return ['api_key', 'base_url', ...(variables.model === null ? [] : (['model'] as const))];
}

interface Connected {
  readonly source: 'environment' | 'admin';
  readonly keyFingerprint: string;
  readonly keyHint: string | null;
  readonly baseUrl: string | null;
}

type Entry = Pick<
  ProviderConnection,
  'is_configured' | 'source' | 'key_hint' | 'base_url' | 'state' | 'sentence' | 'last_ok_at' | 'open_requests'
>;

interface Known {
  readonly provider: string;
  readonly connection: Connected | undefined;
  readonly isLocked: boolean;
}

function entryOf(facts: Facts, { provider, connection, isLocked }: Known): Entry {
  const kept = facts.keys.find((row) => row.provider === provider);
  const hint = connection === undefined ? (kept?.keyHint ?? '') : (connection.keyHint ?? '');
  const isFromEnvironment = connection?.source === 'environment';
  const known = connection === undefined ? unconnected(isLocked) : stateOf(facts, provider, connection);
  return {
    is_configured: connection !== undefined,
    source: connection?.source ?? (kept === undefined ? null : 'admin'),
    key_hint: hint === '' ? null : hint,
    base_url: (isFromEnvironment ? connection.baseUrl : kept?.baseUrl) ?? null,
    state: known.state,
    sentence: known.sentence,
    last_ok_at: known.lastOkAt?.toISOString() ?? null,
    open_requests: facts.open.get(provider) ?? 0,
  };
}

function unconnected(isLocked: boolean): Omit<KnownState, 'sentence'> & { sentence: string | null } {
  return isLocked
    ? { state: 'locked', sentence: sentences.paid.keyLocked, lastOkAt: null }
    : { state: 'untested', sentence: null, lastOkAt: null };
}

/** What its own test, the tests of what it serves under Health, and requests have brought: the last one counts. */
function stateOf({ checks, healthChecks, news }: Facts, provider: string, connection: Connected): KnownState {
  const isIts = (one: { readonly provider: string }): boolean => one.provider === provider;
  return joinState(
    latestCheck(checks.find(isIts), healthChecks.filter(isIts)),
    news.find((one) => isIts(one) && one.keyFingerprint === connection.keyFingerprint),
  );
}

function builtInEntry({ hasBuiltIn }: ConnectionsDeps): ProviderConnection {
  return {
    provider: builtInProvider,
    title: sentences.admin.servers.builtin,
    is_configured: true,
    source: null,
    key_hint: null,
    base_url: null,
    key_url: null,
    settings: [],
    capabilities: ['text', 'images', 'video', 'speech'],
    models: modelKeys.map(({ key }) => key).filter(hasBuiltIn),
    state: 'ok',
    last_ok_at: null,
    sentence: connectionSentences.builtIn,
    open_requests: 0,
  };
}
