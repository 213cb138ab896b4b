import { describe, expect, it } from 'vitest';
import { createPanelPlanner } from './plan-panel.ts';

const plan = createPanelPlanner();

function namesFor(narration: string): string[] {
  const board = plan(
    {
      prompt: '',
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 4,
      inputs: [],
      longSide: 320,
      scene: { title: '', narration, keyFacts: ['A fact'], index: 1, count: 4 },
    },
    { aspectRatio: '16:9', hasHeading: false },
  );
  return (board?.things?.elements ?? []).flatMap((element) => ('name' in element ? [element.name] : []));
}

describe('what stands before those who speak of it', () => {
  it('is what the board shows, where it is small', () => {
    expect(namesFor('A frog has moist skin, whereas the skin of toads is dry.')).toEqual([
      'frog',
      'frog-face',
    ]);
    expect(namesFor('The microscope was first built by glass makers of the Netherlands.')).toEqual([
      'microscope',
    ]);
  });

  it('is nothing that stands on no table', () => {
    expect(namesFor('The whale swims through the sea to the north.')).toEqual([]);
    expect(namesFor('The elephant drinks, and the train leaves the station.')).toEqual([]);
    expect(namesFor('The sun shines, and rain falls from the cloud.')).toEqual([]);
  });
});
