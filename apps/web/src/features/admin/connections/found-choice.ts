import type { FoundServer, ModelStoreAnswer, ProviderConnection } from '@kinora/contract/api';

/** What can be done with a server that was found. */
export interface FoundChoice {
  /** `environment`: that decides · `unknown`: this version cannot use it. */
  readonly state: 'connectable' | 'connected' | 'environment' | 'unknown';
  /** What it could be asked for, where there is a choice. */
  readonly models: readonly string[];
  /** It has to be asked for something by name, and has nothing that fits. */
  readonly lacksModel: boolean;
}

/** A server with the models that it keeps by now. */
export function withStored(server: FoundServer, store: ModelStoreAnswer | undefined): FoundServer {
  if (store === undefined) {
    return server;
  }
  const models = store.models.map(({ name }) => name);
  const fetched = models.find((name) => name === store.pull?.model);
  return { ...server, models, model: server.model ?? fetched ?? models[0] ?? null };
}

export function foundChoice(
  { provider, base_url: address, model, models }: FoundServer,
  connections: readonly ProviderConnection[],
): FoundChoice {
  const connection = connections.find((one) => one.provider === provider);
  const takesModel = connection?.settings.includes('model') === true;
  // A speech server names its voices, which are no models.
  const isChosenByName = takesModel && model !== null && models.includes(model);
  return {
    state: stateOf(connection, address),
    models: isChosenByName && models.length > 1 ? models : [],
    lacksModel: takesModel && model === null,
  };
}

function stateOf(connection: ProviderConnection | undefined, address: string): FoundChoice['state'] {
  if (connection === undefined) {
    return 'unknown';
  }
  if (!connection.settings.includes('base_url')) {
    return connection.source === 'environment' ? 'environment' : 'unknown';
  }
  return connection.is_configured && connection.base_url === address ? 'connected' : 'connectable';
}
