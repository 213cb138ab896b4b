import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readWords } from '@kinora/words';

type Spaced = 'en' | 'fr' | 'it' | 'es';

/** What a sentence can do without from here to its end, after a comma. */
const tails: Readonly<Record<Spaced, RegExp>> = {
  en: /,\s(?=(?:although|though|while|whereas|because|since|so|with|without|from|in|on|at|of|by|to|for|including|such as|among|above all|especially|together with|first|then|until|after|before|\p{Ll}+ing|\p{Ll}{3,}ed|which|who|whose|where)(?!\p{L}))/u,
  fr: /,\s(?=(?:bien que|tandis|alors que|parce|puisque|car|si bien|avec|sans|de|du|des|en|dans|sur|à|par|pour|depuis|jusqu|dès|notamment|surtout|puis|\p{Ll}+ant|\p{Ll}{3,}ée?s?|qui|dont|où|soit)(?!\p{L})|d['’])/u,
  it: /,\s(?=(?:benché|sebbene|mentre|perché|poiché|siccome|con|senza|di|da|dal|dalla|in|nel|nella|su|per|fino|dopo|soprattutto|insieme|poi|\p{Ll}+[ae]ndo|\p{Ll}{3,}[aiu]t[oaie]|che|cui|dove)(?!\p{L}))/u,
  es: /,\s(?=(?:aunque|mientras|porque|ya que|pues|con|sin|de|desde|del|en|por|para|hasta|sobre|tras|sobre todo|junto|luego|\p{Ll}+ndo|\p{Ll}{3,}[ai]d[oa]s?|que|quien|donde|cuyo)(?!\p{L}))/u,
};
/** What the last part may open on: the main clause does not go on after it. */
const goesOn =
  /^(?:and|et|e|ed|y|then|puis|poi|luego|from|in|on|at|of|by|to|for|with|until|de|du|des|en|dans|sur|à|par|pour|jusqu|avec|di|da|dal|dalla|del|della|nel|nella|su|per|con|fino|desde|hasta|sobre|por|para)(?!\p{L})|^d['’]/u;
/** What says something of the last noun may be followed by the rest of the main clause. */
const relative =
  /^(?:which|who|whose|where|qui|dont|où|que|che|cui|dove|quien|donde|cuyo|\p{Ll}+(?:ing|ant|ndo))(?!\p{L})/u;
/** A clause of its own, whatever it holds. */
const conjunction =
  /^(?:although|though|while|whereas|because|since|so that|bien que|tandis|alors que|parce|puisque|car|si bien|benché|sebbene|mentre|perché|poiché|siccome|aunque|mientras|porque|ya que|pues)(?!\p{L})/u;
/** A clause beside the other, with its own subject. */
const coordinate: Readonly<Record<Spaced, RegExp>> = {
  en: /,\s(?:and|but)\s(?=(?:the|an?|its|their|most|each|all)\s)/u,
  fr: /,\s(?:et|mais)\s(?=(?:l[ea]s?\s|l['’]|une?\s|des\s))/u,
  it: /,\s(?:e|ma)\s(?=(?:il|lo|la|i|gli|le|un|una)\s|l['’])/u,
  es: /,\s(?:y|e|pero)\s(?=(?:el|la|los|las|un|una)\s)/u,
};
/** A clause that says nothing by itself. */
const subordinate =
  /^(?:When|While|If|Although|Though|Because|As|In|On|At|After|Before|With|Quand|Lorsqu\S*|Si|Bien|Comme|Dans|En|Après|Avant|Avec|Sous|Quando|Mentre|Se|Benché|Poiché|In|Nel|Nella|Dopo|Prima|Con|A causa|Cuando|Mientras|Aunque|Como|En|Tras|Después|Antes|Con)(?!\p{L})/u;
/** Of those, what only says where or when: before a clause of its own, the main clause has been said. */
const placed = /^(?:In|On|At|With|Dans|En|Avec|Sous|Nel|Nella|Con|Tras)(?!\p{L})/u;
/** Of what kind a thing is need not be said by its examples. */
const examples: Readonly<Record<Spaced, RegExp>> = {
  en: /,\s(?:such as|including|for example|like)\s[^,;]{3,70},(?=\s(?!and|or))/u,
  fr: /,\s(?:tels? que|telles? que|comme|notamment|par exemple)\s[^,;]{3,70},(?=\s(?!et|ou))/u,
  it: /,\s(?:come|quali|ad esempio|per esempio)\s[^,;]{3,70},(?=\s(?!e\s|o\s))/u,
  es: /,\s(?:como|tales como|por ejemplo)\s[^,;]{3,70},(?=\s(?!y\s|o\s))/u,
};
const fewestWords = 6;
/** A form that leaves out less than this part says the sentence again. */
const mostKept = 0.85;

const hindiTail =
  /^(?<head>.*(?:है|हैं|था|थी|थे|गया|गई|गए|किया)),\s(?:जिन्होंने|जिसने|जिनकी|जिनका|जिनमें|जिसमें|जिससे|जिसे|जिसका|जिसकी|जो|जबकि|क्योंकि|ताकि)\s/u;

/**
 * A sentence's main clause in its shortest form, of those that `keeps` holds to say what matters.
 *
 * @returns undefined where it can be told no shorter
 */
export function shortForm(
  sentence: string,
  code: LanguageCode,
  keeps: (clause: string) => boolean,
): string | undefined {
  if (code === 'ja') {
    return undefined;
  }
  const short = code === 'hi' ? hindiHead(sentence) : shortest(sentence, code, keeps);
  const size = (text: string): number => readWords(text, code).length;
  const isShorter = short !== undefined && size(short) <= size(sentence) * mostKept;
  return isShorter && size(short) >= fewestWords && keeps(short) ? short : undefined;
}

function hindiHead(sentence: string): string | undefined {
  const head = hindiTail.exec(sentence)?.groups?.['head'];
  return head === undefined ? undefined : `${head}।`;
}

function shortest(sentence: string, code: Spaced, keeps: (clause: string) => boolean): string {
  const body = sentence.replace(/[.!?…]+$/u, '').replace(examples[code], '');
  const parts = body.split(coordinate[code]);
  // The last of a list is no clause of its own.
  const isList = (parts[0]?.split(', ') ?? []).slice(1).some((part) => startsThing(part, code));
  const clauses = isList ? [body] : parts;
  const said = clauses.map((clause) => withoutTail(clause, code)).filter((clause) => keeps(clause));
  const isFirst = !subordinate.test(body);
  const [best = body] = isFirst ? said.toSorted((one, other) => one.length - other.length) : said;
  return `${best.charAt(0).toLocaleUpperCase()}${best.slice(1)}.`;
}

function startsThing(part: string, code: Spaced): boolean {
  const [first = ''] = readWords(part, code).map(({ text }) => text.toLowerCase());
  return languageProfiles[code].nounMarkers.has(first);
}

/** 'It covers five millennia, from the oldest use to the industry' is 'It covers five millennia'. */
function withoutTail(clause: string, code: Spaced): string {
  const { stopWords } = languageProfiles[code];
  for (const { index } of clause.matchAll(new RegExp(tails[code].source, 'gu'))) {
    const head = clause.slice(0, index);
    const later = clause
      .slice(index + 2)
      .split(/,\s/u)
      .slice(1);
    const tail = clause.slice(index + 2);
    const isRelative = relative.test(tail);
    const ends =
      conjunction.test(tail) || (isRelative ? later.length === 0 : later.every((part) => goesOn.test(part)));
    const words = readWords(head, code).map(({ text }) => text.toLowerCase());
    const isClause = !subordinate.test(head) || (placed.test(head) && conjunction.test(tail));
    // 'As close to water as most frogs do, because …' ends on its verb.
    const endsWell = !stopWords.has(words.at(-1) ?? '') || conjunction.test(tail);
    const isWhole = (isClause || head.includes(', ')) && endsWell;
    if (ends && isWhole && words.length >= fewestWords) {
      return head;
    }
  }
  return clause;
}
