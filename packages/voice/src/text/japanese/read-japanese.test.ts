import { beforeAll, describe, expect, it } from 'vitest';
import type { Tokenizer } from 'kuromoji';
import { loadTokenizer } from './load-tokenizer.ts';
import { readJapanese } from './read-japanese.ts';

let tokenizer: Tokenizer;
beforeAll(async () => {
  tokenizer = await loadTokenizer();
});

function phrases(text: string): string[] {
  return readJapanese(text, tokenizer).flatMap(({ words }) =>
    words.map((word) => `${word.text} ${word.spoken}`),
  );
}

describe('readJapanese', () => {
  it('cuts phrases that can be lit as one and reads particles as they are spoken', () => {
    expect(phrases('太陽の光は白く見えますが、色が混ざっています。')).toEqual([
      '太陽の タイヨーノ',
      '光は ヒカリワ',
      '白く シロク',
      '見えますが、 ミエマスガ,',
      '色が イロガ',
      '混ざっています。 マザッテイマス.',
    ]);
  });

  it.each([
    ['1885年に', 'センハッピャクハチジュウゴネンニ'],
    ['3本の', 'サンボンノ'],
    ['1本', 'イッポン'],
    ['3分', 'サンプン'],
    ['20%の', 'ニジュウパーセントノ'],
    ['4月1日は', 'シガツツイタチワ'],
    ['9時', 'クジ'],
    ['2人と', 'フタリト'],
    ['1,234円', 'センニヒャクサンジュウヨエン'],
    ['100万人', 'ヒャクマンニン'],
    ['0.5秒', 'ゼロテンゴビョウ'],
    ['$20', 'ニジュウドル'],
    ['１０：３０', 'ジュウジサンジュップン'],
    ['6回', 'ロッカイ'],
  ])('reads %s', (written, spoken) => {
    const said = readJapanese(written, tokenizer).flatMap(({ words }) => words.map((word) => word.spoken));
    expect(said.join('')).toBe(spoken);
  });

  it('reads what stands behind several emoji', () => {
    expect(phrases('🌈🌈🌈太陽の光')).toEqual(['🌈🌈🌈 ', '太陽の タイヨーノ', '光 ヒカリ']);
  });

  it('covers every character that is not a space, in order, with its offsets in the text', () => {
    const text = '「AI」とDNA🧬を勉強する。 1885年、Googleは\n『東京』で…２０％増！ 〜終わり〜';
    const words = readJapanese(text, tokenizer).flatMap((sentence) => sentence.words);
    let position = 0;
    for (const { text: shown, startOffset, endOffset } of words) {
      expect(text.slice(position, startOffset).trim()).toBe('');
      expect(text.slice(startOffset, endOffset)).toBe(shown);
      position = endOffset;
    }
    expect(text.slice(position).trim()).toBe('');
  });

  it('has nothing to say for symbols alone', () => {
    expect(readJapanese('。。。！？🎉', tokenizer)).toEqual([]);
  });
});
