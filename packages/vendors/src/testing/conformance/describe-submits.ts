import { readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { expect, it } from 'vitest';
import { failureOf, itUnless, preparePlain } from './vendor-steps.ts';
import type { SubmitScenes, VendorFixture } from './vendor-fixture.ts';

const { notice } = sentences;

/** What every vendor has to hold to while something is sent that is paid. */
export function describeSubmits(fixtureOf: () => VendorFixture<SubmitScenes>, scenes: SubmitScenes): void {
  it('REAL-04 charge nothing while a request is prepared, and once when it is sent', async () => {
    const fixture = fixtureOf();
    const [submits, charges] = [fixture.submits(), fixture.charges().length];
    const first = await preparePlain(fixture);
    expect(await preparePlain(fixture)).toEqual(first);
    expect([fixture.submits(), fixture.charges().length]).toEqual([submits, charges]);
    const service = fixture.open();
    await service.readSubmit(first, await service.submit(first, fixture.call()));
    expect([fixture.submits(), fixture.charges().length]).toEqual([submits + 1, charges + 1]);
  });

  itUnless(scenes.isKeyless)(
    'REAL-10 put no key into what is kept of a request, nor into what is kept of an answer',
    async () => {
      const { open, call, apiKey, foreignKey } = fixtureOf();
      const prepared = await preparePlain(fixtureOf());
      const answers = [
        await open().submit(prepared, call()),
        await open({ apiKey: foreignKey }).submit(prepared, call()),
      ];
      const files = answers.flatMap(({ file }) => file ?? []);
      const read = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const kept = JSON.stringify([prepared, answers, read]);
      for (const secret of [apiKey, foreignKey]) {
        expect(kept).not.toContain(secret.split(':').at(-1));
      }
    },
  );

  it('REAL-04 say that nothing was sent when nobody is there, or nobody waits', async () => {
    const { open, call, nowhere, submits } = fixtureOf();
    const prepared = await preparePlain(fixtureOf());
    const before = submits();
    const away = await failureOf(open({ addresses: nowhere }).submit(prepared, call()));
    const aborted = await failureOf(open().submit(prepared, call(AbortSignal.abort())));
    expect([away.kind, aborted.kind]).toEqual(['transient', 'transient']);
    expect(submits()).toBe(before);
  });

  it.each(scenes.lostSubmits)('REAL-04 say that nobody knows: %s', async (scene) => {
    const { open, call, play } = fixtureOf();
    const prepared = await preparePlain(fixtureOf());
    play(scene);
    const service = open({ limits: { submitMs: 300 } });
    const failure = await failureOf(
      service.submit(prepared, call()).then((answer) => service.readSubmit(prepared, answer)),
    );
    expect(failure).toMatchObject({ kind: 'unknown', message: notice.paidCallUnknown });
  });

  it.each(scenes.refusals)('REAL-06 read the refusal %s as %s, for nothing', async (scene, kind) => {
    const { open, call, play, charges } = fixtureOf();
    const prepared = await preparePlain(fixtureOf());
    const before = charges().length;
    play(scene);
    const answer = await open().submit(prepared, call());
    const failure = await failureOf(Promise.resolve().then(() => open().readSubmit(prepared, answer)));
    expect(failure.kind).toBe(kind);
    expect(charges().length).toBe(before);
  });
}
