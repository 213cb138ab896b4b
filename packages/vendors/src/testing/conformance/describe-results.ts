import { readdir, readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import type { MediaVendor } from '@kinora/models';
import { expect, it } from 'vitest';
import { failureOf, hear, madeOf, offersOf, taken, takenPlain } from './vendor-steps.ts';
import type { VendorFixture, VendorScenes } from './vendor-fixture.ts';

const { mediaService } = sentences;
/** More than any honest result of a test, less than the hostile ones. */
const limits = { resultBytes: 400_000 };

/** What every vendor has to hold to while a result is fetched. */
export function describeResults(
  fixtureOf: () => VendorFixture,
  { vendor, scenes }: { readonly vendor: MediaVendor; readonly scenes: VendorScenes },
): void {
  it.each(offersOf(vendor))('REAL-03 make %s', async (_name, { binding, ratio }) => {
    const { open, call, wishFor } = fixtureOf();
    const sent = await taken(fixtureOf(), binding, wishFor(binding, ratio));
    const news = 'made' in sent ? sent.made : await hear(fixtureOf(), sent.operation);
    const { file, madeBy } = await open().fetch(madeOf(news).answer, call());
    expect(madeBy).toEqual({ provider: vendor.key, model: binding.endpoint });
    expect(file).toMatch(binding.medium === 'picture' ? /\.(?:png|jpe?g|webp)$/u : /\.mp4$/u);
    expect((await readFile(file)).length).toBeGreaterThan(100);
  });

  it.each(scenes.unusable)('REAL-08 keep nothing of a result that cannot be used: %s', async (scene) => {
    const { open, call, folder, trespasses } = fixtureOf();
    const news = madeOf(await hear(fixtureOf(), await takenPlain(fixtureOf(), scene)));
    const before = await readdir(folder);
    const refused = await failureOf(open({ limits }).fetch(news.answer, call()));
    expect(refused).toMatchObject({ kind: 'transient', message: mediaService.unusable });
    expect(await readdir(folder)).toEqual(before);
    expect(trespasses()).toEqual([]);
  });

  it('REAL-08 do not begin with a file of more than 512 MiB', async () => {
    const { open, call, folder } = fixtureOf();
    const news = madeOf(await hear(fixtureOf(), await takenPlain(fixtureOf(), scenes.tooLarge)));
    const before = await readdir(folder);
    expect((await failureOf(open().fetch(news.answer, call()))).message).toBe(mediaService.unusable);
    expect(await readdir(folder)).toEqual(before);
  });

  it('REAL-08 keep no half of a file, wherever it breaks off, and fetch it again', async () => {
    const { open, call } = fixtureOf();
    for (let cut = 0; cut < 1_500; cut += 97) {
      const operation = await takenPlain(fixtureOf(), scenes.cutResult(cut));
      const { answer } = madeOf(await hear(fixtureOf(), operation));
      expect(await failureOf(open().fetch(answer, call()))).toMatchObject({ kind: 'transient' });
    }
  });

  it('REAL-05 do not wait for a file for ever', async () => {
    const { open, call } = fixtureOf();
    const operation = await takenPlain(fixtureOf(), scenes.silentResult);
    const { answer } = madeOf(await hear(fixtureOf(), operation));
    const hasty = open({ limits: { transferMs: 200 } });
    expect(await failureOf(hasty.fetch(answer, call()))).toMatchObject({ kind: 'transient' });
  });

  it('leave finished files alone behind', async () => {
    const names = await readdir(fixtureOf().folder);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
}
