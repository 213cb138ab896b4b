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

/** Said before what is known of the subject, where nothing that was found answers. */
export const unanswered: Readonly<Record<LanguageCode, string>> = {
  en: 'The sources do not answer that question directly. Here is what they do tell. ',
  fr: 'Les sources ne répondent pas directement à cette question. Voici ce qu’elles disent. ',
  it: 'Le fonti non rispondono direttamente a questa domanda. Ecco che cosa raccontano. ',
  es: 'Las fuentes no responden directamente a esta pregunta. Esto es lo que cuentan. ',
  hi: 'स्रोतों में इस प्रश्न का सीधा उत्तर नहीं मिलता। उनमें इतना बताया गया है। ',
  ja: '見つかった資料に、この問いへの直接の答えはありません。そこからわかることを紹介します。',
};
