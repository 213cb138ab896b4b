import { randomUUID } from 'node:crypto';
import { SessionsAnswerSchema, StartAnswerSchema } from '@kinora/contract/api';
import {
  LibraryAnswerSchema,
  LibraryChangeAnswerSchema,
  LibraryFolderSchema,
  LibraryFoldersAnswerSchema,
} from '@kinora/contract/library';
import type { LibraryAnswer, LibraryAction } from '@kinora/contract/library';
import { librarySentences, sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { projects, users } from '../../db/schema/index.ts';
import { projectKinds } from '../../project-kinds.ts';
import { purgeRemovedProjects, releaseRestingHolds } from '../projects/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../stories/testing/fake-models.ts';
import { createStoryApp } from '../stories/testing/story-app.ts';
import { createStoryWorld } from '../stories/testing/story-world.ts';
import { registerLibrary } from './index.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
await world.work();
const app = await createStoryApp(world);
registerLibrary(app.app, { ...world.deps, kinds: projectKinds });
const ann = await app.signUp('Ann');
const bob = await app.signUp('Bob');
const annId = await idOf('ann');

async function idOf(name: string): Promise<string> {
  const [row] = await world.database
    .select()
    .from(users)
    .where(eq(users.email, `${name}@example.org`));
  return row?.id ?? '';
}

async function inReview(): Promise<string> {
  const answer = await app.start(ann, { data: { session_id: randomUUID() } });
  const { project_id: id } = StartAnswerSchema.parse(answer.json());
  await app.rested(ann, id);
  return id;
}

async function list(query = '', cookie = ann): Promise<LibraryAnswer> {
  const answer = await app.send('GET', `/api/library?${query}`, { cookie });
  expect(answer.statusCode).toBe(200);
  return LibraryAnswerSchema.parse(answer.json());
}
const idsOf = ({ items }: LibraryAnswer): string[] => items.map(({ id }) => id);

async function change(
  action: LibraryAction,
  ids: string[],
  { cookie = ann, ...more }: { cookie?: string; folder_id?: string } = {},
) {
  const payload = { action, ids, ...more };
  const answer = await app.send('POST', '/api/library/changes', { cookie, payload });
  expect(answer.statusCode).toBe(200);
  return LibraryChangeAnswerSchema.parse(answer.json());
}

const filmId = await inReview();
await world.finish(annId, filmId);
const film = await app.rested(ann, filmId);

/** Single images and the like, as rows: what a library reads of them is what is written there. */
async function seed(values: Partial<typeof projects.$inferInsert>[], ownerId = annId): Promise<string[]> {
  const now = new Date();
  const rows = values.map((value, index) => ({
    id: randomUUID(),
    ownerId,
    sessionId: 'seed',
    mode: 'images',
    requestFingerprint: 'seed',
    title: 'A picture',
    prompt: '',
    settings: {},
    plan: 'free',
    priceHundredths: 0n,
    status: projectStatus.COMPLETE,
    scenes: [],
    statusChangedAt: now,
    progressAt: now,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
    ...value,
  }));
  await world.database.insert(projects).values(rows);
  return rows.map(({ id }) => id);
}

describe('a library', () => {
  it('MAKE-11 shows a film with its length, its size and its files, and nobody else the same', async () => {
    const { items, counts } = await list('kind=stories');
    const item = items.find(({ id }) => id === filmId);
    expect(item).toMatchObject({ kind: 'stories', status: 'COMPLETE', removed_at: null, excerpt: null });
    expect(item?.duration_seconds).toBeGreaterThan(1);
    expect(item?.bytes).toBeGreaterThan(100);
    expect(item?.result_url).toBe(film.final_links[0]);
    expect(counts.stories).toBe(1);
    expect(idsOf(await list('', bob))).toEqual([]);
  });

  it('MAKE-11 finds a piece of a word in titles and narrations of every script, whatever its case', async () => {
    const spoken = (narration: string) => [{ scene: { narration } }];
    const [hindi, japanese, french, quoted, broken] = await seed([
      { title: 'नदी की कहानी', mode: 'stories' },
      { title: 'A quiet town', mode: 'stories', scenes: spoken('灯台守は海を見ていました。') },
      { title: 'Une page', mode: 'stories', scenes: spoken('Voilà L\u2019ÉTÉ, dit la FORÊT.') },
      { title: 'Quotes', mode: 'stories', scenes: spoken('He said "open up" to C:\\doors\nand 100% went.') },
      { title: 'Cafe\u0301 noir', mode: 'images' },
    ]);
    const found = async (words: string) => idsOf(await list(`search=${encodeURIComponent(words)}`));
    expect(await found('कहा')).toEqual([hindi]);
    expect(await found('台守')).toEqual([japanese]);
    expect(await found('été forê')).toEqual([french]);
    expect(await found('"open UP"')).toEqual([quoted]);
    expect(await found('c:\\doors 100%')).toEqual([quoted]);
    expect(await found('caf\u00e9')).toEqual([broken]);
    expect(await found('_')).toEqual([]);
    const { items } = await list(`search=${encodeURIComponent('海を')}`);
    expect(items[0]?.excerpt).toEqual({ before: '灯台守は', found: '海を', after: '見ていました。' });
  });

  it('MAKE-11 finds what was renamed by its new title, and no more by its old one', async () => {
    const [id = ''] = await seed([{ title: 'Zebrafish' }]);
    const renamed = await app.send('PATCH', `/api/library/${id}`, {
      cookie: ann,
      payload: { title: 'Quokka' },
    });
    expect(renamed.json()).toMatchObject({ id, title: 'Quokka' });
    expect(idsOf(await list('search=zebrafish'))).toEqual([]);
    expect(idsOf(await list('search=quok'))).toEqual([id]);
    const others = await app.send('PATCH', `/api/library/${id}`, { cookie: bob, payload: { title: 'Mine' } });
    expect(others.statusCode).toBe(404);
  });

  it.each(['created', 'title', 'duration', 'size'])(
    'MAKE-11 by %s, page after page, shows each entry once and in order, both ways',
    async (sort) => {
      const bobId = await idOf('bob');
      if ((await list('', bob)).items.length === 0) {
        await seed(
          Array.from({ length: 130 }, (_, index) => ({
            // Some are alike in what they are sorted by.
            title: `Picture ${String(index % 40).padStart(2, '0')}`,
            outputs:
              index % 3 === 0
                ? null
                : {
                    resultAssetId: 'x',
                    posterAssetId: 'y',
                    quality: { ...quality, durationSeconds: index % 7 },
                  },
          })),
          bobId,
        );
      }
      const pages = async (direction: string) => {
        const shown: LibraryAnswer['items'] = [];
        let after = '';
        do {
          const page = await list(`sort=${sort}&direction=${direction}&after=${after}`, bob);
          shown.push(...page.items);
          after = page.next ?? '';
        } while (after !== '');
        return shown;
      };
      const down = await pages('down');
      expect(new Set(down.map(({ id }) => id)).size).toBe(130);
      expect((await pages('up')).map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed());
      const keys = down.map(
        (item) =>
          ({
            created: item.created_at,
            title: item.title,
            duration: item.duration_seconds ?? -1,
            size: item.bytes,
          })[sort] ?? '',
      );
      expect(keys).toEqual(keys.toSorted((a, b) => Number(a < b) - Number(a > b)));
    },
  );

  it.each(['nonsense', Buffer.from('{"sort":"created","key":"2026-99-99","id":"x"}').toString('base64url')])(
    'refuses to go on from %s',
    async (after) => {
      const answer = await app.send('GET', `/api/library?after=${after}`, { cookie: ann });
      expect(answer.statusCode).toBe(400);
    },
  );
});

const quality = {
  width: 1,
  height: 1,
  brightness: 1,
  contrast: 1,
  detail: 1,
  blackSeconds: 0,
  frozenSeconds: 0,
  hasSound: null,
  findings: [],
};

describe('entries', () => {
  it('MAKE-11 lie in folders and among favourites, many at once, and only in folders of their own', async () => {
    const [one = '', two = ''] = await seed([{ title: 'One' }, { title: 'Two' }]);
    const name = { name: 'Holidays' };
    const made = await app.send('POST', '/api/library/folders', { cookie: ann, payload: name });
    const { id: folder } = LibraryFolderSchema.parse(made.json());
    const again = await app.send('POST', '/api/library/folders', { cookie: ann, payload: name });
    expect([again.statusCode, again.json<{ detail: string }>().detail]).toEqual([
      409,
      librarySentences.folderTaken,
    ]);
    await change('move', [one, two], { folder_id: folder });
    expect(idsOf(await list(`folder=${folder}&sort=title&direction=up`))).toEqual([one, two]);
    await change('favourite', [two]);
    expect(idsOf(await list(`favourites=true`))).toEqual([two]);
    const foreign = { action: 'move', ids: [one], folder_id: folder };
    expect(
      (await app.send('POST', '/api/library/changes', { cookie: bob, payload: foreign })).statusCode,
    ).toBe(404);
    const refusal = { id: one, sentence: sentences.refusal['not-found'] };
    expect(await change('remove', [one], { cookie: bob })).toEqual({ ids: [], refused: [refusal] });
    const folders = await app.send('GET', '/api/library/folders', { cookie: ann });
    expect(LibraryFoldersAnswerSchema.parse(folders.json()).folders).toEqual([
      { id: folder, ...name, count: 2 },
    ]);
    const path = `/api/library/folders/${folder}`;
    expect((await app.app.inject({ method: 'DELETE', url: path, headers: { cookie: bob } })).statusCode).toBe(
      404,
    );
    expect((await app.app.inject({ method: 'DELETE', url: path, headers: { cookie: ann } })).statusCode).toBe(
      200,
    );
    expect((await list('search=one')).items).toMatchObject([{ id: one, folder_id: null }]);
  });

  it('MAKE-11 that are stories are deleted, brought back, and forgotten after a month with their session', async () => {
    const id = await inReview();
    const { session_id: session } = (await list('kind=stories')).items.find((item) => item.id === id) ?? {};
    const sessions = async () =>
      SessionsAnswerSchema.parse(
        (await app.send('GET', '/api/video/sessions', { cookie: ann })).json(),
      ).sessions.map((each) => each.session_id);
    await change('remove', [id, id]);
    expect(idsOf(await list())).not.toContain(id);
    expect(idsOf(await list('removed=true'))).toEqual([id]);
    expect(await sessions()).not.toContain(session);
    await change('restore', [id]);
    expect(await sessions()).toContain(session);
    await change('remove', [id]);
    const clockIn = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
    expect((await world.balance(annId)).heldHundredths).toBeGreaterThan(0n);
    expect(await releaseRestingHolds({ ...world.deps, clock: clockIn(0.9) })).toBe(0);
    expect(await releaseRestingHolds({ ...world.deps, clock: clockIn(1.1) })).toBe(1);
    expect((await world.balance(annId)).heldHundredths).toBe(0n);
    expect(await purgeRemovedProjects({ ...world.deps, clock: clockIn(21) })).toBe(1);
    expect(idsOf(await list('removed=true'))).toEqual([]);
    const { rowCount } = await world.pool.query('select 1 from chat_sessions where id = $1', [session]);
    expect(rowCount).toBe(0);
  });

  it('MAKE-11 that are being made are not deleted', async () => {
    const [id = ''] = await seed([{ mode: 'stories', status: projectStatus.GENERATING_SCENES }]);
    const refusal = { id, sentence: librarySentences.stillMade };
    expect(await change('remove', [id, filmId])).toEqual({ ids: [filmId], refused: [refusal] });
    await change('restore', [filmId]);
  });

  it('MAKE-11 are duplicated without a second payment, and the copy keeps its files when the original is forgotten', async () => {
    const before = await world.balance(annId);
    const { ids } = await change('duplicate', [filmId]);
    const copyId = ids[0] ?? '';
    expect(await world.balance(annId)).toEqual(before);
    const copy = await app.rested(ann, copyId);
    expect(copy).toMatchObject({ status: 'COMPLETE', title: librarySentences.copyOf(film.title) });
    expect([copy.final_links, copy.scenes]).toEqual([film.final_links, film.scenes]);
    expect(copy.session_id).not.toBe(film.session_id);
    expect(await change('duplicate', [filmId], { cookie: bob })).toMatchObject({ ids: [] });
    const files = async () =>
      (await world.pool.query('select 1 from assets where owner_id = $1', [annId])).rowCount;
    const kept = await files();
    await change('remove', [filmId]);
    const later = { now: () => new Date(Date.now() + 31 * 24 * 3_600_000) };
    expect(await purgeRemovedProjects({ ...world.deps, clock: later })).toBe(1);
    expect(await files()).toBe(kept);
    const [link = ''] = copy.final_links;
    expect((await app.send('GET', link, { cookie: ann })).statusCode).toBe(200);
    await change('remove', [copyId]);
    expect(await purgeRemovedProjects({ ...world.deps, clock: later })).toBe(1);
    expect(await files()).toBe(0);
    expect((await app.send('GET', link, { cookie: ann })).statusCode).toBe(404);
  });

  it('MAKE-11 in a review are duplicated with their pictures, and the copy pays for its own film', async () => {
    const id = await inReview();
    const drawn = await world.draw(annId, id);
    const { ids } = await change('duplicate', [id]);
    const copy = await app.rested(ann, ids[0] ?? '');
    expect(copy.status).toBe('IMAGES_READY');
    const held = (await world.balance(annId)).heldHundredths;
    const scenes = copy.scenes.map((scene) => ({
      ...scene,
      selected_image_url: scene.generated_image_options[0] ?? null,
    }));
    expect(scenes.map((scene) => scene.selected_image_url)).not.toContain(null);
    const url = `/api/project/${copy.project_id}/assemble-video-general`;
    expect((await app.send('POST', url, { cookie: ann, payload: { scenes } })).statusCode).toBe(202);
    expect((await world.balance(annId)).heldHundredths).toBe(held + 500n);
    expect((await app.rested(ann, copy.project_id)).status).toBe('COMPLETE');
    expect((await app.rested(ann, id)).status).toBe(drawn.status);
  });
});
