import { readFile } from 'node:fs/promises';
import type { AspectRatio } from '@kinora/contract/catalogue';
import {
  startComfyuiSimulator,
  startElevenLabsSimulator,
  startGeminiImagesSimulator,
  startOpenAiImagesSimulator,
  startReplicateSimulator,
  startRunwaySimulator,
} from '@kinora/vendors/simulators';
import { startFalWith, sunnyPicture } from '../../apps/server/src/testing/generations/fal-results.ts';
import type { PatientClient } from './patient-client.ts';

/** A vendor as whoever counts with it sees it. */
export interface Seller {
  readonly provider: string;
  /** How often each request that was taken is charged, by the vendor's own name for it. */
  readonly charges: ReadonlyMap<string, number>;
  /** `handle`: a request is told apart by it; `at-once`: the answer is the result; `free`: it may be made twice. */
  readonly manner: 'handle' | 'at-once' | 'free';
  /** Models that are bound to it; fal makes everything else. */
  readonly models: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts a simulator of each vendor, which live on while the installation dies. @returns fal apart, whose answers can be held */
export async function startSellers(clips: Readonly<Record<AspectRatio, string>>) {
  const wide = await readFile(clips['16:9']);
  const tall = await readFile(clips['9:16']);
  const clip = ({ ratio, aspect_ratio: named }: Readonly<Record<string, unknown>>): Buffer =>
    ratio === '720:1280' || ratio === '9:16' || named === '9:16' ? tall : wide;
  const results = { picture: sunnyPicture, clip };
  const [fal, openai, gemini, runway, replicate, comfyui, elevenLabs] = await Promise.all([
    startFalWith(clips),
    startOpenAiImagesSimulator({ picture: sunnyPicture }),
    startGeminiImagesSimulator({ picture: sunnyPicture }),
    startRunwaySimulator({ results }),
    startReplicateSimulator({ results }),
    startComfyuiSimulator({ results }),
    startElevenLabsSimulator(),
  ]);
  const sellers: readonly Seller[] = [
    seller('fal', fal, { manner: 'handle', models: [], keyName: 'FAL_KEY' }),
    seller('openai', openai, {
      manner: 'at-once',
      models: ['dalle_3', 'ideogram_v3'],
      keyName: 'OPENAI_API_KEY',
    }),
    seller('gemini', gemini, {
      manner: 'at-once',
      models: ['gemini_2_5_flash', 'seedream'],
      keyName: 'GEMINI_API_KEY',
    }),
    seller('runway', runway, {
      manner: 'handle',
      models: ['kling_2_1', 'veo3_t2v'],
      keyName: 'RUNWAYML_API_SECRET',
    }),
    seller('replicate', replicate, {
      manner: 'handle',
      models: ['flux_pro', 'seedance_t2v'],
      keyName: 'REPLICATE_API_TOKEN',
    }),
    seller(
      'comfyui',
      { ...comfyui, apiKey: '' },
      { manner: 'free', models: ['flux_v1', 'image_whiteboard'], keyName: null },
    ),
    seller(
      'elevenlabs',
      { ...elevenLabs, addresses: { ELEVENLABS_BASE_URL: elevenLabs.baseUrl } },
      { manner: 'at-once', models: [], keyName: 'ELEVENLABS_API_KEY' },
    ),
  ];
  return { fal, sellers };
}

interface Simulator extends Pick<Seller, 'charges' | 'close'> {
  readonly apiKey: string;
  readonly addresses: Readonly<Record<string, string>>;
}

function seller(
  provider: string,
  { charges, apiKey, addresses, close }: Simulator,
  { keyName, ...about }: Pick<Seller, 'manner' | 'models'> & { readonly keyName: string | null },
): Seller {
  const key = keyName === null ? {} : { [keyName]: apiKey };
  return { provider, charges, close, ...about, environment: { ...addresses, ...key } };
}

/** An admin gives each of them the models it is to make. */
export async function bindModels(client: PatientClient, sellers: readonly Seller[]): Promise<void> {
  for (const { provider, models } of sellers) {
    for (const model of models) {
      await client.put(`/api/admin/models/${model}`, { provider });
    }
  }
}
