import { join } from 'node:path';
import { engines, projectStatus, StartStoryDataSchema } from '@kinora/contract';
import type { EngineKey, StartStoryInput } from '@kinora/contract';
import { createRenderPool, probeFilm } from '@kinora/renderer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../providers/registry.ts';
import { silentLog } from '../../testing/test-http.ts';
import { assetIdOfUrl, readAssets } from '../assets/index.ts';
import { assembleVideo } from './assemble-video.ts';
import { createRendererTools } from './renderer-tools.ts';
import { startStory } from './start-story.ts';
import { submitScenes } from './submit-scenes.ts';
import { createStoryWorld } from './testing/story-world.ts';

const pool = createRenderPool();
const providers = createProviders(undefined, pool);
afterAll(() => providers.close());
const world = await createStoryWorld(providers, createRendererTools({ profile: 'test', pool }));
await world.work();
const folder = await mkdtemp(join(tmpdir(), 'kinora-matrix-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A photograph of sorts: a red ball on a green field under a blue sky. */
async function photo() {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="400" fill="#7fb2e5"/>' +
    '<rect y="400" width="960" height="240" fill="#5a9b4a"/><circle cx="480" cy="360" r="120" fill="#d33a2f"/></svg>';
  const path = join(folder, 'photo.jpg');
  const content = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  await writeFile(path, content);
  return { path, filename: 'photo.jpg', declaredType: 'image/jpeg', bytes: content.length };
}

interface Wish {
  readonly engine: EngineKey;
  readonly data?: Partial<StartStoryInput>;
  readonly hasPhoto?: boolean;
}

/** A whole film of one scene with what is built in. */
async function film({ engine, data = {}, hasPhoto = false }: Wish) {
  const ownerId = await world.addUser(300);
  const request = { signal: new AbortController().signal, log: silentLog };
  const projectId = await startStory(world.deps, {
    user: { id: ownerId, storedPlan: 'free' },
    data: StartStoryDataSchema.parse({
      user_query: 'A fox who learns to paint by the sea',
      video_type: 'story',
      selected_engine: engine,
      voice: 'builtin-en-aria',
      ...data,
    }),
    uploads: { images: hasPhoto ? [await photo()] : [], pdf: null, request },
    idempotencyKey: null,
  });
  const written = await world.waitForRest(ownerId, projectId);
  expect(written).toMatchObject({ error: null, status: projectStatus.SCENES_READY });
  const mode = engine === 'engine_films' ? 'films' : 'stories';
  const scenes = written.scenes.slice(0, 1).map((scene) => ({
    ...scene,
    narration_script: 'The fox looks at the sea. Is it blue? It is.',
    has_character: false,
  }));
  await submitScenes(world.deps, { ownerId, projectId, scenes }, mode);
  const drawn = await world.waitForRest(ownerId, projectId);
  expect(drawn).toMatchObject({ error: null, status: projectStatus.IMAGES_READY });
  const chosen = drawn.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options.at(-1) ?? null,
  }));
  await assembleVideo(world.deps, { ownerId, projectId, scenes: chosen });
  const done = await world.waitForRest(ownerId, projectId);
  expect(done).toMatchObject({ error: null, status: projectStatus.COMPLETE });
  return { done, drawn };
}

async function pathOf(url: string | undefined): Promise<string> {
  const id = assetIdOfUrl(url ?? '') ?? '';
  const asset = (await readAssets(world.database, [id])).get(id);
  return join(world.mediaFolder, asset?.storageKey ?? '');
}

const wishes: Record<EngineKey, Omit<Wish, 'engine'>> = {
  engine_normal: {},
  engine_qwen_edit: { hasPhoto: true },
  engine_flux_pro: { data: { aspect_ratio: '9:16' } },
  engine_image_upload: { hasPhoto: true },
  engine_vectorflux: {},
  engine_japanese: {},
  engine_multi_talk: { data: { voice_2: 'builtin-en-nolan' } },
  engine_ghibli: {},
  engine_character: {},
  engine_flux: {},
  engine_films: { data: { voice: null } },
};

describe('every engine on what is built in', () => {
  it.each(engines.map((engine) => engine.key))(
    'ENG-01 OUT-02 %s makes a narrated film in motion, of pictures that can be told apart',
    async (engine) => {
      const { done, drawn } = await film({ engine, ...wishes[engine] });
      const facts = await probeFilm(await pathOf(done.final_links[0]));
      const [width, height] = wishes[engine].data?.aspect_ratio === '9:16' ? [180, 320] : [320, 180];
      expect(facts.video).toMatchObject({ codec: 'h264', width, height, framesPerSecond: 30 });
      expect(facts.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000 });
      const options = drawn.scenes[0]?.generated_image_options ?? [];
      const prints = await Promise.all(
        options.map(async (url) =>
          (
            await sharp(await pathOf(url))
              .raw()
              .toBuffer()
          ).toString('base64'),
        ),
      );
      expect(new Set(prints).size).toBe(options.length);
    },
    120_000,
  );
});
