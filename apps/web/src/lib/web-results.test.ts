import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { readWebResults, writeWebResults } from './web-results.ts';

it('WORD-01 what a person chose about web results is remembered for them alone', () => {
  const storage = memoryStorage();
  expect(readWebResults(storage, 'ada')).toBeNull();
  writeWebResults(storage, 'ada', false);
  writeWebResults(storage, 'ben', true);
  expect([readWebResults(storage, 'ada'), readWebResults(storage, 'ben')]).toEqual([false, true]);
  expect(readWebResults(storage, 'eve')).toBeNull();
});
