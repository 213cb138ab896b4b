import type { LanguageCode } from '../language/language-code.ts';
import { particularMeasures } from './particular-measures.ts';
import type { Measure } from './particular-measures.ts';

const weight = /(?<!\p{L})(?:k?g|mg|t|lbs?|oz)(?!\p{L}|\/m)/u;
const length = /(?<!\p{L})(?:[kmc]?m|mm|ft|in|mi)(?!\p{L})/u;
const speed = /km\/h|m\/s|mph/u;
const heat = /°\s?[CF]|(?<!\p{L})K(?!\p{L})/u;

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');
}

const measures: Readonly<Record<LanguageCode, readonly Measure[]>> = {
  en: [
    {
      asks: /\bweighs?\b|\bheavy\b|\bmass\b/iu,
      units: either(weight, /\b(?:tonnes?|tons?|kilograms?|grams?|pounds?)\b/u),
      names: /\b(?:weighs?|weight|mass|heavy|heaviest)\b/iu,
    },
    {
      asks: /\bhow (?:long|big|small|tall|high|deep|large|wide)\b|\bhow many met(?:re|er)s\b/iu,
      units: either(
        length,
        /\b(?:(?:kilo|centi|milli)?met(?:re|er)s?|feet|miles?|inch(?:es)?|minutes?|hours?|days?|years?)\b/u,
      ),
      names: /\b(?:size|length|height|depth|long|tall|high|deep|measures?|grows?|lasts?)\b/iu,
    },
    {
      asks: /\bhow far\b|\bdistance\b/iu,
      units: either(length, /\b(?:(?:kilo)?met(?:re|er)s?|miles?|light-years?|times the length)\b/u),
      names: /\b(?:distance|far|away|leap|covers?)\b/iu,
    },
    {
      asks: /\bhow fast\b|\bspeed\b/iu,
      units: either(speed, /\b(?:kilomet(?:re|er)s|miles|met(?:re|er)s) (?:per|an|a)\b/u),
      names: /\b(?:speed|fast)\b/iu,
    },
    {
      asks: /\bhow (?:hot|cold)\b|\btemperature\b/iu,
      units: either(heat, /\bdegrees?\b/u),
      names: /\b(?:temperature|hot|cold|freez\w+|boils?|melts?)\b/iu,
    },
    {
      asks: /\bhow old\b/iu,
      units: /\b(?:years?|millennia|centur(?:y|ies))\b/iu,
      names: /\b(?:age|old|lives?|lifespan)\b/iu,
    },
    {
      asks: /\bcosts?\b|\bprice\b/iu,
      units: /[$€£¥]|\b(?:dollars?|euros?|pounds?)\b/iu,
      names: /\b(?:costs?|price|worth)\b/iu,
    },
    {
      asks: /\beats?\b|\bdrinks?\b|\bconsumes?\b/iu,
      units: either(weight, /\b(?:tonnes?|tons?|kilograms?|lit(?:re|er)s?)\b/u),
      names: /\b(?:eats?|drinks?|consumes?|food|feeding)\b/iu,
    },
  ],
  fr: [
    {
      asks: /(?<!\p{L})(?:pès\p{L}+|pes\p{L}+|poids|masse)(?!\p{L})/iu,
      units: either(weight, /(?<!\p{L})(?:tonnes?|kilo(?:gramme)?s?|grammes?)(?!\p{L})/u),
      names: /(?<!\p{L})(?:pès\p{L}+|pes\p{L}+|poids|masse)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:mesur\p{L}+|taille|hauteur|longueur|profondeur|haut|long|distance|loin)(?!\p{L})/iu,
      units: either(length, /(?<!\p{L})(?:(?:kilo|centi|milli)?mètres?)(?!\p{L})/u),
      names: /(?<!\p{L})(?:taille|hauteur|longueur|profondeur|distance|mesur\p{L}+)(?!\p{L})/iu,
    },
    { asks: /(?<!\p{L})(?:vitesse|vite)(?!\p{L})/iu, units: speed, names: /(?<!\p{L})vitesse(?!\p{L})/iu },
    {
      asks: /(?<!\p{L})(?:température|chaud|froid)(?!\p{L})/iu,
      units: either(heat, /degrés?/u),
      names: /température|(?<!\p{L})(?:gèle(?:nt)?|bout|bouillent|fond(?:ent)?)(?!\p{L})/iu,
    },
    {
      asks: /combien de temps|(?<!\p{L})dur\p{L}+/iu,
      units: /(?<!\p{L})(?:minutes?|heures?|jours?|mois|ans|années|siècles?)(?!\p{L})/iu,
      names: /(?<!\p{L})dur\p{L}+(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:coût\p{L}*|prix)(?!\p{L})/iu,
      units: /[$€£¥]|(?<!\p{L})(?:euros?|dollars?|francs?)(?!\p{L})/iu,
      names: /(?<!\p{L})(?:coût\p{L}*|prix)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:sel|salinité|sucre)(?!\p{L})/iu,
      units: either(weight, /(?<!\p{L})(?:grammes?|‰)(?!\p{L})/u),
      names: /(?<!\p{L})(?:salinité|teneur|contien\p{L}+)(?!\p{L})/iu,
    },
  ],
  it: [
    {
      asks: /(?<!\p{L})(?:pes[ao]n?o?|massa)(?!\p{L})/iu,
      units: either(weight, /(?<!\p{L})(?:tonnellat[ae]|chil(?:o|i|ogramm[oi])|gramm[oi])(?!\p{L})/u),
      names: /(?<!\p{L})(?:pes[ao]n?o?|massa)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:alt[oaei]|lung[oa]|lunghi|misura\p{L}*|profond[oaie]|grand[ei]|dist[ao]n?\p{L}*)(?!\p{L})/iu,
      units: either(length, /(?<!\p{L})(?:chilometr[oi]|metr[oi]|centimetr[oi])(?!\p{L})/u),
      names:
        /(?<!\p{L})(?:altezza|lunghezza|profondità|dimension[ei]|distanza|alt[oaei]|misura\p{L}*)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:velocità|veloc[ei])(?!\p{L})/iu,
      units: either(speed, /chilometri (?:all['’]ora|orari|al secondo)/u),
      names: /(?<!\p{L})veloc/iu,
    },
    {
      asks: /(?<!\p{L})(?:consum\p{L}+|energia)(?!\p{L})/iu,
      units: /(?<!\p{L})(?:k?Wh?|watt)(?!\p{L})/u,
      names: /consum/iu,
    },
    {
      asks: /(?<!\p{L})(?:temperatura|cald[oa]|fredd[oa])(?!\p{L})/iu,
      units: either(heat, /grad[oi]/u),
      names: /temperatura|(?<!\p{L})(?:gela(?:no)?|boll(?:e|ono)|congela|hierve)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:dura\p{L}*|tempo)(?!\p{L})/iu,
      units: /(?<!\p{L})(?:minut[oi]|or[ae]|giorn[oi]|mes[ei]|ann[oi]|secol[oi])(?!\p{L})/iu,
      names: /(?<!\p{L})dura\p{L}*(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:cost[ao]n?o?|prezzo)(?!\p{L})/iu,
      units: /[$€£¥]|(?<!\p{L})(?:euro|dollar[oi]|lire)(?!\p{L})/iu,
      names: /(?<!\p{L})(?:cost[oai]|prezzo)(?!\p{L})/iu,
    },
  ],
  es: [
    {
      asks: /(?<!\p{L})(?:pesan?|peso|masa)(?!\p{L})/iu,
      units: either(weight, /(?<!\p{L})(?:toneladas?|kilo(?:gramo)?s?|gramos?)(?!\p{L})/u),
      names: /(?<!\p{L})(?:pesan?|peso|masa)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:miden?|altura|tamaño|longitud|profundidad|largo|larga|alto|alta|grande|distancia|lejos)(?!\p{L})/iu,
      units: either(length, /(?<!\p{L})(?:(?:kiló|centí|milí)?metros?)(?!\p{L})/u),
      names: /(?<!\p{L})(?:tamaño|longitud|altura|profundidad|distancia|miden?|medir)(?!\p{L})/iu,
    },
    { asks: /(?<!\p{L})(?:velocidad|rápid[oa])(?!\p{L})/iu, units: speed, names: /velocidad/iu },
    {
      asks: /(?<!\p{L})(?:come|comen|bebe|beben|consume)(?!\p{L})/iu,
      units: either(weight, /(?<!\p{L})(?:toneladas?|kilos?|litros?)(?!\p{L})/u),
      names: /(?<!\p{L})(?:alimentación|consumen?|comen?|bebe)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:temperatura|calor|frío)(?!\p{L})/iu,
      units: either(heat, /grados?/u),
      names: /temperatura|(?<!\p{L})(?:gela(?:no)?|boll(?:e|ono)|congela|hierve)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:viven?|años|duran?|tiempo)(?!\p{L})/iu,
      units: /(?<!\p{L})(?:minutos?|horas?|días?|meses|años|siglos?)(?!\p{L})/iu,
      names: /(?<!\p{L})(?:vida|vive|duración|dura|años)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:cuesta\p{L}*|precio)(?!\p{L})/iu,
      units: /[$€£¥]|(?<!\p{L})(?:euros?|dólares|pesos)(?!\p{L})/iu,
      names: /(?<!\p{L})(?:precio|costo|coste)(?!\p{L})/iu,
    },
  ],
  hi: [
    {
      asks: /वज़न|वजन|भार|भारी/u,
      units: either(weight, /टन|किलो(?:ग्राम)?|किग्रा|ग्राम/u),
      names: /वज़न|वजन|भार|द्रव्यमान/u,
    },
    {
      asks: /लम्ब|लंब|ऊँच|ऊंच|गहर|दूर/u,
      units: either(length, /किमी|किलोमीटर|मीटर|सेंटीमीटर/u),
      names: /लम्बाई|लंबाई|ऊँचाई|ऊंचाई|गहराई|दूरी/u,
    },
    {
      asks: /तेज़|तेज|गति|रफ़्तार|रफ्तार|वेग/u,
      units: /किमी प्रति|किलोमीटर प्रति|मीटर प्रति|सेंटीमीटर/u,
      names: /वेग|गति|चाल/u,
    },
    { asks: /तापमान|गर्म|ठंड/u, units: either(heat, /डिग्री/u), names: /तापमान/u },
    { asks: /समय|देर|साल|वर्ष/u, units: /मिनट|घण्टे|घंटे|दिन|महीने|साल|वर्ष/u, names: /अवधि|समय|आयु/u },
  ],
  ja: [
    {
      asks: /重さ|重い|体重|重量/u,
      units: either(weight, /トン|キログラム|グラム|キロ/u),
      names: /重さ|体重|重量|質量/u,
    },
    {
      asks: /長さ|高さ|深さ|大きさ|身長|距離|遠/u,
      units: either(length, /(?:キロ|センチ|ミリ)?メートル/u),
      names: /長さ|高さ|深さ|大きさ|体長|距離|標高/u,
    },
    { asks: /速さ|速い|速度|時速/u, units: either(speed, /時速|秒速|キロ/u), names: /速度|速さ/u },
    { asks: /温度|熱い|何度|気温/u, units: either(heat, /\d度/u), names: /温度|気温/u },
    {
      asks: /時間|期間|何分|何年|何日/u,
      units: /\d(?:分|時間|日|か月|ヶ月|年|秒)/u,
      names: /時間|期間|寿命/u,
    },
    {
      asks: /何人|人数|何本|いくつ/u,
      units: /\d[\d万億]*(?:人|本|個|匹)/u,
      names: /\d[\d万億]*(?:人|本|個|匹)|人数|本数/u,
    },
  ],
};

