import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { withoutAppositions } from './drop-asides.ts';
import { shortForm } from './short-form.ts';
import { splitLong } from './split-long.ts';

const read = (text: string, code: 'en' | 'fr' | 'it' | 'es' | 'hi', isFound: boolean): string[] =>
  readArticle([text], code, new Set(isFound ? [0] : [])).sentences.map((sentence) => sentence.text);

describe('a long sentence of an encyclopedia', () => {
  it.each([
    [
      'it',
      "Nella quasi totalità dei modelli domestici il trasferimento avviene mediante un ciclo a compressione di vapore: un fluido refrigerante evapora a bassa pressione all'interno del vano, assorbendo calore, e dopo essere stato compresso condensa in una serpentina esterna.",
      [
        'Nella quasi totalità dei modelli domestici il trasferimento avviene mediante un ciclo a compressione di vapore.',
        "Un fluido refrigerante evapora a bassa pressione all'interno del vano, assorbendo calore, e dopo essere stato compresso condensa in una serpentina esterna.",
      ],
    ],
    [
      'fr',
      "Les sels de l'océan proviennent pour l'essentiel de l'altération des roches continentales : la pluie, rendue légèrement acide par le gaz carbonique de l'air, arrache aux minéraux des ions que les fleuves transportent jusqu'au littoral.",
      [
        "Les sels de l'océan proviennent pour l'essentiel de l'altération des roches continentales.",
        "La pluie, rendue légèrement acide par le gaz carbonique de l'air, arrache aux minéraux des ions que les fleuves transportent jusqu'au littoral.",
      ],
    ],
    [
      'en',
      'The warty skin of toads is drier and their legs are short; the distinction between the two is informal, and has no standing in taxonomy.',
      [
        'The warty skin of toads is drier and their legs are short.',
        'The distinction between the two is informal, and has no standing in taxonomy.',
      ],
    ],
    [
      'hi',
      'P और S तरंगों के पहुँचने के समय में जो अन्तर होता है, उससे अधिकेन्द्र की दूरी ज्ञात की जाती है; तीन केन्द्रों के आँकड़े मिलाने पर उसका स्थान निश्चित हो जाता है।',
      [
        'P और S तरंगों के पहुँचने के समय में जो अन्तर होता है, उससे अधिकेन्द्र की दूरी ज्ञात की जाती है।',
        'तीन केन्द्रों के आँकड़े मिलाने पर उसका स्थान निश्चित हो जाता है।',
      ],
    ],
    [
      'fr',
      "Le sodium, dont les organismes n'ont guère l'usage, reste dans la mer plusieurs dizaines de millions d'années ; c'est pourquoi il y domine alors que le calcium l'emporte dans les rivières.",
      [
        "Le sodium, dont les organismes n'ont guère l'usage, reste dans la mer plusieurs dizaines de millions d'années.",
        "C'est pourquoi il y domine alors que le calcium l'emporte dans les rivières.",
      ],
    ],
  ] as const)('is cut where both parts are sentences, in %s', (code, written, parts) => {
    expect(read(written, code, true)).toEqual(parts);
    expect(read(written, code, false)).toEqual([written]);
  });

  it.each([
    [
      'it',
      'La zona sommitale comprende quattro crateri: la Voragine, la Bocca Nuova, formatasi nel 1968, il cratere di Nord-Est, nato nel 1911, e il cratere di Sud-Est.',
    ],
    ['en', 'Frogs do not drink as a rule; they take up water through the skin of the belly.'],
    [
      'es',
      'Suelen distinguirse tres subespecies: la del Atlántico; la del océano Antártico; y la ballena azul pigmea.',
    ],
  ] as const)('stays whole where a part is a list or leans on the other, in %s', (code, written) => {
    expect(read(written, code, true)).toEqual([written]);
  });
});

describe('what cannot be told first', () => {
  it.each([
    ['it', 'Per ottenere il passaggio inverso occorre compiere un lavoro.'],
    ['it', 'Nei modelli domestici il trasferimento avviene mediante un ciclo.'],
    ['hi', 'चट्टानें टूटकर लौटती हैं और यह ऊर्जा ऊष्मा के रूप में बाहर निकलती है।'],
    ['fr', 'Le passage inverse demande un travail.'],
    ['fr', 'Les poissons que le fleuve y entraîne meurent aussitôt.'],
  ] as const)('points at what nobody said, in %s: %s', (code, text) => {
    const { sentences } = readArticle([text], code);
    expect(sentences[0]?.isDependent).toBe(true);
  });

  it('is a bare noun of a particular thing that its paragraph brought up', () => {
    const text =
      'La ligne de Stockton à Darlington fut inaugurée en 1825. Un concours eut lieu à Rainhill en octobre 1829. La ligne, longue d’une cinquantaine de kilomètres, ouvrit le 15 septembre 1830.';
    const { sentences } = readArticle([text], 'fr', new Set([0]));
    expect(sentences.map(({ isDependent }) => isDependent)).toEqual([false, false, true]);
  });
});

