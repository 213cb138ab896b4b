import { countSpokenWords, lastUnit } from '@kinora/words';
import type { LanguageCode, Question } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { closingOf, conclusionOf, turnsBefore } from './close-answer.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { introduce } from './introduce-subject.ts';
import { saidElsewhere } from './said-elsewhere.ts';
import { easeOf, scoreAnswers } from './score-answers.ts';
import { changedBy, isShortOf } from './short-of-answer.ts';
import { chainBefore, standingAlone } from './standing-alone.ts';
import type { AskedMaterial } from './asked-material.ts';
import type { Scored } from './score-answers.ts';
import { explains, namesBeyond, saysAnswer } from '../score-sentences.ts';
import { shortForm } from '../speech/short-form.ts';
import { keepForTheEnd, longestFor, sumUp } from './take-away.ts';
import { withMoreAtEnd } from './more-at-the-end.ts';

/** A question's film: its answer first, what there is to know, and the answer once more. */
export interface ToldAnswer {
  readonly opening: readonly ArticleSentence[];
  readonly middle: readonly ArticleSentence[];
  /** The answer once more, in words that were not said before; none where the material has no others. */
  readonly closing: readonly ArticleSentence[];
  /** The material ends on it, in words that need no 'in short'. */
  readonly isConclusion: boolean;
  /** Nothing that was found says what is asked: the film says so, and begins on what its subject is. */
  readonly isUnanswered?: true;
}

const mostFollowers = 2;
/** What is told before an answer, with it, in English words to the ear. */
const longestOpening = 56;
/** An answer of fewer words is told with what its paragraph says next. */
const shortAnswer = 24;
const longestFollower = 46;
/** A person or a figure is the answer: another sentence would give another. */
const namesOne: ReadonlySet<Question['kind']> = new Set(['who', 'how-much']);

/**
 * Puts the answer first and last. `chosen` are the sentences that would be told anyway, in their own order.
 *
 * @returns undefined when no sentence answers by itself
 */
