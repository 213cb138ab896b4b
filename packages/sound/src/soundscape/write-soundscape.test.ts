import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bedKinds, hitKinds, SoundscapeSchema } from './soundscape.ts';
import { writeSoundscape } from './write-soundscape.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundscape-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = { signal: new AbortController().signal };

describe('the sound of a clip', () => {
  it.each(bedKinds)('is quiet and never too loud: %s', async (kind) => {
    const soundscape = SoundscapeSchema.parse({ seed: 3, beds: [{ kind, level: 1 }], hits: [] });
    const output = join(folder, `${kind}.m4a`);
    const { integratedLufs, truePeakDb } = await writeSoundscape({ soundscape, seconds: 4, output }, run);
    expect(Math.abs(integratedLufs + 23)).toBeLessThan(1);
    expect(truePeakDb).toBeLessThan(-1);
  });

  it.each(hitKinds)('can have something happen in it: %s', async (kind) => {
    const hits = [{ kind, atSeconds: 1, seconds: 1.5, level: 1 }];
    const soundscape = SoundscapeSchema.parse({ seed: 3, beds: [{ kind: 'wind', level: 0.2 }], hits });
    const output = join(folder, `${kind}.m4a`);
    const { integratedLufs } = await writeSoundscape({ soundscape, seconds: 3, output }, run);
    expect(Math.abs(integratedLufs + 23)).toBeLessThan(3);
  });

  it('is not made any further when nobody wants it', async () => {
    const soundscape = SoundscapeSchema.parse({ seed: 3, beds: [{ kind: 'sea', level: 1 }], hits: [] });
    const stopped = { signal: AbortSignal.abort(new Error('stopped')) };
    await expect(
      writeSoundscape({ soundscape, seconds: 3, output: join(folder, 'stopped.m4a') }, stopped),
    ).rejects.toThrow('stopped');
  });
});
