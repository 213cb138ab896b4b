import { revisionSentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Change } from '@kinora/contract/revisions';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyScene } from '@kinora/contract/scenes';
import { limits } from '@kinora/contract/limits';
import { saveScenes } from '../review/save-scenes.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { editProject } from './edit-project.ts';
import { listRevisions } from './list-revisions.ts';
import { restoreRevision, undoEdit } from './undo-edit.ts';

let nowMs = Date.UTC(2026, 0, 1);
const clock = { now: () => new Date(nowMs) };
const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
const deps = { ...world.deps, clock };
await world.work();

async function written() {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  const story = await world.waitForRest(ownerId, projectId);
  const read = () => world.read(ownerId, projectId);
  return { ownerId, projectId, story, read };
}
type Written = Awaited<ReturnType<typeof written>>;

/** One page of somebody who writes; what it knows is what it was told last. */
function page({ ownerId, projectId }: Written, client: string) {
  const owned = { projectId, ownerId };
  return {
    edit: (changes: Change[], revision = 0) =>
      editProject(deps, { ...owned, edits: { revision, client, batch: randomUUID(), changes } }),
    undo: () => undoEdit(deps, { ...owned, client, kind: 'undo' }),
    redo: () => undoEdit(deps, { ...owned, client, kind: 'redo' }),
    restore: (revision: number) => restoreRevision(deps, { ...owned, client, revision }),
  };
}

/** The scenes as they are being written. */
const scenesOf = (story: ProjectAnswer) => story.draft_scenes ?? story.scenes;
const idOf = (story: ProjectAnswer, index: number) => scenesOf(story)[index]?.id ?? '';

function narration(id: string, before: string, after: string): Change {
  return { kind: 'field', id, field: 'narration', before, after };
}

