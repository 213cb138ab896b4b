import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import type { Posture } from '../../outline/index.ts';
import { postureOf, readPosture } from './read-posture.ts';

const sentences: readonly (readonly [Posture, Readonly<Record<LanguageCode, string>>])[] = [
  [
    'sleep',
    {
      en: 'The bear slept all winter.',
      hi: 'भालू पूरी सर्दी सोया।',
      fr: "L'ours dormait tout l'hiver.",
      it: "L'orso dormiva tutto l'inverno.",
      es: 'El oso dormía todo el invierno.',
      ja: 'クマは冬のあいだずっと眠っていました。',
    },
  ],
  [
    'run',
    {
      en: 'The boy ran down the hill.',
      hi: 'लड़का पहाड़ी से नीचे दौड़ पड़ा।',
      fr: 'Le garçon courut en bas de la colline.',
      it: 'Il bambino correva giù per la collina.',
      es: 'El niño corrió colina abajo.',
      ja: '男の子は丘を走って下りました。',
    },
  ],
  [
    'sad',
    {
      en: 'The girl was sad that evening.',
      hi: 'उस शाम लड़की उदास थी।',
      fr: 'Ce soir-là, la fille était triste.',
      it: 'Quella sera la bambina era triste.',
      es: 'Aquella tarde la niña estaba triste.',
      ja: 'その晩、女の子は悲しい気持ちでした。',
    },
  ],
  [
    'glad',
    {
      en: 'The old man smiled.',
      hi: 'बूढ़ा आदमी मुस्कुराया।',
      fr: 'Le vieil homme souriait.',
      it: 'Il vecchio sorrise.',
      es: 'El anciano sonrió.',
      ja: 'おじいさんは笑いました。',
    },
  ],
  [
    'sit',
    {
      en: 'The cat sat by the fire.',
      hi: 'बिल्ली आग के पास बैठ गई।',
      fr: 'Le chat était assis près du feu.',
      it: 'Il gatto era seduto vicino al fuoco.',
      es: 'El gato estaba sentado junto al fuego.',
      ja: '猫は火のそばに座っていました。',
    },
  ],
  [
    'walk',
    {
      en: 'The dog walked home.',
      hi: 'कुत्ता घर की ओर चल पड़ा।',
      fr: 'Le chien marchait vers la maison.',
      it: 'Il cane camminava verso casa.',
      es: 'El perro caminaba hacia casa.',
      ja: '犬は家へ歩きました。',
    },
  ],
  [
    'think',
    {
      en: 'The king thought about it for days.',
      hi: 'राजा कई दिन सोचता रहा।',
      fr: 'Le roi y pensait depuis des jours.',
      it: 'Il re ci pensava da giorni.',
      es: 'El rey pensaba en ello desde hacía días.',
      ja: '王さまは何日も考えました。',
    },
  ],
  [
    'carry',
    {
      en: 'The woman carried a basket.',
      hi: 'औरत टोकरी उठाए आई।',
      fr: 'La femme portait un panier.',
      it: 'La donna portava un cesto.',
      es: 'La mujer llevaba una cesta.',
      ja: '女の人はかごを運びます。',
    },
  ],
];

const cases = sentences.flatMap(([posture, byLanguage]) =>
  // The keys of a constant table.
  (Object.keys(byLanguage) as LanguageCode[]).map((code) => [posture, code, byLanguage[code]] as const),
);

describe('what somebody is doing', () => {
  it.each(cases)('is read as %s in %s: %s', (posture, code, sentence) => {
    expect(readPosture(sentence, code)).toBe(posture);
  });

  it('is what the picture is to show, whoever laughs in the story', () => {
    const prompt = 'A fox with a bell sad in the middle, the gulls laughing, on a cliff above the sea';
    expect(postureOf(prompt, 'The gulls laughed out loud.', 'en')).toBe('sad');
  });

  it('is told by the narration where the picture says nothing of it', () => {
    expect(postureOf('A fox in a forest, soft light', 'El zorro corrió toda la noche.', 'es')).toBe('run');
    expect(postureOf('A fox in a forest, soft light', 'It was a day like any other.', 'en')).toBe('stand');
  });
});
