import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardAt, seenLayers, stagedScene } from './testing/told-scene.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-hour-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const narration =
  'All night long the fox did not close its eyes, though it was tired. By morning the wind had gone to sleep in the trees.';
const told = { prompt: 'a fox waiting in a forest', narration, index: 3, durationSeconds: 9 };
const morningAt = heardAt(narration, 'By morning');

describe('a painted scene that is told from the night into the morning', () => {
  it('is dark over everything until its words tell of the morning', async () => {
    const scene = await stagedScene(told, root);
    expect(scene.layers.at(-1)).toMatchObject({ id: 'other-hour', space: 'screen' });
    const isDark = (seconds: number): boolean => seenLayers(scene, seconds).includes('other-hour');
    expect([0, 2, morningAt - 0.5].map(isDark)).toEqual([true, true, true]);
    expect([morningAt + 1, told.durationSeconds].map(isDark)).toEqual([false, false]);
  });

  it.each([
    ['nobody tells it', told, { words: [] }],
    ['its picture has an hour of its own', { ...told, prompt: 'a fox waiting in a forest at noon' }, {}],
    ['it is night from end to end', { ...told, narration: 'All night long the fox did not sleep.' }, {}],
  ])('has one light where %s', async (_, scene, change) => {
    const { layers } = await stagedScene(scene, root, change);
    expect(layers.map(({ id }) => id)).not.toContain('other-hour');
  });
});

describe('a painted scene that is told into the evening', () => {
  const late =
    'The fox looked at the empty den for a long time, and called again and again. It did not move until nightfall.';
  const sad = { prompt: 'a fox sitting in a forest', narration: late, index: 3, durationSeconds: 9 };
  const nightAt = heardAt(late, 'until nightfall');

  it('is dimmed less where clouds have made it dark already', async () => {
    const alphaUnder = async (sky: string): Promise<number> => {
      const scene = await stagedScene({ ...sad, prompt: `a fox waiting in a forest, ${sky}` }, root);
      const file = scene.layers.find(({ id }) => id === 'other-hour')?.files[0] ?? '';
      return (await readFile(file)).at(-1) ?? 0;
    };
    expect(await alphaUnder('heavy rain')).toBeLessThan((await alphaUnder('clear sky')) * 0.8);
  });

  it('grows dark over everything with the words that tell it', async () => {
    const scene = await stagedScene(sad, root);
    const hour = scene.layers.find(({ id }) => id === 'other-hour');
    const [first, last] = [hour?.keys[0], hour?.keys.at(-1)];
    expect([first?.opacity, last?.opacity]).toEqual([0, 1]);
    expect(Math.abs(((first?.atSeconds ?? 0) + (last?.atSeconds ?? 0)) / 2 - nightAt)).toBeLessThan(0.3);
  });
});
