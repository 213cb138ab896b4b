import type { LanguageCode } from '@kinora/words';
import { languageProfiles } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { leastNamed } from './score-answers.ts';
import type { AskedMaterial, Scored } from './score-answers.ts';
import { aboutWords, explains, nearnessOf, saysAnswer } from '../score-sentences.ts';

/** A conclusion may be longer than what one has never heard. */
const longestConclusion = 44;
/** What the closing may be worth, of the best: below it the opening is said once more. */
const leastClosing = 0.5;
/** Of a way of working: what its own section says need not be told as well as the lead tells it. */
const leastWorking = 0.15;

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
  // How something works ends on the working; the lead often ends on what came of it.
  const rankOf = (sentence: ArticleSentence): number =>
    question.kind === 'how' && isAsked(sentence) ? 1 : 0;
  const others = scored
    .filter(
      ({ sentence, score }) =>
        !told.has(sentence.index) &&
        canClose(sentence, code) &&
        score >= (scored[0]?.score ?? 0) * (rankOf(sentence) > 0 ? leastWorking : leastClosing) &&
        isSaid(sentence) === answers &&
        // In the lead, and in the section about what is asked, an explanation need not name its subject.
        (coverageOf(sentence, subject) >= leastNamed ||
          (explains(question) && (sentence.section === '' || isAsked(sentence)))),
    )
    .toSorted((one, other) => rankOf(other.sentence) - rankOf(one.sentence));
  const ending = others.find(({ sentence }) => sentence.paragraph === sentences.at(-1)?.paragraph);
  return (ending ?? others[0])?.sentence;
}

/** Stands by itself, and sets nothing against what was said before. */
export function canClose({ text, isDependent, isItem }: ArticleSentence, code: LanguageCode): boolean {
  const isContrast = contrast.test(text.match(languageProfiles[code].innerConnectives)?.join(' ') ?? '');
  return !isDependent && !isItem && !isContrast && !aboutWords.test(text);
}

const contrast =
  /however|contrast|nevertheless|cependant|toutefois|pourtant|néanmoins|revanche|invece|tuttavia|però|cambio|embargo|contrario|obstante|entretanto/u;

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
  return lead.find((sentence) => coverageOf(sentence, subject) >= leastNamed) ?? lead[0];
}
