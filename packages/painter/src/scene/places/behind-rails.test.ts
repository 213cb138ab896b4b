import { expect, it } from 'vitest';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openIconArts } from '../figures/icon-art.ts';
import { paintDiorama } from '../paint-diorama.ts';

const boy: Subject = { figure: 'boy', name: 'boy', count: 1, relation: 'alone', act: 'run' };
const mill: Subject = { figure: 'windmill', name: 'windmill', count: 1, relation: 'far' };
const train: Subject = { figure: 'icon:locomotive', name: 'train', count: 1, relation: 'beside' };

/** The lowest row of a layer that much is painted in. */
async function bottomOf(name: string, subjects: Subject[]): Promise<number> {
  const size = { width: 320, height: 180, bleed: 0 };
  const plan = samplePlan({ style: 'rich', place: 'farm', seed: 3, isForFilm: true, subjects });
  const { layers } = await paintDiorama(plan, { ...size, isAlive: true }, openIconArts());
  const { canvas } = layers.find((layer) => layer.name === name)?.sheet ?? {};
  const data = canvas?.getContext('2d').getImageData(0, 0, size.width, size.height).data ?? [];
  const rows = Array.from({ length: size.width * size.height }, (_, at) => at)
    .filter((at) => (data[at * 4 + 3] ?? 0) > 200)
    .map((at) => Math.floor(at / size.width));
  return Math.max(0, ...rows);
}

it('a building stands behind the rails that a train drives on, and nearer where there are none', async () => {
  const behind = await bottomOf('landmarks', [boy, train, mill]);
  expect(behind).toBeGreaterThan(0);
  expect(behind).toBeLessThan(await bottomOf('rails', [boy, train, mill]));
  expect(await bottomOf('landmarks', [boy, mill])).toBeGreaterThan(behind);
});
