import type { LanguageCode } from '../language/language-code.ts';
import { languageProfiles } from '../language/profiles.ts';
import { isContentWord, readWords } from '../language/words.ts';

/** A line of a board is read at a glance: so many words, articles not counted. */
const mostWords = 7;
/** Hindi has no articles, and a word more for every case and tense. */
const mostHindiWords = 9;
/** In Japanese letters. */
const mostJapaneseLetters = 26;
/** What is left of a fact says still something. */
const leastWords = 5;

const articles: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:the|an?|its|their)$/iu,
  fr: /^(?:l[ea]s?|l|une?|des|d|du)$/iu,
  it: /^(?:il|lo|la|i|gli|le|l|un[ao]?)$/iu,
  es: /^(?:el|l[ao]s?|un[ao]?s?)$/iu,
  hi: /(?!)/u,
  ja: /(?!)/u,
};

/** When something is, and in English where: it goes from the end of a clause where there is no room for it. */
const trailing: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\s(?:in|at|during|after|before|since|until|within|on this|on the) [^,;]*$/iu,
  fr: /\s(?:en \d|à partir de|pendant|depuis|après|avant|dès|vers \d)[^,;]*$/iu,
  it: /\s(?:nel \d|negli anni|durante|dopo|prima di|fin da|intorno al)[^,;]*$/iu,
  es: /\s(?:en \d|durante|tras|desde|después de|antes de|hacia \d)[^,;]*$/iu,
  hi: /(?!)/u,
  ja: /(?!)/u,
};

/** Verbs that show by their ending. */
const verbEnding: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?!)/u,
  fr: /(?:èrent|irent|urent|aient|(?<!f)ait|[^m]ent|\p{L}{3}[^r]a)$/iu,
  it: /(?:[òì]|arono|erono|irono|av[ao]|avano|ev[ao]|evano|iv[ao]|ivano|ano|ono)$/iu,
  es: /(?:ó|aron|ieron|yeron|aban?|ían?|ará|arán|erá|erán)$/iu,
  hi: /(?:ता|ती|ते|गा|गी|गे|ाया|ाई|ाए|ीं)$/u,
  ja: /(?!)/u,
};

/** A Hindi clause ends on its verb. */
const hindiVerb =
  /^(?:है|हैं|था|थे|थी|थीं|हुआ|हुई|हुए|गया|गई|गए|दिया|दी|दिए|किया|की|किए|लिया|ली|लिए|रखा|रखी|रखे|रखें|जाएँ|जाएं|चाहिए|बना|बनी|बने|बढ़ा|मिला|मिली|मिले|आया|आई|आए)$/u;

/** What tells in English what becomes of something, where no small word shows it. */
const englishVerbs = new Set(
  (
    'eat live breathe grow take lay hold become begin end move walk run leap hop swim fly feed hunt hide keep lose ' +
    'gain give bring carry cover turn open close rise fall form join contain belong return remain stay help need ' +
    'use make build burn boil melt freeze dry cool heat absorb release separate protect defend attack survive die ' +
    'kill spread cause produce reach show allow prevent mean depend consist resemble weigh measure last drink bite ' +
    'choose spread water enclose add mix cut pass repeat cost pay work rule lead follow meet destroy store'
  ).split(' '),
);

/** 'では' says where, and 'ことは' is half of a verb. */
const japaneseSubject = /(?<!こと)が|(?<![でにとへ]|こと)は|(?<![でにと])も(?!の)/u;

/** Whether a clause says something of something: it has a verb, and what the verb is said of stands before it. */
export function saysSomething(clause: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    // What is said of nothing that is named is half of a sentence.
    return (
      japaneseSubject.test(clause.slice(1)) &&
      !/^(?:その|この)|[はがも]その/u.test(clause) &&
      /(?:[るたすいだ]|です|ます|ません)(?<!といい)$/u.test(clause)
    );
  }
  const words = readWords(clause, code).map(({ text }) => text.toLowerCase());
  if (code === 'hi') {
    const last = words.at(-1) ?? '';
    return words.length > 2 && (hindiVerb.test(last) || verbEnding.hi.test(last));
  }
  return words.some((_, place) => place > 0 && isVerb(words, place, code));
}

