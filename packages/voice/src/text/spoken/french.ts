import { romanNumber } from './roman-number.ts';
import type { SpeechRules } from './speech-rules.ts';

export const french: SpeechRules = {
  locale: 'fr-FR',
  decimalSign: ',',
  hasSpacedGroups: true,
  singularBelow: 2,
  abbreviations: {
    'M.': 'monsieur',
    'mm.': 'messieurs',
    mme: 'madame',
    mmes: 'mesdames',
    mlle: 'mademoiselle',
    dr: 'docteur',
    'dr.': 'docteur',
    pr: 'professeur',
    'etc.': 'et cetera',
    'p.': 'par',
    'ex.': 'exemple',
    'p.ex.': 'par exemple',
    'c.-à-d.': "c'est-à-dire",
    'av.': 'avant',
    'apr.': 'après',
    'j.-c.': 'Jésus-Christ',
    'env.': 'environ',
    'n°': 'numéro',
    nᵒ: 'numéro',
    st: 'saint',
    ste: 'sainte',
    bd: 'boulevard',
    vs: 'contre',
    'vs.': 'contre',
  },
  closing: ['etc.', 'ex.', 'j.-c.'],
  units: {
    km: ['kilomètre', 'kilomètres'],
    m: ['mètre', 'mètres'],
    cm: ['centimètre', 'centimètres'],
    mm: ['millimètre', 'millimètres'],
    'km/h': ['kilomètre heure', 'kilomètres heure'],
    'm/s': ['mètre par seconde', 'mètres par seconde'],
    kg: ['kilogramme', 'kilogrammes'],
    g: ['gramme', 'grammes'],
    mg: ['milligramme', 'milligrammes'],
    l: ['litre', 'litres'],
    L: ['litre', 'litres'],
    ml: ['millilitre', 'millilitres'],
    s: ['seconde', 'secondes'],
    ms: ['milliseconde', 'millisecondes'],
    min: ['minute', 'minutes'],
    h: ['heure', 'heures'],
    Hz: ['hertz', 'hertz'],
    GHz: ['gigahertz', 'gigahertz'],
    W: ['watt', 'watts'],
    kW: ['kilowatt', 'kilowatts'],
    V: ['volt', 'volts'],
    Mo: ['mégaoctet', 'mégaoctets'],
    Go: ['gigaoctet', 'gigaoctets'],
    'km²': ['kilomètre carré', 'kilomètres carrés'],
    'm²': ['mètre carré', 'mètres carrés'],
    'm³': ['mètre cube', 'mètres cubes'],
    '°C': ['degré Celsius', 'degrés Celsius'],
    '°': ['degré', 'degrés'],
    '%': ['pour cent', 'pour cent'],
    '‰': ['pour mille', 'pour mille'],
  },
  currencies: {
    $: ['dollar', 'dollars'],
    '€': ['euro', 'euros'],
    '£': ['livre', 'livres'],
    '¥': ['yen', 'yens'],
    '₹': ['roupie', 'roupies'],
  },
  magnitudes: ['million', 'millions', 'milliard', 'milliards'],
  magnitudeJoiner: 'de ',
  signs: {
    '&': 'et',
    '+': 'plus',
    '=': 'égale',
    '@': 'arobase',
    '×': 'fois',
    '÷': 'divisé par',
    '½': 'un demi',
    '¼': 'un quart',
    '¾': 'trois quarts',
  },
  dot: 'point',
  minus: 'moins',
  to: 'à',
  time: (hours, minutes) => `${hours} heures${minutes === '00' ? '' : ` ${Number(minutes)}`}`,
  isMonthFirst: false,
  special: (word) => ordinal(word) ?? romanNumber(word)?.toString() ?? null,
};

const ordinals = [
  '',
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
  'treizième',
  'quatorzième',
  'quinzième',
  'seizième',
  'dix-septième',
  'dix-huitième',
  'dix-neuvième',
  'vingtième',
  'vingt et unième',
];

/** 1er, 1re, 2e, 3ème, XIXe. */
function ordinal(word: string): string | null {
  const match = /^(\d+|[IVX]+)(ers?|res?|ère|e|es|ème|èmes)$/u.exec(word);
  const written = match?.[1];
  if (written === undefined) {
    return null;
  }
  const single: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
  const number = /\d/u.test(written) ? Number(written) : (romanNumber(written) ?? single[written] ?? 0);
  if (number === 1 && /^[rè]/u.test(match?.[2] ?? '')) {
    return 'première';
  }
  return ordinals[number] || (number > 0 ? `${number} ième` : null);
}
