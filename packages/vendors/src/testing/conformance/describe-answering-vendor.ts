import type { MediaVendor } from '@kinora/models';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeAnswers } from './describe-answers.ts';
import { describeKeyTest } from './describe-key-test.ts';
import { describeSubmits } from './describe-submits.ts';
import type { AnsweringScenes, VendorFixture } from './vendor-fixture.ts';

/**
 * The list that every vendor passes whose service answers with the result itself: as `describeMediaVendor`, without a handle
 * that could be asked about or stopped, and with an answer that is worth as much as the result.
 */
export function describeAnsweringVendor(
  vendor: MediaVendor,
  {
    scenes,
    start,
  }: {
    readonly scenes: AnsweringScenes;
    readonly start: () => Promise<VendorFixture<AnsweringScenes>>;
  },
): void {
  let fixture: VendorFixture<AnsweringScenes>;
  beforeAll(async () => {
    fixture = await start();
  });
  afterAll(() => fixture.close());
  const fixtureOf = (): VendorFixture<AnsweringScenes> => fixture;

  describe(`submits of ${vendor.title}`, () => describeSubmits(fixtureOf, scenes));
  describe(`answers of ${vendor.title}`, () => describeAnswers(fixtureOf, { vendor, scenes }));
  describe(`the key of ${vendor.title}`, () => describeKeyTest(fixtureOf));
}
