import { builtInProvider } from '@kinora/contract/api';
import type { BindingState, ServedModel } from '@kinora/contract/api';
import { engineKeys } from '@kinora/contract/catalogue';
import { creditsOf, dollarsOf } from '@kinora/contract/money';
import { endpointStates, modelChoices } from '../../db/schema/index.ts';
import { readEndpointNews } from '../../gateway/index.ts';
import type { EndpointNews } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { modelKeys } from './model-keys.ts';
import type { ModelKey } from './model-keys.ts';

/** Every key of the catalogue: who could make it, who does, and what it costs. */
export async function listModels(deps: ConnectionsDeps): Promise<ServedModel[]> {
  const facts = await readFacts(deps);
  return [
    // What nobody can make is drawn by the renderer itself, which is not for choosing.
    ...modelKeys
      .map((model) => modelEntry(deps, facts, model))
      .filter((model) => model.has_built_in || model.bindings.length > 0),
    ...engineKeys.map((key): ServedModel => {
      return {
        key,
        kind: 'story',
        bindings: [],
        bound: { provider: builtInProvider, endpoint: null },
        has_built_in: true,
        ...pricesOf(facts, key),
      };
    }),
  ];
}

/** One of them. @throws AppError `not-found` */
export async function readModel(deps: ConnectionsDeps, key: string): Promise<ServedModel> {
  const found = (await listModels(deps)).find((model) => model.key === key);
  if (found === undefined) {
    throw new AppError('not-found');
  }
  return found;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts({ database }: ConnectionsDeps) {
  const [choices, states, news] = await Promise.all([
    database.select().from(modelChoices),
    database.select().from(endpointStates),
    readEndpointNews(database),
  ]);
  return { choices, states, news };
}

function pricesOf({ choices }: Facts, key: string) {
  const { creditsHundredths = null, estimateMicro = null } = choices.find((row) => row.key === key) ?? {};
  return {
    credits: creditsHundredths === null ? null : creditsOf(BigInt(creditsHundredths)),
    own_estimate_usd: dollarsOrNull(estimateMicro),
  };
}

function modelEntry(
  { connections, hasBuiltIn, gateway }: ConnectionsDeps,
  facts: Facts,
  model: ModelKey,
): ServedModel {
  const { key, medium } = model;
  const prices = pricesOf(facts, key);
  const bound = connections.serving(medium, key)?.binding;
  const { provider = null, endpoint = null } = facts.choices.find((row) => row.key === key) ?? {};
  const chosen = provider === null || endpoint === null ? [] : [{ provider, endpoint }];
  const asServed = dollarsOrNull(gateway.media.estimateOf(medium, key));
  const known = connections.candidates(key).map(placeOf);
  const all = [...known, ...chosen].filter(
    (one, at, list) =>
      list.findIndex((other) => other.provider === one.provider && other.endpoint === one.endpoint) === at,
  );
  return {
    key,
    kind: medium === 'picture' ? 'image' : 'clip',
    bindings: all.map((binding) => {
      const news = newsOf(facts, binding);
      const isBound = binding.provider === bound?.provider && binding.endpoint === bound.endpoint;
      const asEstimated = dollarsOrNull(news?.estimateMicro ?? null);
      return {
        ...binding,
        is_configured: connections.connection(binding.provider) !== undefined,
        state: stateOf(facts, binding, news),
        estimate_usd: isBound ? (asServed ?? asEstimated) : asEstimated,
      };
    }),
    bound: { provider: bound?.provider ?? builtInProvider, endpoint: bound?.endpoint ?? null },
    has_built_in: hasBuiltIn(key),
    ...prices,
  };
}

type Place = Pick<EndpointNews, 'provider' | 'endpoint'>;

function placeOf({ provider, endpoint }: Place): Place {
  return { provider, endpoint };
}

function dollarsOrNull(micro: number | null): number | null {
  return micro === null ? null : dollarsOf(micro);
}

function newsOf({ news }: Facts, { provider, endpoint }: Place): EndpointNews | undefined {
  return news.find((one) => one.provider === provider && one.endpoint === endpoint);
}

/** Something made says that an endpoint is there, unless an admin has chosen it anew since. */
function stateOf({ states }: Facts, place: Place, news: EndpointNews | undefined): BindingState {
  const row = states.find((one) => one.provider === place.provider && one.endpoint === place.endpoint);
  if (row?.state === 'gone' || row?.state === 'ready') {
    return row.state;
  }
  const madeAt = news?.madeAt ?? null;
  return madeAt !== null && madeAt > (row?.changedAt ?? new Date(0)) ? 'ready' : 'untested';
}
