import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { readRecentChoices, recentFirst, rememberChoice } from './recent-choices.ts';

const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

describe('recent choices', () => {
  it('come first, the newest at the top, and the rest keeps its order', () => {
    const storage = memoryStorage();
    for (const key of ['b', 'd', 'b']) {
      rememberChoice(storage, key);
    }
    const list = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
    const sorted = recentFirst(list, readRecentChoices(storage), ({ key }) => key);
    expect(keys(sorted)).toEqual(['b', 'd', 'a', 'c']);
    expect(keys(list)).toEqual(['a', 'b', 'c', 'd']);
    expect(keys(recentFirst(list, [], ({ key }) => key))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are as many as fit into a list that stays short', () => {
    const storage = memoryStorage();
    for (let index = 0; index < 40; index += 1) {
      rememberChoice(storage, `voice-${index}`);
    }
    const recent = readRecentChoices(storage);
    expect([recent.length, recent[0], recent.at(-1)]).toEqual([24, 'voice-39', 'voice-16']);
  });
});
