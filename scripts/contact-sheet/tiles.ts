import {
  basicEngine,
  effects,
  engines,
  filmsEngine,
  imageModels,
  languageDetails,
  languages,
  videoModels,
} from '@kinora/contract/catalogue';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { EngineKey, Language } from '@kinora/contract/catalogue';
import type { FormFile, KinoraClient } from '../client/kinora-client.ts';
import { makeCharacter, makeClip, makeImage, makeStory } from '../client/make.ts';
import { stillOf } from '../client/still-of.ts';

/** One picture of the sheet: what it shows, and how a person makes it. */
export interface Tile {
  readonly section: string;
  readonly label: string;
  readonly make: () => Promise<Buffer>;
}

/** What every tile can use: the person, and a picture to upload. */
export interface Workshop {
  readonly client: KinoraClient;
  readonly photo: Buffer;
}

const stories: Readonly<Record<Language, string>> = {
  English: 'A fox who learns to paint',
  Hindi: 'एक लोमड़ी जो चित्र बनाना सीखती है',
  French: 'Un renard qui apprend à peindre',
  Italian: 'Una volpe che impara a dipingere',
  Spanish: 'Un zorro que aprende a pintar',
  Japanese: '絵を描くことを学ぶキツネ',
};

/** A still of everything that Kinora makes: by engine, image model, video model, effect and language. */
export function contactTiles(workshop: Workshop): Tile[] {
  const { client, photo } = workshop;
  const upload = (field: string): FormFile => ({
    field,
    name: 'photo.jpg',
    bytes: photo,
    contentType: 'image/jpeg',
  });
  const prompt = 'A fox beside a mountain lake at sunset, pine forest, calm water';
  return [
    ...engines.map((engine) => tile('Engines', engine.name, () => engineStill(workshop, engine.key))),
    ...imageModels.map(({ key, name, kind, characters_only: isForCharacters }) =>
      tile('Image models', name, async () => {
        if (isForCharacters) {
          const face = {
            name: 'Mara',
            prompt: 'a young explorer with curly hair and a red coat',
            model_name: key,
          };
          return await client.download(await makeCharacter(client, face));
        }
        const data = { session_id: 'sheet', model_name: key };
        return kind === 'edit'
          ? await makeImage(client, { ...data, prompt: 'make it a snowy evening' }, [upload('images')])
          : await makeImage(client, { ...data, prompt });
      }),
    ),
    ...videoModels.map(({ key, name, kind }) =>
      kind === 'image_to_video'
        ? tile('Image to video', name, () =>
            clipStill(client, key, { prompt: 'slow push in', files: [upload('image')] }),
          )
        : tile('Text to video', name, () => clipStill(client, key, { prompt, files: [] })),
    ),
    ...effects.map(({ key, name }) =>
      tile('Effects', name, async () => {
        const call = {
          path: '/video/generate-video-from-effect-async',
          data: { session_id: 'sheet', prompt: 'a climber', dynamic_effect: key },
        };
        return stillOf(await makeClip(client, call, [upload('image')]), 0.45);
      }),
    ),
    ...languages.map((language) =>
      tile('Languages', language, () => storyStill(workshop, { engine: basicEngine, language })),
    ),
  ];
}

function tile(section: string, label: string, make: () => Promise<Buffer>): Tile {
  return { section, label, make };
}

async function clipStill(
  client: KinoraClient,
  key: string,
  { prompt, files }: { prompt: string; files: readonly FormFile[] },
): Promise<Buffer> {
  const data = { session_id: 'sheet', model_name: key, prompt };
  return stillOf(await makeClip(client, { path: '/video/generate-video-async', data }, files), 0.7);
}

async function engineStill(workshop: Workshop, engine: EngineKey): Promise<Buffer> {
  return engine === filmsEngine ? filmStill(workshop) : storyStill(workshop, { engine, language: 'English' });
}

/** Keeps the first two scenes: enough to see a look. */
const shorten = (scenes: ProjectAnswer['scenes']): ProjectAnswer['scenes'] => scenes.slice(0, 2);

async function storyStill(
  { client, photo }: Workshop,
  { engine, language }: { engine: EngineKey; language: Language },
): Promise<Buffer> {
  const { code } = languageDetails[language];
  const voices = (await client.voices()).filter(({ voice_id: id }) => id.startsWith(`builtin-${code}-`));
  const details = engines.find(({ key }) => key === engine);
  const film = await makeStory(client, {
    data: {
      session_id: 'sheet',
      request_id: `sheet-${engine}-${language}`,
      user_query: stories[language],
      video_type: 'story',
      language,
      selected_engine: engine,
      voice: voices[0]?.voice_id,
      ...(details?.speakers === 2 ? { voice_2: voices[1]?.voice_id } : {}),
      subtitle: true,
    },
    files:
      details?.accepts_images === true
        ? [{ field: 'images', name: 'photo.jpg', bytes: photo, contentType: 'image/jpeg' }]
        : [],
    edit: shorten,
  });
  return stillOf(await client.download(film.final_links[0] ?? ''), 0.55);
}

async function filmStill({ client }: Workshop): Promise<Buffer> {
  const faces = [
    await makeCharacter(client, { name: 'Mara', prompt: 'a young explorer with curly hair and a red coat' }),
    await makeCharacter(client, { name: 'Old Tom', prompt: 'an old sailor with a white beard' }),
  ];
  const film = await makeStory(client, {
    data: {
      session_id: 'sheet',
      request_id: 'sheet-film',
      user_query: 'A young explorer who wants to cross the sea',
      video_type: 'film',
      selected_engine: filmsEngine,
      subtitle: true,
    },
    edit: (scenes) =>
      shorten(scenes).map((scene, index) => ({
        ...scene,
        has_character: true,
        selected_character_url: faces[index % faces.length] ?? null,
        lipsync: true,
      })),
  });
  return stillOf(await client.download(film.final_links[0] ?? ''), 0.55);
}
