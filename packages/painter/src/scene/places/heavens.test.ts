import { expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openIconArts } from '../figures/icon-art.ts';
import { paintDiorama } from '../paint-diorama.ts';
import type { PaintedLayer } from '../stage.ts';

const size = { width: 320, height: 180, bleed: 0 };

/** The highest and the lowest row of a layer in which much is painted. */
function rowsOf(layer: PaintedLayer | undefined): { top: number; bottom: number } {
  const { width, height } = size;
  const data = layer?.sheet.canvas.getContext('2d').getImageData(0, 0, width, height).data ?? [];
  const rows = Array.from({ length: width * height }, (_, at) => at)
    .filter((at) => (data[at * 4 + 3] ?? 0) > 128)
    .map((at) => Math.floor(at / width));
  return { top: Math.min(height, ...rows), bottom: Math.max(0, ...rows) };
}

it.each([3, 8, 21])(
  'whoever stands on clouds is seen to the feet, on a bank of cloud: seed %i',
  async (seed) => {
    const subjects = [{ figure: 'witch', name: 'witch', count: 1, relation: 'alone' as const }];
    const plan = samplePlan({ style: 'rich', seed, place: 'sky', time: 'day', isForFilm: true, subjects });
    const { layers } = await paintDiorama(plan, size, openIconArts());
    const of = (name: string): PaintedLayer | undefined => layers.find((layer) => layer.name === name);
    const { bottom } = rowsOf(of('subject'));
    expect(bottom).toBeGreaterThan(size.height * 0.7);
    expect(rowsOf(of('near clouds')).top).toBeGreaterThan(bottom - 2);
    expect(rowsOf(of('cloud bank')).top).toBeLessThan(bottom - size.height * 0.03);
  },
);
