import type { LanguageCode } from '@kinora/contract/catalogue';
import { withoutQuotations } from './quotations.ts';

/** A part of what is told, without what somebody says in it, and where it begins: a UTF-16 offset of the narration. */
export interface Clause {
  readonly from: number;
  readonly text: string;
  /** Whether a sentence begins with it. */
  readonly isSentence: boolean;
  /** Whether it says what the words before a colon lead up to. */
  readonly isLedUpTo: boolean;
}

const joints = /[,;:—–、：；،]+\s*/gu;

/** The clauses of a narration in their order, without what is said in them. */
export function clausesOf(narration: string, code: LanguageCode): Clause[] {
  return clausesAmong(withoutQuotations(narration), narration, code);
}

/** The same with what somebody says. */
export function clausesIn(narration: string, code: LanguageCode): Clause[] {
  return clausesAmong(narration, narration, code);
}

function clausesAmong(told: string, narration: string, code: LanguageCode): Clause[] {
  const sentences = [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(narration)];
  return sentences.flatMap(({ index, segment }): Clause[] => {
    const own = told.slice(index, index + segment.length);
    const starts = [0, ...[...own.matchAll(joints)].map((joint) => joint.index + joint[0].length)];
    return starts.map((start, place) => ({
      from: index + start,
      text: own.slice(start, starts[place + 1] ?? own.length),
      isSentence: place === 0,
      isLedUpTo: /[:：]\s*$/u.test(own.slice(0, start)),
    }));
  });
}
