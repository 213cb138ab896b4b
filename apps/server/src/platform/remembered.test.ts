import { expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

it('asks once for a key, keeps the last asked alone, and forgets a failure', async () => {
  const asked: string[] = [];
  const answers = new Remembered<string>(2);
  const of = (key: string) =>
    answers.of(key, () => {
      asked.push(key);
      return key === 'wrong' && asked.length < 2
        ? Promise.reject(new Error('away'))
        : Promise.resolve(key.toUpperCase());
    });
  await expect(of('wrong')).rejects.toThrow('away');
  expect(await of('wrong')).toBe('WRONG');
  expect([await of('a'), await of('wrong'), await of('b'), await of('wrong'), await of('a')]).toEqual([
    'A',
    'WRONG',
    'B',
    'WRONG',
    'A',
  ]);
  expect(asked).toEqual(['wrong', 'wrong', 'a', 'b', 'a']);
});
