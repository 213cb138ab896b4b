import { readStems } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import { saysAnswer } from '../score-sentences.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import type { AskedMaterial } from './asked-material.ts';
import { standingAlone } from './standing-alone.ts';

/** Where a cause or a name is asked for, what only speaks of the matter answers nothing. */
export function isShortOf(
  { opening, first }: { opening: ArticleSentence; first: readonly ArticleSentence[] },
  { pointOf, question, code }: AskedMaterial,
): boolean {
  const { kind, aspect, beyond = [] } = question;
  if (kind === 'compare') {
    return namesOneSide(first, question, code);
  }
  if (pointOf === undefined || pointOf(opening) === 'says') {
    return false;
  }
  if (kind !== 'why') {
    return kind === 'who' || aspect?.name === 'advice';
  }
  // A lead says in short why; a cause of most of what is asked, or one told right before it, is one.
  const isCause = beyond.length >= severalAsked && saysAnswer(opening.text, question, code);
  return opening.section !== '' && !isCause && !causeBefore(opening, first);
}

/** A comparison of two that speaks of one of them only. */
function namesOneSide(
  first: readonly ArticleSentence[],
  { sides = ['', ''] }: TitledQuestion,
  code: LanguageCode,
): boolean {
  const told = first.flatMap(({ stems }) => stems);
  return sides.some((side) => {
    const asked = readStems(side, code);
    return asked.length > 0 && !asked.some((stem) => told.some((own) => meets(own, stem)));
  });
}

const severalAsked = 3;

/** What changes is told after what changed it. */
function causeBefore(opening: ArticleSentence, first: readonly ArticleSentence[]): boolean {
  return changes.test(opening.text) && first.indexOf(opening) > 0;
}

const changes =
  /(?<!\p{L})(?:falls?|fell|falling|drops?|dropp\p{L}+|declin\p{L}+|shr[iau]nk\p{L}*|ris(?:es?|ing)|rose|grow\p{L}*|increas\p{L}+|disappear\p{L}*|baiss\p{L}+|recul\p{L}+|diminu\p{L}+|augment\p{L}+|mont(?:e|ent|ait)|dispara\p{L}+|cal(?:a|ano|ò)|scend\p{L}+|aument\p{L}+|cresc\p{L}+|spari\p{L}+|scompar\p{L}+|baja\p{L}*|descien\p{L}+|disminu\p{L}+|sube\p{L}*|desaparec\p{L}+)(?!\p{L})|घट|बढ़|गिर|减|減|増|下が|上が|消え/iu;

/** Of what changes, the sentence before it, where it gives no cause itself. */
export function changedBy(opening: ArticleSentence, material: AskedMaterial): ArticleSentence[] {
  const { sentences, question, found, code } = material;
  const before = sentences[opening.index - 1];
  const isTold =
    question.kind === 'why' &&
    found.has(opening.source) &&
    changes.test(opening.text) &&
    !saysAnswer(opening.text, question, code) &&
    before?.paragraph === opening.paragraph &&
    before.isSpeakable &&
    !before.isDependent &&
    standingAlone(opening, material) !== undefined &&
    before.spokenWords + opening.spokenWords <= longestWithCause;
  return isTold ? [before] : [];
}

/** In English words to the ear. */
const longestWithCause = 56;
