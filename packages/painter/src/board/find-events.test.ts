import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findEvents } from './find-events.ts';
import type { SceneText } from './scene-text.ts';

const yearsOf = (code: SceneText['code'], narration: string): number[] =>
  findEvents(sceneText(code, narration), []).map(({ year }) => year);

describe('the years that a scene tells of', () => {
  it.each([
    ['en', 'It opened on 1 October 1964. Since September 1981 another has run.', [1964, 1981]],
    ['fr', 'Elle ouvrit le 1er octobre 1964. La France suivit en septembre 1981.', [1964, 1981]],
    ['it', 'Aprì il 1 ottobre 1964. La seconda seguì nel settembre 1981.', [1964, 1981]],
    ['es', 'Abrió el 1 de octubre de 1964. La otra, en septiembre de 1981.', [1964, 1981]],
  ] as const)('stand behind a month as well: %s', (...[code, narration, years]) => {
    expect(yearsOf(code, narration)).toEqual(years);
  });

  it('are no amounts', () => {
    expect(yearsOf('en', 'In 1500 people lived there, 2000 of them old.')).toEqual([]);
    expect(yearsOf('fr', 'Il pesait 1500 kg.')).toEqual([]);
  });
});
