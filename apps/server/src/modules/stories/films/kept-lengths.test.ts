import type { ProjectAnswer } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { assembleVideo } from './assemble-video.ts';

const rendered: string[] = [];
const filmFaults = {
  ...noFilmFaults(),
  segment: (text: string) => Promise.resolve(void rendered.push(text)),
};
const world = await createStoryWorld(createFakeModels(noFaults(), 3), createFakeFilmTools(filmFaults));
await world.work(4);
afterEach(() => {
  rendered.length = 0;
});

type Scenes = ProjectAnswer['scenes'];

/** The test's voice speaks ten words a second. */
const words = (count: number): string => `${'word '.repeat(count - 1)}end`;

const withWords = (scenes: Scenes, index: number, count: number): Scenes =>
  scenes.map((scene, at) => (at === index ? { ...scene, narration_script: words(count) } : scene));

/** A finished film of three scenes of 60 words. */
async function finishedFilm() {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  const { scenes } = await world.draw(ownerId, projectId);
  const cut = async (next: Scenes) => {
    rendered.length = 0;
    await assembleVideo(world.deps, { ownerId, projectId, scenes: next });
    const film = await world.waitForRest(ownerId, projectId);
    expect(film.status).toBe(projectStatus.COMPLETE);
    const made = await world.steps(projectId);
    return { film, music: made.filter(({ kind }) => kind === 'music').length, segments: [...rendered] };
  };
  const first = await cut(scenes.map((scene) => ({ ...scene, narration_script: words(60) })));
  return { first, cut };
}

const chaptersOf = ({ film }: { film: ProjectAnswer }) =>
  (film.chapters ?? []).map(({ start_seconds: start, end_seconds: end }) => [start, end]);

describe('a film with a changed word', () => {
  it('lasts as long as before: only that scene is rendered, and the music stays', async () => {
    const { first, cut } = await finishedFilm();
    const longer = await cut(withWords(first.film.scenes, 1, 61));
    expect(longer.segments).toEqual([words(61)]);
    expect(chaptersOf(longer)).toEqual(chaptersOf(first));
    const shorter = await cut(withWords(longer.film.scenes, 1, 57));
    expect(shorter.segments).toEqual([words(57)]);
    expect(chaptersOf(shorter)).toEqual(chaptersOf(first));
    expect([first.music, longer.music, shorter.music]).toEqual([1, 1, 1]);
  });

  it('has its segment again when the word is changed back', async () => {
    const { first, cut } = await finishedFilm();
    const longer = await cut(withWords(first.film.scenes, 1, 61));
    expect((await cut(withWords(longer.film.scenes, 1, 60))).segments).toEqual([]);
  });

  it('leaves a scene alone that was kept at its length before', async () => {
    const { first, cut } = await finishedFilm();
    const once = await cut(withWords(first.film.scenes, 1, 61));
    expect((await cut(withWords(once.film.scenes, 2, 59))).segments).toEqual([words(59)]);
  });

  it('is as long as its words need where silence does not make up for them', async () => {
    const { first, cut } = await finishedFilm();
    const longer = await cut(withWords(first.film.scenes, 1, 75));
    const [, before] = chaptersOf(first)[1] ?? [];
    const [, after] = chaptersOf(longer)[1] ?? [];
    expect(Number(after) - Number(before)).toBeCloseTo(1.5, 1);
    expect(longer.music).toBe(2);
  });
});
