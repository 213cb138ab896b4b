import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLookAndCast } from '@kinora/words';
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { createProviders } from './registry.ts';

const workFolder = await mkdtemp(join(tmpdir(), 'kinora-look-'));
const providers = createProviders();
afterAll(async () => {
  await providers.close();
  await rm(workFolder, { recursive: true });
});

const film = {
  look: 'watercolour on rough paper, evening light, muted greens, 35 mm lens',
  cast: [{ name: 'Ravi', appearance: 'a boy with black hair and a yellow jumper' }],
};

async function planOf(model: string, prompt: string) {
  const request = { prompt, language: 'English', videoStyle: 'auto', aspectRatio: '16:9', seed: 7 } as const;
  const call = { signal: new AbortController().signal, log: silentLog, workFolder };
  const scene = { title: 'Home', narration: 'It is quiet here.', keyFacts: [], index: 0, count: 2 };
  const started = await providers
    .pictureModel(model)
    ?.start({ ...request, scene, inputs: [], longSide: 160 }, call);
  return started?.state === 'finished' ? started.result.plan : undefined;
}

it.each(['flux_whiteboard', 'imagen_4_educational'])(
  'a painter of ours draws neither the look nor who is not in the picture: %s',
  async (model) => {
    const inFilm = (shown: string) => planOf(model, withLookAndCast(shown, film, 4_000));
    const lighthouse = await planOf(model, 'a lighthouse on a rock at dusk.');
    expect(lighthouse).toBeDefined();
    expect(await inFilm('a lighthouse on a rock at dusk')).toEqual(lighthouse);
    expect(await inFilm('Ravi and a lighthouse at dusk')).toEqual(
      await planOf(model, 'a boy with black hair and a yellow jumper and a lighthouse at dusk.'),
    );
  },
);
