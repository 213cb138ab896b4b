import type { LanguageCode } from '@kinora/contract/catalogue';
import { splitSentences } from '../split-sentences.ts';
import { doesSomething, isInClause, roleWords } from './who-words.ts';

/** What somebody named is to their sentence: whom it tells of, who did it in a passive one, or named in passing. */
type Role = 'subject' | 'agent' | 'beside';

/** Somebody who is named, and where. */
export interface NamedPerson {
  readonly name: string;
  readonly at: number;
  readonly role: Role;
  /** The sentence in which they are named. */
  readonly sentence: string;
}

type Found = Pick<NamedPerson, 'name' | 'at'>;

/** Everybody named in a text with two names or more, or with the last of a known one's, in the order in which they are. */
export function readNames(text: string, code: LanguageCode, known: readonly string[] = []): NamedPerson[] {
  return splitSentences(text, code).flatMap(({ text: sentence, start }) => {
    const whole = wholeNames(sentence, code);
    const names = [...whole, ...lastNames(sentence, whole, known)].toSorted(
      (one, other) => one.at - other.at,
    );
    return names.map((found): NamedPerson => {
      const { name, at, end } = found;
      const role = roleOf(sentence, { code, at, end });
      return { name, at: start + at, role, sentence };
    });
  });
}

interface Placed extends Found {
  readonly end: number;
}

function wholeNames(sentence: string, code: LanguageCode): Placed[] {
  const readers = { hi: hindiNames, ja: japaneseNames };
  const read = code === 'hi' || code === 'ja' ? readers[code] : latinNames;
  return read(sentence).map(({ name, at }) => ({ name, at, end: at + name.length }));
}

/** Who was named whole before is named by the last of their names. */
function lastNames(sentence: string, whole: readonly Placed[], known: readonly string[]): Placed[] {
  const isFree = (at: number): boolean => whole.every((each) => at < each.at || at >= each.end);
  return known.flatMap((name): Placed[] => {
    const last = lastNameOf(name);
    const letter = /[ァ-ヴ]/u.test(last) ? /[ァ-ヴー・]/u : /[\p{L}\p{M}-]/u;
    const at = sentence.indexOf(last);
    const around = `${sentence[at - 1] ?? ''}${sentence[at + last.length] ?? ''}`;
    return at < 0 || last.length < 2 || !isFree(at) || letter.test(around)
      ? []
      : [{ name, at, end: at + last.length }];
  });
}

/** What somebody is called for short. */
export function lastNameOf(name: string): string {
  return name.split(/[ ・]/u).at(-1) ?? name;
}

function roleOf(sentence: string, { code, at, end }: { code: LanguageCode; at: number; end: number }): Role {
  const [before, after] = [sentence.slice(0, at), sentence.slice(end)];
  const { agent, subject } = roleWords[code];
  if (agent.before?.test(before) === true || agent.after?.test(after) === true) {
    return 'agent';
  }
  const isSubject = subject === undefined ? isTold(sentence, { code, before }) : subject.test(after);
  return isSubject && !isInClause[code].test(before) ? 'subject' : 'beside';
}

/** Behind no word that names somebody in passing: at the head of a sentence, or where something is done. */
function isTold(sentence: string, { code, before }: { code: LanguageCode; before: string }): boolean {
  const isHead = /^(?:\S+(?: \S+){0,3},\s)?$/u.test(before);
  return roleWords[code].beside?.test(before) !== true && (isHead || doesSomething[code].test(sentence));
}

