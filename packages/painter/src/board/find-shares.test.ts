import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findContrast } from './find-contrast.ts';
import { sharesCompared } from './find-shares.ts';
import { rankSubjects } from './rank-subjects.ts';

type Code = 'en' | 'fr' | 'ja';

function shares(code: Code, title: string, narration: string) {
  const index = openPictureIndex(code);
  const scene = sceneText(code, narration, { title, keyFacts: ['x'] });
  const contrast = findContrast(scene, rankSubjects(scene, index, undefined), index);
  return sharesCompared(contrast, scene)?.map(({ text, amount, label }) => [text, amount, label]);
}

describe('the shares of two that are compared', () => {
  it('stand as bars beside one another, with their names', () => {
    const narration =
      '緑茶の乾燥した茶葉には、カテキン類が10から20パーセント程度、カフェインが2から4パーセント程度含まれます。一方、紅茶の茶葉のカフェインは約3パーセントです。';
    expect(shares('ja', '緑茶と紅茶：成分', narration)).toEqual([
      ['10〜20%', 20, '緑茶: カテキン'],
      ['2〜4%', 4, '緑茶: カフェイン'],
      ['3%', 3, '紅茶: カフェイン'],
    ]);
    // Judged by one thing, what else is told by its name has its bar as well.
    expect(shares('ja', '緑茶と紅茶：カフェイン', narration)).toHaveLength(3);
    // Where nothing else is told, the heading says of what they are.
    expect(
      shares('ja', '緑茶と紅茶：カフェイン', narration.replace('カテキン類が10から20パーセント程度、', '')),
    ).toEqual([
      ['2〜4%', 4, '緑茶'],
      ['3%', 3, '紅茶'],
    ]);
    expect(
      shares('en', 'Butter and cheese: fat', 'Butter has 82 percent fat. Cheese has 30 percent fat.'),
    ).toEqual([
      ['82%', 82, 'Butter'],
      ['30%', 30, 'Cheese'],
    ]);
  });

  it('are spans where they are told from one number to another', () => {
    const scene = sceneText(
      'ja',
      '緑茶のカフェインは2から4パーセントです。紅茶のカフェインは3パーセントです。',
      {
        title: '緑茶と紅茶：カフェイン',
        keyFacts: ['x'],
      },
    );
    const index = openPictureIndex('ja');
    const contrast = findContrast(scene, rankSubjects(scene, index, undefined), index);
    expect(sharesCompared(contrast, scene)?.map(({ from, amount }) => [from, amount])).toEqual([
      [2, 4],
      [undefined, 3],
    ]);
  });

  it('are none where only one of them has a share', () => {
    expect(
      shares('en', 'Butter and cheese: fat', 'Butter has 82 percent fat. Cheese has less of it.'),
    ).toBeUndefined();
  });
});
