import type { ModelPull, PullModelPayload } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import type { ModelStore } from '@kinora/models';
import type { Database } from '../../../db/client.ts';
import { outlastDatabase } from '../../../platform/errors/outlast-database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { noteChange } from '../audit.ts';
import type { ConnectionsDeps } from '../connections-deps.ts';
import { beginPull, notePull, pullAnswer, readPull } from './kept-pull.ts';
import type { KeptPull } from './kept-pull.ts';
import { modelStoreAt } from './read-model-store.ts';

const NOTE_EVERY_MS = 1_000;

export interface PullWish {
  readonly payload: PullModelPayload;
  readonly actorId: string;
  /** This process ends: what is there already stays, and asked again it goes on. */
  readonly closing: AbortSignal;
}

/**
 * Has a server fetch a model, whoever watches; one after the other. Asked for what is on its way already it changes nothing.
 * @throws AppError `conflict` while another one is fetched, and where nobody fetches any
 */
export async function pullModel(deps: ConnectionsDeps, wish: PullWish): Promise<ModelPull> {
  const { base_url: baseUrl, model } = wish.payload;
  const store = modelStoreAt(deps, baseUrl);
  const fresh: KeptPull = {
    id: deps.ids.next(),
    baseUrl,
    model,
    state: 'working',
    completedBytes: 0,
    totalBytes: 0,
    sentence: null,
  };
  const pull = await deps.database.transaction(async (tx) => {
    const before = await readPull(tx);
    if (before?.state === 'working') {
      if (before.baseUrl !== baseUrl || before.model !== model) {
        throw new AppError('conflict', { detail: connectionSentences.store.oneAtATime });
      }
      return before;
    }
    await beginPull(tx, fresh);
    await noteChange(tx, deps.ids, {
      actorId: wish.actorId,
      action: 'model_fetched',
      subject: model,
      detail: { base_url: baseUrl },
    });
    return fresh;
  });
  if (pull === fresh) {
    void bring(deps.database, { store, pull, closing: wish.closing });
  }
  return pullAnswer(pull);
}

interface Bringing {
  readonly store: ModelStore;
  readonly pull: KeptPull;
  readonly closing: AbortSignal;
}

/** Goes on when nobody looks any more; its state is kept for whoever asks, in any process. */
async function bring(database: Database, bringing: Bringing): Promise<void> {
  const { store, closing } = bringing;
  let pull = bringing.pull;
  // Also while the server is silent: it verifies what it has for minutes. What cannot be noted now is noted the next time.
  const timer = setInterval(() => void notePull(database, pull).catch(() => undefined), NOTE_EVERY_MS);
  try {
    for await (const { completedBytes, totalBytes } of store.pull(pull.model, { signal: closing })) {
      pull = { ...pull, completedBytes, totalBytes };
    }
    pull = { ...pull, state: 'done' };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : connectionSentences.store.brokeOff;
    pull = { ...pull, state: 'failed', sentence };
  } finally {
    clearInterval(timer);
  }
  if (!closing.aborted) {
    await outlastDatabase(() => notePull(database, pull)).catch(() => undefined);
  }
}
