import type { LanguageCode, Question, SectionNearness } from '@kinora/words';
import {
  answersKind,
  deedWords,
  givesFigure,
  kinWords,
  readStems,
  readWords,
  sectionNearness,
  stemWord,
  yearOf,
} from '@kinora/words';
import type { ArticleSentence } from './reading/article-sentence.ts';
import { weighAboutEvent } from './answer/headline-event.ts';
import type { HeadlineEvent } from './answer/headline-event.ts';
import { isKin, meets } from './reading/name-subject.ts';
import { rankSentences } from './rank-sentences.ts';
import { lengthWorth } from './sayable.ts';

/** A sentence that says what such a question wants to hear counts more; a section in which none does, less. */
const cueBonus = 1.6;
const besideThePoint = 0.35;
/** What a sentence of a headline's material counts that says nothing of the event, and what one that says all of it counts more. */
const aside = 0.25;
const eventWeight = 3;
/** What a thing is says nothing of how it comes about. */
const mereDefinition = 0.2;
/** In the section about what is asked, what goes on from the sentence before is the next link of a chain. */
const nextLink = 1.3;
/** What of the question the titles leave open is what one wants to know. */
const beyondBonus = 2.5;
/** So is what stands in a section that speaks of it. */
const besideBeyond = 1.6;
/** Where a figure is asked for, what neither gives it nor speaks of it. */
const unmeasured = 0.25;
/** A year or two names belong to a story beside the working of a thing. */
const sideStory = 0.6;
/** In a history, what began or changed it. */
const turningPoint = 1.6;
/** The lead of an article tells of a history what matters most: each word of it, up to so many, that a sentence shares. */
const inLead = 0.25;
const mostInLead = 4;
/** And its years are those that changed it. */
const leadYear = 2;
/** A story or an explanation is hard to follow through many figures: each beyond its year and another one. */
const figureShare = 0.75;
const mostFigures = 2;
/** What names the thing whose past is told is nearer than where somebody took it. */
const namesThing = 1.3;
/** And so is what names who or what its section is about. */
const ofHeading = 1.4;
/** What something is called explains nothing. */
const nameShare = 0.3;
/** By what the heading promises. */
const sectionWorth = { asked: 1.8, plain: 1, past: 0.2, beside: 0.05 } as const;
/** Where the article has a section about what is asked, the others are of less interest. */
const besideAsked = 0.2;
/** And where that section alone tells a film, of hardly any. */
const besideEnough = 0.05;
const enoughWords = 150;
/** In the lead what gives no cause and tells no way of working is known, or beside the point. */
const idleLead = 0.5;

/** A question with those of its words that no title of the sources names: a heading that names one is about them. */
export interface TitledQuestion extends Question {
  readonly beyond?: readonly string[];
  /** Other words of the same matter. */
  readonly kin?: RegExp;
  /** No section is headed by what is asked: one that is headed by its matter is asked. */
  readonly isHeadedByKin?: true;
  /** What a headline reports. */
  readonly event?: HeadlineEvent;
  /** It reports something, whatever of that its sources say. */
  readonly isNews?: true;
}

/** Whether a sentence says what such a question wants to hear; how something comes about is said by its cause as well. */
export function saysAnswer(text: string, { kind, measure }: Question, code: LanguageCode): boolean {
  if (kind === 'how-much') {
    return givesFigure(text, measure);
  }
  return answersKind(text, kind, code) || (kind === 'how' && answersKind(text, 'why', code));
}

/** Items of a list are told where things are done or happen in order: elsewhere they lack what announces the list. */
export function isTold({ isItem, text }: ArticleSentence, { kind }: Question): boolean {
  return !isItem || kind === 'steps' || (kind === 'how' && namedPart.test(text));
}

/** Whether it is a part of a list that says itself what it is about. */
export function isNamedPart({ isItem, text }: ArticleSentence): boolean {
  return isItem && namedPart.test(text);
}

/** 'Compressor: draws in the vapour'. */
const namedPart = /^[^.:：。()]{2,40}\s?[:：]\s/u;

