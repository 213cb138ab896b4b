import { builtInProvider, capabilities } from '@kinora/contract/api';
import type { Capability, ProviderConnection } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { MediaVendor } from '@kinora/models';
import { capabilityChecks, connectionChecks, connectionKeys } from '../../db/schema/index.ts';
import { countOpenRequests, readRequestNews } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ConnectionsDeps, SetUpServer } from './connections-deps.ts';
import { joinState } from './connection-state.ts';
import { modelKeys } from './model-keys.ts';

/** Everybody who makes something here, or could: whoever is paid, what the environment connects, what is built in. */
export async function listProviders(deps: ConnectionsDeps): Promise<ProviderConnection[]> {
  const facts = await readFacts(deps);
  return [
    ...deps.vendors.map((vendor) => vendorEntry(deps, facts, vendor)),
    ...deps.setUpServers.map((server) => serverEntry(facts, server)),
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

const mediumCapability = { picture: 'images', clip: 'video' } as const;

function vendorEntry(
  { connections }: ConnectionsDeps,
  facts: Facts,
  vendor: MediaVendor,
): ProviderConnection {
  const { key: provider, title, keyUrl, bindings } = vendor;
  const connection = connections.connection(provider);
  const kept = facts.keys.find((row) => row.provider === provider);
  const served = new Set<Capability>(bindings.map(({ medium }) => mediumCapability[medium]));
  const hint = connection?.keyHint ?? kept?.keyHint ?? '';
  const isFromEnvironment = connection?.source === 'environment';
  return {
    provider,
    title,
    is_configured: connection !== undefined,
    source: connection?.source ?? (kept === undefined ? null : 'admin'),
    key_hint: hint === '' ? null : hint,
    base_url: (isFromEnvironment ? connection.baseUrl : kept?.baseUrl) ?? null,
    key_url: keyUrl,
    capabilities: capabilities.filter((capability) => served.has(capability)),
    models: [...new Set(bindings.map(({ key }) => key))],
    ...vendorState({ connections }, facts, provider),
    open_requests: facts.open.get(provider) ?? 0,
  };
}

type State = Pick<ProviderConnection, 'state' | 'sentence' | 'last_ok_at'>;

function vendorState(
  { connections }: Pick<ConnectionsDeps, 'connections'>,
  { checks, news }: Facts,
  provider: string,
): State {
  const connection = connections.connection(provider);
  if (connection === undefined) {
    return connections.locked.has(provider)
      ? { state: 'locked', sentence: sentences.paid.keyLocked, last_ok_at: null }
      : { state: 'untested', sentence: null, last_ok_at: null };
  }
  const known = joinState(
    checks.find((check) => check.provider === provider),
    news.find((one) => one.provider === provider && one.keyFingerprint === connection.keyFingerprint),
  );
  return {
    state: known.state,
    sentence: known.sentence,
    last_ok_at: known.lastOkAt?.toISOString() ?? null,
  };
}

const serverNames: Readonly<Record<string, string>> = sentences.admin.servers;

/** Its tests are those of what it serves, under Health. */
function serverEntry({ healthChecks }: Facts, server: SetUpServer): ProviderConnection {
  const { provider, address, model } = server;
  const ended = healthChecks
    .filter((check) => check.provider === provider && check.finishedAt !== null)
    .toSorted((a, b) => Number(b.finishedAt) - Number(a.finishedAt));
  const [last] = ended;
  const lastGood = ended.find((check) => check.isWorking === true);
  return {
    provider,
    title: serverNames[provider] ?? provider,
    is_configured: true,
    source: 'environment',
    key_hint: null,
    base_url: address,
    key_url: null,
    capabilities: [...server.capabilities],
    models: model === null ? [] : [model],
    state: serverState(last?.isWorking ?? null),
    last_ok_at: lastGood?.finishedAt?.toISOString() ?? null,
    sentence: last?.sentence ?? sentences.connection.untested,
    open_requests: 0,
  };
}

function serverState(isWorking: boolean | null): ProviderConnection['state'] {
  if (isWorking === null) {
    return 'untested';
  }
  return isWorking ? 'ok' : 'unreachable';
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
    capabilities: ['text', 'images', 'video', 'speech'],
    models: modelKeys.map(({ key }) => key).filter(hasBuiltIn),
    state: 'ok',
    last_ok_at: null,
    sentence: sentences.connection.builtIn,
    open_requests: 0,
  };
}
