import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePortrait } from '../cast/compose-cast.ts';
import { readPerson } from '../describe/read-person.ts';
import type { CastPlan } from '../plan/cast-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { openPainting } from './paint-order.ts';
import { createPaintingPool } from './painting-pool.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-painting-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const size = { width: 320, height: 180 };
const place: ScenePlan = {
  kind: 'diorama',
  style: 'rich',
  seed: 3,
  place: 'coast',
  time: 'sunset',
  weather: 'rain',
  season: 'summer',
  mood: 'calm',
  camera: 'wide',
  subjects: [],
  details: [],
  lettering: ['OPEN'],
  aspectRatio: '16:9',
};
const request = { prompt: 'an old man with a moustache', seed: 4, language: 'English' } as const;
const person = readPerson(request, 'rich');
const cast: CastPlan = {
  kind: 'cast',
  background: place,
  people: [composePortrait(person, '16:9')],
  isAtTable: true,
};

describe('painting in processes of their own', () => {
  it('gives the very pixels that are painted here', async () => {
    const [pool, here] = [createPaintingPool(), openPainting()];
    try {
      for (const [name, plan] of Object.entries({ place, cast, portrait: composePortrait(person, '16:9') })) {
        const [there, mine] = [path.join(folder, `${name}.webp`), path.join(folder, `${name}-here.webp`)];
        await pool.picture({ plan, ...size, file: there }, { signal });
        await here.picture({ plan, ...size, file: mine }, { signal });
        expect((await readFile(there)).equals(await readFile(mine))).toBe(true);
      }
    } finally {
      pool.close();
    }
  });

  it('writes layers and parts where they are wanted', async () => {
    const pool = createPaintingPool();
    try {
      const { layers, falling } = await pool.layers({ plan: place, ...size, bleed: 24, folder }, { signal });
      expect(falling).toEqual(['rain']);
      expect(layers.length).toBeGreaterThan(2);
      const made = await pool.cast({ plan: cast, ...size, bleed: 24, folder }, { signal });
      const { behind, lettering, people, table } = made;
      expect(people).toHaveLength(1);
      const files = [...layers.flatMap((layer) => layer.files), ...behind, lettering ?? '', table ?? ''];
      for (const file of [...files, ...people.flat().flatMap((sprite) => sprite.files)]) {
        expect((await readFile(file)).length).toBeGreaterThan(20);
      }
    } finally {
      pool.close();
    }
  });

  it('ends what is not wanted any more with its reason, says what went wrong, and goes on', async () => {
    const pool = createPaintingPool();
    try {
      const controller = new AbortController();
      const reason = new Error('cancelled by the user');
      const file = path.join(folder, 'stopped.webp');
      const stopped = pool.picture(
        { plan: place, width: 3840, height: 2160, file },
        { signal: controller.signal },
      );
      controller.abort(reason);
      await expect(stopped).rejects.toBe(reason);
      const nowhere = path.join(folder, 'no-such-folder', 'picture.webp');
      await expect(pool.picture({ plan: place, ...size, file: nowhere }, { signal })).rejects.toThrow(
        'no-such-folder',
      );
      await pool.picture({ plan: place, ...size, file }, { signal });
      expect((await readFile(file)).length).toBeGreaterThan(500);
    } finally {
      pool.close();
    }
  });
});
