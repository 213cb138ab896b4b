import { sentences } from '@kinora/contract/sentences';
import type { ScriptRequest } from '@kinora/models';
import { chatWriters, startChatSimulator, stubborn } from '@kinora/vendors/simulators';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';
import { openBuyer } from './paid/buy-answer.ts';

const server = await startChatSimulator();
const providers = createProviders({ LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'small' });
const builtIn = createProviders({});
afterAll(async () => {
  await Promise.all([providers.close(), builtIn.close(), server.close()]);
});
const gateway = openGateway(providers, '');
const call = (signal = new AbortController().signal) => ({ signal, log: silentLog, workFolder: '' });

/** A question that Kinora's shelf answers. */
const prompt = 'Why do cats purr?';
const sources = await gateway.search.atHand({ query: prompt, language: 'English', limit: 3 }, call());
const request: ScriptRequest = {
  prompt,
  sources,
  videoType: 'explainer',
  videoStyle: 'auto',
  language: 'English',
  speakers: 1,
};

async function filmBy(writer: keyof typeof chatWriters | ReturnType<typeof stubborn>, asked = request) {
  server.play({ kind: 'writer', writer: typeof writer === 'string' ? chatWriters[writer] : writer });
  const before = server.requests.length;
  const film = await gateway.text.write(asked, call(), {});
  const narrations = film.scenes.map(({ narration }) => narration);
  return { film, narrations, requests: server.requests.length - before };
}

const goodNarrations = (await filmBy('good')).narrations;

describe('WORD-06 a film by a language model', () => {
  it('is used as it was written where it passes the check', async () => {
    const { film, narrations, requests } = await filmBy('good');
    expect(narrations[0]).toMatch(/^Cats purr because they want care or closeness/u);
    expect(film).toMatchObject({ madeBy: { provider: 'chat', model: 'small' }, sources: [{}] });
    expect(film.notice).toBeUndefined();
    expect(requests).toBe(3);
  });

  it.each(['lazy', 'rambling'] as const)(
    'that is %s is written again once, and then used',
    async (writer) => {
      const { film, narrations, requests } = await filmBy(writer);
      expect(narrations).toEqual(goodNarrations);
      expect(film.madeBy.provider).toBe('chat');
      expect(film.notice).toBeUndefined();
      expect(requests).toBe(4);
    },
  );

  it.each([
    ['lying', chatWriters.lying, 4],
    ['lazy when told as well', stubborn(chatWriters.lazy), 4],
    ['rambling when told as well', stubborn(chatWriters.rambling), 4],
    ['in another language', chatWriters.french, 4],
    ['no JSON', chatWriters.chatty, 3],
    ['cut off', chatWriters.cutOff, 3],
    ['of another shape', chatWriters.shapeless, 4],
    ['never checked', { ...chatWriters.good, 'check-scenes': 'All fine!' }, 5],
  ])('that is %s gives way to the own writer, which says so', async (_how, writer, most) => {
    const { film, requests } = await filmBy(writer);
    const { notice, isStandIn, ...rest } = film;
    expect([notice, isStandIn]).toEqual([sentences.notice.ownWriterStoodIn, true]);
    expect(rest).toEqual(
      await builtIn.text.writeScript(request, {
        ...call(),
        buy: openBuyer(null, { ...call(), paidFor: {} }),
      }),
    );
    expect(rest.madeBy.provider).toBe('builtin');
    expect(requests).toBe(most);
  });

  it('fails with the model’s sentence where the own writer has nothing to tell either', async () => {
    const unanswerable = { ...request, prompt: 'Why do quarks have colours?', sources: [] };
    await expect(filmBy('chatty', unanswerable)).rejects.toMatchObject({
      kind: 'unusable',
      message: sentences.textModel.unusable,
    });
  });
});

describe('a language model that cannot be asked', () => {
  it.each([
    [401, sentences.textModel.keyRefused],
    [500, sentences.textModel.unreachable],
  ])('fails with its own sentence, which somebody can act on: %i', async (status, message) => {
    server.play({ kind: 'refusal', status, body: { error: { message: 'no' } } });
    await expect(gateway.text.write(request, call(), {})).rejects.toMatchObject({ message });
  });

  it('nobody stands in for a film that was cancelled', async () => {
    server.play({ kind: 'silence' });
    const cancel = new AbortController();
    const writing = gateway.text.write(request, call(cancel.signal), {});
    cancel.abort(new Error('cancelled'));
    await expect(writing).rejects.toThrow('cancelled');
  });
});
