import type { LanguageCode } from '@kinora/words';
import { languageProfiles, yearOf } from '@kinora/words';
import { opensDangling } from '../reading/article-sentence.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { leastNamed } from './score-answers.ts';
import { withoutSpokenYears } from './tell-history.ts';
import type { AskedMaterial } from './asked-material.ts';
import type { Scored } from './score-answers.ts';
import { spokenParts } from '../speech/spoken-parts.ts';
import { aboutWords, explains, nearnessOf, saysAnswer } from '../score-sentences.ts';

/** A conclusion may be longer than what one has never heard. */
const longestConclusion = 44;
/** What the closing may be worth, of the best: below it the opening is said once more. */
const leastClosing = 0.5;
/** What its own section concludes need not be told as well as the lead tells it. */
const leastConclusion = 0.05;

/** An article that ends on a paragraph of one sentence about what is asked draws its own conclusion. */
export function conclusionOf(material: AskedMaterial): ArticleSentence | undefined {
  const { sentences, question, subject, found, code } = material;
  const last = sentences.at(-1);
  if (last === undefined || last.placeInParagraph > 0 || last.paragraph === 0 || last.isItem) {
    return undefined;
  }
  const coverage = coverageOf(last, subject);
  const isAbout = coverage >= leastNamed || (coverage > 0 && saysAnswer(last.text, question, code));
  const nearness = nearnessOf(last, question, code);
  // An encyclopedia ends on whatever its last section is about.
  const isOwn = !found.has(last.source) || last.section === '' || nearness === 'asked';
  const isFitting = last.isSpeakable && nearness !== 'beside' && isOwn;
  return isAbout && isFitting && last.spokenWords <= longestConclusion ? last : undefined;
}

/** An article that ends on its answer has written the closing; else the best sentence that was not told at the beginning. */
export function closingOf(
  scored: readonly Scored[],
  first: readonly ArticleSentence[],
  { sentences, question, subject, code }: AskedMaterial,
): ArticleSentence | undefined {
  const told = new Set(first.map(({ index }) => index));
  if (question.kind === 'history') {
    return summaryOf(scored, told, { subject, code });
  }
  const isSaid = ({ text }: ArticleSentence): boolean => saysAnswer(text, question, code);
  const isAsked = (sentence: ArticleSentence): boolean => nearnessOf(sentence, question, code) === 'asked';
  const answers = first.some(isSaid);
  // A conclusion in its own words, then the lead, which says in short what the sections tell at length.
  const rankOf = (sentence: ArticleSentence): number => {
    const isOwn = explains(question) && isAsked(sentence) && concludes[code].test(sentence.text);
    return isOwn ? 2 : Number(explains(question) && sentence.section === '');
  };
  const others = scored
    .filter(
      ({ sentence, score }) =>
        !told.has(sentence.index) &&
        canClose(sentence, code) &&
        !announcesList(sentence, sentences) &&
        score >= (scored[0]?.score ?? 0) * (rankOf(sentence) > 1 ? leastConclusion : leastClosing) &&
        isSaid(sentence) === answers &&
        // What explains nothing, and what happened once, is no end of an explanation.
        (!explains(question) || (answers && yearOf(sentence.text) === undefined)) &&
        (answers || sentence.section === '') &&
        // In the lead, and in the section about what is asked, an explanation need not name its subject.
        (coverageOf(sentence, subject) >= leastNamed ||
          (explains(question) && (sentence.section === '' || isAsked(sentence)))),
    )
    .toSorted((one, other) => rankOf(other.sentence) - rankOf(one.sentence));
  const ending = others.find(({ sentence }) => sentence.paragraph === sentences.at(-1)?.paragraph);
  return (ending ?? others[0])?.sentence;
}

/** 'The apparatus, therefore, makes no cold': what follows from all that was said. */
const concludes: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^[^,;:]{2,50},? (?:thus|therefore|in short|in effect)(?!\p{L})/iu,
  fr: /^[^,;:]{2,50},? (?:donc|ainsi|en somme|en définitive)(?!\p{L})/iu,
  it: /^[^,;:]{2,50}, (?:dunque|quindi|insomma|in definitiva),/iu,
  es: /^[^,;:]{2,50},? (?:por tanto|por lo tanto|en suma|así pues|en definitiva)(?!\p{L})/iu,
  hi: /(?:इस प्रकार|अर्थात|कुल मिलाकर|अतः)/u,
  ja: /(?:限って|に尽きる|にほかならない|したがって)/u,
};

