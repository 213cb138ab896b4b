import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { groupSentences } from '../scenes/group-sentences.ts';
import { costOfDates, deedTime, withFewDates } from './history-thread.ts';
import { chooseDated } from './tell-history.ts';

const read = (text: string) => readArticle([text], 'en', new Set([0])).sentences;

describe('a history', () => {
  it('dates a sentence by its deed, and not by what is put between', () => {
    expect(deedTime('The underground, opened under steam in 1863, got an electric line in 1890.', 'en')).toBe(
      1890,
    );
    expect(deedTime('The line to Paris, opened in 1837 by the queen, was a success.', 'en')).toBe(1837);
    expect(deedTime('Then, in 1804, the engine pulled ten tonnes.', 'en')).toBe(1804);
  });

  it('tells after a date what came of it', () => {
    const sentences = read(
      [
        '# Railway',
        '## Beginnings',
        'Huntingdon Beaumont built a wooden way for coal in 1604. Horses drew the waggons down to the rivers. The price of coal fell in the whole country.',
        '## Steam',
        'The engine of Richard Trevithick pulled ten tonnes of iron in 1804. The rails of cast iron broke under its weight.',
      ].join('\n\n'),
    );
    const scores = sentences.map(() => 1);
    const told = chooseDated(sentences, { scores, code: 'en' }, 80).map(({ text }) => text);
    expect(told).toEqual([
      'Huntingdon Beaumont built a wooden way for coal in 1604.',
      'Horses drew the waggons down to the rivers.',
      'The engine of Richard Trevithick pulled ten tonnes of iron in 1804.',
      'The rails of cast iron broke under its weight.',
    ]);
  });

  it('has two dates a scene where it may be cut so, and times far apart in scenes of their own', () => {
    const sentences = read(
      [
        'The first wooden railway for coal was built by Huntingdon Beaumont in 1604 at Wollaton in England.',
        'The first engine of Richard Trevithick pulled ten tonnes of iron along a valley of Wales in 1804.',
        'The first engine of George Stephenson was built in 1814 at the collieries of Killingworth in England.',
        'The line from Stockton to Darlington was opened in 1825 for the coal of the whole country.',
      ].join('\n\n'),
    );
    const years = groupSentences(sentences, 3, costOfDates).map((group) =>
      group.flatMap(({ text }) => text.match(/\d{4}/gu) ?? []),
    );
    expect(years[0]).toEqual(['1604']);
    expect(Math.max(...years.map(({ length }) => length))).toBeLessThanOrEqual(2);
  });

  it('leaves of three dates the one of least worth, with what was told of it', () => {
    const sentences = read(
      'The company was founded in 1938. It owned all the lines of the country. Japan opened a fast line in 1964. France opened a fast line in 1981.',
    );
    const told = withFewDates(sentences, [0.2, 0.1, 0.8, 0.9]).map(({ index }) => index);
    expect(told).toEqual([2, 3]);
  });
});
