import type { LanguageCode } from '@kinora/contract/catalogue';
import { isContentWord, languageProfiles, monthNames, readWords } from '@kinora/words';
import { opensOnGerund } from './gerunds.ts';
import { readNames } from './explained/read-names.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';
import { isWithin, lengthOf } from './text-limits.ts';
import { writableText } from './writable.ts';

/** Few words that say what is spoken of, and where. */
export interface ToldWords {
  /** UTF-16 offset in the narration. */
  readonly at: number;
  readonly text: string;
}

const longest = { latin: 60, dense: 26 } as const;
const longestHindi = 46;
/** A list has so many parts at least, and each so many words at most. */
const [fewestParts, mostWords] = [3, 3] as const;

/** What a narration lists, names or turns to: words that can be taken in while it is said. */
export function wordsTold(scene: SceneText): ToldWords[] {
  const { narration, code } = scene;
  const told = splitSentences(narration, code).flatMap(({ text, start }) =>
    [...listIn(text, code), ...topicIn(text, code), ...namesIn(text, code)].map(({ at, text: words }) => ({
      at: at + start,
      text: words,
    })),
  );
  return told.flatMap(({ at, text }) => {
    const written = writableText(text);
    const isShort =
      written !== undefined &&
      isWithin(written, longest) &&
      (code !== 'hi' || lengthOf(written) <= longestHindi);
    return isShort ? [{ at, text: written }] : [];
  });
}

const last: Readonly<Record<LanguageCode, RegExp>> = {
  en: / (?:and|or) /u,
  fr: / (?:et|ou) /u,
  it: / (?:e|ed|o) /u,
  es: / (?:y|e|o|u) /u,
  hi: / (?:और|तथा|एवं|या) /u,
  ja: /(?!)/u,
};

/** What is listed one after the other: 'sodium, calcium, magnésium, potassium'. */
export function listIn(sentence: string, code: LanguageCode): ToldWords[] {
  if (code === 'ja') {
    const found = /(?:[\p{sc=Han}\p{sc=Katakana}ー]{2,10}[、,]){2,}[\p{sc=Han}\p{sc=Katakana}ー]{2,10}/u.exec(
      sentence,
    );
    return found === null ? [] : [{ at: found.index, text: found[0] }];
  }
  const pieces = [...sentence.replace(/[.!?।]\s*$/u, '').matchAll(/[^,;:()]+/gu)].map(
    ({ 0: text, index }) => ({
      text,
      at: index,
    }),
  );
  const end = pieces.findIndex(({ text }, place) => place > 0 && last[code].test(text));
  const final = pieces[end]?.text.split(last[code]) ?? [];
  const [one = '', other = ''] = final;
  if (end < 1 || final.length !== 2) {
    return [];
  }
  const before: { text: string; at: number }[] = [];
  for (const { text, at } of pieces.slice(0, end).toReversed()) {
    // What opens the sentence is more than the first part of the list.
    const part = at === 0 ? undefined : partOf(text, code);
    const own = part ?? nounPhraseAtEnd(text, code) ?? lastPartOf(text, code);
    before.unshift({ text: own, at: at + Math.max(0, text.lastIndexOf(own)) });
    if (part === undefined) {
      break;
    }
  }
  const behind = [partOf(one, code), firstPartOf(other, code)];
  const parts = [...before.map(({ text }) => text), ...behind];
  const [first] = before;
  // 'Il compressore, riducendo rumore e consumo': what comes of it is no list that the compressor begins.
  const isMixed = new Set(parts.map((part) => opensOnGerund(part ?? '', code))).size > 1;
  const isList =
    !isMixed &&
    parts.length >= fewestParts &&
    parts.every((part) => part !== undefined && part !== '') &&
    first !== undefined;
  return isList ? [{ at: first.at, text: parts.join(', ') }] : [];
}

/** A part of a list without its article; undefined for more than that. */
function partOf(text: string, code: LanguageCode): string | undefined {
  const words = withoutArticle(text.trim(), code);
  const read = readWords(words, code);
  const isPart =
    read.length > 0 &&
    read.length <= mostWords &&
    read.every(
      ({ text: word }) => isContentWord(word, code) || languageProfiles[code].connectors.has(word),
    ) &&
    read.every(({ text: word }) => !languageProfiles[code].auxiliaries.has(word));
  return isPart ? words : undefined;
}

