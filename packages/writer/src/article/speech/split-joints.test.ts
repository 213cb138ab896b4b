import { describe, expect, it } from 'vitest';
import { spokenParts } from './spoken-parts.ts';

describe('a sentence that is too long for one breath', () => {
  it.each([
    [
      'en',
      'After each visit a handful of sawdust, coconut fibre or peat is thrown in by the user, which soaks up liquid and covers the bad smell.',
      [
        'After each visit a handful of sawdust, coconut fibre or peat is thrown in by the user.',
        'That soaks up liquid and covers the bad smell.',
      ],
    ],
    [
      'fr',
      'Chaque goutte peut parcourir le cycle un très grand nombre de fois avant de revenir, et à chaque passage les fleuves ont rapporté un peu de matière.',
      [
        'Chaque goutte peut parcourir le cycle un très grand nombre de fois avant de revenir.',
        'À chaque passage les fleuves ont rapporté un peu de matière.',
      ],
    ],
    [
      'es',
      'Los mayas del periodo clásico molían las semillas tostadas en una piedra de moler y vertían la bebida de una vasija a otra para levantar la espuma.',
      [
        'Los mayas del periodo clásico molían las semillas tostadas en una piedra de moler.',
        'Vertían la bebida de una vasija a otra para levantar la espuma.',
      ],
    ],
    [
      'en',
      'Make the foundation of twigs, stalks or other coarse matter some 10 to 15 cm deep, which lets air in from below.',
      [
        'Make the foundation of twigs, stalks or other coarse matter some 10 to 15 cm deep.',
        'That lets air in from below.',
      ],
    ],
    [
      'fr',
      "Leur eau n'a pourtant aucun goût, car elle ne contient qu'un peu plus de 0,1 g de sels par litre, soit environ trois cents fois moins que l'eau de mer.",
      [
        "Leur eau n'a pourtant aucun goût, car elle ne contient qu'un peu plus de 0,1 g de sels par litre.",
        "C'est environ trois cents fois moins que l'eau de mer.",
      ],
    ],
    [
      'es',
      'En 1828 el neerlandés patentó una prensa hidráulica que separaba la manteca del polvo, al que añadía sales alcalinas para que se mezclara mejor.',
      [
        'En 1828 el neerlandés patentó una prensa hidráulica que separaba la manteca del polvo.',
        'A este añadía sales alcalinas para que se mezclara mejor.',
      ],
    ],
    [
      'hi',
      'घर्षण की सीमा पार होते ही चट्टानें टूटकर झटके से अपनी पुरानी आकृति की ओर लौटती हैं और यह ऊर्जा गरमी और तरंगों के रूप में बाहर निकलती है।',
      [
        'घर्षण की सीमा पार होते ही चट्टानें टूटकर झटके से अपनी पुरानी आकृति की ओर लौटती हैं।',
        'यह ऊर्जा गरमी और तरंगों के रूप में बाहर निकलती है।',
      ],
    ],
    [
      'it',
      'Una parte del fianco orientale del cono crollò dopo alcune ore di scosse e generò un piccolo flusso di gas e di cenere vulcanica.',
      [
        'Una parte del fianco orientale del cono crollò dopo alcune ore di scosse.',
        'Generò un piccolo flusso di gas e di cenere vulcanica.',
      ],
    ],
    [
      'hi',
      'इटली की सरकार से प्रोत्साहन न मिलने पर वे अपनी माता के साथ इंग्लैण्ड गए, जहाँ डाक विभाग के मुख्य अभियन्ता विलियम प्रीस ने उनकी सहायता की।',
      [
        'इटली की सरकार से प्रोत्साहन न मिलने पर वे अपनी माता के साथ इंग्लैण्ड गए।',
        'वहाँ डाक विभाग के मुख्य अभियन्ता विलियम प्रीस ने उनकी सहायता की।',
      ],
    ],
    [
      'ja',
      '緑茶では渋味をもつカテキン類がほぼそのまま茶葉に残るのに対し、紅茶ではその多くが発酵のあいだに赤い色素に変わる。',
      [
        '緑茶では渋味をもつカテキン類がほぼそのまま茶葉に残ります。',
        '一方、紅茶ではその多くが発酵のあいだに赤い色素に変わります。',
      ],
    ],
  ] as const)('is told in two where both halves stand alone, in %s', (code, written, said) => {
    expect(spokenParts(written, code)).toEqual(said);
  });

  it.each([
    [
      'en',
      'Choose a site on bare soil in light shade, so that surplus water can drain, and the sun does not dry the heap.',
    ],
    [
      'en',
      'The moist skin of the animal is smooth and thin, the eyes are large, and the legs are longer than the body.',
    ],
    [
      'es',
      'El calor del horno calienta en la caldera el vapor de agua que subieron por el tubo los hombres y movieron la rueda.',
    ],
    [
      'it',
      'Quando il vento soffia forte dal mare verso la costa per giorni, la nebbia sale, e il sole arrivò tardi sulle case.',
    ],
  ] as const)('stays one where a half belongs to the other, in %s: %s', (code, written) => {
    expect(spokenParts(written, code)).toEqual([written]);
  });

  it('is told without the examples that part its subject from its verb', () => {
    expect(
      spokenParts(
        'Compost is organic matter, such as garden and kitchen waste or manure, that has rotted in the air until it resembles the humus of a forest.',
        'en',
      ),
    ).toEqual([
      'Compost is organic matter that has rotted in the air until it resembles the humus of a forest.',
    ]);
  });
});