/** Two to four words with capitals, as persons are called; a place stands behind 'in', an institution is called one. */
const latin =
  /(?<!\p{L})(?<!(?<!\p{L})(?:in|at|near|from|à|en|nel|nella|a|ad) (?<!att?ribu\p{L}* \p{L}+ ))\p{Lu}(?!['’]\p{Ll})[\p{L}'’.-]+(?: (?:(?:de|von|van|di|da|del|la) )?\p{Lu}[\p{L}'’-]+){1,3}/gu;
const institution =
  /univers|college|collège|colegio|royal|institut|office|academ|société|society|company|compagnie|street|museum|nobel|press|states|kingdom|^(?:the|at|on|by|with|after|before|during|le|la|les|il|lo|el|los|las|in|en|nel|dans|du|aux?|al|del|nei|negli|dai|dalla|desde)\b/iu;

/** What a sentence begins with before a name, written large only for that. */
const opener =
  /^(?:Also|Even|Then|Later|When|While|Aussi|Même|Puis|Enfin|Quand|Lorsque|Anche|Perfino|Poi|Infine|Inoltre|Quando|Mentre|También|Incluso|Luego|Después|Cuando|Mientras) /u;

function latinNames(sentence: string): Found[] {
  return [...sentence.matchAll(latin)]
    .filter(([name]) => !institution.test(name))
    .flatMap(({ 0: name, index }): Found[] => {
      const own = name.replace(opener, '');
      return own.includes(' ') ? [{ name: own, at: index + name.length - own.length }] : [];
    });
}

/** What stands before a name and is none: postpositions, callings, what tells where somebody is from. */
const noName =
  /^(?:के|की|का|को|में|से|पर|और|तथा|ने|कि|जब|बाद|मूल|भी|श्रेय|जिसमें|जहाँ|जिसे|जिसके|एक|महान|प्रसिद्ध|युवा)$|(?:आविष्कारक|वैज्ञानिक|प्राध्यापक|प्रोफ़ेसर|प्रोफेसर|अभियन्ता|अभियंता|इंजीनियर|भौतिकशास्त्री|भौतिकविद|भौतिकीविद|गणितज्ञ|चिकित्सक|लेखक|कवि|चित्रकार|अमेरिकी|ब्रिटिश|जर्मन|रूसी|भारतीय|इतालवी|फ़्रांसीसी)$|[,।;:]$/u;
const nobody = /विभाग|सरकार|कंपनी|कम्पनी|संस्था|समिति|विश्वविद्यालय|कॉलेज|उन्होंने|इन्होंने|जिन्होंने|सेना|देश/u;

/** The words before 'ने', 'का जन्म' or, where somebody is given credit, 'को'. */
function hindiNames(sentence: string): Found[] {
  const isCredit = sentence.includes('श्रेय');
  const marks = sentence.matchAll(isCredit ? / को(?= )/gu : / (?:ने|का जन्म)(?= )/gu);
  return [...marks].flatMap(({ index }): Found[] => {
    const name: string[] = [];
    for (const word of sentence.slice(0, index).split(' ').toReversed()) {
      if (noName.test(word) || name.length > 3) {
        break;
      }
      name.unshift(word);
    }
    const written = name.join(' ');
    const at = sentence.lastIndexOf(written, index);
    return name.length >= 2 && name.length <= 3 && !nobody.test(written)
      ? [...listedBefore(sentence, at), { name: written, at }]
      : [];
  });
}

/** Who stands before the last of a list: 'एदुआर ब्रांली, ऑलिवर लॉज और निकोला टेस्ला ने'. */
function listedBefore(sentence: string, at: number): Found[] {
  const [joint = ''] = / (?:और|तथा|एवं) $/u.exec(sentence.slice(0, at)) ?? [];
  const found: Found[] = [];
  let end = at - joint.length;
  while (joint !== '' && end > 0) {
    const part =
      sentence
        .slice(0, end)
        .split(/[,،] ?/u)
        .at(-1) ?? '';
    const words = part.split(' ');
    const isName = words.length >= 2 && words.length <= 3 && !words.some((word) => noName.test(word));
    if (!isName || nobody.test(part)) {
      break;
    }
    found.unshift({ name: part, at: end - part.length });
    end = sentence
      .slice(0, end - part.length)
      .trimEnd()
      .replace(/,$/u, '').length;
  }
  return found;
}

/** Foreign names have a point between their parts; others stand behind a calling. */
function japaneseNames(sentence: string): Found[] {
  const foreign = sentence.matchAll(/[ァ-ヴー]+(?:・[ァ-ヴー]+)+/gu);
  const native = sentence.matchAll(
    /(?<=(?:物理学者|発明家|技術者|科学者|化学者|医師|博士|教授)の?)\p{sc=Han}{3,5}(?=[はがのにと、])/gu,
  );
  return [...foreign, ...native].map(({ 0: name, index }) => ({ name, at: index }));
}
