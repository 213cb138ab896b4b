import { isRetold } from '@kinora/models';
import type { LanguageCode } from '@kinora/words';
import { comparedBy, languageCodes } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../random.ts';
import { readArticle } from '../reading/article-sentence.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { criterionQuestion, criterionQuestions } from './criterion-questions.ts';
import { leadScenes } from './lead-scenes.ts';
import { timeLater } from './time-later.ts';
import { transitionWords } from './transition-words.ts';

const found = { label: 'Wikipedia: Test', url: 'https://example.org/test', text: '' };
const own = { label: 'page 1', text: '' };

function lead(
  texts: readonly string[],
  {
    kind,
    code,
    seed = 'a',
    source = found,
  }: {
    kind: TitledQuestion['kind'];
    code: LanguageCode;
    seed?: string;
    source?: { label: string; text: string };
  },
): string[] {
  const { sentences } = readArticle(texts, code, new Set([0]));
  const cuts: SceneCut[] = sentences.map((sentence, place) => ({
    sentences: [{ ...sentence, source: 0 }],
    ...(place === sentences.length - 1 ? { title: 'end' } : {}),
  }));
  const question = { kind, subject: 'x', stems: ['x'] };
  return leadScenes(cuts, { question, passages: [source], random: seedRandom(seed), code }).map(
    (cut) => (cut.lead ?? '') + cut.sentences.map(({ text }) => text).join(' '),
  );
}

const railway = [
  'The history of the railway is that of vehicles on rails.',
  'In 1604 a wagonway was built for coal.',
  'In 1804 an engine by Richard Trevithick pulled ten tons of iron.',
  'In 1830 the line from Liverpool to Manchester was opened.',
  'The railway brought one time to whole countries.',
];

describe('the word between two scenes', () => {
  it('of a history is the time that has passed', () => {
    const told = lead(railway, { kind: 'history', code: 'en' });
    expect(told[2]).toMatch(/^Two centuries (?:later|on), in 1804, an engine/u);
    expect(told[0]).toBe(railway[0]);
  });

  it.each([
    ['en', 200, 'Two centuries later, '],
    ['fr', 10, 'Une dizaine d’années plus tard, '],
    ['it', 52, 'Mezzo secolo dopo, '],
    ['es', 149, 'Un siglo y medio después, '],
    ['hi', 31, 'लगभग तीस वर्ष बाद, '],
    ['ja', 98, '約百年後、'],
  ] as const)('says in %s how long %d years are', (code, years, said) => {
    expect(timeLater(years, code)).toContain(said);
  });

  it.each([3, 8, 15, 86, 5_000])('says nothing of %d years, which are no round time', (years) => {
    expect(timeLater(years, 'en')).toEqual([]);
  });

  it('of a comparison sets the second beside the first, where that names itself', () => {
    const texts = ['Frogs and toads differ.', 'Frogs are wet.', 'Toads are dry.', 'The end is near here.'];
    const { sentences } = readArticle([texts.join(' ')], 'en', new Set([0]));
    const scenes = [[0], [1, 2], [1, 2], [3]].map((places) =>
      places.flatMap((place) => sentences[place] ?? []),
    );
    const question = { kind: 'compare', subject: 'x', stems: ['x'] } as const;
    const cuts = scenes.map((scene) => ({ sentences: scene }));
    const led = leadScenes(cuts, { question, passages: [found], random: seedRandom('a'), code: 'en' });
    expect(led.map((cut) => cut.sentences[1]?.before)).toEqual([
      undefined,
      undefined,
      'In comparison, ',
      undefined,
    ]);
  });

  it('in the midst of a scene of a history says what came later', () => {
    const { sentences } = readArticle([railway.join(' ')], 'en', new Set([0]));
    const [opening = [], middle = [], more = [], end = []] = [[0], [1, 2], [3], [4]].map((places) =>
      places.flatMap((place) => sentences[place] ?? []),
    );
    const question = { kind: 'history', subject: 'x', stems: ['x'] } as const;
    const cuts = [opening, middle, more, end].map((scene) => ({ sentences: scene }));
    const led = leadScenes(cuts, { question, passages: [found], random: seedRandom('a'), code: 'en' });
    const second = led[1]?.sentences[1];
    expect(`${second?.before ?? ''}${second?.text ?? ''}`).toMatch(/^Then, in 1804, an engine/u);
    expect(led[1]?.sentences[0]?.before).toBeUndefined();
  });

  it('of an explanation is what one wants to know now, and differs from film to film', () => {
    const told = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) =>
        lead(
          railway.map((text) => text.replace(/^In \d{4}/u, 'Because of that')),
          { kind: 'why', code: 'en', seed },
        )[1] ?? '',
    );
    expect(new Set(told).size).toBeGreaterThan(1);
    expect(told.every((text) => transitionWords.en.explain.some((word) => text.startsWith(word)))).toBe(true);
  });

  it('is said once in a film', () => {
    const long = Array.from(
      { length: 9 },
      (_, place) =>
        `The ${['first', 'next'][place % 2]} part of it holds water and air ${'i'.repeat(place)}.`,
    );
    const told = lead(long, { kind: 'why', code: 'en' });
    const words = [...transitionWords.en.explain, ...transitionWords.en.next];
    const said = words.map((word) => told.filter((text) => text.startsWith(word)).length);
    expect(Math.max(...said)).toBe(1);
  });

  it('is none between the words of a person', () => {
    expect(isRetold(own)).toBe(false);
    expect(lead(railway, { kind: 'history', code: 'en', source: own })).toEqual(railway);
  });

  it.each(Object.values(languageCodes))(
    'of a comparison asks in %s by everything that one compares by',
    (code) => {
      const unasked = comparedBy(code).filter(({ name }) => criterionQuestion(name, code) === undefined);
      expect(unasked.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(Object.values(languageCodes))('is there in %s for every kind of film', (code) => {
    const { explain, history, news, picture, ending, next, compared } = transitionWords[code];
    const all = [...explain, ...history, ...news, ...next, compared, ...criterionQuestions(code)];
    expect(all.every((word) => /[.?。।]$/u.test(word))).toBe(true);
    expect([...picture, ...ending].every((word) => /(?:[:,?] |、|。)$/u.test(word))).toBe(true);
  });
});
