import { basicEngine } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import { setTimeout as pause } from 'node:timers/promises';
import { signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';

/** Each has its source on the shelf. */
const questions = [
  'Why do leaves change colour in autumn?',
  'How do volcanoes work?',
  'Why do leaves change colour in autumn?',
] as const;

async function secondsToScenes(client: KinoraClient, question: string, number: number): Promise<number> {
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'));
  const begun = performance.now();
  const id = await client.startStory({
    session_id: 'bench',
    request_id: `bench-scenes-${number}`,
    user_query: question,
    video_type: 'explainer',
    selected_engine: basicEngine,
    voice: voice?.voice_id,
  });
  for (;;) {
    const { status, error } = await client.project(id);
    if (error !== null) {
      throw new Error(error);
    }
    if (status === projectStatus.SCENES_READY) {
      return (performance.now() - begun) / 1000;
    }
    await pause(50);
  }
}

/** From a question to scenes that can be read, on a fresh installation; its worker's first one pays for what is loaded once. */
export async function measureFirstScenes(): Promise<string[]> {
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const seconds: number[] = [];
    for (const [index, question] of questions.entries()) {
      seconds.push(await secondsToScenes(client, question, index));
    }
    const [first = Number.NaN, ...others] = seconds;
    return [
      `| a question whose source is on the shelf, submit to SCENES_READY | ${first.toFixed(1)} s as the first of a fresh installation, then ${others.map((each) => each.toFixed(1)).join(' and ')} s |`,
    ];
  } finally {
    await server.stop();
  }
}