/** How near the section of a sentence is to the question. */
export function nearnessOf(
  { section }: ArticleSentence,
  question: TitledQuestion,
  code: LanguageCode,
): SectionNearness {
  const { kind, measure } = question;
  const headed = headsBeyond(section, question, code);
  if (headed === 'by-word' || headed === 'by-family' || (headed !== undefined && question.isHeadedByKin)) {
    return 'asked';
  }
  return measure?.names.test(section) === true ? 'asked' : sectionNearness(section, kind, code);
}

/** What may be asked in other words than its article uses. */
const asksMatter: ReadonlySet<Question['kind']> = new Set(['why', 'how', 'what', 'how-much', 'who']);

/** A question with the words of its matter. */
export function withKinWords(
  question: TitledQuestion | undefined,
  { topic, sentences, code }: { topic: string; sentences: readonly ArticleSentence[]; code: LanguageCode },
): TitledQuestion | undefined {
  if (question === undefined || !asksMatter.has(question.kind)) {
    return question;
  }
  const beside = besideSubject(topic, question, code);
  const kin = question.kind === 'who' ? whoseWords(beside, code) : kinWords(beside, code);
  if (kin === undefined) {
    return question;
  }
  const isHeaded = sentences.some((sentence) => nearnessOf(sentence, question, code) === 'asked');
  // 'Measurement' is where how a thing is measured is told, whatever other section tells how it comes about.
  const isHeadedByMatter = sentences.some(({ section }) => headsAsked(section, { ...question, kin }, code));
  const isByKin = !isHeaded || (question.kind === 'how' && isHeadedByMatter);
  return { ...question, kin, ...(isByKin ? { isHeadedByKin: true as const } : {}) };
}

/** Who made or found it is said in many verbs; who painted it is a painter. */
function whoseWords(topic: string, code: LanguageCode): RegExp | undefined {
  const words = readWords(topic, code).filter(({ text }) => !finding.test(text.toLowerCase()));
  return deedWords(topic, code) ?? kinWords(words.map(({ text }) => text).join(' '), code);
}

/** Who found or made something is said in many verbs. */
export const finding =
  /^(?:invent|discover|found|ma[dk]e|built|creat|découv|decouv|fond|scop|scopr|descub|fund|fabri|constru|आविष्कार|खोज|बना|発明|考案|発見|作)/u;

/** The Dead Sea is asked nothing of death: what names the subject says nothing of the matter. */
function besideSubject(topic: string, { stems, beyond = [] }: TitledQuestion, code: LanguageCode): string {
  return readWords(topic, code)
    .filter(({ text }) => {
      const stem = stemWord(text, code);
      return stems.includes(stem) && !beyond.includes(stem);
    })
    .reduce(
      (rest, { text, start, end }) => rest.slice(0, start) + ' '.repeat(text.length) + rest.slice(end),
      topic,
    );
}

/** Whether a heading speaks of what the titles leave open: by the word itself, one of its family, or one of its matter. */
function headsBeyond(
  section: string,
  { beyond = [], kin }: TitledQuestion,
  code: LanguageCode,
): 'by-word' | 'by-family' | 'by-matter' | undefined {
  if (section === '' || (beyond.length === 0 && kin === undefined)) {
    return undefined;
  }
  const headings = beyond.length === 0 ? [] : readStems(section, code);
  const isNamed = (same: (own: string, asked: string) => boolean): boolean =>
    headings.some((own) => beyond.some((asked) => same(own, asked)));
  if (isNamed(meets)) {
    return 'by-word';
  }
  if (isNamed(isKin)) {
    return 'by-family';
  }
  return kin?.test(section) === true ? 'by-matter' : undefined;
}

/** Whether a heading names what is asked. */
export function headsAsked(section: string, question: TitledQuestion, code: LanguageCode): boolean {
  const headed = headsBeyond(section, question, code);
  return headed === 'by-word' || headed === 'by-matter';
}

