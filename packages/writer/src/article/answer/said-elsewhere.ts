import { yearOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import { namesBeyond } from '../score-sentences.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import type { AskedMaterial } from './asked-material.ts';
import { clauseAnswer } from './clause-answer.ts';
import { itemAsked, listAnswer } from './list-answer.ts';
import { scoreAnswers } from './score-answers.ts';

/** What says it within a sentence that cannot be told, or in a list, where no sentence says it. */
export function saidElsewhere(material: AskedMaterial): ArticleSentence | undefined {
  const { pointOf, question } = material;
  if (question.event !== undefined || (pointOf === undefined && question.aspect === undefined)) {
    return undefined;
  }
  const best = scoreAnswers(material)[0]?.sentence;
  if (best === undefined || pointOf?.(best) !== 'says') {
    return clauseAnswer(material) ?? listAnswer(material);
  }
  const earlier = madeEarlier(best, material);
  if (earlier !== undefined) {
    return earlier;
  }
  // What an item explains by its name is that, and no sentence that names it in passing.
  const explained = question.kind === 'what' ? itemAsked(material) : undefined;
  if (explained !== undefined && !namesFirst(best, question)) {
    return explained;
  }
  // Under a heading that promises it, the list says it, and the paragraph beside it something more.
  const isPromised = !namesBeyond(best, question) && question.kin?.test(best.text) !== true;
  const list = isPromised && best.section !== '' ? listAnswer(material) : undefined;
  return list?.section === best.section ? list : undefined;
}

/** Who made a thing is who made it first, also where only a clause of a long sentence says so. */
function madeEarlier(best: ArticleSentence, material: AskedMaterial): ArticleSentence | undefined {
  const { kind, kin } = material.question;
  if (kind !== 'who' || kin !== undefined) {
    return undefined;
  }
  const clause = clauseAnswer(material);
  const since = yearOf(best.text);
  const told = clause === undefined ? undefined : yearOf(clause.text);
  return since !== undefined && told !== undefined && told < since ? clause : undefined;
}

/** Whether it begins on what is asked. */
function namesFirst({ stems }: ArticleSentence, { beyond = [] }: TitledQuestion): boolean {
  return beyond.some((asked) => stems[0] !== undefined && meets(stems[0], asked));
}
