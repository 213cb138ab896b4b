import type { PersonPlan } from '../plan/person-plan.ts';

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const spelled = new Map<string, number>([
  ...ones.split(' ').map((word, index) => [word, index + 1] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);

/** 'Ten-year-old', 'aged 70', '8 ans', 'de 8 anni', '8 años', '8 साल की', '8歳の'. */
const said = [
  /(?<![\p{L}\p{N}])(\p{N}{1,3}|\p{L}+(?:[- ]\p{L}+)?)[- ]years?[- ]olds?(?!\p{L})/u,
  /(?<!\p{L})aged? (?:of )?(\p{N}{1,3})(?!\p{N})/u,
  /(?<!\p{N})(\p{N}{1,3}) (?:ans|anni|años)(?!\p{L})/u,
  /(?<!\p{N})(\p{N}{1,3})\s*(?:साल|वर्ष)/u,
  /(?<!\p{N})(\p{N}{1,3})\s*[歳才]/u,
];

export interface ReadYears {
  /** Undefined where no number of years is said. */
  readonly age: PersonPlan['age'] | undefined;
  /** The text without the years: a ten-year-old is not old. */
  readonly rest: string;
}

/** Reads how many years somebody has lived from folded words. */
export function readYears(text: string): ReadYears {
  for (const pattern of said) {
    const match = pattern.exec(text);
    const years = match?.[1] === undefined ? undefined : numberOf(match[1]);
    if (match !== null && years !== undefined) {
      return { age: ageAt(years), rest: text.replace(match[0], ' ') };
    }
  }
  return { age: undefined, rest: text };
}

function numberOf(words: string): number | undefined {
  const digits = words.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966));
  if (/^\d+$/u.test(digits)) {
    return Number(digits);
  }
  const [first = '', second = ''] = words.split(/[- ]/u);
  // 'A ten year old': only the word before it is the number.
  const [whole, last] = [spelled.get(first), spelled.get(second)];
  return whole !== undefined && whole >= 20 && last !== undefined ? whole + last : (last ?? whole);
}

function ageAt(years: number): PersonPlan['age'] {
  if (years <= 12) {
    return 'child';
  }
  if (years <= 25) {
    return 'young';
  }
  return years < 60 ? 'adult' : 'old';
}
