import { expect, it } from 'vitest';
import { CUT_STEP } from './cut-step.ts';
import { outcomeOf, preparePlain } from './vendor-steps.ts';
import type { SubmitScenes, VendorFixture } from './vendor-fixture.ts';

/** What every queue has to hold to while its handle breaks off on the way. */
export function describeCutSubmits(fixtureOf: () => VendorFixture, scenes: SubmitScenes): void {
  it('REAL-04 are accepted or unknown whatever byte their answer breaks off at, and never charged twice', async () => {
    const fixture = fixtureOf();
    const service = fixture.open();
    const prepared = await preparePlain(fixture);
    const [submits, charges] = [fixture.submits(), fixture.charges().length];
    const outcomes: string[] = [];
    // A while after the first cut that is accepted: then the answer is whole.
    for (
      let cut = 0;
      outcomes.filter((outcome) => outcome === 'accepted').length < 200 / CUT_STEP;
      cut += CUT_STEP
    ) {
      fixture.play(scenes.cutSubmit(cut));
      outcomes.push(await outcomeOf(fixture, { service, prepared }));
    }
    expect(new Set(outcomes)).toEqual(new Set(['unknown', 'accepted']));
    // Once its handle is there, it stays there.
    expect(outcomes.lastIndexOf('unknown')).toBe(outcomes.indexOf('accepted') - 1);
    expect(fixture.submits() - submits).toBe(outcomes.length);
    expect(fixture.charges().length - charges).toBe(outcomes.length);
    expect(new Set(fixture.charges())).toEqual(new Set([1]));
  });
}
