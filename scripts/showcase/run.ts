// Makes the videos of the showcase and of the welcome dialog through the whole product, small enough to be kept with the
// code: apps/server/showcase and apps/web/public/welcome. `npm run showcase -- welcome "How bread rises"` makes only these.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineOf } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import type { ProjectAnswer } from '@kinora/contract/api';
import { readStills, shrinkFilm } from '@kinora/renderer';
import sharp from 'sharp';
import { signUpFirst } from '../client/kinora-client.ts';
import type { KinoraClient } from '../client/kinora-client.ts';
import { startKinora } from '../client/kinora-server.ts';
import { makeStory } from '../client/make.ts';
import { readVideos } from './videos.ts';
import type { ShortFilm } from './videos.ts';

const SHOWCASE = 'apps/server/showcase';
const WELCOME = 'apps/web/public/welcome';
/** As wide as a card is on the phone that pages are measured on. */
const AVIF_WIDTH = 640;
/** All videos together stay below eight megabytes. */
const small = { width: 854, crf: 28, soundBitsPerSecond: 56_000 } as const;
/** Once the title has been written, a scene shows what it is about; the showcase has its own rule. */
const WELCOME_POSTER_SECONDS = 6;
const { posterSeconds: SHOWCASE_POSTER_SECONDS } = limits.showcasePreview;

/** The film's own words and pictures in place of those that were written for its title. */
function withOwnScenes(film: ShortFilm): (written: ProjectAnswer['scenes']) => ProjectAnswer['scenes'] {
  return (written) =>
    film.scenes.map(({ title, narration, picture, motion }, index) => {
      const scene = written[index] ?? written[0];
      if (scene === undefined) {
        throw new Error(`${film.title}: no scene was begun.`);
      }
      return {
        ...scene,
        scene_number: index + 1,
        title,
        narration,
        narration_script: narration,
        image_prompt: picture,
        video_prompt: motion,
        visual_elements: {
          ...scene.visual_elements,
          title,
          image_prompt: picture,
          video_prompt: motion,
          key_facts: [],
        },
      };
    });
}

async function make(client: KinoraClient, film: ShortFilm): Promise<Buffer> {
  const voices = (await client.voices()).filter(({ voice_id: id }) => id.startsWith('builtin-en-'));
  const isDialogue = engineOf(film.engine).speakers === 2;
  const made = await makeStory(client, {
    data: {
      session_id: 'showcase',
      request_id: film.title,
      user_query: film.title,
      // Words of one's own: most titles are nothing that the built-in writer could tell of.
      write_myself: true,
      video_type: 'story',
      video_style: film.style,
      selected_engine: film.engine,
      subtitle: true,
      voice: voices[0]?.voice_id,
      ...(isDialogue ? { voice_2: voices[1]?.voice_id } : {}),
    },
    edit: withOwnScenes(film),
  });
  return await client.download(made.final_links[0] ?? '');
}

/** Writes the small copy and a poster beside it. */
async function keep(film: Buffer, base: string, posterSeconds: number): Promise<void> {
  const large = `${base}.large.mp4`;
  await writeFile(large, film);
  await shrinkFilm(large, `${base}.mp4`, small);
  for await (const still of readStills(large, { everySeconds: posterSeconds, width: small.width })) {
    if (still.atSeconds >= posterSeconds) {
      const { pixels, width, height } = still;
      const poster = sharp(pixels, { raw: { width, height, channels: 4 } });
      await poster.clone().webp({ quality: 72 }).toFile(`${base}.webp`);
      await poster.resize({ width: AVIF_WIDTH }).avif({ quality: 50 }).toFile(`${base}.avif`);
      break;
    }
  }
  await rm(large);
}

const fileName = (title: string): string => title.replaceAll(' ', '_');

async function run(titles: readonly string[]): Promise<void> {
  const { welcome, videos: films } = await readVideos();
  const isWanted = (title: string): boolean => titles.length === 0 || titles.includes(title);
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    if (isWanted('welcome')) {
      await mkdir(WELCOME, { recursive: true });
      await keep(await make(client, welcome), join(WELCOME, 'welcome'), WELCOME_POSTER_SECONDS);
    }
    for (const film of films.filter(({ title }) => isWanted(title))) {
      const folder = join(SHOWCASE, film.category);
      await mkdir(folder, { recursive: true });
      await keep(await make(client, film), join(folder, fileName(film.title)), SHOWCASE_POSTER_SECONDS);
      console.log(`${film.category}: ${film.title}`);
    }
  } finally {
    await server.stop();
  }
  const videos = films.map(({ category, title, engine, style, scenes }) => ({
    category,
    file: `${fileName(title)}.mp4`,
    author: 'Kinora',
    is_public: true,
    prompt: scenes.map(({ narration }) => narration).join(' '),
    selected_engine: engine,
    video_style: style,
  }));
  await writeFile(join(SHOWCASE, 'showcase.json'), `${JSON.stringify({ videos }, null, 2)}\n`);
}

await run(process.argv.slice(2));
