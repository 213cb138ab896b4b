import { plainResults, startFalSimulator } from '@kinora/vendors/simulators';
import { afterAll } from 'vitest';
import { createInstallation } from './create-installation.ts';
import { sunnyPicture } from './generations/fal-results.ts';
import { paidPictures } from './generations/paid-pictures.ts';

/** An installation with fal's simulator behind it. */
export async function createPaidInstallation() {
  const results = { ...plainResults, picture: sunnyPicture };
  const simulator = await startFalSimulator({ results });
  afterAll(() => simulator.close());
  const installation = await createInstallation({ FAL_KEY: simulator.apiKey, ...simulator.addresses });
  const world = { ...installation, simulator };
  return {
    ...world,
    /** A person with credits, and the pictures they buy. */
    async signUp(name: string) {
      const { cookie, paid } = await installation.signUp(name);
      return { ...paidPictures(world, { cookie }), paid };
    },
  };
}
