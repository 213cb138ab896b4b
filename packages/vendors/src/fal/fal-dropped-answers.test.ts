import { ProviderError } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFal, takenPicture } from './testing/fal-fixture.ts';
import type { FalFixture } from './testing/fal-fixture.ts';

let fixture: FalFixture;
beforeAll(async () => {
  fixture = await startFal();
});
afterAll(() => fixture.close());

describe('an answer that breaks off', () => {
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
});
