import type { PullProgress } from '@kinora/models';
import { connectionSentences } from '@kinora/contract/sentences';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startChatSimulator } from '../simulators/chat-server.ts';
import { startOllamaSimulator } from '../simulators/ollama-server.ts';
import { openOllamaStore } from './index.ts';

const GB = 1_000_000_000;
const server = await startOllamaSimulator(['llama3.1:8b']);
const other = await startChatSimulator();
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
});
beforeEach(() => server.play({ kind: 'there' }));

const words = connectionSentences.store;
const store = openOllamaStore(server);
const call = (signal = new AbortController().signal) => ({ signal });

async function pull(model: string, of = store): Promise<PullProgress[]> {
  const said: PullProgress[] = [];
  for await (const progress of of.pull(model, call())) {
    said.push(progress);
  }
  return said;
}

describe('the models of an Ollama', () => {
  it('are listed with their size, also those that were fetched since', async () => {
    expect(await store.list(call())).toEqual([{ name: 'llama3.1:8b', bytes: 5 * GB }]);
    await pull('gemma3:4b');
    expect((await store.list(call())).map(({ name }) => name)).toEqual(['llama3.1:8b', 'gemma3:4b']);
  });

  it('come with their progress in bytes, over all parts that are known', async () => {
    const said = await pull('qwen3:8b');
    expect(said[0]).toEqual({ status: 'pulling manifest', completedBytes: 0, totalBytes: 0 });
    expect(said).toContainEqual({ status: 'pulling aaaa', completedBytes: 2 * GB, totalBytes: 4 * GB });
    expect(said.at(-1)).toEqual({ status: 'success', completedBytes: 5 * GB, totalBytes: 5 * GB });
  });

  it.each([
    { model: 'no-such-model', scene: { kind: 'there' }, said: 'pull model manifest: file does not exist' },
    { model: 'qwen3:8b', scene: { kind: 'error', error: 'no space left' }, said: 'no space left' },
  ] as const)('are refused in the server’s words: $said', async ({ model, scene, said }) => {
    server.play(scene);
    await expect(pull(model)).rejects.toMatchObject({ kind: 'invalid_input', message: words.refused(said) });
  });

  it('are not there when the line breaks off', async () => {
    server.play({ kind: 'torn' });
    await expect(pull('qwen3:8b')).rejects.toMatchObject({ kind: 'transient', message: words.brokeOff });
  });

  it('are nobody else’s: a server that keeps none says so', async () => {
    const strange = openOllamaStore(other);
    await expect(strange.list(call())).rejects.toMatchObject({ kind: 'gone', message: words.keepsNone });
    await expect(pull('qwen3:8b', strange)).rejects.toMatchObject({ kind: 'gone' });
    const nobody = openOllamaStore({ baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(nobody.list(call())).rejects.toMatchObject({ kind: 'transient' });
  });

  it('stop coming when nobody waits any longer', async () => {
    server.play({ kind: 'held' });
    const stop = new AbortController();
    const said = store.pull('qwen3:8b', call(stop.signal))[Symbol.asyncIterator]();
    await said.next();
    stop.abort(new Error('enough'));
    await expect(async () => {
      for (;;) {
        await said.next();
      }
    }).rejects.toThrow('enough');
    server.release();
  });
});
