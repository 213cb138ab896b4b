import { join } from 'node:path';
import { StartAnswerSchema, consentVersions } from '@kinora/contract/api';
import { basicEngine, engineOf, languageDetails } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer, StartStoryInput } from '@kinora/contract/api';
import type { EngineKey, Language } from '@kinora/contract/catalogue';
import { createRenderPool, probeFilm } from '@kinora/renderer';
import type { EncoderProfile } from '@kinora/renderer';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { createProviders } from '../../../gateway/registry.ts';
import { emailOf } from '../../../testing/access-app.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { giveConsent } from '../../consents/index.ts';
import { grantCredits } from '../../credits/index.ts';
import { createRendererTools } from '../films/renderer-tools.ts';
import { createStoryApp } from './story-app.ts';
import { createStoryWorld } from './story-world.ts';

interface Wish {
  readonly engine: EngineKey;
  readonly narration: string;
  readonly data?: Partial<StartStoryInput>;
  readonly hasPhoto?: boolean;
}

interface MatrixSettings {
  readonly engines: readonly EngineKey[];
  /** The drawn engine speaks English among the engines. */
  readonly languages: readonly Exclude<Language, 'English'>[];
  readonly longSide: number;
  readonly profile: EncoderProfile;
}

const CELL_TIMEOUT_MS = 600_000;
const english = 'The fox looks at the sea. Is it blue? It is.';

/** What each engine needs beside a prompt. */
const needs: Record<EngineKey, Omit<Wish, 'engine' | 'narration'>> = {
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

/** A prompt and a narration in each language. */
const spoken: Record<Language, { readonly prompt: string; readonly narration: string }> = {
  English: { prompt: 'A fox who learns to paint', narration: english },
  Hindi: { prompt: 'चाँद पर जाने वाला एक छोटा हाथी', narration: 'हाथी चाँद को देखता है। क्या वह दूर है? हाँ।' },
  French: {
    prompt: 'Une petite abeille cherche une fleur',
    narration: 'L’abeille voit une fleur. Est-elle belle ? Oui.',
  },
  Italian: {
    prompt: 'Un robot che coltiva un giardino',
    narration: 'Il robot guarda il giardino. È bello? Sì.',
  },
  Spanish: { prompt: 'Un zorro que aprende a pintar', narration: 'El zorro mira el mar. ¿Es azul? Sí.' },
  Japanese: { prompt: '絵を習うきつね', narration: 'きつねは海を見ます。青いですか。はい。' },
};

/** A photograph of sorts: a red ball on a green field under a blue sky. */
function photo(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="400" fill="#7fb2e5"/>' +
    '<rect y="400" width="960" height="240" fill="#5a9b4a"/><circle cx="480" cy="360" r="120" fill="#d33a2f"/></svg>';
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** Makes a film of one scene with each engine and in each language through HTTP, with what is built in, and looks at each. */
export async function describeStoryMatrix({ engines, languages, longSide, profile }: MatrixSettings) {
  const pool = createRenderPool();
  const providers = createProviders(undefined, pool, profile);
  afterAll(() => providers.close());
  const world = await createStoryWorld(providers, createRendererTools({ profile, pool }), { longSide });
  await world.work();
  const app = await createStoryApp(world);
  const cookie = await app.signUp('Ann');
  const [ann] = await world.database
    .select()
    .from(users)
    .where(eq(users.email, emailOf('Ann')));
  await world.database.transaction((tx) =>
    grantCredits(tx, { userId: ann?.id ?? '', amountHundredths: 1_000_000n, key: 'matrix' }),
  );

  await giveConsent(world.database, {
    userId: ann?.id ?? '',
    subject: 'person_photograph',
    version: consentVersions.person_photograph,
    now: new Date(),
  });

  const send = async (path: string, scenes: ProjectAnswer['scenes']): Promise<void> => {
    const answer = await app.send('POST', path, { cookie, payload: { scenes } });
    expect(answer.statusCode, answer.body).toBe(202);
  };

  const film = async ({ engine, narration, data = {}, hasPhoto = false }: Wish) => {
    const content = hasPhoto ? await photo() : null;
    const uploads =
      content === null ? [] : [{ field: 'images', filename: 'photo.jpg', type: 'image/jpeg', content }];
    const started = await app.start(cookie, {
      data: { video_type: 'story', selected_engine: engine, voice: 'builtin-en-aria', ...data },
      uploads,
    });
    expect(started.statusCode, started.body).toBe(200);
    const { project_id: id } = StartAnswerSchema.parse(started.json());
    const written = await app.rested(cookie, id);
    expect(written).toMatchObject({ error: null, status: projectStatus.SCENES_READY });
    const kind = engineOf(engine).mode;
    const [first] = written.scenes;
    await send(
      `/api/project/${id}/submit-scenes-for-${kind}`,
      first === undefined ? [] : [{ ...first, narration_script: narration, has_character: false }],
    );
    const drawn = await app.rested(cookie, id);
    expect(drawn).toMatchObject({ error: null, status: projectStatus.IMAGES_READY });
    const chosen = drawn.scenes.map((scene) => ({
      ...scene,
      selected_image_url: scene.generated_image_options.at(-1) ?? null,
    }));
    await send(`/api/project/${id}/assemble-video-general`, chosen);
    const done = await app.rested(cookie, id);
    expect(done).toMatchObject({ error: null, status: projectStatus.COMPLETE });
    return { done, drawn };
  };

  const pathOf = async (url: string | undefined): Promise<string> => {
    const id = assetIdOfUrl(url ?? '') ?? '';
    const asset = (await readAssets(world.database, [id])).get(id);
    return join(world.mediaFolder, asset?.storageKey ?? '');
  };

  const expectFilm = async (story: ProjectAnswer, { isUpright }: { isUpright: boolean }): Promise<void> => {
    const facts = await probeFilm(await pathOf(story.final_links[0]));
    const short = (longSide * 9) / 16;
    const size = isUpright ? { width: short, height: longSide } : { width: longSide, height: short };
    expect(facts.video).toMatchObject({
      codec: 'h264',
      framesPerSecond: 24,
      ...size,
    });
    expect(facts.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000 });
  };

  const printOf = async (url: string): Promise<string> => {
    const pixels = await sharp(await pathOf(url))
      .raw()
      .toBuffer();
    return pixels.toString('base64');
  };

  describe(`by HTTP, ${longSide} pixels long, with what is built in`, () => {
    it.each(engines)(
      'ENG-01 OUT-02 %s makes a narrated film in motion, of pictures that can be told apart',
      { timeout: CELL_TIMEOUT_MS },
      async (engine) => {
        const wish = needs[engine];
        const { done, drawn } = await film({ engine, narration: english, ...wish });
        await expectFilm(done, { isUpright: wish.data?.aspect_ratio === '9:16' });
        const options = drawn.scenes[0]?.generated_image_options ?? [];
        expect(new Set(await Promise.all(options.map(printOf))).size).toBe(options.length);
      },
    );

    it.each(languages)(
      'OUT-01 OUT-04 a film in %s is written, drawn and spoken',
      { timeout: CELL_TIMEOUT_MS },
      async (language) => {
        const { prompt, narration } = spoken[language];
        const voices = await providers.speech.voices();
        const voice = voices.find(({ voice_id: id }) =>
          id.startsWith(`builtin-${languageDetails[language].code}-`),
        );
        const { done } = await film({
          engine: basicEngine,
          narration,
          data: { language, user_query: prompt, voice: voice?.voice_id ?? null },
        });
        await expectFilm(done, { isUpright: false });
      },
    );
  });
}
