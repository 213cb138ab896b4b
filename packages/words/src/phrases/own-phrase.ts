import type { LanguageCode } from '../language/language-code.ts';
import { languageProfiles } from '../language/profiles.ts';
import { readWords } from '../language/words.ts';
import { isOnlyTransition } from './joints.ts';

/** A part of a sentence, and what stands on both sides of it. */
export interface PlacedPhrase {
  readonly text: string;
  /** Everything before it, as far as known. */
  readonly before: string;
  readonly after: string;
  readonly code: LanguageCode;
}

/** Whether a part of a sentence says by itself what it says there: no rest of a list, no participle, no half of a name. */
export function isOwnPhrase(phrase: PlacedPhrase): boolean {
  return (
    !isOnlyTransition(phrase.text, phrase.code) &&
    opensOnItsOwn(phrase) &&
    !isRestOfAList(phrase) &&
    !isTorn(phrase)
  );
}

/** Where or when something is: no more than the beginning of what is said. */
const adverbial: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?!)/u,
  fr: /^(?:(?:au|aux|du|de|à|en|dans|sur|sous|par|pour|avec|sans|chez|vers|entre|dès|depuis|pendant|selon|grâce|ainsi|tant) |d['’])/iu,
  it: /^(?:(?:nel|nella|nei|nelle|negli|al|alla|ai|alle|dal|dalla|dai|dalle|del|della|dei|delle|di|da|con|per|tra|fra|su|sul|sulla|in|si) |(?:nell|all|dall|dell|sull)['’])/iu,
  es: /^(?:en|con|de|del|al|a|por|para|sobre|desde|hasta|entre|sin|según|tras|durante|bajo|ante) /iu,
  hi: /(?!)/u,
  ja: /(?!)/u,
};

/** A day or a month by itself, and 'nella quale'. */
const dateOnly = /^(?:(?:\p{L}{1,3} )?\d{1,2}(?:er)? \p{L}+(?: \d{4})?|(?:nel|nella) qual[ei].*)$/iu;

/** What is said of something that is not there: 'ouvert à la vapeur', 'passando per quattro componenti'. */
const participle: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^\p{L}{3,}(?:ing|ed|wn|ought) /iu,
  fr: /^\p{L}+(?:[éiu](?:e|es|s)?|(?:er|in|is|it)te?s?|ise?s?|ant) (?:à|au|aux|en|par|de|du|des|d['’]|dans|sur|pour|avec|comme|vers|entre|\p{L}+ment) ?/iu,
  it: /^\p{L}{2,}(?:ando|endo|[aiu]t[aoie]|[aeo]tt[aoie]|[ae]s[aoie]|ss[aoie]|ost[aoie])(?: e \p{L}+)?(?: (?:a|al|alla|in|nel|nella|da|dal|dalla|di|del|della|con|per|su|sul|il|lo|la|i|gli|le|l['’]|un|una)(?![\p{L}])| \p{L}+mente|$)/iu,
  es: /^\p{L}{2,}(?:ando|iendo|yendo|[ai]d[oa]s?|ect[oa]s?|uest[oa]s?|scrit[oa]s?) (?:a|al|en|de|del|por|con|para|como|entre|desde|el|la|los|las|un|una)(?!\p{L})/iu,
  hi: /(?!)/u,
  ja: /(?!)/u,
};

/** Bare at the start of a clause these are verbs, whose subject has been named before. */
const finiteVerb: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /^\p{L}{2,}(?:ó|aron|ieron|yeron|aban|ía|ían|ará|arán|erá|erán) |^\p{L}{2,}(?:aba) |^\p{L}{2,}(?:[ae]n?) (?:el|la|los|las|un|una|su|sus|\d)(?!\p{L})/iu,
  it: /^\p{L}{2,}(?:ò|arono|erono|irono|ava|avano|eva|evano|ivano) |^\p{L}{2,}(?:[aei]|ano|ono) (?:il |lo |la |i |gli |le |l['’]|un |una |alle |allo |alla |ai |agli |al |\d)/iu,
};

/** Words that lean on a clause which is not there. */
const leaning: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  hi: /^(?:जो|जिस|जिन|जहाँ|जहां|जब|जबकि|तब|तो|यदि|अगर|कि|ताकि|जैसे|तथा|और|या|एवं)(?![\p{L}])|^जि[सन][\p{L}\p{M}]*\s|जितन[ाीे](?!.*उतन)|^(?!.*जितन).*उतन[ाीे]|\s(?:और|तथा|या|एवं|का|के|को|में|से|पर|तक|ने|कर|करके)$/u,
  ja: /^(?:または|あるいは|もしくは|および|及び|なお|ただし|それ|これ|この|その|ともに|のに)|(?:これ|それ)[をにはがもら]/u,
};

function opensOnItsOwn({ text, before, code }: PlacedPhrase): boolean {
  if (leaning[code]?.test(text) === true) {
    return false;
  }
  if (code === 'ja') {
    // 'Only where …' is half of what is said, and what goes on after its verb is not yet all.
    return !/(?:限って|限り|かぎり)、$/u.test(before) && !goesOnAfterVerb.test(text);
  }
  if (code === 'hi') {
    // What stands behind a relative clause is said of what stands before it.
    return !/,\s$/u.test(before);
  }
  if (
    adverbial[code].test(text) ||
    dateOnly.test(text) ||
    (participle[code].test(text) && !opensNoun(text, code))
  ) {
    return false;
  }
  const isOpening = /(?:^|[.!?…:;]\s*)$/u.test(before);
  return isOpening || code === 'en' || opensNoun(text, code) || finiteVerb[code]?.test(text) === true;
}

const goesOnAfterVerb =
  /(?:て|で|が|と|し|り|ば|に|は|を|の|も|から|ため|れ|せ|め|け|げ|え|べ|ね|み|き|び|ち|ぎ)$/u;

const counts: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  fr: /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|certaine?s|aucune?|toute?s?|tous|beaucoup|c['’]est|il n?['’]?y|on|qui veut) ?/iu,
  it: /^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|molt[ie]|alcun[ie]|tutt[ie]|nessun[oa]?|non) /iu,
  es: /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|much[oa]s|vari[oa]s|tod[oa]s?|ningún|ninguna|no|hay) /iu,
};

/** An article, a number or a name. */
function opensNoun(text: string, code: LanguageCode): boolean {
  const [first] = readWords(text, code);
  const word = first?.text ?? '';
  const isName = /^\p{Lu}/u.test(word) && /^\p{Lu}[\p{L}'’.-]*(?: &)? \p{Lu}/u.test(text);
  return (
    /^\p{N}/u.test(word) ||
    isName ||
    languageProfiles[code].nounMarkers.has(word.toLowerCase()) ||
    counts[code]?.test(text) === true
  );
}

const ands = /^(?:and|or|et|ou|e|ed|o|y|u|और|तथा|या|एवं)$/iu;
/** A list's parts have at most an article and an adjective before their 'and'. */
const wordsOfPart = 4;

/** Whether a text goes on with a list: 'azúcar y manteca' of 'unió polvo, azúcar y manteca'. */
export function goesOnWithList(text: string, code: LanguageCode): boolean {
  const words = readWords(text, code).map((word) => word.text);
  const place = words.slice(1, wordsOfPart).findIndex((word) => ands.test(word));
  const isShort = words.length <= 2 && !/^\p{N}/u.test(words[0] ?? '');
  return isShort || place >= 0;
}

/** Behind a comma and with an 'and' of its own; what stands before that comma is no mere opening of its sentence. */
function isRestOfAList({ text, before, code }: PlacedPhrase): boolean {
  if (code === 'ja' || !/,\s$/u.test(before)) {
    return false;
  }
  const sentence = before.slice(
    Math.max(...['.', '!', '?', '।', ':'].map((mark) => before.lastIndexOf(`${mark} `) + 1)),
  );
  const isOpening = sentence.indexOf(',') === sentence.length - 2 && opening[code].test(sentence.trimStart());
  const words = readWords(text, code).map((word) => word.text);
  return !isOpening && words.length > 2 && words.slice(1, wordsOfPart).some((word) => ands.test(word));
}

const opening: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:in|on|at|by|after|before|when|where|while|if|as|since|from|under|during|because|with|without|for|to|first|then|once|until|although) /iu,
  fr: /^(?:(?:en|dans|sur|au|aux|à|après|avant|pendant|quand|lorsque|si|comme|depuis|dès|sous|pour|avec|sans|vers|puis|par|selon|afin) |lorsqu|puis|ensuite|enfin)/iu,
  it: /^(?:(?:in|nel|nella|nei|nelle|negli|a|al|alla|ai|dopo|prima|durante|quando|se|come|da|dal|dalla|sotto|per|con|senza|poi) |nell|all|dall)/iu,
  es: /^(?:en|a|al|después|luego|tras|durante|cuando|si|como|desde|bajo|para|con|sin|por|según|antes)(?:\s|,)/iu,
  hi: /(?:में|से|पर|को|बाद|तो|लिए|कर|पहले),\s$/u,
  ja: /(?!)/u,
};

/** An object that comes only behind an insertion: 'le Japon inaugura en 1964, entre Tokyo et Osaka, une ligne'. */
const insertion =
  /^, (?:entre|dans|en|à|aux?|par|avec|chez|sur|sous|in|nel|nell[ae]|nei|negli|all?a?|con|per|tra|fra|on|at|by|with|between|por|sobre) [^,.;:]{2,40}, (?:une?|le|la|les|un|una|uno|el|los|las|il|lo|i|gli|the|an?|des) /iu;
/** 'Con Teotihuacán, la tumba de Río | Azul'. */
const endsInName = /\s\p{Lu}[\p{L}'’.-]*$/u;

function isTorn({ text, after, before, code }: PlacedPhrase): boolean {
  if (code === 'ja' || code === 'hi') {
    return false;
  }
  const [, next = ''] = /^,\s+([^,.;:!?]+)/u.exec(after) ?? [];
  const isInList =
    next !== '' && opensBare(next, code) && goesOnWithList(next, code) && !isVerbal(next, code);
  const isHalfName =
    (endsInName.test(text) && /^\s\p{Lu}/u.test(after)) ||
    (/^\p{Lu}/u.test(text) && /[\p{L},]\s\p{Lu}[\p{L}'’.-]*\s$/u.test(before));
  // 'Consta que una delegación, conducida por dominicos,': what it did stands behind that.
  const isWithoutVerb = /(?:^| )(?:que|qu['’]|che|that) ?/u.test(text) && participle[code].test(next);
  return isInList || isHalfName || isWithoutVerb || insertion.test(after);
}

/** What somebody does beside is no part of a list: 'aderisce alle palette', 'riducendo rumore e consumo'. */
function isVerbal(text: string, code: LanguageCode): boolean {
  return (
    finiteVerb[code]?.test(text) === true ||
    participle[code].test(text) ||
    (code !== 'fr' && code !== 'en' && /^\p{L}+[aei]ndo /iu.test(text))
  );
}

/** Whether a text opens on a word of content without an article. */
function opensBare(text: string, code: LanguageCode): boolean {
  const [first] = readWords(text, code);
  const word = first?.text.toLowerCase() ?? '';
  const { nounMarkers, stopWords } = languageProfiles[code];
  return word !== '' && !nounMarkers.has(word) && !stopWords.has(word);
}
