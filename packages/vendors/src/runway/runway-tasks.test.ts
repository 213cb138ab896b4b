import { createServer } from 'node:net';
import type { AddressInfo, LookupFunction } from 'node:net';
import { readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { JsonValue, MediaNews } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUT_STEP } from '../testing/conformance/cut-step.ts';
import { failureOf, madeOf } from '../testing/conformance/vendor-steps.ts';
import { startRunway, takenClip } from './testing/runway-fixture.ts';
import type { RunwayFixture } from './testing/runway-fixture.ts';

let fixture: RunwayFixture;
beforeAll(async () => {
  fixture = await startRunway();
});
afterAll(() => fixture.close());

const { mediaService, failure } = sentences;
const unknown = { endpoint: 'gen4.5/text_to_video', requestId: 'nobody-knows-it', estimatedCredits: null };

async function newsOf(operation: JsonValue, questions = 1): Promise<MediaNews[]> {
  const service = fixture.open();
  const news: MediaNews[] = [];
  for (let asked = 0; asked < questions; asked += 1) {
    news.push(await service.poll(operation, fixture.call()));
  }
  return news;
}

const seenOf = (news: readonly MediaNews[]) =>
  news.map((one) => (one.state === 'working' ? [one.phase, one.position, one.fraction] : one.state));

/** How often something was asked of a task. */
const timesAsked = (operation: JsonValue, method: string): number => {
  const { requestId } = operation as { requestId: string };
  return fixture.server.asked.filter((question) => question === `${method} /v1/tasks/${requestId}`).length;
};

describe('poll', () => {
  it('waits for tasks that wait, whether for their turn or for others of the same account', async () => {
    for (const scene of ['pending:2', 'throttled:2']) {
      const news = await newsOf(await takenClip(fixture, scene), 3);
      expect(seenOf(news)).toEqual([['queued', null, null], ['queued', null, null], 'made']);
    }
  });

  it('says how far a task is, and goes on waiting for states that nobody knows', async () => {
    const working = await newsOf(await takenClip(fixture, 'polls:2'), 3);
    const odd = await newsOf(await takenClip(fixture, 'state:PAUSED'), 2);
    expect(seenOf(working)).toEqual([['working', null, 0.1], ['working', null, 0.2], 'made']);
    expect(seenOf(odd)).toEqual([['working', null, null], 'made']);
  });

  it('asks for the pause that Runway wants', () => {
    expect(fixture.open().pauseSeconds).toBe(5);
  });

  it('REAL-11 tells what a clip has cost, and what a failure has cost all the same', async () => {
    const [made] = await newsOf(await takenClip(fixture));
    const [refused] = await newsOf(await takenClip(fixture, 'fail:SAFETY.INPUT.TEXT'));
    const [broken] = await newsOf(await takenClip(fixture, 'fail:INTERNAL.BAD_OUTPUT.CODE01'));
    const [empty] = await newsOf(await takenClip(fixture, 'empty'));
    const costs = [made, refused, broken, empty].map((news) => news && 'cost' in news && news.cost);
    // Six seconds at ten credits of a cent each.
    expect(costs).toEqual([600_000, 600_000, 0, 600_000]);
  });

  it('keeps what a task was said to cost when it was taken, and knows nothing where nothing was said', async () => {
    const operation = await takenClip(fixture, 'uncosted');
    expect(madeOf((await newsOf(operation))[0]!).cost).toBeNull();
    expect(madeOf((await newsOf({ ...(operation as object), estimatedCredits: 12.5 }))[0]!).cost).toBe(
      125_000,
    );
  });

  it.each([
    ['fail:SAFETY.OUTPUT.VIDEO', mediaService.policy],
    ['fail:ASSET.INVALID', mediaService.unreadablePicture],
    ['fail:INTERNAL.BAD_OUTPUT.CODE01', mediaService.failed],
    ['fail:INTERNAL', mediaService.failed],
    ['empty', mediaService.unusable],
  ])('says of %s what a person may do', async (scene, sentence) => {
    expect(await newsOf(await takenClip(fixture, scene))).toMatchObject([{ state: 'failed', sentence }]);
  });

  it('takes neither too many questions nor a task that is not found for its end', async () => {
    const { open, call } = fixture;
    const limited = await failureOf(open().poll(await takenClip(fixture, 'status-status:429'), call()));
    const missing = await failureOf(open().poll(unknown, call()));
    expect([limited.kind, missing.kind]).toEqual(['rate_limited', 'transient']);
  });

  it('learns nothing from an answer that breaks off, at whatever byte', async () => {
    const { open, call } = fixture;
    const service = open();
    for (let cut = 0; cut < 420; cut += CUT_STEP) {
      const operation = await takenClip(fixture, `status-cut:${cut}`);
      const news = await service.poll(operation, call()).catch((error: unknown) => error);
      const heard = news instanceof ProviderError ? news.kind : (news as MediaNews).state;
      expect(['transient', 'made']).toContain(heard);
    }
  });

  it('stops when nobody waits any more', async () => {
    const reason = new Error('The worker stops');
    const operation = await takenClip(fixture);
    await expect(fixture.open().poll(operation, fixture.call(AbortSignal.abort(reason)))).rejects.toBe(
      reason,
    );
  });
});

