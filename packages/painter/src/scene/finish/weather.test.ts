import { expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openIconArts } from '../figures/icon-art.ts';
import { mergeLayers } from '../merge-layers.ts';
import { paintDiorama } from '../paint-diorama.ts';

const size = { width: 320, height: 180, bleed: 0 };

it.each(['fox', 'man'])('fog of a film stands behind %s, and is thin before them', async (figure) => {
  const subjects = [{ figure, name: figure, count: 1, relation: 'alone' as const }];
  const plan = samplePlan({
    style: 'rich',
    seed: 5,
    place: 'meadow',
    weather: 'fog',
    isForFilm: true,
    subjects,
  });
  const { layers } = await paintDiorama(plan, size, openIconArts());
  const names = layers.map(({ name }) => name);
  const [behind, before] = [names.indexOf('fog'), names.lastIndexOf('fog')];
  expect(behind).toBeLessThan(names.indexOf('subject'));
  expect(before).toBeGreaterThan(names.indexOf('subject'));
  const alphaOf = (at: number): number =>
    layers[at]?.sheet.canvas
      .getContext('2d')
      .getImageData(0, 90, size.width, 1)
      .data.reduce((sum, value, channel) => (channel % 4 === 3 ? sum + value / size.width : sum), 0) ?? 0;
  expect(alphaOf(behind)).toBeGreaterThan(2 * alphaOf(before));
  expect(mergeLayers(layers).bands.length).toBeLessThan(8);
});
