import { basicEngine, effects } from '@kinora/contract/catalogue';
import sharp from 'sharp';
import { signUpAnother, signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { makeImage, makeStory } from '../scripts/client/make.ts';
import { articleOf } from './article.ts';

const JOBS = 100;

/** A drawn film, from its submit to the end. */
async function secondsOfFilm(client: KinoraClient, number: number): Promise<number> {
  const voices = await client.voices();
  const begun = performance.now();
  await makeStory(client, {
    data: {
      session_id: 'bench',
      request_id: `bench-fairness-${number}`,
      user_query: await articleOf('en'),
      video_type: 'explainer',
      selected_engine: basicEngine,
      voice: voices.find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id,
    },
  });
  return (performance.now() - begun) / 1000;
}

/** Clips of 1080p, all of them asked for before the first is made. */
async function startClips(client: KinoraClient): Promise<void> {
  const prompt = 'A lighthouse on a cliff at sunset';
  const open = effects.filter(({ tier }) => tier === 'basic');
  const picture = await makeImage(client, { session_id: 'bench', model_name: 'flux_pro', prompt });
  const bytes = await sharp(picture).jpeg({ quality: 92 }).toBuffer();
  const upload = { field: 'image', name: 'upload.jpg', bytes, contentType: 'image/jpeg' };
  for (let job = 0; job < JOBS; job += 1) {
    const data = { session_id: 'bench', prompt, dynamic_effect: open[job % open.length]?.key };
    await client.start('/video/generate-video-from-effect-async', data, [upload]);
  }
}

/** One person's film alone, and then behind another person's hundred clips. */
export async function measureFairness(): Promise<string[]> {
  const server = await startKinora({
    renderProfile: 'full',
    environment: { KINORA_STARTING_CREDITS: '5000' },
  });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const neighbour = await signUpAnother(client);
    // The first film of an installation loads what all later ones find.
    await secondsOfFilm(client, 0);
    const alone = await secondsOfFilm(client, 1);
    await startClips(neighbour);
    const beside = await secondsOfFilm(client, 2);
    return [
      `| a drawn film of 1080p alone, then behind a neighbour's ${JOBS} clips | ${alone.toFixed(1)} s, then ${beside.toFixed(1)} s: ${(beside / alone).toFixed(2)} times as long (promised: at most half as fast, 2) |`,
    ];
  } finally {
    await server.stop();
  }
}