/** How much each sentence should be told, 0..1 by index, of a question or of material that nobody asked anything of. */
export function scoreSentences(
  sentences: readonly ArticleSentence[],
  question: TitledQuestion | undefined,
  code: LanguageCode,
): number[] {
  const scores = rankSentences(sentences, question?.stems ?? []);
  if (question === undefined) {
    return scores;
  }
  if (question.event !== undefined) {
    const about = weighAboutEvent(sentences, question.event);
    return scores.map((score, index) => score * (aside + eventWeight * (about[index] ?? 0)));
  }
  const speaking = sectionsBeyond(sentences, question);
  const lead = leadWords(sentences, question);
  const sections = readSections(sentences, { question, speaking, code });
  const worthBeyond = (sentence: ArticleSentence): number => {
    const isBeside = speaking.has(keyOf(sentence));
    if (namesBeyond(sentence, question)) {
      return beyondBonus;
    }
    return isBeside ? besideBeyond : 1;
  };
  return sentences.map((sentence, index) =>
    isTold(sentence, question)
      ? (scores[index] ?? 0) *
        lengthWorth(sentence, code, question.kind === 'history') *
        kindWorth(sentence, { question, lead, code }) *
        worthBeyond(sentence) *
        sections(sentence)
      : 0,
  );
}

/** What a sentence is worth to such a question. */
function kindWorth(
  sentence: ArticleSentence,
  { question, lead, code }: { question: TitledQuestion; lead: ReadonlySet<string>; code: LanguageCode },
): number {
  const { text, stems, index, isDependent } = sentence;
  const answers = question.kind !== 'about' && saysAnswer(text, question, code);
  const isName = (explains(question) && tellsName(sentence)) || aboutWords.test(text);
  const common = (answers ? cueBonus : 1) * (isName ? nameShare : 1);
  if (question.kind === 'history') {
    const isNamed = question.stems.some((stem) => stems.includes(stem));
    const shared = new Set(stems.filter((stem) => lead.has(stem))).size;
    return (
      common *
      (turns.test(text) ? turningPoint : 1) *
      (isNamed ? namesThing : 1) *
      (namesHeading(sentence, code) ? ofHeading : 1) *
      (1 + inLead * Math.min(mostInLead, shared)) *
      (lead.has(String(yearOf(text))) ? leadYear : 1) *
      figureShare ** Math.max(0, figuresOf(text) - mostFigures)
    );
  }
  if (question.kind === 'how-much') {
    const isMeasured = answers || question.measure?.names.test(text) === true;
    return common * (isMeasured ? 1 : unmeasured);
  }
  if (!explains(question)) {
    return common;
  }
  const isMere = index === 0 && !answers;
  const isLink = isDependent && nearnessOf(sentence, question, code) === 'asked';
  return (
    common *
    (yearOf(text) === undefined ? 1 : sideStory) *
    figureShare ** Math.max(0, figuresOf(text) - mostFigures) *
    (isMere ? mereDefinition : 1) *
    (isLink ? nextLink : 1)
  );
}

/** Whether it names what its section is headed by: 'George Stephenson built …' under 'George and Robert Stephenson'. */
function namesHeading({ heading = '', stems }: ArticleSentence, code: LanguageCode): boolean {
  return heading !== '' && readStems(heading, code).some((stem) => stems.includes(stem));
}

function figuresOf(text: string): number {
  return text.match(/\p{N}+(?:[.,\s]\p{N}+)*/gu)?.length ?? 0;
}

