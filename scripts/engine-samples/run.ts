// Makes the samples of the engines overview through the whole product: a still and a short film of each engine, small enough
// to be kept with the code, in apps/web/public/engines. `npm run engine-samples -- "Ghibli Style"` makes only this one,
// `-- pictures` only those beside the forms.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineOf, filmsEngine } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { ProjectAnswer } from '@kinora/contract/api';
import { probeFilm, shrinkFilm } from '@kinora/renderer';
import { cutClip } from '@kinora/renderer/clips';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { signUpFirst } from '../client/kinora-client.ts';
import type { FormFile, KinoraClient } from '../client/kinora-client.ts';
import { startKinora } from '../client/kinora-server.ts';
import { makeCharacter, makeImage, makeStory } from '../client/make.ts';
import { engineSamples, uprightPictures } from './samples.ts';
import type { EngineSample } from './samples.ts';

const FOLDER = 'apps/web/public/engines';
const STILL = { width: 640, height: 360, mostBytes: 24_000 } as const;
/** Played without sound on a card of this width. */
const small = { width: 480, crf: 31, soundBitsPerSecond: 16_000 } as const;

async function uploadsOf(client: KinoraClient, { upload }: EngineSample): Promise<readonly FormFile[]> {
  if (upload === undefined) {
    return [];
  }
  const { kind, prompt } = upload;
  const bytes =
    kind === 'picture'
      ? await makeImage(client, { session_id: 'samples', model_name: 'flux_pro', prompt })
      : await client.download(await makeCharacter(client, { name: 'Twin', prompt }));
  const jpeg = await sharp(bytes).jpeg({ quality: 92 }).toBuffer();
  return [{ field: 'images', name: 'upload.jpg', bytes: jpeg, contentType: 'image/jpeg' }];
}

/** The sample's one scene in the place of what was written. */
function ownScene(
  { title, narration, picture, motion }: EngineSample,
  characterUrl: string | null,
): (written: ProjectAnswer['scenes']) => ProjectAnswer['scenes'] {
  return ([scene]) => {
    if (scene === undefined) {
      throw new Error(sentences.readiness.noScenes);
    }
    const prompts = { title, image_prompt: picture, video_prompt: motion };
    return [
      {
        ...scene,
        ...prompts,
        narration,
        narration_script: narration,
        visual_elements: { ...scene.visual_elements, ...prompts, key_facts: [] },
        ...(characterUrl === null
          ? {}
          : { has_character: true, selected_character_url: characterUrl, lipsync: true }),
      },
    ];
  };
}

interface MadeSample {
  readonly film: Buffer;
  /** The picture that was set in motion. */
  readonly picture: Buffer;
}

async function makeSample(client: KinoraClient, sample: EngineSample): Promise<MadeSample> {
  const voices = (await client.voices()).filter(({ voice_id: id }) => id.startsWith('builtin-en-'));
  const face = sample.character === undefined ? null : await makeCharacter(client, sample.character);
  const { final_links: links, scenes } = await makeStory(client, {
    data: {
      session_id: 'samples',
      request_id: sample.title,
      user_query: sample.title,
      // Words of one's own: most titles are nothing that the built-in writer could tell of.
      write_myself: true,
      video_type: sample.engine === filmsEngine ? 'film' : 'story',
      video_style: sample.style,
      selected_engine: sample.engine,
      subtitle: false,
      voice: voices[0]?.voice_id,
      ...(engineOf(sample.engine).speakers === 2 ? { voice_2: voices[1]?.voice_id } : {}),
    },
    files: await uploadsOf(client, sample),
    edit: ownScene(sample, face),
  });
  return {
    film: await client.download(links[0] ?? ''),
    picture: await client.download(scenes[0]?.selected_image_url ?? ''),
  };
}

async function keep({ film, picture }: MadeSample, { engine }: EngineSample): Promise<void> {
  const base = join(FOLDER, engine);
  const large = `${base}.large.mp4`;
  await writeFile(large, engine === filmsEngine ? await sceneAlone(film) : film);
  await shrinkFilm(large, `${base}.mp4`, small);
  await rm(large);
  const still = sharp(picture).resize(STILL.width, STILL.height);
  await keepSmall(still, `${base}.webp`);
  await still.clone().avif({ quality: 50 }).toFile(`${base}.avif`);
}

/** A film comes out of the dark and ends on its credits, which a loop would do every few seconds. */
const OPENING_SECONDS = 1;
const CREDITS_SECONDS = 4.4;

async function sceneAlone(film: Buffer): Promise<Buffer> {
  const [whole, middle] = [join(FOLDER, 'whole.mp4'), join(FOLDER, 'middle.mp4')];
  try {
    await writeFile(whole, film);
    const { durationSeconds } = await probeFilm(whole);
    const cut = {
      fromSeconds: OPENING_SECONDS,
      untilSeconds: durationSeconds - CREDITS_SECONDS,
      keepsSound: true,
    };
    await cutClip(whole, middle, { ...cut, longSide: STILL.width });
    return await readFile(middle);
  } finally {
    await rm(whole, { force: true });
    await rm(middle, { force: true });
  }
}

/** Writes a picture as WebP, as good as its size allows. */
async function keepSmall(picture: Sharp, path: string): Promise<void> {
  for (const quality of [80, 70, 60, 50, 40]) {
    const bytes = await picture.webp({ quality, effort: 6 }).toBuffer();
    await writeFile(path, bytes);
    if (bytes.length <= STILL.mostBytes) {
      break;
    }
  }
}

async function makeUpright(client: KinoraClient): Promise<void> {
  for (const { name, model, prompt } of uprightPictures) {
    const data = { session_id: 'samples', model_name: model, prompt, aspect_ratio: '9:16' };
    const picture = sharp(await makeImage(client, data)).resize(720, 960, {
      fit: 'cover',
      position: 'bottom',
    });
    await keepSmall(picture, join(FOLDER, `${name}.webp`));
  }
}

async function run(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const wanted = engineSamples.filter(
    ({ engine }) => names.length === 0 || names.includes(engineOf(engine).name),
  );
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    if (names.length === 0 || names.includes('pictures')) {
      await makeUpright(client);
    }
    for (const sample of wanted) {
      const started = performance.now();
      await keep(await makeSample(client, sample), sample);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${engineOf(sample.engine).name}: made in ${seconds} s`);
    }
  } finally {
    await server.stop();
  }
}

await run(process.argv.slice(2));