function withoutArticle(text: string, code: LanguageCode): string {
  const [first] = readWords(text, code);
  return first !== undefined && languageProfiles[code].nounMarkers.has(first.text.toLowerCase())
    ? text.slice(first.end).replace(/^['’\s]+/u, '')
    : text;
}

/** 'Rough backs' of 'by their rough backs': two words right behind an article or whose they are. */
function nounPhraseAtEnd(text: string, code: LanguageCode): string | undefined {
  const [marker, first, second] = readWords(text, code).slice(-3);
  const isPhrase =
    marker !== undefined &&
    first !== undefined &&
    second !== undefined &&
    languageProfiles[code].nounMarkers.has(marker.text.toLowerCase()) &&
    isContentWord(first.text, code) &&
    isContentWord(second.text, code);
  return isPhrase ? text.slice(first.start, second.end) : undefined;
}

/** Of a beginning the noun that it ends on, which is the list's first. */
function lastPartOf(text: string, code: LanguageCode): string {
  const read = readWords(text, code);
  const final = read.at(-1)?.text ?? '';
  return isContentWord(final, code) ? final : '';
}

/** 'Life on land', 'vie sur terre'. */
const whereabouts: ReadonlySet<string> = new Set([
  'on',
  'in',
  'at',
  'sur',
  'sous',
  'su',
  'sotto',
  'sobre',
  'bajo',
]);

/** Of an end the noun that it begins with: what follows is no part of the list. */
function firstPartOf(text: string, code: LanguageCode): string | undefined {
  const bare = withoutArticle(text.trim(), code);
  const read = readWords(bare, code);
  const stop = read.findIndex(({ text: word }) => !isContentWord(word, code));
  // 'Life on land' is one part, where no more follows: 'life' alone would be another.
  const joint = read[stop]?.text.toLowerCase() ?? '';
  const isWhole = stop < 0 || (stop > 0 && read.length <= mostWords && whereabouts.has(joint));
  const own = isWhole ? read : read.slice(0, stop);
  const end = own.at(-1)?.end;
  return end === undefined || own.length > mostWords ? undefined : bare.slice(0, end);
}

/** What a sentence turns to before it says more of it: 'Le sodium, dont …', '進行は、'. */
const topics: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^((?:The |An? )?\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (?:which|who|whose) /u,
  fr: /^((?:Le |La |Les |L['’]|Une? )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (?:qui |que |qu['’]|dont )/u,
  it: /^((?:Il |Lo |La |I |Gli |Le |L['’]|Un |Una )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (?:che|cui|il cui|la cui) /u,
  es: /^((?:El |La |Los |Las |Una? )\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (?:que|quien|cuy[oa]s?) /u,
  hi: /(?!)/u,
  ja: /^(?:まず、|次に、|最後に、|一方、|このうち)?([\p{sc=Han}\p{sc=Katakana}ー]{2,10})(?:とは|では|は)、?/u,
};

/**
 * Of whom each part of a narration tells that turns from one to another; none where it turns to nobody or to one alone: 'le calcium'
 * and 'le sodium'. By where the part begins.
 */
export function topicsOf(narration: string, code: LanguageCode): readonly ToldWords[] {
  const found = splitSentences(narration, code).flatMap(({ text, start }) =>
    topicIn(text, code).map((topic) => ({ at: start, text: withoutArticle(topic.text, code) })),
  );
  return new Set(found.map(({ text }) => text)).size > 1 ? found : [];
}

function topicIn(sentence: string, code: LanguageCode): ToldWords[] {
  const [, topic] = topics[code].exec(sentence) ?? [];
  return topic === undefined ? [] : [{ at: sentence.indexOf(topic), text: topic }];
}

/** What is called by a name of its own within a sentence, wherever it is written large. */
const named =
  /(?<=[\p{Ll},;)»”'’] ?(?:\p{Ll}['’])?)(?<![.!?…] )\p{Lu}[\p{L}'’-]*\p{L}(?: (?:(?:de la|de|von|van|di|da|del|la|y|and|et|e|of) )?\p{Lu}[\p{L}'’-]*\p{L})*/gu;

/** What a name belongs to: 'costa de Chiapas', 'océano Antártico'. */
const ofName: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<!\p{L})\p{Ll}{3,} (?:(?:of|from) (?:the )?)?$/u,
  fr: /(?<!\p{L})\p{Ll}{3,} (?:de la |de l['’]|du |des |de |d['’])?$/u,
  it: /(?<!\p{L})\p{Ll}{3,} (?:della |dell['’]|del |dei |degli |di |d['’])?$/u,
  es: /(?<!\p{L})\p{Ll}{3,} (?:de la |de los |del |de )?$/u,
};
/** Where a name belongs to something, its noun has only small words before it. */
const isOf = /(?<!\p{L})(?:of|from|the|de|la|los|du|des|della|del|dei|degli|di|de l|d|dell)['’ ]+$/u;
/** Scales are no names. */
const scale = /^(?:Celsius|Fahrenheit|Kelvin|Richter)$/u;
/** One of several names that stand in a row. */
const isListed = /(?:[,、と]|तथा|और|एवं)\s*$/u;
const goesOn = /^(?:[,、と]| (?:तथा|और|एवं) )/u;

/** Whom and what a sentence names: people in every language, places and works where names are written large. */
function namesIn(sentence: string, code: LanguageCode): ToldWords[] {
  if (code === 'hi' || code === 'ja') {
    return readNames(sentence, code)
      .filter(
        ({ at, name }) =>
          !isListed.test(sentence.slice(0, at)) && !goesOn.test(sentence.slice(at + name.length)),
      )
      .map(({ name, at }) => ({ at, text: name }));
  }
  const calendar = new RegExp(`^(?:${monthNames[code]}|\\p{L}+day|[IVXL]+)$`, 'iu');
  return [...sentence.matchAll(named)].flatMap(({ 0: name, index }): ToldWords[] => {
    const isShort = name.length < 3 && !/^\p{Lu}+$/u.test(name);
    if (index === 0 || calendar.test(name) || scale.test(name) || isShort) {
      return [];
    }
    const before = sentence.slice(0, index);
    const [noun = ''] = ofName[code]?.exec(before) ?? [];
    const lead = readWords(sentence.slice(0, index - noun.length), code).at(-1)?.text ?? '';
    const isLed = languageProfiles[code].nounMarkers.has(lead.toLowerCase());
    if (noun === '' || !isLed) {
      // 'Cacao del Brasil' is not Brazil.
      return isOf.test(before) && noun !== '' ? [] : [{ at: index, text: name }];
    }
    const text = noun + name;
    return [{ at: index - noun.length, text: text.charAt(0).toLocaleUpperCase() + text.slice(1) }];
  });
}
