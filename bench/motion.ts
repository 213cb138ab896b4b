import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { effectKeys } from '@kinora/contract/catalogue';
import { createRenderPool, filmFrameRate, LayeredSceneSchema } from '@kinora/renderer';
import type { RenderPool } from '@kinora/renderer';
import { createLogger } from '../apps/server/src/platform/logging.ts';
import { createProviders } from '../apps/server/src/gateway/registry.ts';
import type {
  JsonValue,
  ProviderCall,
  ImageRequest,
  ImageResult,
  Providers,
  VideoRequest,
} from '@kinora/models';

/** What the measurements work with. */
interface Studio {
  readonly providers: Providers;
  readonly pool: RenderPool;
  readonly folder: string;
}

/** Seconds of picture, and of time. */
interface Taken {
  readonly pictureSeconds: number;
  readonly wallSeconds: number;
}

const look = {
  width: 1920,
  height: 1080,
  framesPerSecond: filmFrameRate,
  subtitles: 'none',
  language: 'en',
  showHand: false,
} as const;
const clipSeconds = 6;

/** Camera clips, the eight effects, painted places and people who speak, each from a finished picture to its last frame. */
export async function measureMotion(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-motion-'));
  const pool = createRenderPool();
  const providers = createProviders(undefined, pool);
  const studio = { providers, pool, folder };
  try {
    const photo = await paint(studio, {
      key: 'flux_pro',
      prompt: 'A woman in a red coat on a hill above the sea at sunset',
    });
    // The first piece of work starts the process; that is measured by nobody.
    await moved(studio, 'warm', { model: 'veo3', image: photo.file, durationSeconds: 1 });
    const clip = await moved(studio, 'clip', {
      model: 'veo3',
      image: photo.file,
      prompt: 'the camera pushes in',
    });
    const effects: Taken[] = [];
    for (const effect of effectKeys) {
      effects.push(await moved(studio, effect, { model: 'hailuo', image: photo.file, effect }));
    }
    return [
      rowOf('camera clip of a photo, 1080p', [clip]),
      rowOf('the eight effects of a photo, 1080p', effects),
      rowOf('film of three painted places, 1080p', await placesFilm(studio)),
      rowOf('a person who speaks, 1080p', [await talkingScene(studio)]),
    ];
  } finally {
    await providers.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(what: string, parts: readonly Taken[]): string {
  const sum = (value: (part: Taken) => number): number =>
    parts.reduce((total, part) => total + value(part), 0);
  const [picture, wall] = [sum((part) => part.pictureSeconds), sum((part) => part.wallSeconds)];
  const slowest = Math.min(...parts.map((part) => part.pictureSeconds / part.wallSeconds));
  const least = parts.length > 1 ? `, the slowest ${slowest.toFixed(2)} x` : '';
  return `| ${what} | ${picture.toFixed(0)} s in ${wall.toFixed(1)} s, ${(picture / wall).toFixed(2)} x realtime${least} |`;
}

async function placesFilm(studio: Studio): Promise<Taken[]> {
  const places = [
    ['flux_pro', 'hailuo2', 'A red lighthouse on a cliff at sunset, waves below'],
    ['seedream', 'seedance', 'A fox in a forest in the morning'],
    ['flux_vector', 'seedance_lite', 'A village under mountains by day'],
  ] as const;
  const taken: Taken[] = [];
  for (const [painter, model, prompt] of places) {
    const picture = await paint(studio, { key: painter, prompt });
    taken.push(await moved(studio, painter, { model, image: picture.file, ...planOf(picture), prompt }));
  }
  return taken;
}

async function talkingScene(studio: Studio): Promise<Taken> {
  const key = 'imagen_4_educational';
  const portrait = await paint(studio, { key, prompt: 'A friendly teacher with glasses', isPortrait: true });
  const characters = portrait.plan === undefined ? [] : [portrait.plan];
  const picture = await paint(studio, { key, prompt: 'A teacher in a classroom', characters });
  // Without sounds the mouth moves at the pace of syllables.
  const speech = [{ character: 0, startSeconds: 0.4, endSeconds: 11.4, phonemes: [] }];
  return await moved(studio, 'talk', {
    model: 'talking_character',
    image: picture.file,
    ...planOf(picture),
    characters,
    speech,
    lipsync: true,
    durationSeconds: 12,
  });
}

function planOf({ plan }: ImageResult): { imagePlan?: JsonValue } {
  return plan === undefined ? {} : { imagePlan: plan };
}

async function paint(
  studio: Studio,
  { key, ...wish }: { key: string } & Pick<ImageRequest, 'prompt'> & Partial<ImageRequest>,
): Promise<ImageResult> {
  const progress = await studio.providers.pictureModel(key)?.start(
    {
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 11,
      inputs: [],
      longSide: 1920,
      ...wish,
    },
    await callIn(studio, `picture-${key}-${wish.prompt.length}`),
  );
  if (progress?.state !== 'finished') {
    throw new Error(`${key} does not paint at once.`);
  }
  return progress.result;
}

/** Stages a picture and renders it, as a film's segment is made. */
async function moved(
  studio: Studio,
  name: string,
  { model, ...wish }: { model: string } & Partial<VideoRequest>,
): Promise<Taken> {
  const request = { prompt: '', aspectRatio: '16:9', seed: 5, longSide: 1920, ...wish } as const;
  const durationSeconds = wish.durationSeconds ?? clipSeconds;
  const call = await callIn(studio, name);
  const started = performance.now();
  const staged = await studio.providers.stagingModel(model)?.stage({ ...request, durationSeconds }, call);
  if (staged === undefined) {
    throw new Error(`${model} stages nothing.`);
  }
  const layers = LayeredSceneSchema.parse(staged.scene);
  const scene = { id: name, layers, narration: null, minimumSeconds: durationSeconds, exit: 'hold' } as const;
  const output = join(call.workFolder, 'clip.mp4');
  const { seconds } = await studio.pool.renderSegment({ scene, look, profile: 'film', output });
  const wallSeconds = (performance.now() - started) / 1000;
  await rm(call.workFolder, { recursive: true, force: true });
  return { pictureSeconds: seconds, wallSeconds };
}

async function callIn({ folder }: Studio, name: string): Promise<ProviderCall> {
  const workFolder = join(folder, name);
  await mkdir(workFolder, { recursive: true });
  return {
    signal: new AbortController().signal,
    workFolder,
    log: createLogger({ level: 'silent', process: 'bench' }),
  };
}
