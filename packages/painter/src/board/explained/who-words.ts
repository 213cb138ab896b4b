import type { LanguageCode } from '@kinora/contract/catalogue';

/** What somebody does, or is, of whom a film tells that asks so. */
export const doesSomething: Readonly<Record<LanguageCode, RegExp>> = {
  en: /invent|patent|discover|demonstrat|built|build|wrote|paint|compos|found|physicist|engineer|scientist|inventor|chemist|professor|doctor|born|credit|proposed|showed|worked|predict|develop|devis|design/iu,
  fr: /invent|brevet|découvr|démontr|construi|écri|pein|compos|fond|physicien|ingénieur|savant|chimiste|professeur|médecin|né\b|née\b|attribu|propos|montr|établi|prédi|développ|conçu|imagin/iu,
  it: /invent|brevett|scopr|scopert|dimostr|costru|scriss|dipin|compos|fond|fisic|ingegner|scienziat|chimic|professor|medic|nacque|nato|nata|attribui|propos|mostr|predisse|previde|svilupp|idear|ideò|progett/iu,
  es: /invent|patent|descubr|demostr|constru|escrib|pint|compus|fund|físic|ingenier|científic|químic|profesor|médic|nació|nacid|atribuy|propus|mostr|logr|predijo|desarroll|idear|ideó|diseñ/iu,
  hi: /आविष्कार|पेटेण्ट|पेटेंट|खोज|प्रदर्श|निर्माण|लिख|रच|स्थाप|भौतिक|अभियन्ता|अभियंता|वैज्ञानिक|प्राध्यापक|जन्म|श्रेय|योजना|कार्य|प्रस्ताव/u,
  ja: /発明|特許|発見|実証|製作|書い|描い|作曲|創立|物理学者|技術者|科学者|化学者|教授|博士|生まれ|提案|示し|予言|予測|開発|考案|設計/u,
};

/** What tells whom a sentence is about from who is named beside them. */
export const roleWords: Readonly<Record<LanguageCode, RoleWords>> = {
  en: {
    agent: { before: /\b(?:by|credited to|attributed to|thanks to)(?: the)?(?: \p{Ll}+){0,3} $/u },
    beside: /\b(?:with|of|to|for|from|and|than|like|after|before|against|under)(?: \p{Ll}+){0,3} $/u,
  },
  fr: {
    agent: { before: /(?<!\p{L})(?:par|attribuée? à|grâce à)(?: (?:le |l['’])?\p{Ll}+){0,3} $/u },
    beside:
      /(?<!\p{L})(?:avec|de|d['’]|à|pour|et|que|comme|après|avant|contre|sous)(?: (?:le |l['’])?\p{Ll}+){0,3} ?$/u,
  },
  it: {
    agent: { before: /(?<!\p{L})(?:da|dal|dall['’]|attribuit[ao] a|grazie a)(?: ?\p{Ll}+){0,3} $/u },
    beside: /(?<!\p{L})(?:con|di|del|dell['’]|a|al|per|e|come|dopo|prima|contro|sotto)(?: ?\p{Ll}+){0,3} $/u,
  },
  es: {
    agent: { before: /(?<!\p{L})(?:por|atribuid[oa] a|atribuye a|gracias a)(?: (?:el )?\p{Ll}+){0,3} $/u },
    beside: /(?<!\p{L})(?:con|de|del|a|al|para|y|como|tras|ante|contra|bajo)(?: (?:el )?\p{Ll}+){0,3} $/u,
  },
  hi: { agent: { after: /^ को (?:दिया जाता|दिया गया|जाता)/u }, subject: /^ (?:ने|का जन्म)(?= )/u },
  ja: { agent: { after: /^(?:によ|の功績)/u }, subject: /^(?:は|が|も)/u },
};

interface RoleWords {
  readonly agent: { readonly before?: RegExp; readonly after?: RegExp };
  /** Right before who is named in passing, where no word behind a name says what it is. */
  readonly beside?: RegExp;
  /** Right behind whom the sentence tells of. */
  readonly subject?: RegExp;
}

/** What begins a clause that tells of something beside its sentence: who acts in it is not whom the sentence is about. */
export const isInClause: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\S.*(?<!\p{L})(?:where|whom?|whose|which|when|while|although|because)\b/u,
  fr: /\S.*(?<!\p{L})(?:où|dont|que|qu['’]|lorsque?|quand|tandis|alors que|puisque)(?!\p{L})/u,
  it: /\S.*(?<!\p{L})(?:dove|cui|che|quando|mentre|poiché)(?!\p{L})/u,
  es: /\S.*(?<!\p{L})(?:donde|que|cuando|mientras|cuyo|cuya|porque)(?!\p{L})/u,
  hi: /\S.*(?<![\p{L}\p{M}])(?:जहाँ|जहां|जिसमें|जिससे|जिसे|जिनके|जिसके|जिन|जब|क्योंकि)(?![\p{L}\p{M}])/u,
  ja: /(?!)/u,
};

/** Somebody who was told of before is told of on: the subject where no name is. */
export const pronouns: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:he|she)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:il|elle)(?! (?:y|faut|fallut|s['’]agit|existe|est (?:vrai|possible|probable|clair)))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:egli|lui|ella|lei)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella)(?!\p{L})/iu,
  hi: /(?<![\p{L}\p{M}])(?:वे|वह|उन्होंने|इन्होंने)(?= )/u,
  ja: /彼女?[はがも]/u,
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
