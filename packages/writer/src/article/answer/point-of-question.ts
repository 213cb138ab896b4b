import type { LanguageCode } from '@kinora/words';
import {
  countsWord,
  givesFigure,
  languageProfiles,
  readStems,
  readWords,
  sectionNearness,
  stemWord,
  tellsTime,
  yearOf,
} from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { isKin, isOneOf, meets } from '../reading/name-subject.ts';
import { aboutWords, explains, finding, nearnessOf, saysAnswer } from '../score-sentences.ts';
import type { TitledQuestion } from '../score-sentences.ts';

/** How near a sentence is to the point of a question: it says what is asked, half of it, or something else. */
export type Pointedness = 'says' | 'near' | 'beside';

/** Reads how near a sentence is to the point. */
export type PointReader = (sentence: ArticleSentence) => Pointedness;

/** What a sentence is worth as an answer, by how near it is to the point. */
export const pointWorth: Readonly<Record<Pointedness, number>> = { says: 8, near: 2, beside: 0.3 };

const pointed: ReadonlySet<TitledQuestion['kind']> = new Set(['what', 'why', 'how', 'how-much', 'who']);

/**
 * What of a question is more than the name of its subject: what toads eat, and not what a toad is; where, when, how deep.
 *
 * @returns undefined where any sentence that explains the subject answers
 */
export function readPoint(question: TitledQuestion, code: LanguageCode): PointReader | undefined {
  const { kind, aspect, isWhen, event } = question;
  const asked = askedOf(question, code);
  const isPointed = pointed.has(kind) || isWhen === true;
  const hasPoint = asked.length > 0 || aspect !== undefined || asksForm.has(kind) || isWhen === true;
  if (event !== undefined || !isPointed || !hasPoint) {
    return undefined;
  }
  return (sentence) => {
    if (isOfAnotherYear(sentence, question) || isOfAnotherThing(sentence, question, code)) {
      return 'beside';
    }
    // Whether toads give warts is not said by their being warty.
    const isSame = aspect?.name === 'whether' ? same : akin;
    const said = shareIn(sentence.stems, sentence.text, { asked, isSame });
    const headed = Math.max(
      said,
      shareIn(readStems(sentence.section, code), sentence.section, { asked, isSame }),
    );
    const isSaid = hasForm(sentence, question, code);
    if (isSaid && !eatsSubject(sentence, question, code)) {
      return isWholly(said, headed, { sentence, question, code })
        ? 'says'
        : halfway(headed, { asked, isWhen: question.isWhen === true && (code === 'ja' || code === 'hi') });
    }
    return isNear(headed, { sentence, question, asked }) ? 'near' : 'beside';
  };
}

/** A figure or somebody's name is asked for, whatever else is. */
const asksForm: ReadonlySet<TitledQuestion['kind']> = new Set(['how-much', 'who']);

/** A figure of 1956 is none of 2001, where that year is asked. */
function isOfAnotherYear({ text }: ArticleSentence, { subject, kind }: TitledQuestion): boolean {
  const asked = yearOf(subject);
  const told = yearOf(text);
  return kind === 'how-much' && asked !== undefined && told !== undefined && asked !== told;
}

/** 'प्रसार भारती की स्थापना': the founding of something else, where one is asked for. */
function isOfAnotherThing(
  { text }: ArticleSentence,
  { stems, beyond = [], isWhen, kind }: TitledQuestion,
  code: LanguageCode,
): boolean {
  if (code !== 'hi' || (isWhen !== true && kind !== 'who')) {
    return false;
  }
  const owned = Array.from(text.matchAll(/([\p{L}\p{M}\p{N}]+) (?:का|की|के) ([\p{L}\p{M}]+)/gu));
  const own = stems.filter((stem) => !beyond.includes(stem));
  return owned.some(([, owner = '', event = '']) => {
    const isEvent = beyond.some((asked) => meets(stemWord(event, code), asked));
    const isOwn = own.some((stem) => meets(stemWord(owner, code), stem));
    const isNamed = !languageProfiles.hi.stopWords.has(owner) && own.length > 0;
    return isEvent && isNamed && !isOwn;
  });
}

/** Whether a line of the sources, in a list or a sentence that cannot be told, names all that is asked beside the subject. */
export function isSpokenOf(question: TitledQuestion, texts: readonly string[], code: LanguageCode): boolean {
  const asked = askedOf(question, code);
  const lines = texts.flatMap((text) => text.split('\n'));
  const { measure } = question;
  if (asked.length === 0) {
    const isNamed = lines.some((line) => measure?.names.test(line) === true);
    return isNamed && lines.some((line) => givesFigure(line, measure));
  }
  return lines.some((line) => shareIn(readStems(line, code), line, { asked, isSame: akin }) === 1);
}

