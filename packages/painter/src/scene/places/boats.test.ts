import { expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openPromptReader } from '../../testing/read-prompt.ts';
import { createFrame } from '../../canvas/frame.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { openScene } from '../scene.ts';
import { openCast } from '../figures/cast.ts';
import { openIconArts } from '../figures/icon-art.ts';
import { paintDiorama } from '../paint-diorama.ts';

const read = openPromptReader({ hasLettering: false });
const size = { width: 320, height: 180, bleed: 0 };

it.each([
  ['a red boat in a green meadow', 'river'],
  ['a girl and a boat in a garden', 'river'],
  ['a sailing ship in a forest', 'river'],
  ['a boat in the mountains', 'lake'],
  ['a shipwreck in the desert', 'desert'],
  ['a little toy boat in a bedroom', 'room'],
] as const)('a boat is where water is: %s', (prompt, place) => {
  expect(read(prompt).place).toBe(place);
});

it('lies on the beach that somebody sits beside it on', async () => {
  const prompt = 'A girl sitting sad in the sand beside a small boat, on a sandy beach by the sea';
  const plan = { ...read(prompt), isForFilm: true };
  const { layers } = await paintDiorama(plan, size, openIconArts());
  expect(layers.map(({ name }) => name)).toContain('shore');
  expect(layers.map(({ name }) => name)).not.toContain('ripples');
});

it.each([2, 5, 9])('a boat at a stone bridge lies in the river before it, seed %i', async (seed) => {
  const plan = samplePlan({
    style: 'rich',
    seed,
    place: 'river',
    details: ['bridge'],
    isForFilm: true,
    subjects: [{ figure: 'boat', name: 'boat', count: 1, relation: 'far' }],
  });
  const { layers } = await paintDiorama(plan, size, openIconArts());
  const boat = layers.find(({ name }) => name === 'boat');
  const water = layers.find(({ name }) => name === 'water');
  expect(layers.findIndex(({ name }) => name === 'bridge')).toBeLessThan(
    layers.findIndex(({ name }) => name === 'boat'),
  );
  const alphaOf = (layer: typeof boat): Uint8ClampedArray =>
    layer?.sheet.canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data ??
    new Uint8ClampedArray();
  const [hull, wet] = [alphaOf(boat), alphaOf(water)];
  const painted = Array.from({ length: size.width * size.height }, (_, at) => at).filter(
    (at) => (hull[at * 4 + 3] ?? 0) > 128,
  );
  const rows = painted.map((at) => Math.floor(at / size.width));
  const keel = painted.filter((_, index) => (rows[index] ?? 0) > Math.max(...rows) - 6);
  expect(painted.length).toBeGreaterThan(400);
  const afloat = keel.filter((at) => (wet[at * 4 + 3] ?? 0) > 128).length;
  expect(afloat / keel.length).toBeGreaterThan(0.95);
});

/** How far from side to side the middle of a river's water goes on its way to the viewer, as a part of the picture's width. */
async function swingOf(details: ScenePlan['details']): Promise<number> {
  const plan = samplePlan({ style: 'rich', seed: 5, place: 'river', isForFilm: true, details, subjects: [] });
  const { layers } = await paintDiorama(plan, size, openIconArts());
  const water = layers.find(({ name }) => name === 'water')?.sheet.canvas.getContext('2d');
  const rows = [0.66, 0.72, 0.78, 0.84, 0.9, 0.96].map((part) => {
    const { data } = water?.getImageData(0, Math.round(size.height * part), size.width, 1) ?? { data: [] };
    const wet = Array.from({ length: size.width }, (_, x) => x).filter((x) => (data[x * 4 + 3] ?? 0) > 128);
    return wet.reduce((sum, x) => sum + x, 0) / Math.max(1, wet.length) / size.width;
  });
  const turns = rows.map((middle, place) => Math.abs(middle - (rows[place - 1] ?? middle)));
  return turns.reduce((sum, turn) => sum + turn, 0);
}

it('a river of whose bends is told goes from side to side', async () => {
  expect(await swingOf(['bends'])).toBeGreaterThan((await swingOf([])) * 1.25);
});

/** How far to the side the sails of whoever sails reach, in units of the boat. */
async function sailsAcross(
  told: Pick<ScenePlan, 'weather' | 'mood'>,
  girl: Partial<Subject>,
): Promise<number> {
  const subjects: Subject[] = [
    { figure: 'girl', name: 'girl', count: 1, relation: 'aboard', act: 'sail', ...girl },
    { figure: 'boat', name: 'boat', count: 1, relation: 'beside' },
  ];
  const plan = samplePlan({ style: 'rich', place: 'coast', isForFilm: true, subjects, ...told });
  const { roles } = await openCast(plan, openScene(plan, createFrame(320, 180, 0)), openIconArts());
  const sails = roles[0]?.load?.behind;
  // What reaches higher than any head aboard.
  const high = sails !== undefined && 'forms' in sails ? sails.forms.flatMap(({ outline }) => outline) : [];
  const across = high.filter(([, y]) => y < -100 && y > -200).map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}

it('hangs its sails down in fog and where sailing comes to nothing, and not in the wind', async () => {
  const full = await sailsAcross({ weather: 'clear', mood: 'calm' }, {});
  expect(await sailsAcross({ weather: 'storm', mood: 'sad' }, { isTried: true })).toBe(full);
  expect(await sailsAcross({ weather: 'fog', mood: 'calm' }, {})).toBeLessThan(full * 0.6);
  expect(await sailsAcross({ weather: 'clear', mood: 'sad' }, { isTried: true })).toBeLessThan(full * 0.6);
});
