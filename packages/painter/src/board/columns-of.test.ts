import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardNote } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns-of.ts';
import type { Subject } from './rank-subjects.ts';

function texts(
  narration: string,
  { words, facts, code }: { words: readonly [string, string]; facts: readonly string[]; code: LanguageCode },
): (readonly string[])[] | undefined {
  const subject = (word: string): Subject => ({
    pictures: [],
    word,
    weight: 1,
    isSure: true,
    isInTitle: false,
    spokenAt: narration.indexOf(word),
    spokenAgainAt: undefined,
  });
  const notes: BoardNote[] = facts.map((text) => ({ text, cue: { fraction: 0 } }));
  const scene = {
    code,
    title: '',
    narration,
    keyFacts: facts,
    description: '',
    detail: '',
    index: 1,
    count: 4,
  };
  const pair = [subject(words[0]), subject(words[1])] as const;
  return columnsOf(pair, notes, scene)?.map((side) => side.map(({ text }) => text));
}

describe('what stands beneath either of two that are compared', () => {
  it('is what each is said to be or do where no fact is one of them', () => {
    const narration =
      'As for frogs, secretions that taste bad are widespread. As for toads, the glands contain bufotoxins.';
    expect(texts(narration, { words: ['frogs', 'toads'], facts: [], code: 'en' })).toEqual([
      ['Secretions that taste bad are widespread'],
      ['The glands contain bufotoxins'],
    ]);
  });

  it('is nothing where only one of them is said to be or do something', () => {
    const narration = 'There are many frogs. As for toads, the glands contain bufotoxins.';
    expect(texts(narration, { words: ['frogs', 'toads'], facts: [], code: 'en' })).toBeUndefined();
  });

  it('is no Japanese clause that only leads to another, and has no idle end', () => {
    const narration =
      '緑茶は、畑に育つチャノキの葉をていねいに摘んだ後、酸化させずに製造した茶です。紅茶は、葉を十分に酸化させてから乾燥した茶葉です。';
    expect(texts(narration, { words: ['緑茶', '紅茶'], facts: [], code: 'ja' })).toEqual([
      ['酸化させずに製造した茶'],
      ['葉を十分に酸化させてから乾燥した茶葉'],
    ]);
  });
});
