import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../canvas/random.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { castPerson } from './person-art.ts';

const girl: Subject = {
  figure: 'girl',
  name: 'girl',
  count: 1,
  relation: 'alone',
  description: 'a girl with a striped scarf',
  language: 'English',
};
const cast = (seed: number, castSeed?: number, index = 0) =>
  castPerson(girl, {
    plan: { style: 'rich', ...(castSeed === undefined ? {} : { castSeed }) },
    index,
    random: seededRandom(seed),
  });

describe('the people of a picture', () => {
  it('are the same in every picture of a film, and others in another film', () => {
    expect(cast(2, 7)).toEqual(cast(1, 7));
    const films = Array.from({ length: 8 }, (_, film) => JSON.stringify({ ...cast(1, film), seed: 0 }));
    expect(new Set(films).size).toBeGreaterThan(5);
  });

  it('are not copies of each other where several are called the same', () => {
    const several = [0, 1, 2, 3].map((index) => JSON.stringify({ ...cast(1, 7, index), seed: 0 }));
    expect(new Set(several).size).toBeGreaterThan(2);
  });

  it('belong to their picture alone where no film is made', () => {
    expect(cast(1)).not.toEqual(cast(2));
  });
});
