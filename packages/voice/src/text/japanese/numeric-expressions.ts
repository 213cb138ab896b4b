import { counterNames, readCounted } from './counters.ts';
import { readDigits, readWholeNumber } from './number-reading.ts';

/** A number in the text with what it counts, and its reading. */
export interface NumericExpression {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly reading: string;
}

const digits = String.raw`[0-9０-９]{1,3}(?:[,，][0-9０-９]{3})+|[0-9０-９]+`;
const counter = counterNames.map((name) => name.replace(/[/]/gu, '\\/')).join('|');
const expression = new RegExp(
  `([$＄€£¥￥₹]?)(${digits})(?:[.．]([0-9０-９]+))?([万億兆]?)(?:[:：]([0-9０-９]{2})(?![0-9０-９])|(${counter})(?![A-Za-z]))?`,
  'gu',
);
const currencies: Readonly<Record<string, string>> = {
  $: 'ドル',
  '＄': 'ドル',
  '€': 'ユーロ',
  '£': 'ポンド',
  '¥': 'エン',
  '￥': 'エン',
  '₹': 'ルピー',
};
const scales: Readonly<Record<string, string>> = { 万: '0000', 億: '00000000', 兆: '000000000000' };

/** The numbers of a text in order: the dictionary has no readings for digits. */
export function findNumericExpressions(text: string): NumericExpression[] {
  return [...text.matchAll(expression)].map((match) => ({
    startOffset: match.index,
    endOffset: match.index + match[0].length,
    reading: read(match.map((part: string | undefined) => (part ?? '').normalize('NFKC'))),
  }));
}

function read([
  ,
  sign = '',
  whole = '',
  decimals = '',
  scale = '',
  minutes = '',
  counted = '',
]: readonly string[]): string {
  const plain = whole.replaceAll(',', '');
  if (minutes !== '') {
    const hours = readCounted(plain, readWholeNumber(plain), '時');
    return minutes === '00'
      ? hours
      : hours + readCounted(String(Number(minutes)), readWholeNumber(minutes), '分');
  }
  const currency = currencies[sign] ?? '';
  if (decimals !== '') {
    const scaleReading =
      scale === '' ? '' : readWholeNumber(`1${scales[scale] ?? ''}`).replace(/^イ[チッ]/u, '');
    return `${readWholeNumber(plain)}テン${readDigits(decimals)}${scaleReading}${readCounted('', '', counted)}${currency}`;
  }
  const number = `${plain}${scales[scale] ?? ''}`;
  return readCounted(number, readWholeNumber(number), counted) + currency;
}