/** Named by its heading only, a cause must say itself that it is one. */
function isWholly(
  said: number,
  headed: number,
  { sentence, question, code }: { sentence: ArticleSentence; question: TitledQuestion; code: LanguageCode },
): boolean {
  return said === 1 || (headed === 1 && (!explains(question) || saysAnswer(sentence.text, question, code)));
}

/** Whether it speaks of what is asked in another form: of half of it, or with a figure that nothing measures by name. */
function isNear(
  headed: number,
  {
    sentence: { text },
    question,
    asked,
  }: { sentence: ArticleSentence; question: TitledQuestion; asked: readonly Asked[] },
): boolean {
  if (question.kind === 'how-much') {
    return asked.length > 0 && headed >= 0.5 && givesFigure(text, question.measure);
  }
  return asked.length > 0 && headed >= 0.5 && (explains(question) || question.kind === 'what');
}

/** When something happened is not said by its place: what is asked of two words names both. */
function halfway(
  headed: number,
  { asked, isWhen }: { asked: readonly Asked[]; isWhen: boolean },
): Pointedness {
  const least = isWhen ? mostAsked : 0.5;
  return headed >= least && asked.length > 1 ? 'near' : 'beside';
}

const mostAsked = 0.6;

/** The share of what is asked beside the subject that words name; 1 where nothing is. */
function shareIn(
  stems: readonly string[],
  text: string,
  { asked, isSame }: { asked: readonly Asked[]; isSame: (own: string, asked: string) => boolean },
): number {
  const named = asked.filter(
    ({ stem, kin }) =>
      (stem !== undefined && stems.some((own) => isSame(own, stem))) || kin?.test(text) === true,
  );
  return asked.length === 0 ? 1 : named.length / asked.length;
}

function same(own: string, asked: string): boolean {
  return own === asked;
}

function akin(own: string, asked: string): boolean {
  // Two signs are a word wherever they stand: 青製煎茶製法.
  const isWord = /^\p{sc=Han}{2,}$/u.test(asked) && own.includes(asked);
  return meets(own, asked) || isKin(own, asked) || isWord || isOneOf(own, asked);
}

/** A word that is asked beside the subject, and the words of its matter. */
interface Asked {
  readonly stem?: string;
  readonly kin?: RegExp;
}

/** Stems of 'change' and 'become': what is explained changes anyhow. */
const becoming = /^(?:chang|cambi|becom|devien|divent|बदल|変|turn)/u;

/** Which animals live there is answered by the animals. */
const living = /^(?:liv(?:e|es|ing)?|viv(?:e|en|ent|ono|re|ir)?|रहत|जी|住|生息)$/u;

/** What the titles leave open; 'hot' says so little that it is asked by its matter alone. */
function askedOf(question: TitledQuestion, code: LanguageCode): readonly Asked[] {
  const { subject, stems, kin, kind, measure } = question;
  const idle = explains(question) ? becoming : finding;
  const isIdle = (stem: string): boolean =>
    ((explains(question) || kind === 'who') && idle.test(stem)) || (kind === 'what' && living.test(stem));
  const beyond = (question.beyond ?? []).filter((stem) => !isIdle(stem));
  if (kin === undefined) {
    return beyond.map((stem) => ({ stem }));
  }
  const ofMatter = readWords(subject, code)
    .filter(({ text }) => kin.test(text))
    .map(({ text }) => stemWord(text, code));
  const isAlone =
    !ofMatter.some((stem) => stems.includes(stem)) && measure === undefined && kind !== 'how-much';
  return [
    ...beyond.map((stem) => (ofMatter.includes(stem) ? { stem, kin } : { stem })),
    ...(isAlone ? [{ kin }] : []),
  ];
}

/** 'Grass snakes eat toads' says nothing of what toads eat: English tells by the order of words who does it. */
function eatsSubject(
  { text }: ArticleSentence,
  { kind, aspect, stems, beyond = [], kin }: TitledQuestion,
  code: LanguageCode,
): boolean {
  const subject = stems.find((stem) => !beyond.includes(stem));
  const isAfter = subject !== undefined && stems.indexOf(subject) < stems.indexOf(beyond[0] ?? '');
  if (
    code !== 'en' ||
    kind !== 'what' ||
    aspect !== undefined ||
    subject === undefined ||
    kin === undefined
  ) {
    return false;
  }
  // What eats toads is not said by what they eat.
  if (!isAfter) {
    return eating.test(beyond[0] ?? '') && !isEaten(text, subject);
  }
  const words = readWords(text, code);
  const verb = words.findIndex(({ text: word }) => kin.test(word));
  const next = words[verb + 1];
  return (
    /\bby\b/u.test(
      words
        .slice(verb + 1, verb + 4)
        .map((word) => word.text)
        .join(' '),
    ) ||
    (verb > 0 && next !== undefined && meets(stemWord(next.text, code), subject))
  );
}

