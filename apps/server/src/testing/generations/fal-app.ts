import { readFile } from 'node:fs/promises';
import { plainResults, startFalSimulator } from '@kinora/vendors/simulators';
import type { FalSimulator } from '@kinora/vendors/simulators';
import { fal } from '@kinora/vendors/fal';
import sharp from 'sharp';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createFakeMedia, createMediaStudio } from './fake-media.ts';
import { createAppOn } from './generation-app.ts';
import { renderSampleClips } from './test-pictures.ts';

/** The calls of single images and clips with fal connected by the environment alone, before its simulator. */
export async function createFalApp() {
  const clips = await renderSampleClips(5);
  const whole = { '16:9': await readFile(clips['16:9']), '9:16': await readFile(clips['9:16']) };
  const simulator: FalSimulator = await startFalSimulator({
    results: {
      picture: async (body) => {
        const sun = { create: { width: 200, height: 200, channels: 3, background: '#ffe080' } } as const;
        return await sharp(await plainResults.picture(body))
          .toColourspace('srgb')
          .composite([{ input: sun, left: 60, top: 40 }])
          .png()
          .toBuffer();
      },
      clip: ({ aspect_ratio: ratio }) => (ratio === '9:16' ? whole['9:16'] : whole['16:9']),
    },
  });
  const studio = createMediaStudio();
  const providers = { ...createFakeModels(noFaults(), 1), ...createFakeMedia(studio, clips) };
  const variables = { FAL_KEY: simulator.apiKey, ...simulator.addresses };
  const world = await createAppOn(providers, 320, { vendors: [fal], variables });
  return { ...world, simulator, studio };
}
