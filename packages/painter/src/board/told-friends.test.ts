import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { expect, it } from 'vitest';
import { describeScene } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import { readSceneText } from './scene-text.ts';
import { withToldFriends } from './told-friends.ts';

const indexes = openPictureIndexes();
const flat = { key: 'board', style: 'flat', hasLettering: false } as const;

function seenIn(prompt: string, before: readonly string[], language: Language = 'English'): string[] {
  const request: ImageRequest = {
    prompt,
    aspectRatio: '16:9',
    language,
    videoStyle: 'auto',
    seed: 3,
    scene: { title: 'The end', narration: '', keyFacts: [], index: 6, count: 7, before },
    inputs: [],
    longSide: 160,
  };
  const plan = describeScene(request, flat, indexes);
  const { code } = languageDetails[language];
  return withToldFriends(plan, readSceneText(request), indexes(code)).subjects.map(({ figure }) =>
    figure.replace('icon:', ''),
  );
}

const met: Readonly<Record<Language, string>> = {
  English: '"Where can you be tonight?" asked a giraffe.',
  Hindi: '“आज रात कहाँ तक पहुँच सकते हो?” एक जिराफ़ ने कहा।',
  French: '« Où peux-tu être ce soir ? » dit une girafe.',
  Italian: '«Dove puoi arrivare stasera?» disse una giraffa.',
  Spanish: '«¿Adónde puedes llegar hoy?», dijo una jirafa.',
  Japanese: '「今夜はどこまで行けるかな。」とキリンが言いました。',
};

it.each(languages)('shows as friends of an animal whom it met, told in %s', (language) => {
  const prompt = 'An elephant smiling, friends around, on the savanna';
  expect(seenIn(prompt, [met[language]], language)).toEqual(['elephant', 'giraffe']);
});

it('leaves out friends of whom nothing was told, whatever animal is named in passing', () => {
  const before = ['It was as busy as a bee and as slow as a snail.'];
  expect(seenIn('A fox smiling, friends and neighbours gathered around, in a forest', before)).toEqual([
    'fox',
  ]);
});

it.each([
  ['A girl smiling, friends around, in a meadow', ['girl', 'friends']],
  ['A fox smiling, three children beside, in a meadow', ['fox', 'friends']],
])('keeps people who are told of: %s', (prompt, figures) => {
  expect(seenIn(prompt, [met.English])).toEqual(figures);
});
