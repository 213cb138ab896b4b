import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScriptRequest } from '@kinora/models';
import { describe, expect, it } from 'vitest';
import { programFaults, readersFaults } from './chat-answers.ts';
import type { SceneAnswer } from './chat-answers.ts';
import { findFaults } from './find-faults.ts';

const request: ScriptRequest = {
  prompt: 'Why do cats purr?',
  videoType: 'explainer',
  videoStyle: 'auto',
  language: 'English',
  sources: [{ label: 'Cats', text: 'Muscles move 25 to 30 times a second. In 1,204 cats seven roared.' }],
  speakers: 1,
};

const usual = [
  'Cats purr because they want care, and the sound calms them as well.',
  'Muscles in the larynx open and close a small gap in the throat.',
  'So a purr is a call for closeness that a kitten learns first.',
];

function faultsOf(narrations: readonly string[], changes: Partial<ScriptRequest> = {}, facts: string[] = []) {
  const scenes = narrations.map((narration): SceneAnswer => ({
    title: 'A scene',
    narration,
    image_prompt: 'a cat',
    video_prompt: 'slow',
    key_facts: facts,
    has_character: false,
  }));
  const found = findFaults(scenes, { ideas: ['one', 'two', 'three'] }, { ...request, ...changes });
  return found.map(({ scene, fault, words }) => [scene, fault, words]);
}

const [first = '', second = '', third = ''] = usual;

describe('findFaults', () => {
  it('finds nothing in a script that keeps to the rules', () => {
    expect(faultsOf(usual)).toEqual([]);
  });

  it('counts the scenes', () => {
    expect(faultsOf([first, third])).toEqual([[0, 'too_few_scenes', '2']]);
    const many = Array.from(
      { length: 13 },
      (_, index) => `${'Kitten'.repeat(index + 1)} sleeps on the warm chair today.`,
    );
    expect(faultsOf(many)).toEqual([[0, 'too_many_scenes', '13']]);
  });

  it.each(['…', 'Cats purr loudly.'])('finds a scene that says next to nothing: %s', (narration) => {
    expect(faultsOf([first, narration, third])).toEqual([[2, 'too_short', narration]]);
  });

  it.each([
    ['English', 'Le son vient des muscles du larynx, qui ouvrent et ferment un petit passage pour l’air.'],
    [
      'English',
      'Der Laut kommt aus dem Kehlkopf, und die Muskeln öffnen und schließen die Stimmritze sehr schnell.',
    ],
    ['English', 'Звук исходит из гортани, и мышцы быстро открывают её.'],
    ['English', 'ゴロゴロという音はのどの筋肉がふるえることで生まれます。'],
  ] as const)('finds a narration that is not in %s: %s', (language, narration) => {
    expect(faultsOf([first, narration, third], { language })).toContainEqual([
      2,
      'other_language',
      narration,
    ]);
  });

  it('finds short English scenes in a Hindi film', () => {
    expect(faultsOf(usual, { language: 'Hindi', sources: [] }).map(([, fault]) => fault)).toEqual([
      'other_language',
      'other_language',
      'other_language',
    ]);
  });

  it('finds a sentence that nobody can follow by ear, and not one of twenty words', () => {
    const long = `${'The cat sits on the chair and '.repeat(6)}sleeps.`;
    expect(faultsOf([first, long, third])).toEqual([[2, 'sentence_too_long', long]]);
  });

  it('finds a sentence that stands twice, however it is written', () => {
    expect(faultsOf([first, second, `${third} ${first.toUpperCase()}`])).toEqual([
      [3, 'sentence_twice', first.toUpperCase()],
    ]);
  });

  describe('numbers', () => {
    const told = (sentence: string) => [first, `${sentence} This is what people found.`, third];

    it.each([
      'In 1204 cats',
      'In 1 204 cats',
      'In 1.204 cats',
      'With 7 cats',
      'At 25 to 30 beats',
      'Without CO2',
    ])('are taken as the sources hold them: %s', (words) => {
      expect(faultsOf(told(`${words} a larynx trembles all day.`))).toEqual([]);
    });

    it.each(['1205', '8', '2.5', '90'])('are found where no source holds them: %s', (number) => {
      const faults = faultsOf(told(`The larynx of ${number} cats trembles all day.`));
      expect(faults).toEqual([[2, 'number_without_source', number]]);
    });

    it('are found among the key facts as well', () => {
      expect(faultsOf(usual, {}, ['99 cats'])[0]).toEqual([1, 'number_without_source', '99']);
    });

    it('are free where nothing was given, and in a story that somebody makes up', () => {
      const invented = told('The old tower had 99 steps and a bell.');
      expect(faultsOf(invented, { sources: [] })).toEqual([]);
      const found = [{ label: 'Cats', url: 'https://example.org/', text: 'Cats purr.' }];
      const story = { prompt: 'A cat who guards a tower', videoType: 'story', sources: found } as const;
      expect(faultsOf(invented, story)).toEqual([]);
      expect(
        faultsOf(invented, { ...story, videoType: 'explainer', prompt: 'Why do cats purr?' }),
      ).toHaveLength(1);
    });
  });
});

it('every fault is explained to whoever looks for it and to whoever mends it', async () => {
  const namedIn = async (name: 'check-scenes' | 'rewrite-scenes') => {
    const text = await readFile(join(import.meta.dirname, 'prompts', `${name}.md`), 'utf8');
    const lists = text.match(/^- [a-z_, ]+:/gmu) ?? [];
    return lists.flatMap((line) => line.slice(2, -1).split(', ')).toSorted();
  };
  expect(await namedIn('check-scenes')).toEqual(readersFaults.toSorted());
  expect(await namedIn('rewrite-scenes')).toEqual([...programFaults, ...readersFaults].toSorted());
});
