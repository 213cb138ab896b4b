import { expect, it } from 'vitest';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openIconArts } from '../figures/icon-art.ts';
import { paintDiorama } from '../paint-diorama.ts';
import type { PaintedLayer } from '../stage.ts';

const size = { width: 320, height: 180, bleed: 0 };

/** The layers of a shore of a film with these on it, by name. */
async function shoreWith(
  figures: readonly string[],
  { isComing = false } = {},
): Promise<ReadonlyMap<string, PaintedLayer>> {
  const subjects = figures.map((figure, place): Subject => ({
    figure,
    name: figure,
    count: 1,
    relation: 'beside',
    ...(isComing && place > 0 ? { isComing } : {}),
  }));
  const plan = samplePlan({ style: 'rich', seed: 5, place: 'coast', isForFilm: true, subjects });
  const { layers } = await paintDiorama(plan, size, openIconArts());
  return new Map(layers.map((layer) => [layer.name, layer]));
}

/** How much of a layer is painted: its width, and its lowest row. */
function painted(layer: PaintedLayer | undefined): { width: number; bottom: number } {
  const { width, height } = size;
  const data = layer?.sheet.canvas.getContext('2d').getImageData(0, 0, width, height).data ?? [];
  const rows: number[] = [];
  const columns: number[] = [];
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] ?? 0) > 128) {
      rows.push(Math.floor(at / width));
      columns.push(at % width);
    }
  }
  return {
    width: columns.length === 0 ? 0 : Math.max(...columns) - Math.min(...columns),
    bottom: Math.max(0, ...rows),
  };
}

it.each(['whale', 'dolphin', 'shark'])('a %s swims off the shore that somebody stands on', async (figure) => {
  const layers = await shoreWith(['man', `icon:${figure === 'whale' ? 'spouting-whale' : figure}`]);
  const [swimmer, standing] = [painted(layers.get('swimmers')), painted(layers.get('subject'))];
  expect(swimmer.width).toBeGreaterThan(size.width * 0.08);
  expect(swimmer.bottom).toBeLessThan(standing.bottom - size.height * 0.05);
  expect(standing.width).toBeLessThan(size.width * 0.2);
});

it('a whale that is near is much broader than who stands ashore is tall, and no dolphin is', async () => {
  const heroHeight = size.height * 0.41;
  const widthOf = async (figure: string): Promise<number> =>
    painted((await shoreWith(['man', figure])).get('swimmers')).width;
  expect(await widthOf('icon:spouting-whale')).toBeGreaterThan(heroHeight * 1.7);
  expect(await widthOf('icon:dolphin')).toBeLessThan(heroHeight * 1.2);
});

it('who goes into the sea with a board is in the water, not on the sand', async () => {
  const goingIn: Subject = {
    figure: 'woman',
    name: 'woman',
    count: 1,
    relation: 'alone',
    act: 'walk',
    holds: { thing: 'board' },
  };
  const layersOf = async (subject: Subject): Promise<readonly PaintedLayer[]> => {
    const plan = samplePlan({ style: 'rich', seed: 5, place: 'coast', isForFilm: true, subjects: [subject] });
    return (await paintDiorama(plan, size, openIconArts())).layers;
  };
  const named = async (subject: Subject, name: string) =>
    painted((await layersOf(subject)).find((layer) => layer.name === name));
  expect((await named(goingIn, 'waders')).width).toBeGreaterThan(10);
  expect((await named(goingIn, 'subject')).width).toBe(0);
  const { act: _act, ...standing } = goingIn;
  expect((await named(standing, 'waders')).width).toBe(0);
  expect((await named(standing, 'subject')).bottom).toBeGreaterThan((await named(goingIn, 'waders')).bottom);
});

it.each([
  ['icon:spouting-whale', 'swimmers', 'near'],
  ['fox', 'comer', 'come'],
])('a %s that is not there at first comes on a layer of its own', async (figure, name, motion) => {
  expect((await shoreWith(['man', figure], { isComing: true })).get(name)?.motion).toBe(motion);
  expect((await shoreWith(['man', figure])).get(name)?.motion).not.toBe(motion);
});

it('who lives by the sea stays on its shore', async () => {
  expect((await shoreWith(['man', 'icon:seal'])).has('swimmers')).toBe(false);
});