/** What is understood with the list that follows on it. */
function announcesList({ index }: ArticleSentence, sentences: readonly ArticleSentence[]): boolean {
  return sentences[index + 1]?.isItem === true;
}

/** Stands by itself, and sets nothing against what was said before. */
export function canClose({ text, isDependent, isItem }: ArticleSentence, code: LanguageCode): boolean {
  const isContrast = contrast.test(text.match(languageProfiles[code].innerConnectives)?.join(' ') ?? '');
  return !isDependent && !isItem && !isContrast && !aboutWords.test(text) && !pointsBack[code].test(text);
}

/** 'Lui a rendu', 'lo convirtieron': to whom or what was said before. */
const pointsBack: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:made|gave|brought|turned|took) (?:it|them|him|her)\b/u,
  fr: /(?<!\p{L})(?:lui|leur)\s(?:a|ont|avai\p{L}+|eu\p{L}*|\p{L}+(?:a|èrent))(?!\p{L})|(?<!\p{L})l['’](?:a|ont|avai\p{L}+)(?!\p{L})/u,
  it: /(?<!\p{L})(?:lo|la|li|le|gli)\s(?:\p{L}+(?:ò|arono|irono|erono)|ha|hanno)(?!\p{L})|(?<!\p{L})l['’]h(?:a|anno)(?!\p{L})/u,
  es: /(?<!\p{L})(?:lo|la|los|las|le|les)\s(?:\p{L}+(?:ó|aron|ieron)|ha|han)(?!\p{L})/u,
  hi: /(?:^|\s)(?:उसे|उन्हें|इसे|इन्हें|उसने|उन्होंने)(?=\s)/u,
  ja: /^(?:これ|それ|その|この)/u,
};

const contrast =
  /however|contrast|nevertheless|cependant|toutefois|pourtant|néanmoins|revanche|invece|tuttavia|però|cambio|embargo|contrario|obstante/u;

/** What else the lead says of a history: what came of it. */
function summaryOf(
  scored: readonly Scored[],
  told: ReadonlySet<number>,
  { subject, code }: Pick<AskedMaterial, 'subject' | 'code'>,
): ArticleSentence | undefined {
  const lead = scored
    .map(({ sentence }) => sentence)
    .filter(
      (sentence) =>
        sentence.section === '' &&
        sentence.source === scored[0]?.sentence.source &&
        canClose(sentence, code) &&
        !told.has(sentence.index) &&
        sentence.spokenWords <= longestConclusion,
    );
  const named = lead.filter((sentence) => coverageOf(sentence, subject) >= leastNamed);
  // Where it has come to stands at the end of the lead.
  return (named.length > 0 ? named : lead).toSorted((one, other) => other.index - one.index)[0];
}

/** What a history came to is told with the turns that the lead names right before it, which were told one by one. */
export function turnsBefore(
  last: ArticleSentence,
  first: readonly ArticleSentence[],
  { sentences, question, code }: Pick<AskedMaterial, 'sentences' | 'question' | 'code'>,
): readonly ArticleSentence[] {
  const turns = sentences[last.index - 1];
  const isTold =
    question.kind === 'history' &&
    turns?.paragraph === last.paragraph &&
    turns.section === '' &&
    turns.isSpeakable &&
    // 'Lo convirtieron': of what the whole film tells.
    !opensDangling(turns.text, code) &&
    (turns.text.match(/(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu)?.length ?? 0) >= fewestTurns &&
    turns.spokenWords + last.spokenWords <= longestEnd &&
    spokenParts(turns.text, code).length === 1 &&
    first.every(({ index }) => index !== turns.index);
  return isTold ? [{ ...turns, text: withoutSpokenYears(turns.text, code) }] : [];
}

const fewestTurns = 2;
/** In English words to the ear. */
const longestEnd = 66;