function isVerb(words: readonly string[], place: number, code: LanguageCode): boolean {
  const { auxiliaries, nounMarkers, stopWords } = languageProfiles[code];
  const [before = '', word = '', next = ''] = words.slice(place - 1);
  if (auxiliaries.has(word)) {
    // 'Coenraad van Houten' goes nowhere.
    return word !== 'van';
  }
  if (stopWords.has(word) || nounMarkers.has(before)) {
    return false;
  }
  // 'Aspira il vapore', 'loses its warmth': an article stands bare behind no noun.
  const takesObject = bareArticles[code].test(next) && isContentWord(before, code);
  const isEnglish = code === 'en' && baseOf(word).some((base) => englishVerbs.has(base));
  return takesObject || isEnglish || verbEnding[code].test(word);
}

const bareArticles: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:the|an?|its|their|his|her)$/u,
  fr: /^(?:l[ea]s?|l|une?)$/u,
  it: /^(?:il|lo|la|i|gli|le|l|un[ao]?)$/u,
  es: /^(?:el|l[ao]s?|un[ao]?s?)$/u,
  hi: /(?!)/u,
  ja: /(?!)/u,
};

function baseOf(word: string): string[] {
  const bare = [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
  return [...bare, word.replace(/d$/u, ''), word.replace(/ed$/u, '')];
}

/** 'Para que se mezclara': what it is done for stands elsewhere. */
const subordinate: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:so that|if|when|where|which|who|while|until|unless|although) /iu,
  fr: /^(?:(?:pour|afin|tandis|bien|dès|alors) qu|que |qui |si |quand |lorsqu|où |dont |comme )/iu,
  it: /^(?:perché|affinché|benché|che|se|quando|dove|mentre|come) /iu,
  es: /^(?:para que|aunque|que|si|cuando|donde|mientras|como) /iu,
  hi: /(?!)/u,
  ja: /(?!)/u,
};

/** 'Vendió así', 'llega a medir', 'stretches its legs': who or what does it was named before. */
export function lacksSubject(clause: string, code: LanguageCode): boolean {
  if (subordinate[code].test(clause)) {
    return true;
  }
  const [first = '', next = ''] = readWords(clause, code).map(({ text }) => text.toLowerCase());
  switch (code) {
    case 'en':
      return /(?:[^s]s|ed)$/u.test(first) && /^(?:its?|their|his|her|the|an?|to)$/u.test(next);
    case 'es':
      return verbEnding.es.test(first) || /^(?:llega|tiene|ocupa|vive|mide|pesa|hay|se|lo|le)$/u.test(first);
    case 'it':
      return verbEnding.it.test(first) || /^(?:ha|è|si|lo|vi|ne)$/u.test(first);
    case 'fr':
    case 'hi':
    case 'ja':
      return false;
  }
}

/** As many words as are read at a glance, without what says when if need be; undefined where it stays too long. */
export function atAGlance(clause: string, code: LanguageCode): string | undefined {
  if (isShort(clause, code)) {
    return clause;
  }
  // The last of them: each goes by itself.
  const start = [...clause.matchAll(/\s(?=\p{L})/gu)]
    .map(({ index }) => index)
    .findLast((at) => trailing[code].exec(clause.slice(at))?.index === 0);
  const shorter = clause.slice(0, start ?? 0);
  return isWhole(shorter, code) ? atAGlance(shorter, code) : undefined;
}

/** Whether a clause can be read at a glance as it stands, and says by itself who does what. */
export function isStatement(clause: string, code: LanguageCode): boolean {
  return saysSomething(clause, code) && !lacksSubject(clause, code) && isShort(clause, code);
}

function isShort(clause: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return clause.length <= mostJapaneseLetters;
  }
  const words = readWords(clause, code).filter(({ text }) => !articles[code].test(text));
  return words.length <= (code === 'hi' ? mostHindiWords : mostWords);
}

/** 'The heap is kept' has lost where; 'toads return' has lost whereto. */
function isWhole(clause: string, code: LanguageCode): boolean {
  const words = readWords(clause, code).map(({ text }) => text.toLowerCase());
  const last = words.at(-1) ?? '';
  const isEnd =
    isContentWord(last, code) &&
    !/(?:ed|ing|ought|ound|ade|ept|eld|uilt)$/u.test(last) &&
    !isVerb(words, words.length - 1, code);
  return words.length >= leastWords && isEnd && saysSomething(clause, code);
}
