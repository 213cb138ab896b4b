import { expect, it } from 'vitest';
import type { Detail, Place, Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openIconArts } from '../figures/icon-art.ts';
import { paintDiorama } from '../paint-diorama.ts';

const size = { width: 320, height: 180, bleed: 0 };
const girl: Subject = { figure: 'girl', name: 'girl', count: 1, relation: 'alone' };

/** What part of the picture a layer of a film's scene covers; 0 where there is none. */
async function coverOf(
  name: string,
  told: { readonly place: Place; readonly details: Detail[]; readonly subjects?: Subject[] },
): Promise<number> {
  const plan = samplePlan({ style: 'rich', seed: 5, isForFilm: true, subjects: [girl], ...told });
  const { layers } = await paintDiorama(plan, size, openIconArts());
  const sheet = layers.find((layer) => layer.name === name)?.sheet;
  const data = sheet?.canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data ?? [];
  let seen = 0;
  for (let at = 3; at < data.length; at += 4) {
    seen += (data[at] ?? 0) > 128 ? 1 : 0;
  }
  return seen / (size.width * size.height);
}

it('an island that somebody has sailed to is large, and no rock with a lighthouse', async () => {
  const sailing: Subject[] = [
    { ...girl, relation: 'aboard', act: 'sail' },
    { figure: 'boat', name: 'boat', count: 1, relation: 'beside' },
  ];
  const reached = { place: 'island', details: ['landfall'], subjects: sailing } as const;
  expect(await coverOf('land', { ...reached, details: ['landfall'] })).toBeGreaterThan(0.1);
  expect(await coverOf('rock', { ...reached, details: ['landfall'] })).toBe(0);
  expect(await coverOf('land', { ...reached, details: [] })).toBe(0);
  expect(await coverOf('rock', { ...reached, details: [] })).toBeGreaterThan(0);
});

it('an island of the moon is a pale dome, small where it is dreamt of and large where somebody has come to it', async () => {
  const brightOf = async (name: string, details: Detail[], time: 'night' | 'dusk'): Promise<number> => {
    const plan = samplePlan({
      style: 'rich',
      seed: 5,
      isForFilm: true,
      place: 'island',
      time,
      details,
      subjects: [girl],
    });
    const { layers } = await paintDiorama(plan, size, openIconArts());
    const sheet = layers.find((layer) => layer.name === name)?.sheet;
    const data = sheet?.canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data ?? [];
    let bright = 0;
    for (let at = 0; at < data.length; at += 4) {
      bright +=
        Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 150 && (data[at + 3] ?? 0) > 200
          ? 1
          : 0;
    }
    return bright / (size.width * size.height);
  };
  const dreamt = await brightOf('rock', ['fullmoon'], 'night');
  const reached = await brightOf('land', ['fullmoon', 'landfall'], 'dusk');
  expect(dreamt).toBeGreaterThan(0.008);
  expect(reached).toBeGreaterThan(3 * dreamt);
  expect(await brightOf('rock', [], 'night')).toBeLessThan(0.002);
});

it('the sky has a moon over a beach before the night where it is told of, and none over an island that is the moon', async () => {
  const skyAt = async (place: Place, details: Detail[]): Promise<Buffer> => {
    const plan = samplePlan({
      style: 'rich',
      seed: 5,
      isForFilm: true,
      place,
      time: 'dusk',
      details,
    });
    const { layers } = await paintDiorama(plan, size, openIconArts());
    const sky = layers.find(({ name }) => name === 'sky')?.sheet.canvas.getContext('2d');
    return Buffer.from(sky?.getImageData(0, 0, size.width, size.height * 0.4).data ?? []);
  };
  const brightest = (sky: Buffer): number => sky.filter((value, at) => at % 4 === 2 && value > 180).length;
  const plain = brightest(await skyAt('beach', []));
  expect(brightest(await skyAt('beach', ['fullmoon']))).toBeGreaterThan(plain + 100);
  expect(brightest(await skyAt('island', ['fullmoon']))).toBeLessThan(100);
});