export function tellAnswer(
  material: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ToldAnswer | undefined {
  const { question } = material;
  const { event } = question;
  const elsewhere = saidElsewhere(material);
  if (elsewhere !== undefined) {
    return openOn(elsewhere, material, chosen);
  }
  if (isUnanswered(material)) {
    const told = whatItIs(material, chosen);
    return told === undefined ? undefined : { ...told, isUnanswered: true };
  }
  const conclusion = event === undefined ? conclusionOf(material) : undefined;
  const scored = scoreAnswers(material, conclusion);
  const best = scored[0];
  if (best === undefined) {
    return undefined;
  }
  const opening = best.sentence;
  if (isBesidePoint(opening, material)) {
    return besidePoint(material, chosen);
  }
  const begun = openWith(opening, material, chosen);
  // An explanation ends on what explains the whole.
  const closers = explains(question) ? closersOf(material, conclusion) : scored;
  const ended = closeWith({ opening, first: begun, scored: closers, conclusion }, chosen, material);
  const { first, closing } = withMoreAtEnd(
    { first: begun, closing: ended },
    limitOf(opening, material),
    material,
  );
  const kept = new Set([...first, ...closing].map(({ index }) => index));
  // What limits an answer is told at length in the sentence after it.
  const limited = limitOf(opening, material).flatMap(({ index, paragraph }) => {
    const next = material.sentences[index + 1];
    return next?.paragraph === paragraph && next.isSpeakable && question.kind === 'who' ? [next] : [];
  });
  const others = chosen.filter(
    (sentence) =>
      !kept.has(sentence.index) &&
      !leansOnTold(sentence, kept) &&
      !isHardLead(sentence, material) &&
      !isMereStart(sentence, material),
  );
  const rest = [...new Set([...limited, ...others])];
  // Of an event first what its own source tells, then what is told beside it.
  const isBeside = ({ source }: ArticleSentence): number => Number(source !== opening.source);
  const middle = event === undefined ? rest : rest.toSorted((one, other) => isBeside(one) - isBeside(other));
  const told = { opening: first, middle, closing, isConclusion: conclusion !== undefined };
  return isShortOf({ opening, first }, material) ? { ...told, isUnanswered: true } : told;
}

/** What explains the whole; where something of it is asked, nothing that names neither that nor the subject. */
function closersOf(material: AskedMaterial, conclusion: ArticleSentence | undefined): readonly Scored[] {
  const { question, pointOf, subject } = material;
  const closers = scoreAnswers({ ...material, pointOf: undefined }, conclusion);
  return (question.beyond ?? []).length === 0
    ? closers
    : closers.filter(({ sentence }) => coverageOf(sentence, subject) > 0 || pointOf?.(sentence) !== 'beside');
}

/** Whether what answers best says something else, and is not measured either. */
function isBesidePoint(opening: ArticleSentence, { pointOf, question, code }: AskedMaterial): boolean {
  const isOfAsked = (question.beyond ?? []).length === 0 || namesBeyond(opening, question);
  const isMeasured =
    isOfAsked &&
    question.measure?.names.test(opening.text) === true &&
    saysAnswer(opening.text, question, code);
  return pointOf?.(opening) === 'beside' && !isMeasured;
}

/** What answers cannot be told: then rather what the thing is than something beside the point. */
function besidePoint(material: AskedMaterial, chosen: readonly ArticleSentence[]): ToldAnswer | undefined {
  const told = whatItIs(material, chosen);
  // What the thing is may say it in passing.
  const isSaid = told?.opening.some((sentence) => namesBeyond(sentence, material.question)) === true;
  return told === undefined || isSaid ? told : { ...told, isUnanswered: true };
}

/** An answer that no sentence of its own gives is told alone, and not again at the end. */
function openOn(
  opening: ArticleSentence,
  material: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ToldAnswer {
  const middle = chosen.filter(
    (sentence) => sentence.index !== opening.index && !isMereStart(sentence, material),
  );
  return { opening: [opening], middle, closing: [], isConclusion: false };
}

/** Nothing says it, and nothing that cannot be told speaks of it. */
function isUnanswered({ sentences, pointOf, isSpokenOf }: AskedMaterial): boolean {
  const isBeside = (sentence: ArticleSentence): boolean => pointOf?.(sentence) === 'beside';
  return pointOf !== undefined && isSpokenOf !== true && sentences.every((sentence) => isBeside(sentence));
}

/** What the subject is, and what there is to know of it, where nothing says what is asked. */
function whatItIs(material: AskedMaterial, chosen: readonly ArticleSentence[]): ToldAnswer | undefined {
  const { subject, stems } = material.question;
  const question = { kind: 'what' as const, subject, stems };
  const told = tellAnswer({ ...material, question, pointOf: undefined }, chosen);
  return told === undefined ? undefined : { ...told, closing: [] };
}

/** What was said nowhere before; else the answer in its main clauses, or another answer that the middle can do without. */
function closeWith(
  answered: Answered,
  chosen: readonly ArticleSentence[],
  material: AskedMaterial,
): readonly ArticleSentence[] {
  const { opening, first, scored } = answered;
  const last = lastOf(answered, material);
  if (last.length > 0 || !material.found.has(opening.source)) {
    return last;
  }
  const summary = sumUp({ opening, told: first, scored }, material);
  return summary.length > 0 ? summary : keepForTheEnd({ told: first, scored }, chosen, material);
}

interface Answered {
  readonly opening: ArticleSentence;
  readonly first: readonly ArticleSentence[];
  readonly scored: readonly Scored[];
  readonly conclusion: ArticleSentence | undefined;
}

/** What is kept for the end, and said nowhere before: the material's own conclusion, or its answer in other words. */
function lastOf(
  { opening, first, scored, conclusion }: Answered,
  material: AskedMaterial,
): readonly ArticleSentence[] {
  if (conclusion !== undefined) {
    return [conclusion];
  }
  if (namesOne.has(material.question.kind)) {
    return [];
  }
  const other = closingOf(scored, first, material);
  const isShort = other !== undefined && other.spokenWords <= longestLast(opening, material);
  return isShort ? [...turnsBefore(other, first, material), other] : [];
}

/** A person's own words are told as they are; what was found is kept in mind at the end of a film. */
function longestLast({ source }: ArticleSentence, { found, code }: AskedMaterial): number {
  return found.has(source) ? longestFor(code) + 4 : Number.POSITIVE_INFINITY;
}

/** What no ear follows, of a lead whose answer has been told in other words. */
function isHardLead(sentence: ArticleSentence, material: AskedMaterial): boolean {
  return explains(material.question) && sentence.section === '' && easeOf(sentence, material) < leastEase;
}

const leastEase = 0.6;

/** Who asks how much, why or how knows what the thing is. */
function isMereStart({ index, source, text }: ArticleSentence, material: AskedMaterial): boolean {
  const { sentences, question, found, code } = material;
  const isStart = found.has(source) && sentences[index - 1]?.source !== source;
  const isKnown = question.kind === 'how-much' || explains(question);
  return isStart && isKnown && !saysAnswer(text, question, code);
}

/** The scene the film begins with. */
function openWith(
  opening: ArticleSentence,
  material: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ArticleSentence[] {
  const alone = standingAlone(opening, material);
  if (material.pointOf?.(opening) === 'says' && !explains(material.question)) {
    return toThePoint(opening, material);
  }
  const isToThePoint = material.pointOf?.(opening) === 'says' && alone !== undefined;
  const cause = changedBy(opening, material);
  const leading = isToThePoint ? cause : [...cause, ...leadingTo(opening, material)];
  const introduction = leading.length === 0 ? introduce(opening, material) : [];
  const story = storyOf(opening, material);
  const followers = [...followersOf(opening, material, chosen), ...limitOf(opening, material)];
  return story ?? [...introduction, ...leading, alone ?? opening, ...new Set(followers)];
}

/** What says all that is asked, with what it leans on and what says more of the same: everything else comes later. */
function toThePoint(opening: ArticleSentence, material: AskedMaterial): ArticleSentence[] {
  const { sentences, pointOf } = material;
  const alone = standingAlone(opening, material);
  const before = alone === undefined ? chainBefore(opening, material) : [];
  const next = sentences[opening.index + 1];
  const isMore =
    next?.paragraph === opening.paragraph &&
    next.isSpeakable &&
    pointOf?.(next) === 'says' &&
    opening.spokenWords + next.spokenWords <= longestPoint;
  return [
    ...before,
    withUnit(alone ?? opening, material.code),
    ...new Set([...(isMore ? [next] : []), ...limitOf(opening, material)]),
  ];
}

/** '… and life lasts 80 or 90': of the years that were named before. */
function withUnit(sentence: ArticleSentence, code: LanguageCode): ArticleSentence {
  const unit = /\p{N}[.।]?$/u.test(sentence.text) ? lastUnit(sentence.text, code) : undefined;
  return unit === undefined
    ? sentence
    : { ...sentence, text: sentence.text.replace(/(?=[.।]?$)/u, ` ${unit}`) };
}

/** In English words to the ear. */
const longestPoint = 40;

/** 'Yet it was no single person's work': where the lead limits its answer right after it, the answer is told with its limit. */
function limitOf(
  opening: ArticleSentence,
  { sentences, question, found, code }: AskedMaterial,
): ArticleSentence[] {
  const next = sentences[opening.index + 1];
  const isLimit =
    namesOne.has(question.kind) &&
    found.has(opening.source) &&
    opening.section === '' &&
    next?.section === '' &&
    next.source === opening.source &&
    next.isSpeakable &&
    next.spokenWords <= longestLimit &&
    limits[code].test(next.text);
  return isLimit ? [next] : [];
}

const longestLimit = 22;
const limits: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:However|Yet|But|Still|Nevertheless|No (?:other|single|known))(?!\p{L})|, however,/u,
  fr: /^(?:Cependant|Toutefois|Pourtant|Mais|Néanmoins|Aucune?)(?!\p{L})|, (?:cependant|toutefois|pourtant),/u,
  it: /^(?:Tuttavia|Però|Ma|Nessun[ao]?|Eppure|Non si conosc\p{L}+)(?!\p{L})|, (?:tuttavia|però),/u,
  es: /^(?:Sin embargo|No obstante|Pero|Ning[uú]n[ao]?|No se conoce)(?!\p{L})|, (?:sin embargo|no obstante),/u,
  hi: /^(?:फिर भी|परन्तु|परंतु|किन्तु|लेकिन|यद्यपि|हालाँकि|हालांकि)/u,
  ja: /^(?:しかし|ただし|だが|もっとも|とはいえ)/u,
};

/** A history's lead tells it in short: its first sentence in the shortest form, and what follows on it. */
function storyOf(
  opening: ArticleSentence,
  { sentences, question, found, code }: AskedMaterial,
): ArticleSentence[] | undefined {
  const isLead = opening.section === '' && opening.placeInParagraph === 0 && found.has(opening.source);
  if (question.kind !== 'history' || !isLead) {
    return undefined;
  }
  const text = shortForm(opening.text, code, () => true);
  const short =
    text === undefined ? opening : { ...opening, text, spokenWords: countSpokenWords(text, code) };
  const story = [short];
  let words = short.spokenWords;
  for (const next of sentences.slice(opening.index + 1, opening.index + 1 + mostFollowers)) {
    words += next.spokenWords;
    if (next.paragraph !== opening.paragraph || !next.isSpeakable || words > longestStory) {
      break;
    }
    story.push(next);
  }
  return story.length > 1 ? story : undefined;
}

/** In English words to the ear. */
const longestStory = 66;

/** An answer in an article's lead is told from the beginning of its paragraph; elsewhere with what it leans on. */
function leadingTo(opening: ArticleSentence, material: AskedMaterial): ArticleSentence[] {
  const { sentences, subject, question } = material;
  const lead = sentences.slice(opening.index - opening.placeInParagraph, opening.index);
  const words = lead.reduce((sum, { spokenWords }) => sum + spokenWords, opening.spokenWords);
  const isLead =
    question.kind !== 'how-much' &&
    question.event === undefined &&
    opening.section === '' &&
    lead.length <= mostFollowers &&
    words <= longestOpening &&
    lead.every(({ isSpeakable }) => isSpeakable) &&
    lead[0]?.isDependent === false &&
    (opening.paragraph > 0 || lead.some((sentence) => coverageOf(sentence, subject) > 0));
  if (isLead) {
    return lead;
  }
  const isLeaning = standingAlone(opening, material) === undefined;
  return isLeaning ? sentences.slice(opening.index - 1, opening.index) : [];
}

/** What is chosen right after the answer, in its paragraph, explains it; so does what follows on a short one. */
function followersOf(
  opening: ArticleSentence,
  { sentences, question, found }: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ArticleSentence[] {
  const next = sentences[opening.index + 1];
  const isExplained =
    next?.paragraph === opening.paragraph &&
    next.isSpeakable &&
    explains(question) &&
    found.has(opening.source) &&
    opening.spokenWords < shortAnswer &&
    next.spokenWords <= longestFollower;
  const told = isExplained && !chosen.includes(next) ? [next, ...chosen] : chosen;
  return told
    .filter(({ index, paragraph }) => index > opening.index && paragraph === opening.paragraph)
    .toSorted((one, other) => one.index - other.index)
    .filter(({ index }, place) => index === opening.index + place + 1)
    .slice(0, mostFollowers);
}

/** What follows on a sentence that is told elsewhere has lost what it leans on. */
export function leansOnTold(sentence: ArticleSentence, told: ReadonlySet<number>): boolean {
  return sentence.isDependent && told.has(sentence.index - 1);
}
