import { expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openPromptReader } from '../../testing/read-prompt.ts';
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
