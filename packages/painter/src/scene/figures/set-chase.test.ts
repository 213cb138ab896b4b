import { describe, expect, it } from 'vitest';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { mergeLayers } from '../merge-layers.ts';
import { paintDiorama } from '../paint-diorama.ts';
import { openIconArts } from './icon-art.ts';

const size = { width: 480, height: 270, bleed: 20 };

const boy: Subject = { figure: 'boy', name: 'boy', count: 1, relation: 'alone', act: 'run' };
const train: Subject = { figure: 'icon:locomotive', name: 'train', count: 1, relation: 'beside' };
const children: Subject = { figure: 'friends', name: 'children', count: 3, relation: 'beside' };

async function bandsOf(subjects: readonly Subject[], seed = 5) {
  const plan = samplePlan({ style: 'rich', seed, place: 'meadow', isForFilm: true, subjects: [...subjects] });
  const { layers } = await paintDiorama(plan, { ...size, isAlive: true }, openIconArts());
  return { layers, bands: mergeLayers(layers).bands };
}

describe('a film of somebody who runs after a train', () => {
  it.each([3, 5, 8])(
    'lets the runner, the train and the onlookers each go their own way, seed %i',
    async (seed) => {
      const { bands, layers } = await bandsOf([boy, train, children], seed);
      const motionOf = (name: string) => bands.find((band) => band.name === name)?.motion;
      expect([motionOf('subject'), motionOf('vehicle'), motionOf('onlookers')]).toEqual([
        'dash',
        'yield',
        'alive',
      ]);
      const [runner, vehicle] = ['subject', 'vehicle'].map((name) =>
        bands.find((band) => band.name === name),
      );
      expect(vehicle?.heading).toBe(runner?.heading);
      expect(layers.findIndex(({ name }) => name === 'rails')).toBeLessThan(
        layers.findIndex(({ name }) => name === 'vehicle'),
      );
    },
  );

  it('lets the train go where the boy only tries', async () => {
    const { bands } = await bandsOf([{ ...boy, isTried: true }, train]);
    expect(bands.find(({ name }) => name === 'vehicle')?.motion).toBe('leave');
  });

  it('puts no rails under a bus', async () => {
    const { layers } = await bandsOf([boy, { ...train, figure: 'icon:bus', name: 'bus' }]);
    expect(layers.map(({ name }) => name)).toContain('vehicle');
    expect(layers.map(({ name }) => name)).not.toContain('rails');
  });
});