const eating = /^(?:eat|hunt|prey)/u;

/** 'Grass snakes eat toads', 'toads are eaten by', 'predators of toads'. */
function isEaten(text: string, subject: string): boolean {
  const eaten = new RegExp(
    `\\b(?:eats?|eaten|hunts?|takes?|prey on|feeds? on|predators? of|enem(?:y|ies) of)\\b[^.]{0,20}\\b${subject}|${subject}\\w*[^.]{0,40}\\b(?:eaten|hunted|taken) by\\b`,
    'iu',
  );
  return eaten.test(text);
}

/** Whether a sentence has the form of an answer: a figure in its unit, a time, a place, a cause. */
function hasForm(sentence: ArticleSentence, question: TitledQuestion, code: LanguageCode): boolean {
  const { text, section } = sentence;
  const { kind, aspect, measure, isWhen } = question;
  if (aspect !== undefined) {
    if (aspect.name !== 'name' && aboutWords.test(text)) {
      return false;
    }
    if (aspect.name === 'where' && placesOther(sentence, question, code)) {
      return false;
    }
    if (aspect.name === 'parts' && lacking[code].test(text)) {
      return false;
    }
    // What one should do is said, and not promised by a heading.
    return aspect.says.test(text) || (aspect.name !== 'advice' && aspect.heads.test(section));
  }
  if (isWhen === true) {
    return tellsTime(text, code);
  }
  if (kind === 'how-much') {
    return measure === undefined
      ? counts(sentence, question, code)
      : givesFigure(text, measure) && (measure.names.test(text) || measure.names.test(section));
  }
  if (kind === 'why') {
    // A section about songs tells of songs; one about causes tells why.
    return saysAnswer(text, question, code) || sectionNearness(section, kind, code) === 'asked';
  }
  if (kind === 'how') {
    return saysAnswer(text, question, code) || nearnessOf(sentence, question, code) === 'asked';
  }
  return kind === 'what' || saysAnswer(text, question, code);
}

/** What is said to stand somewhere, before its verb. */
const standing =
  /^(.{2,70}?)\s(?:si trova(?:no)?|sorge|è situat[oa]|(?:is|are) (?:located|situated)|lies|se trouve(?:nt)?|est située?|se encuentra(?:n)?|está situad[oa])(?!\p{L})/u;
const pronouns = /^(?:it|they|il|elle|ils|elles|esso|essa|vi|y)$/iu;

/** 'The airport lies …' says nothing of where the volcano is. */
function placesOther(
  { text }: ArticleSentence,
  { stems, beyond = [] }: TitledQuestion,
  code: LanguageCode,
): boolean {
  const own = stems.filter((stem) => !beyond.includes(stem));
  const subject = standing.exec(text)?.[1];
  if (subject === undefined || own.length === 0 || pronouns.test(subject)) {
    return false;
  }
  return !readStems(subject, code).some((word) => own.some((stem) => meets(word, stem)));
}

/** What is kept out of it is no part of it. */
const lacking: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:kept out|not|no|without|except)\b/iu,
  fr: /(?<!\p{L})(?:pas|sans|aucune?|jamais)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|senza|nessun[ao]?|mai)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|sin|ningun[ao]?|nunca)(?!\p{L})/iu,
  hi: /नहीं|बिना/u,
  ja: /ない|ず、/u,
};

/** 'Four craters': a number before a word of what is to be counted. */
function counts(
  { text }: ArticleSentence,
  { beyond = [], stems, kin }: TitledQuestion,
  code: LanguageCode,
): boolean {
  // How many there are of what the article is about may be said in any words.
  if (beyond.length === 0 && kin === undefined) {
    return givesFigure(text, undefined);
  }
  const counted = beyond.length > 0 ? beyond : stems;
  const words = readWords(text, code).filter(({ text: word }) => {
    const own = stemWord(word, code);
    return counted.some((asked) => meets(own, asked)) || kin?.test(word) === true;
  });
  return words.some(({ start }) => countsWord(text, start));
}
