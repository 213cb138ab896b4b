import type { LanguageCode } from '@kinora/words';

/** What stands over the answer at the beginning and over the one at the end: words that nothing is drawn of. */
export const answerTitles: Readonly<Record<LanguageCode, { opening: string; closing: string }>> = {
  en: { opening: 'In short', closing: 'To sum up' },
  fr: { opening: 'En bref', closing: 'Pour résumer' },
  it: { opening: 'In breve', closing: 'Riassumendo' },
  es: { opening: 'En breve', closing: 'En resumen' },
  hi: { opening: 'संक्षेप में', closing: 'सार' },
  ja: { opening: 'ひとことで言うと', closing: 'まとめ' },
};