it('a garden fills more of the picture the further it has come', async () => {
  const dug = await coverOf('tall beds', { place: 'sky', details: ['plot'] });
  const tips = await coverOf('seedlings', { place: 'sky', details: ['plot', 'seedlings'] });
  const grown = await coverOf('tall beds', { place: 'sky', details: ['beds'] });
  const lush = { place: 'sky', details: ['beds', 'lush'] } as const;
  const before = await coverOf('near beds', { ...lush, details: ['beds', 'lush'] });
  expect(dug).toBeGreaterThan(0.03);
  expect(tips).toBeGreaterThan(0);
  expect(grown).toBeGreaterThan(dug + tips);
  expect(await coverOf('near beds', { place: 'sky', details: ['beds'] })).toBe(0);
  expect(before).toBeGreaterThan(0.04);
});

it.each(['railbend', 'roadbend'] as const)('the ground shows a %s that is told of', async (bend) => {
  const paint = async (details: Detail[]): Promise<Buffer> => {
    const plan = samplePlan({
      style: 'rich',
      seed: 5,
      isForFilm: true,
      place: 'meadow',
      subjects: [],
      details,
    });
    const { layers } = await paintDiorama(plan, size, openIconArts());
    const ground = layers.find(({ name }) => name === 'ground')?.sheet.canvas;
    return Buffer.from(ground?.getContext('2d').getImageData(0, 0, size.width, size.height).data ?? []);
  };
  const [plain, bent] = [await paint([]), await paint([bend])];
  const changed = plain.reduce((sum, value, at) => sum + (Math.abs(value - (bent[at] ?? 0)) > 24 ? 1 : 0), 0);
  expect(changed / plain.length).toBeGreaterThan(0.02);
});

it('a river that comes to the sea has banks on both sides of the boat, which draw apart', async () => {
  const boat: Subject = { figure: 'boat', name: 'boat', count: 1, relation: 'alone' };
  const paint = async (details: Detail[]) => {
    const plan = samplePlan({
      style: 'rich',
      seed: 5,
      isForFilm: true,
      place: 'beach',
      details,
      subjects: [boat],
    });
    return (await paintDiorama(plan, size, openIconArts())).layers;
  };
  const layers = await paint(['rivermouth']);
  const [left, right] = ['left bank', 'right bank'].map((name) =>
    layers.find((layer) => layer.name === name),
  );
  expect([left, right].map((bank) => [bank?.motion, bank?.sheet.heading])).toEqual([
    ['go', -1],
    ['go', 1],
  ]);
  const hero = layers.find(({ sheet }) => sheet.cast !== undefined)?.sheet.cast?.hero ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const row = Math.round(hero.y + hero.height) - 2;
  const landAt = (bank: typeof left): number[] => {
    const data = bank?.sheet.canvas.getContext('2d').getImageData(0, row, size.width, 1).data ?? [];
    return Array.from({ length: size.width }, (_, x) => x).filter((x) => (data[x * 4 + 3] ?? 0) > 128);
  };
  expect(Math.max(...landAt(left))).toBeLessThan(hero.x);
  expect(Math.min(...landAt(right))).toBeGreaterThan(hero.x + hero.width);
  expect((await paint([])).map(({ name }) => name)).not.toContain('left bank');
});

it('what is run after goes round the bend far away, and no straight rails are laid, where a short cut is told of', async () => {
  const subjects: Subject[] = [
    { ...girl, act: 'run' },
    { figure: 'icon:locomotive', name: 'train', count: 1, relation: 'beside' },
  ];
  const paint = async (details: Detail[]) => {
    const plan = samplePlan({ style: 'rich', seed: 5, isForFilm: true, place: 'farm', details, subjects });
    const painted = await paintDiorama(plan, { ...size, isAlive: true }, openIconArts());
    return painted.layers;
  };
  const footOf = (layers: Awaited<ReturnType<typeof paint>>): number => {
    const canvas = layers.find(({ name }) => name === 'vehicle')?.sheet.canvas;
    const data = canvas?.getContext('2d').getImageData(0, 0, size.width, size.height).data ?? [];
    const last = data.findLastIndex((value, at) => at % 4 === 3 && value > 128);
    return Math.floor(last / 4 / size.width);
  };
  const [beside, round] = [await paint(['railbend']), await paint(['railbend', 'shortcut'])];
  expect(footOf(round)).toBeLessThan(footOf(beside) - 10);
  expect(beside.map(({ name }) => name)).toContain('rails');
  expect(round.map(({ name }) => name)).not.toContain('rails');
});
