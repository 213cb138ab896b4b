import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { stepsOfRecap } from './recap-steps.ts';

const narration =
  'Mix the flour with water; knead the dough; let the yeast work; shape a loaf; bake it in the oven.';
const last = { index: 6, count: 7 } as const;
const index = openPictureIndex('en');

describe('steps that are summed up', () => {
  it('are all shown, in their order, each at its own words', () => {
    const steps = stepsOfRecap(sceneText('en', narration, last), index) ?? [];
    const places = steps.map(({ spokenAt = 0 }) => spokenAt);
    expect(steps.length).toBe(5);
    expect(new Set(steps.map(({ pictures: [lead] }) => lead?.name)).size).toBe(5);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.map((at) => narration.slice(at, at + 4))).toEqual(['Mix ', 'knea', 'let ', 'shap', 'bake']);
  });

  it('show what explained them where they were told at length', () => {
    const before = [
      'Spread the layers. Compost: spread the layers of waste.',
      'Water it. Water the heap; a lid keeps it moist.',
      'Turn it. Turn the heap, and bring its middle outside with a fork.',
    ];
    const text = 'Spread the layers; water the heap; turn the heap.';
    const scene = sceneText('en', text, { ...last, before, filmTitle: 'How to make compost' });
    const names = stepsOfRecap(scene, index)?.map(({ pictures: [lead] }) => lead?.name);
    expect(names?.slice(1)).toEqual(['explained-watered-heap', 'explained-turned-heap']);
  });

  it('are none in the middle of a film, and none where one of them cannot be drawn', () => {
    expect(stepsOfRecap(sceneText('en', narration, { index: 2, count: 7 }), index)).toBeUndefined();
    const abstract = 'Think it over; decide whether it matters; knead the dough.';
    expect(stepsOfRecap(sceneText('en', abstract, last), index)).toBeUndefined();
  });
});
