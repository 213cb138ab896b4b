import type { LanguageCode } from '@kinora/contract/catalogue';

/** How a thing is told to be, where that is seen. */
export type PictureState = 'dead' | 'closed' | 'broken' | 'frozen' | 'burnt' | 'rotten';

/** What stands right before or behind the word of a thing that is in a state. */
export interface StateWords {
  readonly before?: RegExp;
  readonly after: RegExp;
}
type InLanguages = Readonly<Record<LanguageCode, StateWords>>;

const dead: InLanguages = {
  en: {
    before: /\b(?:dead|extinct) $/iu,
    after:
      /^(?:s|es)?[^.,;:]{0,40}?\b(?:die|dies|died|perish\p{L}*|(?:became|become|are|is|were|was|went) extinct)\b/iu,
  },
  fr: {
    after:
      /^s? (?:morte?s?|disparue?s?|éteinte?s?)(?!\p{L})|^s?[^.,;:]{0,40}?(?<!\p{L})(?:meurt|meurent|mourut|moururent|(?:est|sont|ont) (?:morte?s?|disparu))(?!\p{L})/iu,
  },
  it: {
    after:
      /^ (?:mort[oaie]|estint[oaie])(?!\p{L})|^[^.,;:]{0,40}?(?<!\p{L})(?:muore|muoiono|morì|morirono|(?:è|sono) mort[oaie]|si estins\p{L}+)(?!\p{L})/iu,
  },
  es: {
    after:
      /^(?:s|es)? (?:muert[oa]s?|extint[oa]s?)(?!\p{L})|^(?:s|es)?[^.,;:]{0,40}?(?<!\p{L})(?:muere|mueren|murió|murieron|se exting\p{L}+)(?!\p{L})/iu,
  },
  hi: {
    before: /(?:मरा हुआ|मरी हुई|मरे हुए|मृत|विलुप्त) $/u,
    after: /^[^।,]{0,40}?(?:मर जात|मर ग|मर जा|विलुप्त हो)/u,
  },
  ja: { before: /(?:死んだ|絶滅した)$/u, after: /^(?:が|は|も)[^。]{0,16}?(?:死に|死ぬ|死ん|絶滅)/u },
};

const closed: InLanguages = {
  en: {
    before: /\b(?:closed|shut) $/iu,
    after:
      /^(?:s|es)? (?:\p{L}+ )?(?:(?:was|were|is|are|been|remained|stayed) (?:\p{L}+ )?(?:closed|shut)|closed|shut)\b/iu,
  },
  fr: {
    after:
      /^s? (?:fermée?s?(?!\p{L})|(?:\p{L}+ )?(?:fut|furent|est|sont|a été|ont été|reste|restent|resta) (?:\p{L}+ )?fermée?s?(?!\p{L}))/iu,
  },
  it: {
    after:
      /^ (?:chius[oaie](?!\p{L})|(?:\p{L}+ )?(?:fu|furono|è|sono|viene|vennero|venne|rimase|rimasero) (?:\p{L}+ )?chius[oaie](?!\p{L}))/iu,
  },
  es: {
    after:
      /^(?:s|es)? (?:cerrad[oa]s?(?!\p{L})|(?:\p{L}+ )?(?:fue|fueron|está|están|quedó|quedaron|permaneció) (?:\p{L}+ )?cerrad[oa]s?(?!\p{L}))/iu,
  },
  hi: { before: /(?:बंद|बन्द) $/u, after: /^(?: को)? (?:\S+ )?(?:बंद|बन्द)(?![\p{L}\p{M}])/u },
  ja: {
    before: /(?:閉鎖された|閉じた)$/u,
    after: /^(?:が|は|も)[^。、]{0,10}?(?:閉鎖|閉じ|閉ま|休校|休業)/u,
  },
};

