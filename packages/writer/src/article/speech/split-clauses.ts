import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readWords } from '@kinora/words';

/** A sentence of more words is hard to follow by ear. */
const longest = 26;
/** Each part says something by itself. */
const shortest = 6;

/** Forms of verbs that can be told by their letters: a part without one may be none. */
const verbs: Readonly<Record<Exclude<LanguageCode, 'ja'>, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were|has|have|had|can|could|may|must|will|would|does|do|did|gives?|makes?|takes?|runs?|became|began|came|went|\p{Ll}{3,}ed)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:est|sont|était|étaient|fut|furent|a|ont|avait|avaient|eut|peut|peuvent|doit|doivent|vient|\p{Ll}{3,}(?:a|èrent|ait|aient|it|irent|ut|urent)|\p{Ll}{2,}(?<!m)ent)(?!\p{L})|(?<!\p{L})(?:se|s['’])\s?\p{Ll}+(?:e|ent|t)(?!\p{L})/u,
  it: /(?<!\p{L})(?:è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|può|possono|deve|viene|vengono|vennero|venne|\p{Ll}{2,}(?:ò|arono|irono|erono|ava|avano|eva|evano)|\p{Ll}{4,}(?:ano|ono))(?!\p{L})|(?<!\p{L})si \p{Ll}+[aeo](?:no)?(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|era|eran|fue|fueron|ha|han|había|puede|pueden|debe|está|están|tiene|tienen|suele|suelen|llega|llegan|mide|miden|pesa|pesan|\p{Ll}{2,}(?:ó|aron|[iy]eron|aba|aban|ían)|\p{Ll}*(?:puso|dujo|tuvo|hizo|dijo|quiso|vino)|\p{Ll}{4,}(?:an|en))(?!\p{L})|(?<!\p{L})se \p{Ll}+[ae]n?(?!\p{L})/u,
  hi: /(?:है|हैं|था|थी|थे|गया|गई|गए|किया|की|दिया|हुआ|हुई|हुए)(?=[।,;]|$)/u,
};
/** What follows begins a clause of its own, and is no list, no aside and nothing that leans on the first part. */
const leaning: Readonly<Record<Exclude<LanguageCode, 'ja'>, RegExp>> = {
  en: /^(?:of|in|for|with|by|the (?:former|latter|first|second|others?)|beginning|hence|which|both|e\.g)\s/iu,
  fr: /^(?:c['’]est|en|dans|pour|avec|l['’]un|les un|le[s]? second|la seconde|le premier|la première|le troisième|par|y|d['’]autres)(?!\p{L})/iu,
  it: /^(?:in|per|con|cioè|ossia|l['’]un|gli un|le prim\p{L}|le second\p{L}|il second\p{L}|la prim\p{L}|un[ao]|da|a)(?!\p{L})/iu,
  es: /^(?:en|para|con|es decir|un[ao]s?|otr[oa]s|las primeras|el segundo|por|a)(?!\p{L})/iu,
  hi: /^(?:जो|जिस|जिन|अर्थात|यानी|इनमें|उनमें)/u,
};
const ends: Readonly<Record<Exclude<LanguageCode, 'ja'>, string>> = {
  en: '.',
  fr: '.',
  it: '.',
  es: '.',
  hi: '।',
};

/**
 * A sentence of an encyclopedia cut at ';', and a long one at ':', where each part is a sentence of its own. `leansBack` tells
 * whether a part points at what was said before it: it stays where it stands.
 */
export function splitClauses(
  sentence: string,
  code: LanguageCode,
  leansBack: (part: string) => boolean,
): string[] {
  if (code === 'ja' || /["“”«»]/u.test(sentence)) {
    return [sentence];
  }
  const read = { code, leansBack };
  return cutAt(sentence, /\s?;\s/u, read).flatMap((part) =>
    readWords(part, code).length > longest ? cutAt(part, /\s?:\s/u, read) : [part],
  );
}

/** Whether a part holds a verb that can be told by its letters. */
export function hasVerb(part: string, code: Exclude<LanguageCode, 'ja'>): boolean {
  return verbs[code].test(part);
}

interface Reader {
  readonly code: Exclude<LanguageCode, 'ja'>;
  readonly leansBack: (part: string) => boolean;
}

function cutAt(sentence: string, mark: RegExp, { code, leansBack }: Reader): string[] {
  const parts = sentence.split(mark).map((part) => part.trim());
  const isColon = mark.source.includes(':');
  if (parts.length === 1 || parts.length > mostParts || (isColon && announcing.test(parts[0] ?? ''))) {
    return [sentence];
  }
  const bodies = parts.map((part) => asSentence(part, code));
  const areSentences = bodies.every(
    (part, place) =>
      readWords(part, code).length >= shortest &&
      (isColon ? place === 0 || !isList(part, code) : verbs[code].test(part)),
  );
  const isAlone = (part: string): boolean => !leaning[code].test(part) && !leansBack(part);
  const [first = '', ...others] = bodies;
  if (!areSentences || (isColon && !others.every(isAlone))) {
    return [sentence];
  }
  const isLong = readWords(sentence, code).length > longest;
  // What leans on a part that can do without it is left out of a long sentence; what follows from it is told after it.
  const isKept = (part: string): boolean => isAlone(part) || concludes(part, code);
  return others.every(isAlone) || isLong ? [first, ...others.filter(isKept)] : [sentence];
}

const conclusions: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:that is why|this is why|which is why|therefore|as a result|for this reason)(?!\p{L})/iu,
  fr: /^(?:c['’]est pourquoi|c['’]est la raison|voilà pourquoi|par conséquent|aussi est-)/iu,
  it: /^(?:ecco perché|per questo|perciò|di conseguenza|è per questo)(?!\p{L})/iu,
  es: /^(?:por eso|por ello|de ahí que|por esta razón|en consecuencia)(?!\p{L})/iu,
  hi: /^(?:इसलिए|इसीलिए|इसी कारण|इस कारण|फलस्वरूप)(?=\s)/u,
  ja: /^(?:そのため|このため|したがって|その結果|だから)/u,
};

/** Whether a sentence says what follows from the one before: 'c'est pourquoi il domine dans la mer'. */
export function concludes(sentence: string, code: LanguageCode): boolean {
  return conclusions[code].test(sentence);
}

const mostParts = 3;
/** What announces a list. */
const announcing =
  /\p{N}|(?<!\p{L})(?:two|three|four|several|deux|trois|quatre|plusieurs|due|tre|quattro|dos|tres|cuatro|varios|suivant\p{L}*|following|seguent\p{L}*|siguiente\p{L}*|दो|तीन|चार)(?!\p{L})/iu;

/** Things one after the other: 'la Voragine, la Bocca Nuova, il cratere di Nord-Est'. */
function isList(part: string, code: LanguageCode): boolean {
  const { nounMarkers } = languageProfiles[code];
  const segments = part.split(/,\s/u).slice(1);
  const things = segments.filter((segment) => {
    const [first = '', second = ''] = readWords(segment, code).map(({ text }) => text.toLowerCase());
    return nounMarkers.has(first) || (/^(?:e|et|y|and|und|ou|o|or)$/u.test(first) && nounMarkers.has(second));
  });
  return things.length > 1 || readWords(part, code).length < 10;
}

function asSentence(part: string, code: Exclude<LanguageCode, 'ja'>): string {
  const [first = ''] = Array.from(part);
  const body = first.toLocaleUpperCase() + part.slice(first.length);
  return /[.!?…।]["”»]?$/u.test(body) ? body : `${body}${ends[code]}`;
}