describe('an aside between two commas', () => {
  it.each([
    [
      'it',
      "Le eruzioni sono una lunga serie di episodi parossistici prodotti dal cratere di Sud-Est dell'Etna, il vulcano attivo più alto d'Europa, nella Sicilia orientale.",
      "Le eruzioni sono una lunga serie di episodi parossistici prodotti dal cratere di Sud-Est dell'Etna, nella Sicilia orientale.",
    ],
    [
      'hi',
      'भूकम्प, जिसे भूचाल अथवा भूडोल भी कहा जाता है, पृथ्वी की सतह का वह कम्पन है जो ऊर्जा के अचानक मुक्त होने से होता है।',
      'भूकम्प पृथ्वी की सतह का वह कम्पन है जो ऊर्जा के अचानक मुक्त होने से होता है।',
    ],
    [
      'en',
      'Most species spawn in water, where the larvae, known as tadpoles, live with tails and gills until their metamorphosis.',
      'Most species spawn in water, where the larvae live with tails and gills until their metamorphosis.',
    ],
  ] as const)('is left out, in %s', (code, written, said) => {
    expect(withoutAppositions(written, code)).toBe(said);
  });

  it('is no main clause', () => {
    const written =
      "A causa della cenere sospesa nell'aria e depositata sulla pista, lo scalo di Catania-Fontanarossa sospese più volte decolli e atterraggi, poiché le particelle danneggiano i motori.";
    expect(withoutAppositions(written, 'it')).toBe(written);
  });
});

describe('two clauses', () => {
  it.each([
    [
      'en',
      'In everyday speech toads are told from frogs by their rough backs, squat bodies and life on land, whereas the name frog is kept for slender, smooth-skinned animals that live in or near water.',
      [
        'In everyday speech toads are told from frogs by their rough backs, squat bodies and life on land.',
        'The name frog is kept for slender, smooth-skinned animals that live in or near water.',
      ],
    ],
    [
      'es',
      'La ballena azul llega a medir cerca de 30 metros, y la masa de los adultos suele situarse entre 100 y 150 toneladas, aunque en casos extremos se acerca a las 190.',
      [
        'La ballena azul llega a medir cerca de 30 metros.',
        'La masa de los adultos suele situarse entre 100 y 150 toneladas, aunque en casos extremos se acerca a las 190.',
      ],
    ],
    [
      'hi',
      'एक-दूसरे पर रगड़ खाती प्लेटों के किनारे घर्षण से अटक जाते हैं, चट्टानों में प्रतिबल वर्षों तक बढ़ता रहता है, और जब वह शैलों की सहनशक्ति से अधिक हो जाता है तब वे भ्रंश के साथ सहसा खिसक जाती हैं।',
      [
        'एक-दूसरे पर रगड़ खाती प्लेटों के किनारे घर्षण से अटक जाते हैं।',
        'चट्टानों में प्रतिबल वर्षों तक बढ़ता रहता है।',
        'जब वह शैलों की सहनशक्ति से अधिक हो जाता है तब वे भ्रंश के साथ सहसा खिसक जाती हैं।',
      ],
    ],
    [
      'hi',
      'जेम्स क्लर्क मैक्सवेल ने तरंगों की भविष्यवाणी की, हाइनरिख़ हर्ट्ज़ ने उन्हें प्रयोगशाला में उत्पन्न किया, और एदुआर ब्रांली तथा निकोला टेस्ला ने उन यन्त्रों का विकास किया जिन पर मार्कोनी का कार्य आधारित था।',
      [
        'जेम्स क्लर्क मैक्सवेल ने तरंगों की भविष्यवाणी की।',
        'हाइनरिख़ हर्ट्ज़ ने उन्हें प्रयोगशाला में उत्पन्न किया।',
        'एदुआर ब्रांली तथा निकोला टेस्ला ने उन यन्त्रों का विकास किया जिन पर मार्कोनी का कार्य आधारित था।',
      ],
    ],
    ['en', 'Frogs leap, whereas the toads walk.', ['Frogs leap, whereas the toads walk.']],
  ] as const)('of a long sentence are told one by one, in %s', (code, written, parts) => {
    expect(splitLong(written, code)).toEqual(parts);
  });
});

describe('the shortest form of an answer', () => {
  const all = () => true;

  it.each([
    [
      'es',
      'La historia del chocolate abarca más de cinco milenios, desde el aprovechamiento más antiguo conocido del cacao, en el sureste del actual Ecuador, hasta la industria contemporánea.',
      'La historia del chocolate abarca más de cinco milenios.',
    ],
    [
      'fr',
      "L'histoire du chemin de fer est celle des véhicules guidés par une voie, d'abord de bois, puis de fonte, de fer et enfin d'acier.",
      "L'histoire du chemin de fer est celle des véhicules guidés par une voie.",
    ],
    [
      'hi',
      'निर्माण का श्रेय सामान्यतः इटली के गुल्येल्मो मार्कोनी को दिया जाता है, जिन्होंने 1896 में ब्रिटेन में इसका पहला पेटेण्ट आवेदन किया।',
      'निर्माण का श्रेय सामान्यतः इटली के गुल्येल्मो मार्कोनी को दिया जाता है।',
    ],
    [
      'en',
      'Toads are told from frogs by their rough backs and squat bodies, whereas the name frog is kept for slender, smooth-skinned animals.',
      'Toads are told from frogs by their rough backs and squat bodies.',
    ],
  ] as const)('leaves out what is added, in %s', (code, written, short) => {
    expect(shortForm(written, code, all)).toBe(short);
  });

  it('is the clause that says what is asked', () => {
    const written =
      'La ballena azul llega a medir cerca de 30 metros, y la masa de los adultos suele situarse entre 100 y 150 toneladas, aunque en casos extremos se acerca a las 190.';
    expect(shortForm(written, 'es', (clause) => clause.includes('toneladas'))).toBe(
      'La masa de los adultos suele situarse entre 100 y 150 toneladas.',
    );
  });

  it.each([
    [
      'en',
      'The three suborders are Archaeobatrachia, which contains a few families, Mesobatrachia, and Neobatrachia.',
    ],
    ['en', 'The skin of a frog is permeable to oxygen and water.'],
  ] as const)('is none where nothing can be left out, in %s: %s', (code, written) => {
    expect(shortForm(written, code, all)).toBeUndefined();
  });
});
