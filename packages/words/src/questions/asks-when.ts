import type { LanguageCode } from '../language/language-code.ts';

const when: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bwhen (?:did|was|were|is|do|does)\b|\b(?:what|which) (?:day|date|year)\b/iu,
  fr: /(?<!\p{L})(?:quand|quel jour|quelle date|quelle année)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quando|che giorno|quale giorno|che data|che anno)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cuándo|qué día|qué fecha|qué año)(?!\p{L})/iu,
  hi: /(?<![\p{L}\p{M}])कब(?![\p{L}\p{M}])|किस (?:दिन|तारीख|वर्ष|साल)/u,
  ja: /いつ|何年|何日|何月/u,
};

/** Whether a prompt asks for a date. */
export function asksWhen(prompt: string, code: LanguageCode): boolean {
  return when[code].test(prompt);
}
