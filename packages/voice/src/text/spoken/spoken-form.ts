import { plainSpeech } from '../plain-speech.ts';
import { spokenDate } from './dates.ts';
import { asciiDigits, counted, numberPattern, plainNumber } from './numbers.ts';
import type { SpeechRules } from './speech-rules.ts';

/** The words on either side, as they are displayed. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

const wrapped = /^([\p{Ps}\p{Pi}"'¿¡]*)(.*?)([\p{Pe}\p{Pf}"'!?,;:…।॥]*)$/su;
const currencySigns = '[$€£¥₹]';
const amount = new RegExp(
  `^(${currencySigns})\\s?(${numberPattern})$|^(${numberPattern})\\s?(${currencySigns})$`,
  'u',
);
const measured = new RegExp(`^([-−]?)(${numberPattern})\\s?(\\S+)$`, 'u');
const range = new RegExp(`^(${numberPattern})[-–—](${numberPattern})(\\D*)$`, 'u');
const negative = new RegExp(`^[-−](?=\\d)`, 'u');
const timeOfDay = /^(\d{1,2})[:h](\d{2})$/u;
const address = /^(?:https?:\/\/(?:www\.)?|www\.)/iu;

/** What the voice says for one displayed word: letters, digits and plain punctuation only, or nothing. */
export function spokenForm(word: string, neighbours: Neighbours, rules: SpeechRules): string {
  const [, opening = '', core = '', closing = ''] = wrapped.exec(asciiDigits(word.normalize('NFC'))) ?? [];
  const abbreviation = expandAbbreviation(core, neighbours, rules);
  if (abbreviation !== null) {
    return plainSpeech(`${opening}${abbreviation}${closing}`);
  }
  const stop = core.endsWith('.') ? '.' : '';
  const bare = stop === '' ? core : core.slice(0, -1);
  return plainSpeech(`${opening}${sayBare(bare, neighbours, rules)}${stop}${closing}`);
}

function sayBare(bare: string, neighbours: Neighbours, rules: SpeechRules): string {
  return (
    spokenDate(bare, rules) ??
    sayTime(bare, rules) ??
    sayAmount(bare, neighbours, rules) ??
    rules.special(bare) ??
    sayRange(bare, rules) ??
    sayMeasure(bare, rules) ??
    sayUnit(bare, neighbours, rules) ??
    saySigns(bare, rules)
  );
}

function expandAbbreviation(core: string, { next, previous }: Neighbours, rules: SpeechRules): string | null {
  const known = rules.abbreviations[core] ?? rules.abbreviations[core.toLowerCase()];
  const isNumber = known !== undefined && /^n[.o°ᵒú]/u.test(core.toLowerCase());
  const isPage = core === 'p.' && /^\d/u.test(next ?? '');
  if (known === undefined || isPage || (isNumber && !/^\d/u.test(next ?? ''))) {
    return null;
  }
  if (core.length === 2 && core.endsWith('.') && /^\p{Lu}\.$/u.test(previous ?? '')) {
    // The second of two initials: 'J. M. Barrie'.
    return null;
  }
  const isClosing = rules.closing.includes(core.toLowerCase());
  const endsHere = next === undefined || /^[\p{Pi}\p{Ps}"'¿¡]*\p{Lu}/u.test(next);
  return isClosing && core.endsWith('.') && endsHere ? `${known}.` : known;
}

function sayTime(bare: string, rules: SpeechRules): string | null {
  const match = timeOfDay.exec(bare);
  const [, hours = '', minutes = ''] = match ?? [];
  return match !== null && Number(hours) < 25 && Number(minutes) < 60
    ? rules.time(String(Number(hours)), minutes)
    : null;
}

/** $20, 20 €; '$20 million' keeps the currency for the word after it. */
function sayAmount(bare: string, { previous, next }: Neighbours, rules: SpeechRules): string | null {
  if (rules.magnitudes.includes(bare.toLowerCase())) {
    return sayMagnitude(bare, previous, rules);
  }
  const match = amount.exec(bare);
  const sign = match?.[1] ?? match?.[4];
  const currency = rules.currencies[sign ?? ''];
  if (match === null || currency === undefined) {
    return null;
  }
  const number = plainNumber(match[2] ?? match[3] ?? '', rules);
  if (next !== undefined && match[1] !== undefined && rules.magnitudes.includes(bareWord(next))) {
    return number;
  }
  const [whole = '', cents] = number.split(rules.decimalSign);
  const isCents = cents?.length === 2;
  return isCents
    ? `${whole} ${counted(currency, whole, rules)} ${cents}`
    : `${number} ${counted(currency, number, rules)}`;
}

function sayMagnitude(bare: string, previous: string | undefined, rules: SpeechRules): string {
  const sign = new RegExp(`^(${currencySigns})\\s?\\p{Nd}`, 'u').exec(previous ?? '')?.[1];
  const currency = rules.currencies[sign ?? ''];
  return currency === undefined ? bare : `${bare} ${rules.magnitudeJoiner}${currency[1]}`;
}

function sayRange(bare: string, rules: SpeechRules): string | null {
  const match = range.exec(bare);
  if (match === null) {
    return null;
  }
  const [, first = '', second = '', unit = ''] = match;
  const say = (number: string): string => rules.special(number) ?? plainNumber(number, rules);
  const word = rules.units[unit.trim()];
  return `${say(first)} ${rules.to} ${say(second)} ${word?.[1] ?? unit}`.trim();
}

function sayMeasure(bare: string, rules: SpeechRules): string | null {
  const match = measured.exec(bare);
  const unit = rules.units[match?.[3] ?? ''];
  if (match === null || unit === undefined) {
    return null;
  }
  const number = plainNumber(match[2] ?? '', rules);
  return `${match[1] === '' ? '' : `${rules.minus} `}${number} ${counted(unit, number, rules)}`;
}

/** 'km' after a word that ends in a digit. */
function sayUnit(bare: string, { previous }: Neighbours, rules: SpeechRules): string | null {
  const number = new RegExp(`(${numberPattern})$`, 'u').exec(asciiDigits(previous ?? ''))?.[1];
  const unit = rules.units[bare];
  return number === undefined || unit === undefined ? null : counted(unit, plainNumber(number, rules), rules);
}

function saySigns(bare: string, rules: SpeechRules): string {
  const text = address.test(bare)
    ? bare
        .replace(address, '')
        .replace(/[/?#].*$/su, '')
        .replaceAll('.', ` ${rules.dot} `)
    : bare;
  const signed = text.replace(negative, `${rules.minus} `);
  const numbered = signed.replace(new RegExp(numberPattern, 'gu'), (number) => plainNumber(number, rules));
  return [...numbered].map((sign) => (sign in rules.signs ? ` ${rules.signs[sign]} ` : sign)).join('');
}

function bareWord(word: string): string {
  return (wrapped.exec(word)?.[2] ?? '').replace(/\.$/u, '').toLowerCase();
}