/** What a question for a figure wants measured; undefined where any figure may answer. */
export type AskedMeasure = Measure;

/** Reads from a prompt what is to be measured. */
export function readMeasure(prompt: string, code: LanguageCode): AskedMeasure | undefined {
  return [...particularMeasures[code], ...measures[code]].find(({ asks }) => asks.test(prompt));
}

/** Small numbers that are written out, by language. */
const numberWords = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred|thousand|hundreds|thousands',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cinquantaine|quinzaine|dizaines?|centaines?|cent|mille',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|cento|mille|decine|centinaia',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil|decenas|cientos',
  hi: 'दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|बीस|सौ|हज़ार|हजार|लाख',
  ja: '[一二三四五六七八九十百千万億]',
} as const;

const written = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${Object.values(numberWords).slice(0, -1).join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** A figure, and not the year something happened in. */
const figure = /(?<![\p{N}.,])(?!(?:1[5-9]\d\d|20\d\d)(?![\p{N}.,]\p{N}|\p{N}|\s?\p{N}))\p{N}/u;

/** What may stand between a figure and its unit: 'two to three', '5,300 million', but no other sentence part. */
const between = String.raw`[^.;:!?。।\p{L}]*(?:[.,]\p{N}+[^.;:!?。।\p{L}]*)*(?:[\p{L}\p{M}-]+[\s’']+){0,3}?`;

/** Whether the sentence gives a figure in one of the units. */
export function givesFigure(sentence: string, measure: AskedMeasure | undefined): boolean {
  if (measure === undefined) {
    return figure.test(sentence) || written.test(sentence);
  }
  // Units that are written with their figure.
  if (measure.units.source.includes(String.raw`\d`)) {
    return measure.units.test(sentence);
  }
  const near = new RegExp(
    `(?:${figure.source}|${written.source})${between}(?:${measure.units.source})`,
    'iu',
  );
  return near.test(sentence);
}

/** The largest figure that a sentence gives in one of the units; undefined where it gives none. */
export function largestFigure(sentence: string, { units }: AskedMeasure): number | undefined {
  const near = new RegExp(`(\\p{N}(?:[\\p{N}.,\u00a0\u202f ]*\\p{N})?)\\s?(?:${units.source})`, 'giu');
  const figures = Array.from(sentence.matchAll(near), ([, told = '']) => valueOf(told));
  return figures.length === 0 ? undefined : Math.max(...figures);
}

/** '1,500' and '1 500' count thousands, '574,8' and '574.8' tenths. */
function valueOf(told: string): number {
  const digits = told.replace(/[\u00a0\u202f ]/gu, '');
  const isOfThousands = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u.test(digits);
  return Number(isOfThousands ? digits.replace(/[.,]/gu, '') : digits.replace(',', '.'));
}

/** The unit in words that stands last after a figure in a sentence: 'metres' in 'between 12 and 16 metres'. */
export function lastUnit(sentence: string, code: LanguageCode): string | undefined {
  const words = measures[code].map(({ units }) => units.source).join('|');
  const found = Array.from(
    sentence.matchAll(
      new RegExp(`(?:\\p{N}|${written.source})\\s(?<unit>${words})(?![\\p{L}\\p{M}])`, 'giu'),
    ),
    ({ groups }) => groups?.['unit'] ?? '',
  );
  return found.findLast((unit) => /^\p{L}[\p{L}\p{M}]{2,}$/u.test(unit));
}

/** Whether the sentence counts what a word names: a number stands close before it. */
export function countsWord(sentence: string, at: number): boolean {
  const before =
    sentence
      .slice(Math.max(0, at - 40), at)
      .split(/[.;:。।]\s/u)
      .at(-1) ?? '';
  return figure.test(before) || written.test(before) || /[一二三四五六七八九十百千万億]/u.test(before);
}
