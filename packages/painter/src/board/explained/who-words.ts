import type { LanguageCode } from '@kinora/contract/catalogue';

/** What somebody does, or is, of whom a film tells that asks so. */
export const doesSomething: Readonly<Record<LanguageCode, RegExp>> = {
  en: /invent|patent|discover|demonstrat|built|build|wrote|paint|compos|found|physicist|engineer|scientist|inventor|chemist|professor|doctor|born|credit|proposed|showed|worked/iu,
  fr: /invent|brevet|découvr|démontr|construi|écri|pein|compos|fond|physicien|ingénieur|savant|chimiste|professeur|médecin|né\b|née\b|attribu|propos|montr|établi/iu,
  it: /invent|brevett|scopr|scopert|dimostr|costru|scriss|dipin|compos|fond|fisic|ingegner|scienziat|chimic|professor|medic|nacque|nato|nata|attribui|propos|mostr/iu,
  es: /invent|patent|descubr|demostr|constru|escrib|pint|compus|fund|físic|ingenier|científic|químic|profesor|médic|nació|nacid|atribuy|propus|mostr|logr/iu,
  hi: /आविष्कार|पेटेण्ट|पेटेंट|खोज|प्रदर्श|निर्माण|लिख|रच|स्थाप|भौतिक|अभियन्ता|अभियंता|वैज्ञानिक|प्राध्यापक|जन्म|श्रेय|योजना|कार्य|प्रस्ताव/u,
  ja: /発明|特許|発見|実証|製作|書い|描い|作曲|創立|物理学者|技術者|科学者|化学者|教授|博士|生まれ|提案|示し/u,
};

/** Words that speak of a woman. */
export const isWoman: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:she|her|actress|woman)\b/iu,
  fr: /\b(?:elle|née|physicienne|inventrice|chimiste et elle|femme)\b/iu,
  it: /\b(?:lei|ella|nata|scienziata|inventrice|donna)\b/iu,
  es: /\b(?:ella|nacida|científica|inventora|mujer)\b/iu,
  hi: /महिला|की पत्नी|अभिनेत्री/u,
  ja: /彼女|女性|女優/u,
};

/** First names that women bear. */
export const womensNames =
  /^(?:Marie|Maria|Mary|Ada|Hedy|Rosalind|Grace|Lise|Dorothy|Jane|Anna|Anne|Emmy|Florence|Valentina|Caroline|Rita|मैरी|मेरी|एडा|हेडी|マリー|メアリー|エイダ|ヘディ)/u;
