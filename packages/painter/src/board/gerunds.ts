import type { LanguageCode } from '@kinora/contract/catalogue';

/** How verbs end that tell what comes of something: 'riducendo rumore e consumo', 'cutting noise and cost'. */
const gerund: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: String.raw`\p{L}{2,}ing`,
  fr: String.raw`(?:en )?\p{L}{3,}ant`,
  it: String.raw`\p{L}{2,}[ae]ndo`,
  es: String.raw`\p{L}{2,}(?:ando|[iy]endo)`,
};

/** Whether words begin with what comes of something: they are no noun of a list. */
export function opensOnGerund(words: string, code: LanguageCode): boolean {
  const ending = gerund[code];
  return ending !== undefined && new RegExp(`^${ending}(?: |$)`, 'u').test(words.trim());
}
