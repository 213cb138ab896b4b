// Makes the films of docs/gallery through the whole product, with an encyclopedia of our own articles, and writes a sheet of
// stills and the words of each. `npm run gallery` makes all, `npm run gallery -- frogs-en fox-en` only these. The films
// stay in .cache/gallery.
import { engineOf, languageDetails, languages } from '@kinora/contract/catalogue';
import type { ProjectAnswer } from '@kinora/contract/api';
import { startWikipediaSimulator } from '@kinora/vendors/simulators';
import { readEncyclopedia } from '@kinora/writer/testing';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { signUpFirst } from '../client/kinora-client.ts';
import type { FormFile, KinoraClient } from '../client/kinora-client.ts';
import { startKinora } from '../client/kinora-server.ts';
import { makeCharacter, makeImage, makeStory } from '../client/make.ts';
import type { StoryToMake } from '../client/make.ts';
import { castScenes } from './cast-scenes.ts';
import { writeFilmSheet } from './film-sheet.ts';
import { engineFilms } from './engine-films.ts';
import { boardFilms } from './films.ts';
import type { GalleryFilm } from './films.ts';

const galleryFilms = [...boardFilms, ...engineFilms];
const FILMS = '.cache/gallery';
const SHEETS = 'docs/gallery';

/** The picture that somebody would bring, made for it. */
async function uploadsOf(client: KinoraClient, { upload }: GalleryFilm): Promise<readonly FormFile[]> {
  if (upload === undefined) {
    return [];
  }
  const { kind, prompt } = upload;
  const bytes =
    kind === 'picture'
      ? await makeImage(client, { session_id: 'gallery', model_name: 'flux_pro', prompt })
      : await client.download(await makeCharacter(client, { name: 'Twin', prompt }));
  const jpeg = await sharp(bytes).jpeg({ quality: 92 }).toBuffer();
  return [{ field: 'images', name: 'upload.jpg', bytes: jpeg, contentType: 'image/jpeg' }];
}

/** Lets the cast play, each who they are described as. @returns what a person changes in the scenes for it */
async function casting(
  client: KinoraClient,
  { cast = [] }: GalleryFilm,
): Promise<NonNullable<StoryToMake['edit']>> {
  const faces: string[] = [];
  for (const character of cast) {
    faces.push(await makeCharacter(client, character));
  }
  return (scenes) => {
    const players = castScenes(
      scenes.map(({ narration_script: narration }) => narration),
      cast,
    );
    return scenes.map((scene, index) => {
      const face = faces[players[index] ?? 0];
      return face === undefined
        ? scene
        : { ...scene, has_character: true, selected_character_url: face, lipsync: true };
    });
  };
}

/** Submits, confirms both reviews and downloads what comes out. @returns the film's path */
async function makeFilm(client: KinoraClient, film: GalleryFilm): Promise<string> {
  const { code } = languageDetails[film.language];
  const voices = (await client.voices()).filter(({ voice_id: id }) => id.startsWith(`builtin-${code}-`));
  const project = await makeStory(client, {
    data: {
      session_id: 'gallery',
      request_id: film.name,
      user_query: film.prompt,
      video_type: film.videoType,
      video_style: film.videoStyle,
      language: film.language,
      aspect_ratio: film.aspectRatio,
      selected_engine: film.engine,
      subtitle: true,
      include_web_results: film.videoType === 'explainer' || film.videoType === 'news',
      voice: voices[0]?.voice_id,
      ...(engineOf(film.engine).speakers === 2 ? { voice_2: voices[1]?.voice_id } : {}),
    },
    files: await uploadsOf(client, film),
    edit: await casting(client, film),
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