describe('MAKE-01 what is written in a project', () => {
  it('is kept as it was typed, beside the scenes that work runs on, and says who, when and what', async () => {
    const project = await written();
    const { story, read } = project;
    const [first] = story.scenes;
    const change = narration(idOf(story, 0), first?.narration ?? '', ' 🐟 بحر <b>sea</b> ');
    await page(project, 'here').edit([change]);
    const after = await read();
    expect(after.draft_scenes?.[0]?.narration).toBe(' 🐟 بحر <b>sea</b> ');
    expect(after.scenes[0]?.narration).toBe(first?.narration);
    expect([after.revision, after.can_undo, after.can_redo]).toEqual([1, true, false]);
    const { items } = await listRevisions(deps.database, project);
    expect(items).toMatchObject([{ revision: 1, author: 'Test', client: 'here', changes: [change] }]);
    expect(items[0]?.at).toBe(new Date(nowMs).toISOString());
  });

  it('keeps a scene of 5,000 words and 200 scenes, and refuses what is more with a sentence', async () => {
    const project = await written();
    const { story, read } = project;
    const many = Array.from({ length: 200 }, (_, index) => emptyScene(index + 1, `many-${index}`));
    const long = 'A word '.repeat(5_000);
    const added = many.map((scene): Change => ({ kind: 'scene', id: scene.id, before: null, after: scene }));
    await page(project, 'here').edit([
      narration(idOf(story, 0), story.scenes[0]?.narration ?? '', long),
      ...added,
    ]);
    const after = await read();
    expect([scenesOf(after).length, scenesOf(after)[0]?.narration]).toEqual([202, long]);
    const more = Array.from({ length: limits.counts.draftScenes }, (_, index): Change => {
      const scene = emptyScene(index + 1, `more-${index}`);
      return { kind: 'scene', id: scene.id, before: null, after: scene };
    });
    await expect(page(project, 'here').edit(more)).rejects.toMatchObject({
      detail: revisionSentences.tooManyScenes(limits.counts.draftScenes),
    });
  });

  it('takes typing without a pause for one act, and the same batch once', async () => {
    const project = await written();
    const { story, projectId, ownerId, read } = project;
    const [id, begun] = [idOf(story, 0), story.scenes[0]?.narration ?? ''];
    const here = page(project, 'here');
    for (const [before, after] of [
      [begun, 'S'],
      ['S', 'Se'],
      ['Se', 'Sea'],
    ] as const) {
      nowMs += 900;
      await here.edit([narration(id, before, after)]);
    }
    nowMs += 5_000;
    const edits = {
      revision: 3,
      client: 'here',
      batch: 'lost',
      changes: [narration(id, 'Sea', 'Sea at night')],
    };
    await editProject(deps, { projectId, ownerId, edits });
    await here.edit([narration(id, 'Sea at night', 'Dawn')]);
    nowMs += 5_000;
    const { open, conflicts } = await editProject(deps, {
      projectId,
      ownerId,
      edits: { ...edits, batch: 'x' },
    });
    expect([conflicts.length, open.document.scenes[0]?.narration]).toEqual([1, 'Dawn']);
    const { items } = await listRevisions(deps.database, project);
    expect(items.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
      [['Sea', 'Dawn']],
      [[begun, 'Sea']],
    ]);
    expect((await read()).revision).toBe(5);
  });

  it('refuses pictures that are not its own', async () => {
    const project = await written();
    const change: Change = {
      kind: 'field',
      id: idOf(project.story, 0),
      field: 'selected_image_url',
      before: null,
      after: 'https://elsewhere.example/x.png',
    };
    await expect(page(project, 'here').edit([change])).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is not for others', async () => {
    const project = await written();
    const stranger = { ...project, ownerId: await world.addUser() };
    await expect(page(stranger, 'here').edit([])).rejects.toMatchObject({ code: 'not-found' });
    await expect(page(stranger, 'here').undo()).rejects.toMatchObject({ code: 'not-found' });
    await expect(listRevisions(deps.database, stranger)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('MAKE-02 two pages', () => {
  it('merge what they write in different fields, and neither overwrites the other in the same', async () => {
    const project = await written();
    const { story, read } = project;
    const [id, begun] = [idOf(story, 0), story.scenes[0]?.narration ?? ''];
    const title = story.scenes[0]?.title ?? '';
    const [one, two] = [page(project, 'one'), page(project, 'two')];
    await one.edit([narration(id, begun, 'Of one')]);
    const merged = await two.edit([{ kind: 'field', id, field: 'title', before: title, after: 'Of two' }]);
    expect(merged.hasNews).toBe(true);
    expect(merged.open.document.scenes[0]).toMatchObject({ narration: 'Of one', title: 'Of two' });
    const refused = await two.edit([
      narration(id, begun, 'Of two'),
      { kind: 'title', before: story.title, after: 'All or nothing' },
    ]);
    expect(refused.conflicts).toMatchObject([{ theirs: 'Of one', change: { after: 'Of two' } }]);
    expect(await read()).toMatchObject({ title: story.title, revision: 2 });
  });

  it('one deletes the scene that the other writes in: the second is told', async () => {
    const project = await written();
    const { story } = project;
    const [, second] = story.scenes;
    const id = second?.id ?? '';
    const gone: Change = { kind: 'scene', id, before: second ?? null, after: null };
    await page(project, 'one').edit([gone]);
    const late = await page(project, 'two').edit([narration(id, second?.narration ?? '', 'Written')]);
    expect(late.conflicts).toMatchObject([{ is_gone: true, change: { after: 'Written' } }]);
  });

  it('at once lose nothing, whatever they write', async () => {
    const project = await written();
    const { story, read } = project;
    const [first, second] = story.scenes;
    const texts = (id: string, before: string) => (after: string) => narration(id, before, after);
    const [one, two] = [
      texts(first?.id ?? '', first?.narration ?? ''),
      texts(second?.id ?? '', second?.narration ?? ''),
    ];
    await Promise.all([page(project, 'one').edit([one('One')]), page(project, 'two').edit([two('Two')])]);
    expect(scenesOf(await read()).map((scene) => scene.narration)).toEqual(['One', 'Two']);
    expect((await read()).revision).toBe(2);
  });
});

describe('MAKE-02 a review', () => {
  it('that was changed since it was looked at is not confirmed, and says where', async () => {
    const project = await written();
    const { story, ownerId, projectId, read } = project;
    const seen = story.revision;
    await page(project, 'elsewhere').edit([
      narration(idOf(story, 1), story.scenes[1]?.narration ?? '', 'New'),
    ]);
    const submission = { ownerId, projectId, scenes: story.scenes };
    await expect(submitScenes(deps, { ...submission, revision: seen })).rejects.toMatchObject({
      code: 'conflict',
      detail: revisionSentences.staleReview(['the narration of scene 2']),
    });
    await expect(saveScenes(deps, { ...submission, revision: seen })).rejects.toMatchObject({
      code: 'conflict',
    });
    const now = await read();
    await submitScenes(deps, { ...submission, scenes: scenesOf(now), revision: now.revision });
    const drawn = await world.waitForRest(ownerId, projectId);
    expect([drawn.draft_scenes, drawn.scenes[1]?.narration]).toEqual([null, 'New']);
  });

  it('keeps the ids of scenes that were added, so that other pages go on writing in them', async () => {
    const project = await written();
    const { ownerId, projectId, read } = project;
    const scene = { ...emptyScene(3, 'added-elsewhere'), narration: 'Fresh. ' };
    await page(project, 'one').edit([{ kind: 'scene', id: scene.id, before: null, after: scene }]);
    const { revision } = await read();
    await submitScenes(deps, { ownerId, projectId, revision, scenes: scenesOf(await read()) });
    const drawn = await world.waitForRest(ownerId, projectId);
    expect(drawn.status).toBe(projectStatus.IMAGES_READY);
    expect(drawn.scenes[2]).toMatchObject({ id: 'added-elsewhere', narration: 'Fresh.' });
    const late = await page(project, 'two').edit([narration(scene.id, 'Fresh.', 'Fresh air.')]);
    expect(late.conflicts).toEqual([]);
  });
});

describe('MAKE-01 undo and redo', () => {
  it('take back whole acts over every field, one by one, and repeat them', async () => {
    const project = await written();
    const { story } = project;
    const [first, second] = story.scenes;
    const here = page(project, 'here');
    const ids = story.scenes.map(({ id }) => id);
    const acts: Change[][] = [
      [narration(first?.id ?? '', first?.narration ?? '', 'Typed')],
      [
        {
          kind: 'field',
          id: first?.id ?? '',
          field: 'voice_id',
          before: first?.voice_id ?? null,
          after: 'v',
        },
      ],
      [{ kind: 'order', before: ids, after: ids.toReversed() }],
      [{ kind: 'title', before: story.title, after: 'Night 🌊' }],
      [
        { kind: 'scene', id: second?.id ?? '', before: second ?? null, after: null },
        { kind: 'order', before: ids.toReversed(), after: ids.slice(0, 1) },
      ],
    ];
    const documents = [(await here.edit([])).open.document];
    for (const changes of acts) {
      nowMs += 5_000;
      documents.push((await here.edit(changes)).open.document);
    }
    const back = [];
    while (back.length < acts.length) {
      back.push((await here.undo()).open.document);
    }
    expect(back).toEqual(documents.toReversed().slice(1));
    await expect(here.undo()).rejects.toMatchObject({ detail: revisionSentences.nothingToUndo });
    const again = [];
    while (again.length < acts.length) {
      again.push((await here.redo()).open.document);
    }
    expect(again).toEqual(documents.slice(1));
    await expect(here.redo()).rejects.toMatchObject({ detail: revisionSentences.nothingToRedo });
    expect((await here.restore(1)).open.document).toEqual(documents[1]);
    expect((await here.undo()).open.document).toEqual(documents.at(-1));
  });

  it('leave what somebody else wrote there since, and say so', async () => {
    const project = await written();
    const { story, ownerId, projectId, read } = project;
    const [first, second] = story.scenes;
    await page(project, 'here').edit([
      narration(first?.id ?? '', first?.narration ?? '', 'Mine'),
      narration(second?.id ?? '', second?.narration ?? '', 'Mine too'),
    ]);
    const scenes = scenesOf(await read()).map((scene, index) =>
      index === 0 ? { ...scene, narration: 'A program’s', narration_script: '' } : scene,
    );
    await saveScenes(deps, { ownerId, projectId, scenes });
    const { open, notice } = await page(project, 'here').undo();
    expect(open.document.scenes.map((scene) => scene.narration)).toEqual(['A program’s', second?.narration]);
    expect(notice).toBe(revisionSentences.changedSince(['the narration of scene 1']));
  });
});

describe('MAKE-02 many pages of random people', () => {
  it('end with every text that was accepted or shown as a conflict', async () => {
    const project = await written();
    const { story, read } = project;
    const ids = story.scenes.map(({ id }) => id);
    const acts = fc.sample(fc.tuple(fc.nat(2), fc.nat(1), fc.nat(3)), { numRuns: 25, seed: 7 });
    const known = new Map<string, Map<string, string>>();
    const accepted = new Map(story.scenes.map(({ id, narration: text }) => [id, text]));
    let refusals = 0;
    for (const [who, which, rest] of acts) {
      const id = ids[which] ?? '';
      const client = `page-${who}`;
      const seen = known.get(client) ?? new Map(story.scenes.map((scene) => [scene.id, scene.narration]));
      const text = `${client} ${rest} ${randomUUID()}`;
      const { open, conflicts } = await page(project, client).edit([narration(id, seen.get(id) ?? '', text)]);
      const theirs = accepted.get(id);
      if (seen.get(id) === theirs) {
        expect(conflicts).toEqual([]);
        accepted.set(id, text);
      } else {
        refusals += 1;
        expect(conflicts).toMatchObject([{ theirs, change: { after: text } }]);
      }
      known.set(client, new Map(open.document.scenes.map((scene) => [scene.id, scene.narration])));
    }
    expect(refusals).toBeGreaterThan(3);
    expect(scenesOf(await read()).map((scene) => scene.narration)).toEqual(ids.map((id) => accepted.get(id)));
  });
});
