import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { sentences } from '@kinora/contract/sentences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { paidPictures } from '../../testing/generations/paid-pictures.ts';

const run = promisify(execFile);
const world = await createFalApp();
const { simulator } = world;
afterAll(() => simulator.close());
const ann = await world.signUp('Ann', 1_000);
const pictures = paidPictures(world, ann);

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(canMount)('a disk without room for a download', () => {
  const place = { folder: '', filler: '' };
  const fill = () => writeFile(place.filler, Buffer.alloc(64 * 1024)).catch(() => undefined);
  const makeRoom = () => rm(place.filler, { force: true });

  beforeAll(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'kinora-no-room-'));
    place.filler = join(place.folder, 'filler');
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', place.folder]);
    await run('dd', ['if=/dev/zero', `of=${join(place.folder, 'much')}`, 'bs=64k', 'count=15']);
    // Where every attempt of a step works.
    Object.assign(world.deps, { workRoot: place.folder });
  });
  afterAll(async () => {
    await run('umount', [place.folder]);
    await rm(place.folder, { recursive: true, force: true });
  });

  it('REAL-05 leaves the result with the vendor: it is fetched when there is room, and not bought again', async () => {
    await fill();
    const id = await pictures.start('A fox');
    await world.until(async () => {
      const [step] = await world.steps(id);
      return step !== undefined && step.failures > 0 ? true : undefined;
    });
    expect(await pictures.requestsOf(id)).toMatchObject([{ state: 'answered', endedAt: null }]);
    await makeRoom();
    await pictures.untilStatus(id, 'completed');
    expect(await pictures.chargesOf(id)).toEqual([1]);
  });

  it('O2 REAL-05 that stays full ends with its own sentence and the credits back; a retry fetches what was paid', async () => {
    const before = await world.balance(ann.id);
    await fill();
    const id = await pictures.start('A fox');
    expect((await pictures.untilStatus(id, 'failed')).error).toBe(sentences.failure.diskFull);
    expect(await world.balance(ann.id)).toEqual(before);
    expect(await pictures.requestsOf(id)).toMatchObject([{ state: 'late' }]);
    await makeRoom();
    await pictures.retry(id);
    await pictures.untilStatus(id, 'completed');
    expect(await pictures.chargesOf(id)).toEqual([1]);
  });
});
