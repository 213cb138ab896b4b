import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceLayers } from '../plan/painting-order.ts';
import type { ScenePlan, Subject, Turn } from '../plan/scene-plan.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { dioramaLayers } from './diorama-layers.ts';
import { openIconArts } from './figures/icon-art.ts';
import { paintDiorama } from './paint-diorama.ts';
import { flatten } from './stage.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-turned-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const girl: Subject = { figure: 'girl', name: 'girl', count: 1, relation: 'alone' };
const before: Turn = { lead: 0, does: {}, without: [], mood: 'calm', isBefore: true, at: 0.5 };

function film(subjects: readonly Subject[], change: Partial<ScenePlan> = {}): ScenePlan {
  return samplePlan({ style: 'rich', seed: 5, isForFilm: true, subjects: [...subjects], ...change });
}

async function layersOf(plan: ScenePlan): Promise<PlaceLayers['layers']> {
  const folder = await mkdtemp(path.join(root, 'layers-'));
  const order = { plan, width: 320, height: 180, bleed: 24, folder };
  const signal = new AbortController().signal;
  return (await dioramaLayers(order, { icons: openIconArts(), signal })).layers;
}

const pixelsOf = (layers: PlaceLayers['layers']): string[] =>
  layers.map(({ files: [file = ''] }) => readFileSync(file).toString('base64'));

describe('the layers of a scene that tells of two things', () => {
  it.each(['meadow', 'garden', 'kitchen', 'forest', 'village', 'theatre', 'snowfield'] as const)(
    'are those of its picture and a cast of its own for the other moment, in a place they share: %s',
    async (place) => {
      const plan = film([{ ...girl, act: 'dance' }], { place });
      const plain = await layersOf(plan);
      const turned = await layersOf({ ...plan, turn: before });
      const seen = turned.filter(({ moment }) => moment !== 'other');
      expect(pixelsOf(seen)).toEqual(pixelsOf(plain));
      const others = turned.filter(({ moment }) => moment === 'other');
      expect(others.map(({ name, motion }) => [name, motion])).toEqual([['subject', 'alive']]);
      expect(seen.filter(({ moment }) => moment === 'shown').map(({ name }) => name)).toEqual(['subject']);
      const [own] = seen.filter(({ name }) => name === 'subject');
      // The same one at the same place, doing something else.
      const middleOf = (layer: (typeof turned)[number] | undefined): number =>
        (layer?.cast?.hero.x ?? 0) + (layer?.cast?.hero.width ?? 0) / 2;
      expect(Math.abs(middleOf(others[0]) - middleOf(own))).toBeLessThan(320 * 0.08);
      expect(pixelsOf(others)).not.toEqual(pixelsOf(own === undefined ? [] : [own]));
    },
  );

  it('leave the picture that was reviewed as it is', async () => {
    const plan = film([{ ...girl, act: 'paint' }]);
    const size = { width: 320, height: 180, bleed: 0 };
    const stills = await Promise.all(
      [plan, { ...plan, turn: before }].map(async (each) => {
        const { layers, frame } = await paintDiorama(each, size, openIconArts());
        return (await flatten(layers, frame).encode('png')).toString('base64');
      }),
    );
    expect(stills[0]).toBe(stills[1]);
  });

  it('show the shore where somebody sits there before they surf, and only then', async () => {
    const plan = film([{ ...girl, act: 'surf' }], { place: 'beach' });
    const layers = await layersOf({ ...plan, turn: { ...before, does: { seat: 'usual' } } });
    const namesAt = (moment: 'shown' | 'other' | null): string[] =>
      layers.filter((layer) => layer.moment === moment).map(({ name }) => name);
    expect(namesAt('other')).toEqual(expect.arrayContaining(['shore', 'subject']));
    expect(namesAt('shown')).not.toContain('shore');
    expect(namesAt('shown')).toContain('subject');
    expect(namesAt(null).length).toBeGreaterThan(0);
  });

  it('let somebody stand on the ground before they fly', async () => {
    const plan = film([{ figure: 'witch', name: 'witch', count: 1, relation: 'above', act: 'fly' }], {
      place: 'sky',
    });
    const layers = await layersOf({ ...plan, turn: before });
    expect(layers.filter(({ moment }) => moment === 'shown').map(({ name }) => name)).toContain('flyers');
    expect(layers.filter(({ moment }) => moment === 'other').map(({ name }) => name)).toEqual(['subject']);
  });

  it('show things only when they are found', async () => {
    const clover: Subject = { figure: 'thing:key', name: 'key', count: 1, relation: 'beside' };
    const plan = film([girl, clover]);
    const [shown, other] = await Promise.all(
      [[], [1]].map(async (without) => {
        const layers = await layersOf({ ...plan, turn: { ...before, without } });
        return layers.find(({ moment }) => moment === 'other')?.cast?.others.length;
      }),
    );
    expect([shown, other]).toEqual([1, 0]);
  });
});
