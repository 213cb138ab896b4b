import { fal } from '@kinora/vendors/fal';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createFakeMedia, createMediaStudio } from './fake-media.ts';
import { startFalWith } from './fal-results.ts';
import { createAppOn } from './generation-app.ts';
import { renderSampleClips } from './test-pictures.ts';

/** The calls of single images and clips with fal connected by the environment alone, before its simulator. */
export async function createFalApp() {
  const clips = await renderSampleClips(5);
  const simulator = await startFalWith(clips);
  const studio = createMediaStudio();
  const providers = { ...createFakeModels(noFaults(), 1), ...createFakeMedia(studio, clips) };
  const variables = { FAL_KEY: simulator.apiKey, ...simulator.addresses };
  const world = await createAppOn(providers, 320, { vendors: [fal], variables });
  return { ...world, simulator, studio };
}
