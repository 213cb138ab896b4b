import { romanNumber } from './roman-number.ts';
import type { SpeechRules } from './speech-rules.ts';

export const english: SpeechRules = {
  locale: 'en-US',
  decimalSign: '.',
  hasSpacedGroups: false,
  singularBelow: 1.0001,
  abbreviations: {
    'dr.': 'doctor',
    'mr.': 'mister',
    'mrs.': 'missus',
    'ms.': 'miz',
    'prof.': 'professor',
    'st.': 'saint',
    'jr.': 'junior',
    'sr.': 'senior',
    'gen.': 'general',
    'capt.': 'captain',
    'lt.': 'lieutenant',
    'sgt.': 'sergeant',
    'rev.': 'reverend',
    'gov.': 'governor',
    'vs.': 'versus',
    'etc.': 'et cetera',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'approx.': 'approximately',
    'fig.': 'figure',
    'no.': 'number',
    'dept.': 'department',
    'inc.': 'incorporated',
    'ltd.': 'limited',
    'corp.': 'corporation',
    'co.': 'company',
    'est.': 'established',
    'a.m.': 'ay em',
    'p.m.': 'pee em',
    'ph.d.': 'PHD',
    'u.s.': 'US',
    'u.k.': 'UK',
    'u.n.': 'UN',
    'u.s.a.': 'USA',
    'b.c.': 'BC',
    'a.d.': 'AD',
    'c.': 'circa',
    'ca.': 'circa',
    'jan.': 'January',
    'feb.': 'February',
    'aug.': 'August',
    'sept.': 'September',
    'oct.': 'October',
    'nov.': 'November',
    'dec.': 'December',
  },
  closing: [
    'etc.',
    'a.m.',
    'p.m.',
    'ph.d.',
    'inc.',
    'ltd.',
    'corp.',
    'co.',
    'jr.',
    'sr.',
    'u.s.',
    'u.k.',
    'u.n.',
    'u.s.a.',
    'b.c.',
    'a.d.',
  ],
  units: {
    km: ['kilometer', 'kilometers'],
    m: ['meter', 'meters'],
    cm: ['centimeter', 'centimeters'],
    mm: ['millimeter', 'millimeters'],
    'km/h': ['kilometer per hour', 'kilometers per hour'],
    'm/s': ['meter per second', 'meters per second'],
    mph: ['mile per hour', 'miles per hour'],
    mi: ['mile', 'miles'],
    ft: ['foot', 'feet'],
    lb: ['pound', 'pounds'],
    lbs: ['pound', 'pounds'],
    oz: ['ounce', 'ounces'],
    kg: ['kilogram', 'kilograms'],
    g: ['gram', 'grams'],
    mg: ['milligram', 'milligrams'],
    l: ['liter', 'liters'],
    L: ['liter', 'liters'],
    ml: ['milliliter', 'milliliters'],
    s: ['second', 'seconds'],
    ms: ['millisecond', 'milliseconds'],
    min: ['minute', 'minutes'],
    h: ['hour', 'hours'],
    Hz: ['hertz', 'hertz'],
    kHz: ['kilohertz', 'kilohertz'],
    MHz: ['megahertz', 'megahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    W: ['watt', 'watts'],
    kW: ['kilowatt', 'kilowatts'],
    MW: ['megawatt', 'megawatts'],
    V: ['volt', 'volts'],
    KB: ['kilobyte', 'kilobytes'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    TB: ['terabyte', 'terabytes'],
    'km²': ['square kilometer', 'square kilometers'],
    'm²': ['square meter', 'square meters'],
    'm³': ['cubic meter', 'cubic meters'],
    '°C': ['degree Celsius', 'degrees Celsius'],
    '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
    '°': ['degree', 'degrees'],
    '%': ['percent', 'percent'],
    '‰': ['per thousand', 'per thousand'],
  },
  currencies: {
    $: ['dollar', 'dollars'],
    '€': ['euro', 'euros'],
    '£': ['pound', 'pounds'],
    '¥': ['yen', 'yen'],
    '₹': ['rupee', 'rupees'],
  },
  magnitudes: ['thousand', 'million', 'billion', 'trillion'],
  magnitudeJoiner: '',
  signs: {
    '&': 'and',
    '+': 'plus',
    '=': 'equals',
    '@': 'at',
    '×': 'times',
    '÷': 'divided by',
    '½': 'one half',
    '¼': 'one quarter',
    '¾': 'three quarters',
  },
  dot: 'dot',
  minus: 'minus',
  to: 'to',
  time: (hours, minutes) =>
    minutes === '00' ? `${hours} o'clock` : `${hours} ${minutes.replace(/^0/u, 'oh ')}`,
  isMonthFirst: true,
  special: (word) => decade(word) ?? year(word) ?? romanNumber(word)?.toString() ?? null,
};

const decades = [
  'hundreds',
  'tens',
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];

/** 1990s: 'nineteen nineties'. */
function decade(word: string): string | null {
  const match = /^(1[1-9])(\d)0'?s$/u.exec(word);
  const name = decades[Number(match?.[2])];
  return match === null || name === undefined ? null : `${match[1]} ${name}`;
}

/** 1885 is 'eighteen eighty-five', 1905 'nineteen oh five', 1900 'nineteen hundred', 2024 'twenty twenty-four'. */
function year(word: string): string | null {
  const match = /^(1[1-9]|20)(\d)(\d)$/u.exec(word);
  if (match === null) {
    return null;
  }
  const [, century = '', tens = '', ones = ''] = match;
  if (century === '20') {
    return tens === '0' ? null : `20 ${tens}${ones}`;
  }
  if (tens === '0') {
    return ones === '0' ? `${century} hundred` : `${century} oh ${ones}`;
  }
  return `${century} ${tens}${ones}`;
}