const broken: InLanguages = {
  en: {
    before: /\b(?:broken|cracked|collapsed|shattered|ruined|destroyed) $/iu,
    after:
      /^(?:s|es)? (?:\p{L}+ )?(?:(?:broke|breaks?|cracks?|cracked|shatter(?:s|ed)?)(?=[.,;]| (?:in|into|apart|under|when|and|at|on)\b)|collapse[sd]?\b|(?:was|were|is|are|been) (?:\p{L}+ )?(?:broken|destroyed|cracked|damaged|ruined|interrupted)\b)/iu,
  },
  fr: {
    after:
      /^s? (?:(?:brisée?s?|cassée?s?|rompue?s?|fissurée?s?|détruite?s?|effondrée?s?|en ruines?)(?!\p{L})|se bris\p{L}+|se cass\p{L}+|se romp\p{L}*|s['’]effondr\p{L}+|(?:fut|furent|est|sont|a été|ont été) (?:\p{L}+ )?(?:bris|cass|rompu|fissur|détrui|endommag)\p{L}*)/iu,
  },
  it: {
    after:
      /^ (?:(?:rott[oaie]|spezzat[oaie]|crepat[oaie]|distrutt[oaie]|crollat[oaie]|in rovina)(?!\p{L})|si (?:rupp|romp|spezz)\p{L}+|croll(?:ò|a|ano|arono)(?!\p{L})|(?:fu|furono|è|sono) (?:\p{L}+ )?(?:distrutt|spezzat|rott|danneggiat|crollat)\p{L}+)/iu,
  },
  es: {
    after:
      /^(?:s|es)? (?:(?:rot[oa]s?|quebrad[oa]s?|agrietad[oa]s?|destruid[oa]s?|derrumbad[oa]s?|en ruinas)(?!\p{L})|se (?:romp|derrumb|agriet|quebr)\p{L}+|(?:fue|fueron|quedó|quedaron|está|están) (?:\p{L}+ )?(?:destruid|rot|dañad|agrietad|derrumbad)[oa]s?(?!\p{L}))/iu,
  },
  hi: {
    before: /(?:टूट[ाीे](?: हु[आईए])?) $/u,
    after: /^(?: \S+)? (?:टूट ग|टूट जा|ढह ग|ढह जा|नष्ट हो ग|ध्वस्त हो ग)/u,
  },
  ja: {
    before: /(?:壊れた|割れた|崩れた|折れた)$/u,
    after: /^(?:が|は|も)[^。、]{0,8}?(?:壊れ|割れ|崩れ|折れ|倒壊|崩壊|破壊され)/u,
  },
};

const frozen: InLanguages = {
  en: {
    before: /\b(?:frozen|icy) $/iu,
    after: /^(?:s|es)? (?:\p{L}+ )?(?:froze|freezes?|(?:was|were|is|are) (?:\p{L}+ )?frozen)\b/iu,
  },
  fr: {
    after:
      /^s? (?:(?:con|sur)?gelée?s?(?!\p{L})|(?:con)?gel(?:a|er|ait|aient|èrent)(?!\p{L})|(?:est|sont|fut|furent) (?:\p{L}+ )?(?:con|sur)?gelée?s?(?!\p{L}))/iu,
  },
  it: {
    after:
      /^ (?:(?:con|sur)gelat[oaie](?!\p{L})|ghiacciat[oaie](?!\p{L})|gel(?:are|ò|ano|ava|avano)(?!\p{L})|(?:si )?congel\p{L}+)/iu,
  },
  es: { after: /^(?:s|es)? (?:congelad[oa]s?(?!\p{L})|helad[oa]s?(?!\p{L})|se (?:congel|hel|hiel)\p{L}+)/iu },
  hi: { before: /(?:जमा हुआ|जमी हुई|जमे हुए|बर्फीला|बर्फ़ीला) $/u, after: /^(?: \S+)? (?:जम ग|जम जा)/u },
  ja: { before: /(?:凍った|凍りついた|冷凍(?:の|した)?)$/u, after: /^(?:が|は|も)[^。、]{0,8}?凍/u },
};

const burnt: InLanguages = {
  en: {
    before: /\b(?:burnt|burned|burning|charred) $/iu,
    after:
      /^(?:s|es)? (?:\p{L}+ )?(?:burnt? down|burned down|caught fire|(?:was|were|is|are) (?:\p{L}+ )?(?:burnt|burned|on fire))\b/iu,
  },
  fr: {
    after:
      /^s? (?:(?:brûlée?s?|calcinée?s?|en feu|en flammes)(?!\p{L})|prit feu|prirent feu|(?:fut|furent|est|sont) (?:\p{L}+ )?(?:brûlée?s?|incendiée?s?))/iu,
  },
  it: {
    after:
      /^ (?:(?:bruciat[oaie]|in fiamme)(?!\p{L})|prese fuoco|presero fuoco|(?:fu|furono|è|sono) (?:\p{L}+ )?(?:bruciat|incendiat)[oaie])/iu,
  },
  es: {
    after:
      /^(?:s|es)? (?:(?:quemad[oa]s?|en llamas)(?!\p{L})|ardi(?:ó|eron)(?!\p{L})|se (?:quem|incendi)\p{L}+)/iu,
  },
  hi: { before: /(?:जला हुआ|जली हुई|जले हुए) $/u, after: /^(?: \S+)? (?:जल ग|जल जा|में आग लग)/u },
  ja: {
    before: /(?:焼けた|焦げた|燃えた|燃える)$/u,
    after: /^(?:が|は|も)[^。、]{0,8}?(?:燃え|焼け|焦げ|焼失)/u,
  },
};

const rotten: InLanguages = {
  en: {
    before: /\b(?:rotten|rotting|mouldy|moldy|spoiled|decaying) $/iu,
    after:
      /^(?:s|es)? (?:rots?|rotted|spoils?|spoiled|go(?:es)? (?:off|bad|mouldy|moldy)|went bad|(?:is|are|was|were) (?:rotten|mouldy|moldy|spoiled))\b/iu,
  },
  fr: {
    after:
      /^s? (?:pourrie?s?|moisie?s?|gâtée?s?|avariée?s?|pourrit|pourrissent|moisit|moisissent)(?!\p{L})/iu,
  },
  it: {
    after: /^ (?:marci[oae]?|avariat[oaie]|ammuffit[oaie]|marcisc\p{L}+|va a male|vanno a male)(?!\p{L})/iu,
  },
  es: {
    after:
      /^(?:s|es)? (?:podrid[oa]s?|mohos[oa]s?|estropead[oa]s?|se pudr\p{L}+|se estrope\p{L}+)(?!\p{L})/iu,
  },
  hi: { before: /(?:सड़[ाीे](?: हु[आईए])?) $/u, after: /^(?: \S+)? (?:सड़ ग|सड़ जा|सड़त|खराब हो जा|ख़राब हो जा)/u },
  ja: { before: /(?:腐った|かびた|傷んだ)$/u, after: /^(?:が|は|も)[^。、]{0,6}?(?:腐|かび|傷み|傷む)/u },
};

/** The states by what tells of them; what is told before is looked for first. */
export const stateWords: readonly (readonly [PictureState, InLanguages])[] = [
  ['dead', dead],
  ['closed', closed],
  ['broken', broken],
  ['frozen', frozen],
  ['burnt', burnt],
  ['rotten', rotten],
];

/** Headings of a scene that tells how what its film is about comes to an end or apart. */
export const headingOfBreak: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:the )?(?:interruption|break(?:down)?|breaking|rupture|collapse|destruction)(?!\p{L})/iu,
  fr: /^(?:la |l['’])?(?:interruption|rupture|bris|effondrement|destruction)(?!\p{L})/iu,
  it: /^(?:la |l['’]|il )?(?:interruzione|rottura|crollo|distruzione)(?!\p{L})/iu,
  es: /^(?:la |el )?(?:interrupción|rotura|ruptura|derrumbe|destrucción|colapso)(?!\p{L})/iu,
  hi: /^(?:टूटना|विनाश|विध्वंस|ढहना)/u,
  ja: /^(?:断絶|中断|破壊|崩壊|倒壊)/u,
};

/** What says that it is not so. */
export const denied: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:not|never|cannot|hardly)\b|n['’]t\b/iu,
  fr: /(?<!\p{L})(?:ne|jamais)(?!\p{L})|(?<!\p{L})n['’]/iu,
  it: /(?<!\p{L})(?:non|mai)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca)(?!\p{L})/iu,
  hi: /नहीं|(?<=\s)न(?=\s)|बिना/u,
  ja: /ない|ません|ずに/u,
};