/** What the leads of the articles speak of beside the thing itself, and their years. */
function leadWords(
  sentences: readonly ArticleSentence[],
  { kind, stems }: TitledQuestion,
): ReadonlySet<string> {
  const lead = kind === 'history' ? sentences.filter(({ section }) => section === '') : [];
  const own = new Set(stems);
  const years = lead.flatMap(({ text }) => text.match(/(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu) ?? []);
  const words = lead.flatMap((sentence) => sentence.stems).filter((stem) => !own.has(stem));
  return new Set([...words, ...years]);
}

/** 'The first …', 'the oldest …', 'invented', 'opened': what a history turns on. */
const turns =
  /(?<!\p{L})(?:first|oldest|earliest|plus ancien\p{L}*|più antic\p{L}+|más antigu\p{L}+|invent\p{L}+|patented|founded|opened|introduced|premi(?:er|ère)s?|inaugur\p{L}+|inven\p{L}+|brevet\p{L}*|ouvrit|relia|naquit|prim[oaie]|brevettò|fondò|aprì|introdusse|primer[oa]?s?|patentó|fundó|logró|inauguró|introdujo|llevó|lanzó)(?!\p{L})|पहल[ाीे]|सबसे पुरान|आविष्कार|स्थाप|初めて|最初|最古|発明|考案|開発/iu;

/** 'Named after …', '… is called jumping': about a word. */
const naming =
  /\bnamed after\b|\b(?:is|are) called\b|doit son nom|appel(?:é|le)|prende il nome|chiamat|debe su nombre|llamad|कहते हैं।?$|कहा जाता|कहलात|にちなむ|と(?:い|よ)(?:う|ばれる)。?$/iu;

/** 'The word is also used for …': about a word, and not about what it names. */
export const aboutWords =
  /^(?:The|Le|La|Il|El) (?:word|term|name|mot|terme|nom|parola|termine|nome|palabra|término|nombre|voz)(?!\p{L})|शब्द .{0,16}(?:चलत|प्रचलित|प्रयुक्त)/u;

/** Whether a sentence names what of the question no title of the sources names: in 'How do frogs leap?', the leap. */
export function namesBeyond(
  { stems, text }: ArticleSentence,
  { beyond = [], kin, isHeadedByKin }: TitledQuestion,
): boolean {
  const isOfMatter = isHeadedByKin === true && kin?.test(text) === true;
  return isOfMatter || beyond.some((asked) => stems.some((own) => meets(own, asked)));
}

/** Whether a sentence says how something is called, and nothing of the thing. */
export function tellsName({ text }: ArticleSentence): boolean {
  return naming.test(text);
}

/** Whether causes or ways of working are asked for. */
export function explains({ kind }: Question): boolean {
  return kind === 'why' || kind === 'how';
}

function keyOf({ source, section }: ArticleSentence): string {
  return `${source} ${section}`;
}

/** The sections in which several sentences name what the titles leave open. */
function sectionsBeyond(
  sentences: readonly ArticleSentence[],
  question: TitledQuestion,
): ReadonlySet<string> {
  const keys = sentences
    .filter((sentence) => sentence.section !== '' && namesBeyond(sentence, question))
    .map((sentence) => keyOf(sentence));
  return new Set(keys.filter((key, place) => keys.indexOf(key) !== place));
}

/** What a sentence is worth by where it stands. */
function readSections(
  sentences: readonly ArticleSentence[],
  {
    question,
    speaking,
    code,
  }: { question: TitledQuestion; speaking: ReadonlySet<string>; code: LanguageCode },
): (sentence: ArticleSentence) => number {
  const answering = new Set(
    sentences.filter(({ text }) => saysAnswer(text, question, code)).map((sentence) => keyOf(sentence)),
  );
  const asked = sentences.filter((sentence) => nearnessOf(sentence, question, code) === 'asked');
  const hasAsked = asked.length > 0;
  const words = asked.reduce((sum, { isSpeakable, spokenWords }) => sum + (isSpeakable ? spokenWords : 0), 0);
  const plainWorth = explains(question) && words >= enoughWords ? besideEnough : besideAsked;
  return (sentence) => {
    if (sentence.section === '') {
      const isIdle =
        (explains(question) || question.kind === 'how-much') &&
        hasAsked &&
        !saysAnswer(sentence.text, question, code);
      return isIdle ? idleLead : 1;
    }
    const nearness = nearnessOf(sentence, question, code);
    const isAnswering = answering.has(keyOf(sentence)) || speaking.has(keyOf(sentence));
    const isBeside = question.kind !== 'about' && !isAnswering;
    const isPlainBesideAsked = hasAsked && nearness === 'plain';
    return sectionWorth[nearness] * (isBeside ? besideThePoint : 1) * (isPlainBesideAsked ? plainWorth : 1);
  };
}
