import { describe, expect, it } from 'vitest';
import { readPerson } from '../describe/read-person.ts';
import { openPromptReader } from '../testing/read-prompt.ts';
import { composeCast } from './compose-cast.ts';

const read = openPromptReader({ hasLettering: false });
const mara = readPerson({ prompt: 'a young woman', language: 'English', seed: 4 }, 'rich');
const tom = readPerson({ prompt: 'an old sailor', language: 'English', seed: 5 }, 'rich');
const compose = (prompt: string) =>
  composeCast([mara, tom], read(prompt), { seed: 3, aspectRatio: '16:9', language: 'English' });

describe('speakers before a place', () => {
  it('hold up what the scene turns on', () => {
    const [first, second] = compose('a girl smiling at a red marble by the kitchen window').people;
    expect([first?.pose, first?.person.holds?.thing]).toEqual(['hold', 'marble']);
    expect(second?.person.holds).toBeUndefined();
    expect(compose('a girl in a meadow').people[0]?.person.holds).toBeUndefined();
  });

  it('hold what they are known by where there is room for it', () => {
    const postman = readPerson({ prompt: 'a postman', language: 'English', seed: 5 }, 'rich');
    const held = (aspectRatio: '16:9' | '9:16') =>
      composeCast([postman, postman], read('a village'), {
        seed: 3,
        aspectRatio,
        language: 'English',
      }).people.map(({ person }) => person.holds?.thing);
    expect(held('16:9')).toEqual(['letter', 'letter']);
    expect(held('9:16')).toEqual(['letter', undefined]);
  });

  it('have the boat or the train of the scene behind them, and nobody twice', () => {
    const behind = (prompt: string) => compose(prompt).background.subjects.map(({ figure }) => figure);
    expect(behind('a girl trying to cross the sea')).toEqual(['boat']);
    expect(behind('a boy running after a train')).toEqual(['icon:locomotive']);
    expect(behind('a girl and a fox in a meadow')).toEqual([]);
  });
});
