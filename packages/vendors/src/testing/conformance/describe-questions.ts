import { sentences } from '@kinora/contract/sentences';
import { expect, it } from 'vitest';
import { failureOf, hear, itUnless, takenPlain } from './vendor-steps.ts';
import type { VendorFixture, VendorScenes } from './vendor-fixture.ts';

const { mediaService } = sentences;

/** What every vendor has to hold to while a request is asked about, and told to stop. */
export function describeQuestions(fixtureOf: () => VendorFixture, scenes: VendorScenes): void {
  const itOfKeys = itUnless(scenes.isKeyless);

  it.each(scenes.failures)('REAL-06 read the end %s as %s', async (scene, kind) => {
    const operation = await takenPlain(fixtureOf(), scene);
    expect(await hear(fixtureOf(), operation)).toMatchObject({ state: 'failed', kind });
  });

  it.each(scenes.policy)('REAL-07 end with the sentence of a refusal: %s', async (scene) => {
    const operation = await takenPlain(fixtureOf(), scene);
    expect(await hear(fixtureOf(), operation)).toMatchObject({
      state: 'failed',
      kind: 'policy',
      sentence: mediaService.policy,
    });
  });

  it.each(scenes.unanswered)('REAL-05 lose nothing by a question without an answer: %s', async (scene) => {
    const { open, call } = fixtureOf();
    const operation = await takenPlain(fixtureOf(), scene);
    expect(await failureOf(open().poll(operation, call()))).toMatchObject({ kind: 'transient' });
    expect(await hear(fixtureOf(), operation)).toMatchObject({ state: 'made' });
  });

  it.each(scenes.silent)('REAL-05 do not wait for ever: %s', async (scene) => {
    const { open, call } = fixtureOf();
    const operation = await takenPlain(fixtureOf(), scene);
    const hasty = open({ limits: { questionMs: 200 } });
    expect(await failureOf(hasty.poll(operation, call()))).toMatchObject({ kind: 'transient' });
    expect(await hear(fixtureOf(), operation)).toMatchObject({ state: 'made' });
  });

  itOfKeys('REAL-05 take a refused key for no end', async () => {
    const { open, call, foreignKey } = fixtureOf();
    const operation = await takenPlain(fixtureOf());
    const foreign = await failureOf(open({ apiKey: foreignKey }).poll(operation, call()));
    expect(foreign.kind).toBe('auth');
    expect(await hear(fixtureOf(), operation)).toMatchObject({ state: 'made' });
  });

  it('REAL-09 stop what works when they are told to, and are content with what has ended', async () => {
    const { open, call } = fixtureOf();
    const endless = await takenPlain(fixtureOf(), scenes.endless);
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await open().poll(endless, call())).toMatchObject({ state: 'working' });
    }
    await open().cancel(endless, call());
    await open().cancel(endless, call());
    expect(await hear(fixtureOf(), endless)).toMatchObject({ state: 'failed' });
    const done = await takenPlain(fixtureOf());
    await hear(fixtureOf(), done);
    await open().cancel(done, call());
  });

  itOfKeys('REAL-09 say when they could not be told to stop', async () => {
    const { open, call, foreignKey, nowhere } = fixtureOf();
    const operation = await takenPlain(fixtureOf(), scenes.endless);
    const foreign = await failureOf(open({ apiKey: foreignKey }).cancel(operation, call()));
    const away = await failureOf(open({ addresses: nowhere }).cancel(operation, call()));
    expect([foreign.kind, away.kind]).toEqual(['auth', 'transient']);
  });
}
