import type { Providers } from '@kinora/models';
import { fal } from '@kinora/vendors/fal';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createFakeMedia, createMediaStudio } from './fake-media.ts';
import { startFalWith } from './fal-results.ts';
import { createAppOn } from './generation-app.ts';
import type { OpenDatabase } from '../../db/client.ts';
import type { MoreJobs } from './generation-app.ts';
import { renderSampleClips } from './test-pictures.ts';

interface FalAppOptions {
  readonly moreJobs?: MoreJobs;
  /** Scenes of every script. */
  readonly sceneCount?: number;
  /** A migrated database of the test's own. */
  readonly open?: OpenDatabase;
}

/** The calls of single images and clips with fal connected by the environment alone, before its simulator. */
export async function createFalApp({ moreJobs = () => [], sceneCount = 1, ...given }: FalAppOptions = {}) {
  const clips = await renderSampleClips(5);
  const simulator = await startFalWith(clips);
  const studio = createMediaStudio();
  const providers: Providers = {
    ...createFakeModels(noFaults(), sceneCount),
    ...createFakeMedia(studio, clips),
    // Stories come as far as their pictures.
    stagingModel: () => ({
      version: 'test',
      stage: () => Promise.reject(new Error('Nothing is staged here')),
    }),
  };
  const variables = { FAL_KEY: simulator.apiKey, ...simulator.addresses };
  const world = await createAppOn(providers, 320, { moreJobs, vendors: [fal], variables, ...given });
  return { ...world, simulator, studio };
}
