import { describe, expect, it } from 'vitest';
import { openPromptReader } from '../../testing/read-prompt.ts';
import { castOf } from './cast.ts';
import { heightsOf, isSmall } from './stand-figures.ts';

const read = openPromptReader({ hasLettering: false });

function cast(prompt: string) {
  const scene = { title: '', narration: '', keyFacts: [], description: '', detail: '', index: 2, count: 7 };
  return castOf({ plan: read(prompt), request: { prompt }, scene: { ...scene, code: 'en' } });
}

describe('those who stand beside one another', () => {
  it.each([
    ['A giraffe and a little elephant side by side, on the savanna', 0.6],
    ['A horse and a cat side by side, on a farm', 0.6],
    ['A bear and a mouse side by side, in a forest', 0.35],
    ['A man and a fox side by side, in a forest', 0.75],
  ])('are as tall as they are, evened out: %s', (prompt, most) => {
    const [large = 0, small = 1] = heightsOf(cast(prompt));
    expect(small / large).toBeLessThan(most);
    // And nobody is a speck.
    expect(small / large).toBeGreaterThan(0.12);
  });

  it('are small where a house is large for them', () => {
    const isLow = (prompt: string) => cast(prompt).map(({ figure }) => isSmall(figure));
    expect(isLow('A mouse standing, in a village')).toEqual([true]);
    expect(isLow('A cat standing, in a village')).toEqual([false]);
    const [mouse = 1] = heightsOf(cast('A mouse standing, in a village'));
    const [cat = 0] = heightsOf(cast('A cat standing, in a village'));
    expect(mouse).toBeLessThan(cat * 0.75);
  });
});

describe('those who are told of', () => {
  it('are not there while somebody only dreams of or looks for them', () => {
    const names = (prompt: string) => cast(prompt).map(({ figure }) => figure.name);
    expect(names('A girl gazing into the distance, dreaming of the lost cat, in a village')).toEqual([
      'girl',
    ]);
    expect(names('A girl looking for her dog, in a city')).toEqual(['girl']);
    expect(names('A girl happily looking at the lost cat, in a village')).toEqual(['girl', 'cat']);
  });

  it.each([
    ['A girl beside five ducks, at a lake', 5],
    ['Seven kittens playing, in a garden', 7],
    ['A teacher and three children beside, in a classroom', 3],
  ])('are as many as the words say: %s', (prompt, count) => {
    const single = cast(prompt.replace(/five ducks|Seven kittens|three children/u, 'a $&'));
    expect(single.length).toBeGreaterThan(0);
    const group = cast(prompt).find(({ subject }) => subject.count === count);
    expect(group?.subject.count).toBe(count);
    const shapes = group?.figure.shapes.length ?? 0;
    expect(shapes / count).toBeGreaterThan(4);
  });
});
