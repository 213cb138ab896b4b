import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartStoryDataSchema } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import type { StartStoryInput } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { assets, users } from '../../../db/schema/index.ts';
import type { ScriptRequest } from '@kinora/models';
import { createBuiltinWriter } from '@kinora/writer';
import { silentLog } from '../../../testing/test-http.ts';
import { makePdf } from '../documents/testing/make-pdf.ts';
import { grantCredits } from '../../credits/index.ts';
import { startStory } from './start-story.ts';
import type { StoryStart } from './start-story.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryApp } from '../testing/story-app.ts';
import { createStoryWorld, goodStart } from '../testing/story-world.ts';

const fakes = createFakeModels(noFaults(), 3);
const writer = createBuiltinWriter();
const asked: ScriptRequest[] = [];
const studio = createFakeStudio({
  ...fakes,
  text: {
    ...fakes.text,
    // A document is read by the real writer, so that its words are what is narrated.
    writeScript(request, call) {
      asked.push(request);
      return (request.sources.length > 0 ? writer : fakes.text).writeScript(request, call);
    },
  },
});
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
await world.work();
const folder = await mkdtemp(join(tmpdir(), 'kinora-uploads-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, filename: name, declaredType: '', bytes: content.length };
}

async function picture(colour: string) {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return await file(`${colour}.jpg`, await image.jpeg().toBuffer());
}

async function start(
  ownerId: string,
  data: Partial<StartStoryInput>,
  { deps = world.deps, ...uploads }: Partial<StoryStart['uploads']> & { deps?: typeof world.deps },
): Promise<string> {
  const request = { signal: new AbortController().signal, log: silentLog };
  return await startStory(deps, {
    user: { id: ownerId, storedPlan: 'free' },
    data: StartStoryDataSchema.parse({ ...goodStart, ...data }),
    uploads: { images: [], pdf: null, request, ...uploads },
    idempotencyKey: null,
  });
}

describe('uploaded pictures', () => {
  it('OUT-04 VAL-06 VAL-08 lead in turn in the scenes’ pictures, decoded and written anew', async () => {
    const ownerId = await world.addUser(300);
    const images = [await picture('red'), await picture('green')];
    const projectId = await start(ownerId, { selected_engine: 'engine_image_upload' }, { images });
    const drawn = await world.draw(ownerId, projectId);
    expect(drawn.status).toBe(projectStatus.IMAGES_READY);
    const kept = await world.database.select().from(assets).where(eq(assets.projectId, projectId));
    expect(kept.filter((asset) => asset.kind === 'upload')).toHaveLength(2);
    const leads = new Set(
      studio.log.pictures.filter((one) => one.model === 'nano_banana_edit').map((one) => one.inputs[0]),
    );
    expect(leads.size).toBe(2);
    expect(studio.log.pictures.every((one) => one.inputs.length === 2)).toBe(true);
  });

  it('VAL-08 are not needed: the engine then paints from words', async () => {
    const ownerId = await world.addUser(300);
    const before = studio.log.pictures.length;
    const projectId = await start(ownerId, { selected_engine: 'engine_qwen_edit' }, {});
    await world.draw(ownerId, projectId);
    const painted = studio.log.pictures.slice(before);
    expect(new Set(painted.map((one) => one.model))).toEqual(new Set(['gemini_2_5_flash']));
  });

  it('L2 the same request with other files is a conflict', async () => {
    const ownerId = await world.addUser(600);
    const data = { selected_engine: 'engine_image_upload', request_id: 'r-1' } as const;
    const images = [await picture('red')];
    const first = await start(ownerId, data, { images });
    expect(await start(ownerId, data, { images })).toBe(first);
    await expect(start(ownerId, data, { images: [await picture('blue')] })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('an uploaded document', () => {
  const words = [
    'The lighthouse of the bay was built in 1871 and is 34 metres high.',
    'Its lamp is seen from 20 miles away on a clear night.',
    'Four keepers lived in the tower with their families until 1962.',
    'They wound the clockwork of the lamp every three hours.',
    'Today the lamp is electric and nobody lives in the tower.',
    'Visitors climb the 168 steps to the gallery every summer.',
  ];

  it('OUT-04 VAL-09 is what the film narrates; its key facts name the page', async () => {
    const ownerId = await world.addUser();
    const pages = [words.slice(0, 3), words.slice(3)].map((page) =>
      page.map((text, index) => ({ text, x: 72, y: 100 + index * 16 })),
    );
    const pdf = await file('lighthouse.pdf', makePdf(pages));
    const projectId = await start(ownerId, { user_query: 'The lighthouse' }, { pdf });
    const written = await world.waitForRest(ownerId, projectId);
    expect(asked.at(-1)?.sources.map((source) => source.label)).toEqual(['page 1', 'page 2']);
    const narrated = written.scenes.map((scene) => scene.narration).join(' ');
    const told = words.filter((sentence) => narrated.includes(sentence));
    expect(told.length).toBeGreaterThanOrEqual(4);
    const facts = written.scenes.flatMap((scene) => scene.visual_elements.key_facts);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.every((fact) => /\(page [12]\)$/u.test(fact))).toBe(true);
    expect(written.sources[0]).toMatchObject({ label: expect.stringMatching(/^page/u), url: null });
  });

  it('VAL-09 U5 that cannot be read starts nothing', async () => {
    const ownerId = await world.addUser();
    const pdf = await file('locked.pdf', makePdf([[]], { isLocked: true }));
    await expect(start(ownerId, {}, { pdf })).rejects.toMatchObject({ code: 'invalid' });
    expect(await world.balance(ownerId)).toMatchObject({ heldHundredths: 0n });
  });
});

describe('uploads of a start whose commit went through while its answer was lost', () => {
  const words = [[{ text: 'Cats purr when they are content, and when they are hurt.', x: 50, y: 700 }]];
  const cases = [
    ['picture', 'engine_image_upload', async () => ({ images: [await picture('blue')] })],
    ['document', 'engine_normal', async () => ({ pdf: await file('cats.pdf', makePdf(words)) })],
  ] as const;

  it.each(cases)('JOB-06 J5 stay: a %s', async (kind, selected_engine, uploadsOf) => {
    const ownerId = await world.addUser(300);
    const uploads = await uploadsOf();
    const data = { selected_engine, request_id: `lost-answer-${kind}` } as const;
    const deps = { ...world.deps, database: withLostAnswers(world.database) };
    await expect(start(ownerId, data, { ...uploads, deps })).rejects.toThrow('Connection terminated');
    // The same call again answers the project they belong to.
    const projectId = await start(ownerId, data, uploads);
    const kept = await world.database.select().from(assets).where(eq(assets.projectId, projectId));
    const theirs = kept.filter((asset) => ['upload', 'document'].includes(asset.kind));
    const isThere = await Promise.all(theirs.map((asset) => world.storage.exists(asset.storageKey)));
    expect(isThere).toEqual([true]);
  });
});

/** A database whose connection breaks after each commit, before its answer has come back. */
function withLostAnswers(database: typeof world.database): typeof world.database {
  return new Proxy(database, {
    get(target, name) {
      if (name !== 'transaction') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
      }
      return async (work: Parameters<typeof target.transaction>[0]) => {
        await target.transaction(work);
        throw new Error('Connection terminated unexpectedly');
      };
    },
  });
}

it('OUT-04 takes a picture that comes with the form', async () => {
  const app = await createStoryApp(world);
  const cookie = await app.signUp('Ann');
  const [row] = await world.database
    .update(users)
    .set({ activatedAt: new Date() })
    .where(eq(users.email, 'ann@example.org'))
    .returning();
  await world.database.transaction((tx) =>
    grantCredits(tx, { userId: row?.id ?? '', amountHundredths: 20_000n, key: 'gift' }),
  );
  const colour = { r: 200, g: 90, b: 40 };
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  const content = await image.jpeg().toBuffer();
  const answer = await app.start(cookie, {
    data: { selected_engine: 'engine_qwen_edit' },
    uploads: [{ field: 'images', filename: 'photo.jpg', type: 'image/jpeg', content }],
  });
  expect(answer.json()).toHaveProperty('project_id');
});
