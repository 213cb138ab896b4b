import { describe, expect, it } from 'vitest';
import type { Colour } from '../../canvas/colour.ts';
import type { Detail } from '../../plan/scene-plan.ts';
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

describe('a garden in the clouds', () => {
  const subjects = [{ figure: 'witch', name: 'witch', count: 1, relation: 'alone' as const }];
  const heavens = async (details: readonly Detail[]) => {
    const plan = samplePlan({
      style: 'rich',
      seed: 3,
      place: 'sky',
      time: 'day',
      isForFilm: true,
      subjects,
      details,
    });
    return (await paintDiorama(plan, size, openIconArts())).layers;
  };
  /** The part of a layer at a row that has such a colour. */
  const partOf = (
    layers: readonly PaintedLayer[],
    name: string,
    is: (colour: Colour, alpha: number) => boolean,
  ) => {
    const layer = layers.find((each) => each.name === name);
    const { data } = layer?.sheet.canvas.getContext('2d').getImageData(0, 138, size.width, 1) ?? { data: [] };
    const pixels = Array.from({ length: size.width }, (_, at) => [...data.slice(at * 4, at * 4 + 4)]);
    return pixels.filter(([r = 0, g = 0, b = 0, alpha = 0]) => is([r, g, b], alpha)).length / size.width;
  };
  const isGreen = ([red, green, blue]: Colour, alpha: number): boolean =>
    alpha > 200 && green > red * 1.05 && green > blue * 1.3;

  it('grows on grass, on an island that ends in the picture', async () => {
    const layers = await heavens(['plot']);
    expect(partOf(layers, 'cloud bank', isGreen)).toBeGreaterThan(0.7);
    expect(partOf(layers, 'cloud bank', (_, alpha) => alpha < 20)).toBeGreaterThan(0.03);
  });

  it('is none under whoever only stands on clouds', async () => {
    const layers = await heavens([]);
    expect(partOf(layers, 'cloud bank', isGreen)).toBe(0);
    expect(partOf(layers, 'cloud bank', (_, alpha) => alpha < 20)).toBe(0);
  });
});
