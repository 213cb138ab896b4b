import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import type { MediaVendor, RawAnswer } from '@kinora/models';
import { expect, it } from 'vitest';
import { CUT_STEP } from './cut-step.ts';
import { failureOf, madeOf, offersOf, outcomeOf, plainBinding, preparePlain } from './vendor-steps.ts';
import type { AnsweringScenes, VendorFixture } from './vendor-fixture.ts';

const { mediaService } = sentences;
type Fixture = VendorFixture<AnsweringScenes>;

/** Heads of answers are cut more often than the long rest. */
const HEAD_BYTES = 300;
const STEP_BYTES = 211;
/** So many cuts in a row that lie behind the end. */
const WHOLE = 12;

/** What every service has to hold to that answers with the result itself. */
export function describeAnswers(
  fixtureOf: () => Fixture,
  { vendor, scenes }: { readonly vendor: MediaVendor; readonly scenes: AnsweringScenes },
): void {
  it.each(offersOf(vendor))('REAL-03 make %s', async (_name, { binding, ratio }) => {
    const { open, call, wishFor } = fixtureOf();
    const service = open();
    expect(service.answersWithin).toBeGreaterThan(30);
    const prepared = await service.prepare(binding, wishFor(binding, ratio), call());
    const answer = await service.submit(prepared, call());
    const { answer: result } = madeOf(await service.readSubmit(prepared, answer));
    const { file, madeBy } = await service.fetch(result, fetchCall(fixtureOf(), answer));
    expect(madeBy).toEqual({ provider: vendor.key, model: binding.endpoint });
    expect(file).toMatch(/\.(?:png|jpe?g|webp)$/u);
    expect((await readFile(file)).length).toBeGreaterThan(100);
  });

  it('REAL-05 read an answer as often as they are asked, wherever it is kept, and leave it as it is', async () => {
    const fixture = fixtureOf();
    const prepared = await preparePlain(fixture);
    const answer = await fixture.open().submit(prepared, fixture.call());
    const [submits, charges] = [fixture.submits(), fixture.charges().length];
    const kept = join(fixture.folder, 'kept-by-another-process');
    await copyFile(answer.file ?? '', kept);
    const before = await readFile(kept);
    const elsewhere = { ...answer, file: kept };
    const reads = [
      await fixture.open().readSubmit(prepared, answer),
      await fixture.open().readSubmit(prepared, elsewhere),
    ];
    const [first, second] = reads.map((read) => madeOf(read));
    expect(second).toEqual(first);
    const files = [];
    for (const from of [answer, elsewhere, elsewhere]) {
      const { file } = await fixture.open().fetch(first?.answer ?? null, fetchCall(fixture, from));
      files.push(await readFile(file));
    }
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).toEqual(files[0]);
    expect(await readFile(kept)).toEqual(before);
    expect([fixture.submits(), fixture.charges().length]).toEqual([submits, charges]);
  });

  it('REAL-05 say that a result is lost whose answer is kept no more', async () => {
    const { open, call } = fixtureOf();
    const prepared = await preparePlain(fixtureOf());
    const { answer } = madeOf(await open().readSubmit(prepared, await open().submit(prepared, call())));
    expect(await failureOf(open().fetch(answer, call()))).toMatchObject({ kind: 'unusable' });
  });

  it('REAL-04 are made or unknown wherever their answer breaks off, and never charged twice', async () => {
    const fixture = fixtureOf();
    const service = fixture.open();
    const prepared = await preparePlain(fixture);
    const [submits, charges] = [fixture.submits(), fixture.charges().length];
    const outcomes: string[] = [];
    let cut = 0;
    while (outcomes.filter((outcome) => outcome === 'made').length < WHOLE) {
      fixture.play(scenes.cutSubmit(cut));
      outcomes.push(await outcomeOf(fixture, { service, prepared }));
      cut += cut < HEAD_BYTES ? CUT_STEP : STEP_BYTES;
    }
    expect(new Set(outcomes)).toEqual(new Set(['unknown', 'made']));
    expect(outcomes.lastIndexOf('unknown')).toBe(outcomes.indexOf('made') - 1);
    expect(outcomes.indexOf('made')).toBeGreaterThan(HEAD_BYTES / CUT_STEP);
    expect(fixture.submits() - submits).toBe(outcomes.length);
    expect(fixture.charges().length - charges).toBe(outcomes.length);
    expect(new Set(fixture.charges())).toEqual(new Set([1]));
  });

  it('REAL-08 keep nothing of an answer that is too long, and do not know what became of it', async () => {
    const fixture = fixtureOf();
    const { open, call, play, folder } = fixture;
    const prepared = await preparePlain(fixture);
    const before = await readdir(folder);
    play(scenes.longAnswer(300_000));
    const hasty = open({ limits: { resultBytes: 200_000 } });
    expect(await failureOf(hasty.submit(prepared, call()))).toMatchObject({ kind: 'unknown' });
    expect(await readdir(folder)).toEqual(before);
  });

  it.each(scenes.policy)('REAL-07 end with the sentence of a refusal: %s', async (scene) => {
    const { open, call } = fixtureOf();
    const prepared = await preparePlain(fixtureOf(), scene);
    const answer = await open().submit(prepared, call());
    const refused = await failureOf(Promise.resolve().then(() => open().readSubmit(prepared, answer)));
    expect(refused).toMatchObject({ kind: 'policy', message: mediaService.policy });
  });

  it.each(scenes.unusable)('REAL-08 keep nothing of a result that cannot be used: %s', async (scene) => {
    const fixture = fixtureOf();
    const { open, call, folder, trespasses } = fixture;
    const prepared = await preparePlain(fixture, scene);
    const answer = await open().submit(prepared, call());
    const before = await readdir(folder);
    const refused = await failureOf(
      Promise.resolve()
        .then(() => open().readSubmit(prepared, answer))
        .then((submitted) => open().fetch(madeOf(submitted).answer, fetchCall(fixture, answer))),
    );
    expect(['unusable', 'transient']).toContain(refused.kind);
    expect(refused.message).toBe(mediaService.unusable);
    expect(await readdir(folder)).toEqual(before);
    expect(trespasses()).toEqual([]);
  });

  it('REAL-04 send nothing when the pictures that go with it are not there any more', async () => {
    const { open, call, wishFor, submits } = fixtureOf();
    const wishes = vendor.bindings.map((binding) => ({ binding, wanted: wishFor(binding, '16:9') }));
    const edit = wishes.find(({ wanted }) => wanted.medium === 'picture' && wanted.request.inputs.length > 0);
    const { binding, wanted } = edit ?? {
      binding: plainBinding(fixtureOf()),
      wanted: fixtureOf().plain.wish(),
    };
    const prepared = await open().prepare(binding, wanted, call());
    const before = submits();
    const elsewhere = { ...call(), workFolder: join(fixtureOf().folder, 'elsewhere') };
    expect(await failureOf(open().submit(prepared, elsewhere))).toMatchObject({ kind: 'transient' });
    expect(submits()).toBe(before);
  });
}

function fetchCall({ call }: Fixture, { file }: RawAnswer) {
  return { ...call(), ...(file === undefined ? {} : { answerFile: file }) };
}