describe('fetch', () => {
  const made = async (scene?: string) => madeOf((await newsOf(await takenClip(fixture, scene)))[0]!).answer;

  it('asks the task where its result stands now: addresses end, and tasks give new ones', async () => {
    const { open, call, server } = fixture;
    const answer = await made();
    expect(JSON.stringify(answer)).not.toContain('http');
    server.expire();
    const { file, madeBy } = await open().fetch(answer, call());
    server.expire();
    expect((await open().fetch(answer, call())).madeBy).toEqual(madeBy);
    expect(madeBy).toEqual({ provider: 'runway', model: 'veo3.1_fast/text_to_video' });
    expect((await readFile(file)).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('sends no key to where results stand', async () => {
    await fixture.open().fetch(await made(), fixture.call());
    expect(fixture.server.keysOfFiles).toEqual([]);
  });

  it.each([
    ['again-html', 'transient', mediaService.unreachable],
    ['again-status:401', 'auth', mediaService.keyRefused],
    ['again-status:404', 'transient', mediaService.unreachable],
  ])('loses nothing by the question %s', async (scene, kind, message) => {
    const { open, call } = fixture;
    const answer = await made(scene);
    expect(await failureOf(open().fetch(answer, call()))).toMatchObject({ kind, message });
    expect((await open().fetch(answer, call())).file).toMatch(/\.mp4$/u);
  });

  it('has nothing to fetch of a task that made nothing', async () => {
    const { open, call } = fixture;
    const { requestId } = (await takenClip(fixture, 'endless')) as { requestId: string };
    const stored = { endpoint: 'gen4.5/text_to_video', requestId };
    const nothing = await failureOf(open().fetch(stored, call()));
    expect([nothing.kind, nothing.message]).toEqual(['transient', mediaService.unusable]);
  });

  it('REAL-08 follows no name that turns to this machine after it was looked up', async () => {
    const { open, call } = fixture;
    let visitors = 0;
    const here = createServer((socket) => {
      visitors += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => here.listen(0, '127.0.0.1', resolve));
    // A listening TCP server has an address with a port.
    const { port } = here.address() as AddressInfo;
    const told: string[] = [];
    const lookup: LookupFunction = (name, _options, done) => {
      told.push(name);
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const answer = await made(`media-at:https://files.example:${port}/a.mp4`);
    const refused = open({ lookup, limits: { transferMs: 300 } }).fetch(answer, call());
    expect(await failureOf(refused)).toMatchObject({ kind: 'transient', message: mediaService.unusable });
    expect([told, visitors]).toEqual([['files.example'], 0]);
    await new Promise((resolve) => here.close(resolve));
  });

  it('stops when nobody waits any more', async () => {
    const answer = await made('media-hang');
    const stop = new AbortController();
    const fetched = fixture.open().fetch(answer, fixture.call(stop.signal));
    stop.abort(new Error(failure.cancelled));
    await expect(fetched).rejects.toThrow(failure.cancelled);
  });
});

describe('cancel', () => {
  it('REAL-09 stops what waits and what works, once', async () => {
    const { open, call } = fixture;
    for (const scene of ['pending:9', 'throttled:9', 'endless']) {
      const operation = await takenClip(fixture, scene);
      await open().cancel(operation, call());
      await open().cancel(operation, call());
      expect(timesAsked(operation, 'DELETE')).toBe(1);
      expect(await newsOf(operation)).toMatchObject([
        { state: 'failed', kind: 'transient', sentence: failure.cancelled },
      ]);
    }
  });

  it('REAL-09 destroys nothing that has ended: what was paid can be fetched afterwards', async () => {
    const { open, call, server } = fixture;
    for (const scene of [undefined, 'fail:INTERNAL', 'empty']) {
      const operation = await takenClip(fixture, scene);
      const [news] = await newsOf(operation);
      await open().cancel(operation, call());
      expect(timesAsked(operation, 'DELETE')).toBe(0);
      if (news?.state === 'made') {
        expect((await open().fetch(news.answer, call())).file).toMatch(/\.mp4$/u);
      }
    }
    expect(server.destroyed).toEqual([]);
  });

  it('REAL-09 says the word neither to a state that nobody knows nor to a task that nobody knows', async () => {
    const { open, call } = fixture;
    const odd = await takenClip(fixture, 'state:ARCHIVED');
    await open().cancel(odd, call());
    await open().cancel(unknown, call());
    expect([timesAsked(odd, 'DELETE'), timesAsked(unknown, 'DELETE')]).toEqual([0, 0]);
  });

  it('REAL-09 says that it could not ask, and tells nothing to stop, where the question got no answer', async () => {
    const { open, call } = fixture;
    for (const scene of ['status-html', 'status-malformed', 'status-status:500']) {
      const operation = await takenClip(fixture, scene);
      expect(await failureOf(open().cancel(operation, call()))).toMatchObject({ kind: 'transient' });
      expect(timesAsked(operation, 'DELETE')).toBe(0);
    }
  });
});
