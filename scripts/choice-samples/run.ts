// Makes what the pickers of models and effects show, through the whole product and by Kinora's own painter: a still of each,
// and a loop of those that move, in apps/web/public/samples. `npm run choice-samples -- "Fast sprint"` makes only this one.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shrinkFilm } from '@kinora/renderer';
import sharp from 'sharp';
import { signUpFirst } from '../client/kinora-client.ts';
import type { FormFile, KinoraClient } from '../client/kinora-client.ts';
import { startKinora } from '../client/kinora-server.ts';
import { makeCharacter, makeClip, makeImage } from '../client/make.ts';
import { stillOf } from '../client/still-of.ts';
import { choiceSamples } from './samples.ts';
import type { ChoiceSample } from './samples.ts';

const FOLDER = 'apps/web/public/samples';
/** As large as a picker's row shows it on a dense screen, which is what the small profile makes; without sound. */
const small = { width: 320, crf: 33, soundBitsPerSecond: null } as const;
const STILL = { width: 320, height: 180, quality: 60 } as const;

async function startOf(client: KinoraClient, prompt: string): Promise<Buffer> {
  const data = { session_id: 'samples', model_name: 'flux_pro', prompt, aspect_ratio: '16:9' };
  return sharp(await makeImage(client, data))
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function uploadsFor(client: KinoraClient, { makes, startsFrom }: ChoiceSample): Promise<FormFile[]> {
  if (startsFrom === '') {
    return [];
  }
  const field = makes === 'changed picture' ? 'images' : 'image';
  return [{ field, name: 'upload.jpg', bytes: await startOf(client, startsFrom), contentType: 'image/jpeg' }];
}

/** @returns a picture, or a film where it moves */
async function make(client: KinoraClient, sample: ChoiceSample): Promise<Buffer> {
  const { key, makes, prompt } = sample;
  const files = await uploadsFor(client, sample);
  const data = { session_id: 'samples', model_name: key, prompt };
  switch (makes) {
    case 'effect': {
      const path = '/video/generate-video-from-effect-async';
      return await makeClip(
        client,
        { path, data: { session_id: 'samples', prompt, dynamic_effect: key } },
        files,
      );
    }
    case 'clip':
    case 'clip of a picture':
      return await makeClip(client, { path: '/video/generate-video-async', data }, files);
    case 'character':
      return await client.download(await makeCharacter(client, { name: 'Mara', prompt, model_name: key }));
    default:
      return await makeImage(client, data, files);
  }
}

async function keepStill(picture: Buffer, key: string): Promise<void> {
  const { width, height, quality } = STILL;
  const still = sharp(picture).resize(width, height, { position: 'top' }).webp({ quality, effort: 6 });
  await writeFile(join(FOLDER, `${key}.webp`), await still.toBuffer());
}

async function keepLoop(film: Buffer, key: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-samples-'));
  try {
    const large = join(folder, 'large.mp4');
    await writeFile(large, film);
    await shrinkFilm(large, join(FOLDER, `${key}.mp4`), small);
    await keepStill(await stillOf(film, 0.45), key);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const wanted = choiceSamples.filter(({ name }) => names.length === 0 || names.includes(name));
  const server = await startKinora({ renderProfile: 'test' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    for (const sample of wanted) {
      const started = performance.now();
      const made = await make(client, sample);
      const isPicture = ['picture', 'changed picture', 'character'].includes(sample.makes);
      await (isPicture ? keepStill(made, sample.key) : keepLoop(made, sample.key));
      console.log(`${sample.name}: made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
  } finally {
    await server.stop();
  }
}

await run(process.argv.slice(2));
