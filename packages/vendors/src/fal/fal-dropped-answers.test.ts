import { ProviderError } from '@kinora/models';
import type { MediaService, PreparedMedia } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, madeOf, startFal, takenPicture } from './testing/fal-fixture.ts';
import type { FalFixture } from './testing/fal-fixture.ts';

let fixture: FalFixture;
beforeAll(async () => {
  fixture = await startFal();
});
afterAll(() => fixture.close());

/** The id of the request that was taken, or the kind of the failure. */
async function outcomeOf(service: MediaService, prepared: PreparedMedia): Promise<string> {
  try {
    const answer = await service.submit(prepared, fixture.call());
    const submitted = service.readSubmit(prepared, answer);
    const operation: unknown = submitted.state === 'accepted' ? submitted.operation : {};
    return (operation as { requestId: string }).requestId;
  } catch (error) {
    return error instanceof ProviderError ? error.kind : String(error);
  }
}

describe('an answer that breaks off', () => {
  const prepared = { endpoint: 'fal-ai/flux/schnell', body: { prompt: 'A cat' }, estimate: null };

  it('leaves a submit accepted or unknown at every byte, and never charged twice', async () => {
    const { open, server } = fixture;
    const service = open();
    const outcomes: string[] = [];
    const whole = await wholeLength(service);
    for (let cut = 0; cut <= whole; cut += 1) {
      server.play(`submit-cut:${cut}`);
      const outcome = await outcomeOf(service, prepared);
      const taken = server.submits.at(-1)?.requestId;
      outcomes.push(outcome === taken ? 'accepted' : outcome);
    }
    expect(new Set(outcomes)).toEqual(new Set(['unknown', 'accepted']));
    expect(outcomes[0]).toBe('unknown');
    expect(outcomes.at(-1)).toBe('accepted');
    // Once the id is there, it stays there.
    expect(outcomes.lastIndexOf('unknown')).toBe(outcomes.indexOf('accepted') - 1);
    expect(new Set(server.charges.values())).toEqual(new Set([1]));
    expect(server.charges.size).toBe(server.submits.length);
  });

  it('says nothing of a request that is asked about', async () => {
    const { open, call } = fixture;
    const service = open();
    for (let cut = 0; cut < 700; cut += 23) {
      for (const scene of ['status-cut', 'result-cut']) {
        const { operation } = await takenPicture(fixture, `A cat ${cut} [[${scene}:${cut}]]`);
        const news = await service.poll(operation, call()).catch((error: unknown) => error);
        const heard = news instanceof ProviderError ? news.kind : (news as { state: string }).state;
        expect(['transient', 'made']).toContain(heard);
        expect(await service.poll(operation, call())).toMatchObject({ state: 'made' });
      }
    }
  });

  it('keeps no half of a file', async () => {
    const { open, call } = fixture;
    const service = open();
    for (let cut = 0; cut < 1_500; cut += 97) {
      const { operation } = await takenPicture(fixture, `A cat ${cut} [[media-cut:${cut}]]`);
      const { answer } = madeOf(await service.poll(operation, call()));
      expect(await failureOf(service.fetch(answer, call()))).toMatchObject({ kind: 'transient' });
    }
  });
});

/** Bytes of the whole answer: the first cut behind which nothing more comes. */
async function wholeLength(service: MediaService): Promise<number> {
  const { server, call } = fixture;
  server.play('submit-cut:100000');
  const answer = await service.submit(
    { endpoint: 'fal-ai/flux/schnell', body: { prompt: 'A cat' }, estimate: null },
    call(),
  );
  const head = ['HTTP/1.1 200 Answer', 'content-type: application/json'];
  const rest = [`content-length: ${answer.body.length}`, 'connection: close', '', ''];
  return [...head, ...rest].join('\r\n').length + answer.body.length;
}
