import type { MediaVendor } from '@kinora/models';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeCutSubmits } from './describe-cut-submits.ts';
import { describeKeyTest } from './describe-key-test.ts';
import { describeQuestions } from './describe-questions.ts';
import { describeResults } from './describe-results.ts';
import { describeSubmits } from './describe-submits.ts';
import type { VendorFixture, VendorScenes } from './vendor-fixture.ts';

/**
 * The list that every vendor of pictures and clips passes before it is connected, against a simulator that speaks its wire
 * protocol: each binding, every class of failure, answers that break off at every byte, hostile results, cancels. What it
 * holds to through the product, with kills and two workers, is the same for all, since the gateway alone knows it.
 */
export function describeMediaVendor(
  vendor: MediaVendor,
  { scenes, start }: { readonly scenes: VendorScenes; readonly start: () => Promise<VendorFixture> },
): void {
  let fixture: VendorFixture;
  beforeAll(async () => {
    fixture = await start();
  });
  afterAll(() => fixture.close());
  const fixtureOf = (): VendorFixture => fixture;

  describe(`submits of ${vendor.title}`, () => {
    describeSubmits(fixtureOf, scenes);
    describeCutSubmits(fixtureOf, scenes);
  });
  describe(`questions to ${vendor.title}`, () => {
    describeQuestions(fixtureOf, scenes);
    if (scenes.isKeyless !== true) {
      describeKeyTest(fixtureOf);
    }
  });
  describe(`results of ${vendor.title}`, () => describeResults(fixtureOf, { vendor, scenes }));
}
