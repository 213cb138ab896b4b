import type { Language } from '@kinora/contract/catalogue';
import { foldWord, openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openPromptReader } from '../testing/read-prompt.ts';
import { describeScene } from './describe-scene.ts';
import { sittersOf } from './read-stances.ts';

const read = openPromptReader({ hasLettering: false });
const english = openPictureIndex('en');

const stances = (prompt: string, language: Language = 'English') =>
  read(prompt, language).subjects.map(({ figure, seat, gesture }) => [figure, seat ?? gesture ?? 'stands']);

describe('how the people of a picture are', () => {
  it.each<[Language, string, string[][]]>([
    [
      'English',
      'an old man and a girl sit on a bench in the park',
      [
        ['man', 'bench'],
        ['girl', 'bench'],
      ],
    ],
    [
      'English',
      'a woman sitting by the fire, a boy beside her',
      [
        ['woman', 'usual'],
        ['boy', 'stands'],
      ],
    ],
    ['English', 'sitting on a rock, a girl looks at the sea', [['girl', 'rock']]],
    ['English', 'a fox sitting alone and sad in the snow', [['fox', 'usual']]],
    ['French', 'un vieux marin assis sur un rocher', [['sailor', 'rock']]],
    ['Italian', 'una donna siede su una panchina nel parco', [['woman', 'bench']]],
    ['Spanish', 'una niña sentada en la hierba', [['girl', 'ground']]],
    ['Hindi', 'बेंच पर बैठा आदमी', [['man', 'bench']]],
    ['Japanese', 'ベンチに座る女の子', [['girl', 'bench']]],
  ])('sit where the words say so, in %s: %s', (language, prompt, expected) => {
    expect(stances(prompt, language)).toEqual(expected);
  });

  it('wave, point and explain only where they are said to, and no wave of the sea is a greeting', () => {
    expect(stances('a girl waves goodbye to a boat')).toContainEqual(['girl', 'wave']);
    expect(stances('a teacher pointing at the sky')).toContainEqual(['teacher', 'point']);
    expect(stances('a girl at the sea, waves roll in')).toContainEqual(['girl', 'stands']);
  });

  it('sit where the prompt leaves it open and the narration says it', () => {
    const plan = describeScene(
      {
        prompt: 'a grandmother by the kitchen window',
        aspectRatio: '16:9',
        language: 'English',
        videoStyle: 'auto',
        seed: 3,
        inputs: [],
        longSide: 320,
        scene: { title: '', narration: 'All evening she sat there.', keyFacts: [], index: 0, count: 1 },
      },
      { key: 'flux_pro', style: 'rich', hasLettering: false },
      () => english,
    );
    expect(plan.subjects[0]?.seat).toBe('usual');
    expect(sittersOf('the boy ran. the king sat down.', 'en')).toEqual({
      figures: new Set(['king']),
      isLead: false,
    });
  });

  it.each([
    ['en', 'And whoever sat on the beach and wondered was told to wait.'],
    ['fr', 'Celui qui était assis là attendait.'],
    ['it', 'Chi era seduto lì aspettava.'],
    ['es', 'Quien estaba sentado allí esperaba.'],
  ] as const)('do not sit because somebody might, %s: %s', (code, narration) => {
    expect(sittersOf(foldWord(narration), code)).toEqual({ figures: new Set(), isLead: false });
  });
});

describe('the things of a film', () => {
  it('keep the colour that any of its pictures tells', () => {
    const plan = describeScene(
      {
        prompt: 'the boat on the sea at night',
        aspectRatio: '16:9',
        language: 'English',
        videoStyle: 'auto',
        seed: 3,
        inputs: [],
        longSide: 320,
        filmPrompts: ['a blue boat in the harbour', 'the boat on the sea at night', 'a red boat'],
      },
      { key: 'flux_pro', style: 'rich', hasLettering: false },
      () => english,
    );
    const told = read('a blue boat in the harbour').subjects[0]?.colour;
    expect(told).toBeDefined();
    expect(plan.subjects[0]?.colour).toBe(told);
  });
});
