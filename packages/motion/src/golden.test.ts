import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDioramaModel, sceneManners, stagingVersion } from '@kinora/painter';
import { createRenderPool, readStills, rendererVersion } from '@kinora/renderer';
import type { FilmStill } from '@kinora/renderer';
import { goldenOf, stretchOf } from '@kinora/renderer/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { motionModels } from './motion-manners.ts';
import { openPainting } from '@kinora/painter/hand';
import { createMotionModel } from './motion-model.ts';

const golden = goldenOf(new URL('golden.json', import.meta.url), `${rendererVersion}.${stagingVersion}`);
const pool = createRenderPool();
const painting = openPainting();
const [manner] = sceneManners;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-golden-'));
});
afterAll(async () => {
  pool.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(['veo3', 'hailuo2', 'talking_character'])(
  '0.2 seconds of a picture that %s moves have the pixels of their version',
  async (key) => {
    const found = motionModels.find((each) => each.key === key);
    if (found === undefined || manner === undefined) {
      throw new Error(key);
    }
    const painter = createDioramaModel(manner, painting);
    const model = createMotionModel({ manner: found.manner, pool, painter, painting, profile: 'test' });
    const workFolder = await mkdtemp(path.join(folder, 'call-'));
    const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
    const prompt = 'A red fox beside a lake, golden hour';
    const progress = await model.start(
      { prompt, aspectRatio: '16:9', durationSeconds: 1, seed: 5, longSide: 320 },
      call,
    );
    if (progress.state !== 'finished') {
      throw new Error('A clip is finished at once');
    }
    const stills: FilmStill[] = [];
    for await (const still of readStills(progress.result.file, { everySeconds: 1 / 24, width: 320 })) {
      stills.push(still);
    }
    expect(golden(key, stretchOf(stills.slice(10, 15)))).toBeNull();
  },
);
