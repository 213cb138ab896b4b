const ones = ['', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ'];
const hundreds = [
  '',
  'ヒャク',
  'ニヒャク',
  'サンビャク',
  'ヨンヒャク',
  'ゴヒャク',
  'ロッピャク',
  'ナナヒャク',
  'ハッピャク',
  'キュウヒャク',
];
const thousands = [
  '',
  'セン',
  'ニセン',
  'サンゼン',
  'ヨンセン',
  'ゴセン',
  'ロクセン',
  'ナナセン',
  'ハッセン',
  'キュウセン',
];
/** Ten thousand, a hundred million, a million million. */
const myriads = ['', 'マン', 'オク', 'チョウ'];
const largestDigits = myriads.length * 4;

/** Katakana for the digits of a whole number; digit by digit when it is longer than sixteen. */
export function readWholeNumber(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  if (significant === '0') {
    return 'ゼロ';
  }
  if (significant.length > largestDigits) {
    return readDigits(significant);
  }
  const padded = significant.padStart(Math.ceil(significant.length / 4) * 4, '0');
  const groups = padded.match(/\d{4}/gu) ?? [];
  return groups.map((group, index) => readGroup(group, groups.length - 1 - index)).join('');
}

/** One digit after the other, as decimals and telephone numbers are read. */
export function readDigits(digits: string): string {
  return [...digits].map((digit) => (digit === '0' ? 'ゼロ' : (ones[Number(digit)] ?? ''))).join('');
}

function readGroup(group: string, myriad: number): string {
  const [thousand = 0, hundred = 0, ten = 0, one = 0] = [...group].map(Number);
  const tens = ten === 0 ? '' : `${ten === 1 ? '' : (ones[ten] ?? '')}ジュウ`;
  const reading = `${thousands[thousand] ?? ''}${hundreds[hundred] ?? ''}${tens}${ones[one] ?? ''}`;
  if (reading === '') {
    return '';
  }
  // 一兆, 八兆 and 十兆 are spoken with a stop.
  const bound = myriads[myriad] === 'チョウ' ? shorten(reading) : reading;
  return `${bound}${myriads[myriad] ?? ''}`;
}

/** The number before a hard consonant: イチ to イッ, ハチ to ハッ, ジュウ to ジュッ. */
export function shorten(reading: string): string {
  return reading.replace(/(イ|ハ)チ$/u, '$1ッ').replace(/ジュウ$/u, 'ジュッ');
}
