import type { LanguageCode } from '../language/language-code.ts';

/** From two to eight. */
const numbers: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  it: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
  hi: ['दो', 'तीन', 'चार', 'पाँच|पांच', 'छह|छः', 'सात', 'आठ'],
  ja: ['二つ?', '三つ?', '四つ?', '五つ?', '六つ?', '七つ?', '八つ?'],
};
const steps: Readonly<Record<LanguageCode, string>> = {
  en: '(?: \\p{L}+)? steps?',
  fr: '(?: \\p{L}+)? étapes?',
  it: '(?: \\p{L}+)? (?:passi|passaggi|fasi)',
  es: '(?: \\p{L}+)? pasos?',
  hi: ' (?:\\p{L}+ )?(?:चरण|कदम|क़दम|स्टेप)',
  ja: 'の?(?:ステップ|手順|段階)',
};

/** How many steps a prompt asks for. */
export function countSteps(prompt: string, code: LanguageCode): number | undefined {
  const found = numbers[code].findIndex((word, index) =>
    new RegExp(`(?<!\\p{L})(?:${word}|${index + 2})${steps[code]}`, 'iu').test(prompt),
  );
  return found === -1 ? undefined : found + 2;
}
