// Makes the films of docs/gallery through the whole product, with an encyclopedia of our own articles, and writes a sheet of
// stills and the words of each. `npm run gallery` makes all, `npm run gallery -- frogs-en fox-en` only these. The films
// stay in .cache/gallery.
import { basicEngine, languageDetails, languages } from '@kinora/contract/catalogue';
import type { ProjectAnswer } from '@kinora/contract/api';
import { startWikipediaSimulator } from '@kinora/vendors/simulators';
import { readEncyclopedia } from '@kinora/writer/testing';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signUpFirst } from '../client/kinora-client.ts';
import type { KinoraClient } from '../client/kinora-client.ts';
import { startKinora } from '../client/kinora-server.ts';
import { makeStory } from '../client/make.ts';
import { writeFilmSheet } from './film-sheet.ts';
import { galleryFilms } from './films.ts';
import type { GalleryFilm } from './films.ts';

const FILMS = '.cache/gallery';
const SHEETS = 'docs/gallery';

/** Submits, confirms both reviews unchanged and downloads what comes out. @returns the film's path */
async function makeFilm(client: KinoraClient, film: GalleryFilm): Promise<string> {
  const { code } = languageDetails[film.language];
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith(`builtin-${code}-`));
  const project = await makeStory(client, {
    data: {
      session_id: 'gallery',
      request_id: film.name,
      user_query: film.prompt,
      video_type: film.videoType,
      video_style: film.videoStyle,
      language: film.language,
      aspect_ratio: film.aspectRatio,
      selected_engine: basicEngine,
      subtitle: true,
      include_web_results: film.videoType !== 'story',
      voice: voice?.voice_id,
    },
  });
  const [video, ...beside] = project.final_links;
  if (video === undefined) {
    throw new Error(`${film.name} ended without a film.`);
  }
  await writeFile(join(SHEETS, `${film.name}.md`), wordsOf(project));
  const path = join(FILMS, `${film.name}.mp4`);
  await writeFile(path, await client.download(video));
  for (const link of beside) {
    await writeFile(
      join(FILMS, `${film.name}.${link.split('.').at(-1) ?? 'txt'}`),
      await client.download(link),
    );
  }
  return path;
}

/** What is said, scene by scene. */
function wordsOf({ title, scenes }: ProjectAnswer): string {
  const told = scenes.map((scene) => `## ${scene.title}\n\n${scene.narration_script}\n`);
  return [`# ${title}\n`, ...told].join('\n');
}

async function run(names: readonly string[]): Promise<void> {
  const films = names.length === 0 ? galleryFilms : galleryFilms.filter(({ name }) => names.includes(name));
  await mkdir(FILMS, { recursive: true });
  await mkdir(SHEETS, { recursive: true });
  const held = languages.map((language) => readEncyclopedia(language));
  const encyclopedia = await startWikipediaSimulator(
    held.flatMap(({ pages }) => pages),
    held.flatMap(({ searches }) => searches),
  );
  const server = await startKinora({
    renderProfile: 'full',
    environment: { WIKIPEDIA_BASE_URL: `${encyclopedia.baseUrl}/{language}` },
  });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    for (const film of films) {
      const started = performance.now();
      const path = await makeFilm(client, film);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      await writeFilmSheet(path, join(SHEETS, `${film.name}.jpg`));
      console.log(`${film.name}: made in ${seconds} s`);
    }
  } finally {
    await server.stop();
    await encyclopedia.close();
  }
}

await run(process.argv.slice(2));
