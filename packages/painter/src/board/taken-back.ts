import type { LanguageCode } from '@kinora/contract/catalogue';
import { splitSentences } from './split-sentences.ts';

/** Words that take a number back: what turns the sentence, and what became of the number. */
const takesBack: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:but|though|although|however|later|since then)\b[^.]{0,70}?\b(?:reduced?|lower(?:ed)?|revis\w+|correct\w+|reject\w+|disput\w+|doubt\w*|withdr\w+|halved)\b/u,
  fr: /(?<!\p{L})(?:mais|cependant|toutefois|depuis|plus tard)(?!\p{L})[^.]{0,70}?(?<!\p{L})(?:rédui\p{L}*|revu\p{L}*|révis\p{L}*|abaiss\p{L}*|corrig\p{L}*|contest\p{L}*|rejet\p{L}*)/u,
  it: /(?<!\p{L})(?:ma|però|tuttavia|in seguito|poi)(?!\p{L})[^.]{0,70}?(?<!\p{L})(?:ridott\p{L}*|riduc\p{L}*|ridimension\p{L}*|rivist\p{L}*|corrett\p{L}*|abbassat\p{L}*|contestat\p{L}*|smentit\p{L}*)/u,
  es: /(?<!\p{L})(?:pero|aunque|sin embargo|luego|después|más tarde)(?!\p{L})[^.]{0,70}?(?<!\p{L})(?:reduc\p{L}*|redujer\p{L}*|rebaj\p{L}*|revis\p{L}*|corrig\p{L}*|correg\p{L}*|rechaz\p{L}*|cuestion\p{L}*)/u,
  hi: /(?:लेकिन|परन्तु|परंतु|किन्तु|किंतु|मगर|बाद)[^।]{0,70}?(?:घटा|कम कर|कम हो|संशोधित|ख़ारिज|खारिज|ग़लत|गलत)/u,
  ja: /(?:が、|しかし|ただし|その後|後の研究)[^。]{0,50}?(?:下方修正|修正|引き下げ|下げられ|減ら|否定|疑問)/u,
};
/** A sentence that begins so turns against the one before it. */
const turns: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:But|However|Later|Since then)\b/u,
  fr: /^(?:Mais|Cependant|Toutefois|Depuis|Plus tard)(?!\p{L})/u,
  it: /^(?:Ma|Però|Tuttavia|In seguito|Poi)(?!\p{L})/u,
  es: /^(?:Pero|Sin embargo|Luego|Después|Más tarde)(?!\p{L})/u,
  hi: /^(?:लेकिन|परन्तु|परंतु|किन्तु|किंतु|मगर|बाद में)/u,
  ja: /^(?:しかし|ただし|その後)/u,
};

/**
 * Where what was told up to an offset is taken back, in the rest of its sentence or in the next one: 'a maximum of 340 t, but
 * later studies have reduced it'. The offset of the words that do; undefined where it stands.
 */
export function takenBackAt(text: string, from: number, code: LanguageCode): number | undefined {
  const sentences = splitSentences(text, code);
  const place = sentences.findLastIndex(({ start }) => start < from);
  const [own, next] = [sentences[place], sentences[place + 1]];
  const rest = own === undefined ? '' : text.slice(from, own.start + own.text.length);
  const inOwn = takesBack[code].exec(rest);
  if (inOwn !== null) {
    return from + inOwn.index + inOwn[0].length - 1;
  }
  const inNext =
    next !== undefined && turns[code].test(next.text) ? takesBack[code].exec(lowered(next.text)) : null;
  return next === undefined || inNext === null ? undefined : next.start + inNext.index + inNext[0].length - 1;
}

/** With its first letter small, as within a sentence. */
function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
