import { describe, expect, it } from 'vitest';
import { withoutPointing } from './drop-asides.ts';
import { withoutPlaces } from './drop-places.ts';
import { spokenParts } from './spoken-parts.ts';
import { withoutDays } from './without-days.ts';

describe('a date in a story that is told in years', () => {
  it.each([
    ['en', 'On 4 May 1912, the ship left.', 'In 1912, the ship left.'],
    ['en', 'On May 4, 1912, the ship left.', 'In 1912, the ship left.'],
    ['en', 'It stayed open until June 1940.', 'It stayed open until 1940.'],
    ['fr', 'Le 21 février 1804, la machine tira dix tonnes.', 'En 1804, la machine tira dix tonnes.'],
    [
      'fr',
      'Le TGV relia Paris à Lyon à partir de septembre 1981.',
      'Le TGV relia Paris à Lyon à partir de 1981.',
    ],
    ['it', 'Il rischio è noto dal 24 giugno 1982.', 'Il rischio è noto dal 1982.'],
    ['it', 'Il 2 giugno 1946 si votò.', 'Nel 1946 si votò.'],
    ['es', 'Una hembra capturada el 20 de marzo de 1947.', 'Una hembra capturada en 1947.'],
    ['hi', '12 दिसम्बर 1901 को मार्कोनी ने संकेत सुना।', '1901 में मार्कोनी ने संकेत सुना।'],
    ['ja', '1964年10月1日に新幹線が開業した。', '1964年に新幹線が開業した。'],
  ] as const)('is its year, in %s: %s', (code, written, said) => {
    expect(withoutDays(written, code)).toBe(said);
  });

  it.each([
    ['it', 'La sequenza iniziò il 16 febbraio 2021 e si esaurì il 23 ottobre dello stesso anno.'],
    ['en', 'It was there from 3 May 1912 to 9 June.'],
    ['ja', '1964年10月1日に始まり、12月に終わった。'],
  ] as const)('stays where another day is told with it, in %s', (code, written) => {
    expect(withoutDays(written, code)).toBe(written);
  });
});

describe('where a place lies', () => {
  it.each([
    [
      'fr',
      'Huntingdon Beaumont établit vers 1604 à Wollaton, près de Nottingham, une voie de bois pour le charbon.',
      'Huntingdon Beaumont établit vers 1604 à Wollaton une voie de bois pour le charbon.',
    ],
    [
      'fr',
      "La machine tira dix tonnes de l'usine de Penydarren, au pays de Galles, jusqu'au canal d'Abercynon, à près de 15 km.",
      "La machine tira dix tonnes de l'usine de Penydarren jusqu'au canal d'Abercynon.",
    ],
    [
      'fr',
      "En 1869, dans l'Utah, un tire-fond marqua la jonction.",
      'En 1869, un tire-fond marqua la jonction.',
    ],
    [
      'en',
      'The mill at Cromford, in Derbyshire, was driven by water.',
      'The mill at Cromford was driven by water.',
    ],
    [
      'it',
      'Un aereo perse la spinta attraversando la nube del Galunggung, in Indonesia.',
      'Un aereo perse la spinta attraversando la nube del Galunggung.',
    ],
    [
      'es',
      'Daniel Peter, de Vevey, logró el chocolate con leche.',
      'Daniel Peter logró el chocolate con leche.',
    ],
    ['hi', 'द्वीप फ़्लैट होम तक, लगभग 6 किमी की दूरी पर, सन्देश भेजा गया।', 'द्वीप फ़्लैट होम तक सन्देश भेजा गया।'],
  ] as const)('is left out, in %s: %s', (code, written, said) => {
    expect(withoutPlaces(written, code)).toBe(said);
  });

  it.each([
    ['en', 'The species lives in France, in Italy, and in Spain.'],
    ['es', 'En España, la aristocracia lo servía en la mancerina.'],
  ] as const)('stays where it is what is told, in %s', (code, written) => {
    expect(withoutPlaces(written, code)).toBe(written);
  });
});

describe('what somebody was to it whom nobody has named', () => {
  it.each([
    [
      'fr',
      "La ligne de Stockton à Darlington, dont il était l'ingénieur, fut inaugurée en 1825.",
      'La ligne de Stockton à Darlington fut inaugurée en 1825.',
    ],
    ['en', 'The line, of which he was the engineer, was opened in 1825.', 'The line was opened in 1825.'],
  ] as const)('is left out, in %s', (code, written, said) => {
    expect(withoutPointing(written, code)).toBe(said);
  });
});

describe('what follows from a long sentence', () => {
  it.each([
    [
      'en',
      'The body is broad and low, the head is blunt, and the legs are hardly longer than it, so that the gait is always a crawl.',
      [
        'The body is broad and low, the head is blunt, and the legs are hardly longer than it.',
        'So the gait is always a crawl.',
      ],
    ],
    [
      'en',
      'The largest living species of all is the goliath frog of Cameroon and Equatorial Guinea, which grows to about 32 cm and more.',
      [
        'The largest living species of all is the goliath frog of Cameroon and Equatorial Guinea.',
        'It grows to about 32 cm and more.',
      ],
    ],
    [
      'fr',
      "L'évaporation ne retire jamais à la mer que de l'eau pure, si bien que les sels se sont concentrés au cours des temps.",
      [
        "L'évaporation ne retire jamais à la mer que de l'eau pure.",
        'Alors, les sels se sont concentrés au cours des temps.',
      ],
    ],
  ] as const)('is a sentence of its own, in %s', (code, written, said) => {
    expect(spokenParts(written, code)).toEqual(said);
  });

  it.each([
    'Choose a site on bare soil in light shade near the house, so that the worms can enter and the water can drain away.',
    'When the tide is low and the wind blows from the land for days, the boats lie dry, so that the crews go home.',
    'The gait is a crawl, so that the animal is slow.',
  ])('stays with what it is for, or what it depends on, or where it is short: %s', (written) => {
    expect(spokenParts(written, 'en')).toEqual([written]);
  });
});
