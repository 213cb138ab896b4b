import { expect, it } from 'vitest';
import { failureOf } from './vendor-steps.ts';
import type { SubmitScenes, VendorFixture } from './vendor-fixture.ts';

/** What every vendor has to hold to while its key is tried. */
export function describeKeyTest(fixtureOf: () => VendorFixture<SubmitScenes>): void {
  it('REAL-10 say whether a key is taken, and charge nothing for it', async () => {
    const { open, call, foreignKey, nowhere, submits } = fixtureOf();
    const before = submits();
    await open().test(call());
    const foreign = await failureOf(open({ apiKey: foreignKey }).test(call()));
    const away = await failureOf(open({ addresses: nowhere }).test(call()));
    expect([foreign.kind, away.kind, submits()]).toEqual(['auth', 'transient', before]);
  });
}
