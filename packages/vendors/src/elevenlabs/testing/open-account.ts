import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Buy, RawAnswer } from '@kinora/models';
import { elevenLabs } from '../vendor.ts';
import { startElevenLabsSimulator } from '../../simulators/elevenlabs-server.ts';
import type { SimulatedVoice } from '../../simulators/elevenlabs/voices.ts';
import { buyAtOnce } from '../../testing/buy-at-once.ts';

/** One of the voices that the simulator has when nothing else is said. */
export const sarah = 'eleven-EXAVITQu4vr4xnSDxMaL';

/** A simulated account and a folder to speak into. */
export async function openAccount(voices?: (origin: string) => readonly SimulatedVoice[]) {
  const simulator = await startElevenLabsSimulator(voices === undefined ? {} : { voices });
  const folder = await mkdtemp(join(tmpdir(), 'kinora-elevenlabs-'));
  const costs: (number | null)[] = [];
  const answers: RawAnswer[] = [];
  const atOnce = buyAtOnce(folder);
  const buy: Buy = (purchase, signal) =>
    atOnce(
      {
        ...purchase,
        async send(to) {
          const answer = await purchase.send(to);
          answers.push(answer);
          return answer;
        },
        async readAnswer(answer, file) {
          const { cost } = await purchase.readAnswer(answer, file);
          costs.push(cost);
          return { cost };
        },
      },
      signal,
    );
  const speechWith = (variables: Readonly<Record<string, unknown>> = {}) => {
    const connection = elevenLabs.connect({
      variables: {
        ELEVENLABS_API_KEY: simulator.apiKey,
        ELEVENLABS_BASE_URL: simulator.baseUrl,
        ...variables,
      },
      previewText: 'Hello, this is how I sound.',
    });
    if (connection?.speech === undefined) {
      throw new Error('ElevenLabs is not connected');
    }
    return connection.speech;
  };
  return {
    simulator,
    folder,
    /** What each purchase has cost, in the order of the requests. */
    costs,
    answers,
    speechWith,
    call: (signal = new AbortController().signal) => ({ signal, workFolder: folder, buy }),
    async close() {
      await simulator.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
