import type { LanguageCode } from '../language/language-code.ts';
import type { QuestionKind } from './question-frames.ts';

type AskedSections = Readonly<Partial<Record<QuestionKind, RegExp>>>;

/** How encyclopedias head the sections that a kind of question asks for. */
const asked: Readonly<Record<LanguageCode, AskedSections>> = {
  en: {
    why: /\b(?:causes?|reasons?|origins?|mechanisms?|factors?|explanations?|pathogenesis)\b/iu,
    how: /\b(?:principles?|mechanisms?|operation|process(?:es)?|functions?|functioning|cycles?|fundamentals|how .* works?)\b/iu,
    steps: /\b(?:building|making|make|preparation|preparing|methods?|instructions|procedure|technique)\b/iu,
    who: /\b(?:inventors?|inventions?|discover(?:y|er|ers)|founders?|authors?|history)\b/iu,
  },
  fr: {
    why: /(?<!\p{L})(?:causes?|raisons?|origines?|mécanismes?|facteurs?|explications?)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:principes?|fonctionnement|mécanismes?|processus|procédés?|cycles?|fonctions?)(?!\p{L})/iu,
    steps:
      /(?<!\p{L})(?:fabrication|préparation|construction|étapes?|réalisation|méthodes?|élaboration)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:inventeurs?|inventions?|découvertes?|fondateurs?|auteurs?|histoire)(?!\p{L})/iu,
  },
  it: {
    why: /(?<!\p{L})(?:caus[ae]|ragion[ei]|origin[ei]|meccanism[oi]|fattor[ei]|spiegazion[ei])(?!\p{L})/iu,
    how: /(?<!\p{L})(?:princip[io]|funzionamento|meccanism[oi]|process[oi]|cicl[oi]|funzion[ei])(?!\p{L})/iu,
    steps:
      /(?<!\p{L})(?:preparazione|costruzione|procediment[oi]|realizzazione|lavorazione|metod[oi])(?!\p{L})/iu,
    who: /(?<!\p{L})(?:inventor[ei]|invenzion[ei]|scopert[ae]|fondator[ei]|autor[ei]|storia)(?!\p{L})/iu,
  },
  es: {
    why: /(?<!\p{L})(?:causas?|razones|origen|orígenes|mecanismos?|factores|explicaci(?:ón|ones))(?!\p{L})/iu,
    how: /(?<!\p{L})(?:principios?|funcionamiento|mecanismos?|procesos?|ciclos?|funci(?:ón|ones))(?!\p{L})/iu,
    steps:
      /(?<!\p{L})(?:preparación|elaboración|construcción|fabricación|procedimientos?|instrucciones|métodos?)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:inventor(?:es)?|invenci(?:ón|ones)|descubrimientos?|fundador(?:es)?|autor(?:es)?|historia)(?!\p{L})/iu,
  },
  hi: {
    why: /कारण|प्रक्रिया|क्रियाविधि|(?<!शब्द की )उत्पत्ति|विवर्तनिक/u,
    how: /सिद्धान्त|सिद्धांत|कार्य|प्रक्रिया|क्रियाविधि|चक्र|प्रणाली/u,
    steps: /विधि|निर्माण|तैयारी|बनाने|बनाना/u,
    who: /आविष्कार|खोज|संस्थापक|रचयिता|इतिहास/u,
  },
  ja: {
    why: /原因|機序|仕組|しくみ|理由|要因|メカニズム/u,
    how: /原理|仕組|しくみ|機構|機序|過程|工程|製法|動作|メカニズム/u,
    steps: /作り方|製法|手順|淹れ方|方法|調理|工程/u,
    who: /発明|発見|創設|作者|歴史/u,
  },
};

/** Sections about the name, and about what people have made of the thing: no answer unless they are asked for. */
const beside: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:etymology|names?|naming|terminology|taxonomy|(?:in|and) (?:popular |human )?culture|folklore|literature|adaptations|in fiction|symbolism|museums|legislation|regulation)\b/iu,
  fr: /(?<!\p{L})(?:étymologie|dénominations?|noms?|terminologie|taxonomie|(?:dans la|et) culture|folklore|littérature|symbolique|musées?|réglementation)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:etimologia|denominazion[ei]|nom[ei]|terminologia|tassonomia|(?:nella|e) cultura|folclore|letteratura|simbologia|musei|normativa)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:etimología|denominaci(?:ón|ones)|nombres?|terminología|taxonomía|(?:en la|y) cultura|folclore|literatura|simbología|museos|legislación)(?!\p{L})/iu,
  hi: /व्युत्पत्ति|शब्द की उत्पत्ति|नामकरण|शब्दावली|संस्कृति|लोककथा|साहित्य|संग्रहालय/u,
  ja: /名称|語源|呼称|文化|俗信|伝承|文学|作品|博物館|法令/u,
};

/** Sections about the past: beside what is asked of the thing as it is. */
const past =
  /\b(?:history|chronology)\b|(?<!\p{L})(?:histoire|chronologie|storia|cronologia|historia|cronología)(?!\p{L})|इतिहास|歴史|沿革/iu;
const present: ReadonlySet<QuestionKind> = new Set(['why', 'how', 'steps', 'how-much', 'compare']);

export type SectionNearness = 'asked' | 'plain' | 'past' | 'beside';

/** How near a section is to what is asked, by its heading and those above it. */
export function sectionNearness(headings: string, kind: QuestionKind, code: LanguageCode): SectionNearness {
  const isHistory = past.test(headings);
  // How something comes about is told by its causes as well.
  const isAsked =
    asked[code][kind]?.test(headings) === true ||
    (kind === 'how' && asked[code].why?.test(headings) === true) ||
    (kind === 'history' && isHistory);
  if (isAsked) {
    return 'asked';
  }
  if (beside[code].test(headings)) {
    return 'beside';
  }
  return present.has(kind) && isHistory ? 'past' : 'plain';
}
