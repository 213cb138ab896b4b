import type { SourceText } from '@kinora/models';
import type { LanguageCode, Question } from '@kinora/words';
import { deedWords, readStems, readWords, sectionNearness, stemWord } from '@kinora/words';
import { isKin, isOneOf, meets } from '../reading/name-subject.ts';
import { namesIn } from '../reading/names-in.ts';

/** An article's beginning says what it is about. */
const beginning = 400;
const leadCharacters = 1_500;
/** Less than this of the question's words in the beginning, or of a name's in the question: it is about something else. */
const leastShare = 0.5;
/** A word that an article uses so often is one that it speaks of. */
const spokenOf = 3;
/** What the beginning, the body and a heading that promises an answer are worth beside the name. */
const worth = { lead: 0.6, body: 0.8, section: 0.3 } as const;
/** One of its kind, when the kind is asked about: a sea with a name is not why the sea is salt. */
const particularWorth = 0.5;
const compoundWorth = 0.6;

const historyOf =
  /^(?:History of (?:the )?|Histoire (?:de la |de l['’]|du |des |de |d['’])|Storia (?:del(?:la|lo|le|l['’])?|dei|degli|di) ?|Historia (?:de la |de los |de las |del |de ))|\sका इतिहास$|の歴史$/u;

/** How much an article is about the asked words, 0 when about something else. */
export function nearnessOf(
  source: SourceText,
  { question, prompt }: { question: Question; prompt: string },
  code: LanguageCode,
): number {
  const { stems: asked } = question;
  if (asked.length === 0) {
    return 1;
  }
  const title = source.label.replace(/^[^:]*:\s*/u, '');
  const { text, keywords = '' } = source;
  const share = (stems: readonly string[]): number =>
    asked.filter((stem) => stems.some((own) => isSame(own, stem))).length / asked.length;
  const names = namesOf(source, code);
  // 'Historia del chocolate' is all that 'La historia del chocolate' asks for.
  const worded = [...asked, ...readStems(prompt, code)];
  const name = Math.max(
    ...names.map((stems) => harmony(share(stems), shareIn(stems, worded)) * exactness(stems, asked)),
  );
  const inBeginning = share(readStems([title, keywords, text.slice(0, beginning)].join('\n'), code));
  if (inBeginning < leastShare && !names.some((stems) => shareIn(stems, asked) >= leastShare)) {
    return 0;
  }
  // One word said in passing is no subject.
  if (asked.length === 1 && name === 0) {
    return 0;
  }
  const inLead = share(readStems(`${keywords}\n${leadOf(text)}`, code));
  const counts = countStems(readStems(text, code));
  const inBody = asked.filter((stem) => countOf(stem, counts) >= spokenOf).length / asked.length;
  const section = promisesAnswer(text, question, code) ? worth.section : 0;
  // '2001 Gujarat earthquake' is the very one, where Gujarat is asked.
  const isVery = asked.length > 1 && share(readStems(title, code)) === 1;
  const particular = !isVery && isParticular(title, question, code) ? particularWorth : 1;
  const work = isWork(text, prompt, code) ? particularWorth : 1;
  return (name * particular + inLead * worth.lead + inBody * worth.body + section) * work;
}

/** Whether its title, or what it calls its subject, names anything that is asked. */
export function isNamedIn(source: SourceText, asked: readonly string[], code: LanguageCode): boolean {
  return namesOf(source, code).some((stems) =>
    stems.some((own) => asked.some((stem) => isSame(own, stem) || isOneOf(own, stem) || meets(own, stem))),
  );
}

function namesOf({ label, text, keywords = '' }: SourceText, code: LanguageCode): string[][] {
  const title = label.replace(/^[^:]*:\s*/u, '');
  return [
    title.replace(/\s*[(（].*$/u, ''),
    // The history of a thing is about the thing.
    title.replace(historyOf, ''),
    ...keywords.split(/[,、，\n]/u),
    ...namesIn(text, code),
  ].map((name) => readStems(name, code));
}

/** Compounds are other things: a seismograph is no earthquake. */
function exactness(stems: readonly string[], asked: readonly string[]): number {
  const isExact = asked.some((stem) => stems.includes(stem));
  return isExact ? 1 : compoundWorth;
}

function harmony(recall: number, precision: number): number {
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

function shareIn(stems: readonly string[], asked: readonly string[]): number {
  const named = stems.filter((own) => asked.some((stem) => isSame(own, stem))).length;
  return named / Math.max(1, stems.length);
}

function leadOf(text: string): string {
  const end = text.search(/\n#/u);
  return text.slice(0, Math.min(end === -1 ? leadCharacters : end, leadCharacters));
}

function countStems(stems: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function countOf(asked: string, counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [own, count] of counts) {
    sum += isSame(own, asked) || isKin(own, asked) ? count : 0;
  }
  return sum;
}

function promisesAnswer(text: string, { kind, measure, aspect }: Question, code: LanguageCode): boolean {
  return [...text.matchAll(/^#+ (.+)$/gmu)].some(
    ([, heading = '']) =>
      sectionNearness(heading, kind, code) === 'asked' ||
      measure?.names.test(heading) === true ||
      aspect?.heads.test(heading) === true,
  );
}

/** A book, a film, a painting: what has the name of a thing, and is told of only where such a work is asked for. */
const works =
  /\b(?:novels?|books?|films?|movies?|paintings?|songs?|albums?|operas?|television series|short stor(?:y|ies)|poems?)\b|(?<!\p{L})(?:romans?|livres?|tableaux?|chansons?|opéras?|poèmes?|romanz[oi]|libr[oi]|dipint[oi]|canzon[ei]|opera lirica|poesi[ae]|novelas?|películas?|cuadros?|canci(?:ón|ones)|poemas?)(?!\p{L})|उपन्यास|फ़िल्म|फिल्म|पुस्तक|小説|映画|絵画|漫画|楽曲/iu;

function isWork(text: string, prompt: string, code: LanguageCode): boolean {
  const first = text.slice(0, beginning).split(/(?<=[.。।])\s/u)[0] ?? '';
  return works.test(first) && !works.test(prompt) && deedWords(prompt, code) === undefined;
}

/** A name, a number or a word in brackets that nobody asked for. */
function isParticular(title: string, { stems, kind }: Question, code: LanguageCode): boolean {
  const [bare = '', ...qualifiers] = title.split(/[(（]/u);
  const isAsked = (word: string): boolean => stems.some((stem) => isSame(stemWord(word, code), stem));
  const words = readWords(bare, code).map(({ text }) => text);
  const isNamed = words.some(
    (word, index) =>
      (index > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !isAsked(word)) ||
      (kind !== 'about' && /^\p{N}+$/u.test(word) && !isAsked(word)),
  );
  return (
    isNamed ||
    (qualifiers.length > 0 && !readWords(qualifiers.join(' '), code).some(({ text }) => isAsked(text)))
  );
}

/** Compounds count: 光合成 in 光合成生物. */
function isSame(own: string, asked: string): boolean {
  const isIdeographic = /^[\p{sc=Han}\p{sc=Katakana}ー]{2,}$/u.test(asked);
  return own === asked || (isIdeographic ? own.includes(asked) : asked.length >= 5 && own.startsWith(asked));
}
