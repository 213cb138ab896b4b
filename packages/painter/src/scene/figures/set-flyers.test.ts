import { describe, expect, it } from 'vitest';
import { livingMoments } from '../../plan/moment.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { mergeLayers } from '../merge-layers.ts';
import { paintDiorama } from '../paint-diorama.ts';
import type { PaintedLayer } from '../stage.ts';
import { openIconArts } from './icon-art.ts';

const icons = openIconArts();
const size = { width: 480, height: 270, bleed: 0 };

const gulls: Subject = { figure: 'seagull', name: 'gulls', count: 3, relation: 'above' };

async function layersOf(subjects: readonly Subject[], change: Partial<ScenePlan> = {}) {
  const plan = samplePlan({
    style: 'rich',
    seed: 5,
    place: 'coast',
    isForFilm: true,
    subjects: [...subjects],
    ...change,
  });
  const { layers } = await paintDiorama(plan, { ...size, isAlive: true }, icons);
  return layers;
}

function pixelsOf({ sheet }: Pick<PaintedLayer, 'sheet'>): Uint8ClampedArray {
  return sheet.canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
}

/** How many groups of columns something is painted in: figures beside one another. */
function groupsIn(data: Uint8ClampedArray): number {
  const columns = Array.from({ length: size.width }, (_, x) =>
    Array.from({ length: size.height }, (__, y) => data[(y * size.width + x) * 4 + 3] ?? 0).some(
      (alpha) => alpha > 60,
    ),
  );
  return columns.filter((isPainted, x) => isPainted && columns[x - 1] !== true).length;
}

const named = (layers: readonly PaintedLayer[], name: string): PaintedLayer => {
  const found = layers.find((layer) => layer.name === name);
  if (found === undefined) {
    throw new Error(`no layer ${name}`);
  }
  return found;
};

describe('a flock over the sea', () => {
  it.each([3, 5, 8, 13])('has a place in the air for each, seed %i', async (seed) => {
    const flock = pixelsOf(named(await layersOf([gulls], { seed }), 'flyers'));
    const empty = pixelsOf(named(await layersOf([], { seed }), 'rock'));
    const isBoth = (alpha: number, at: number): boolean =>
      at % 4 === 3 &&
      alpha > 60 &&
      (empty[at] ?? 0) > 60 &&
      Math.floor(at / 4 / size.width) < size.height / 2;
    expect(flock.filter(isBoth).length).toBeLessThan(10);
    expect(groupsIn(flock)).toBeGreaterThanOrEqual(2);
  });

  it('beats its wings and goes through the picture', async () => {
    const layers = await layersOf([gulls]);
    const flyers = named(layers, 'flyers');
    const beaten = flyers.sheet.life?.moments[livingMoments.findIndex(({ beat }) => beat === 1)];
    const [before, after] = [pixelsOf(flyers), beaten === undefined ? [] : pixelsOf({ sheet: beaten })];
    const painted = before.filter((alpha, at) => at % 4 === 3 && alpha > 60).length;
    const moved = before.filter(
      (alpha, at) => at % 4 === 3 && Math.abs(alpha - (after[at] ?? 0)) > 100,
    ).length;
    expect(moved / painted).toBeGreaterThan(0.2);
    expect(flyers.sheet.life?.paceSeconds).toBeLessThan(1);
    expect(mergeLayers(layers).bands.find(({ name }) => name === 'flyers')?.motion).toBe('ride');
  });

  it('leaves a kite where it hangs', async () => {
    const kite: Subject = { figure: 'icon:kite', name: 'kite', count: 1, relation: 'above' };
    const layers = await layersOf([kite], { place: 'meadow' });
    expect(named(layers, 'hanging').motion).toBe('still');
  });
});

it('a lighthouse on its rock is in one layer alone', async () => {
  const layers = await layersOf([]);
  // Its bands are red, and nothing else above the horizon of a sea is.
  const hasRed = (layer: PaintedLayer): boolean => {
    const data = pixelsOf(layer);
    return data.some(
      (alpha, at) =>
        at % 4 === 3 &&
        alpha > 200 &&
        Math.floor(at / 4 / size.width) < size.height / 2 &&
        (data[at - 3] ?? 0) > 110 &&
        (data[at - 2] ?? 0) < 70 &&
        (data[at - 1] ?? 0) < 70,
    );
  };
  expect(layers.filter(hasRed).map(({ name }) => name)).toEqual(['rock']);
});
