import { withSubject, meets } from '../reading/name-subject.ts';
import type { AskedSubject } from '../reading/name-subject.ts';
import { opensDangling } from '../reading/article-sentence.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { withSectionSubject } from '../reading/with-section-subject.ts';
import { withoutReference } from '../reading/without-reference.ts';
import type { AskedMaterial } from './asked-material.ts';

/** The sentence, or what it says with its subject named; undefined when it cannot stand without another. */
export function standingAlone(
  sentence: ArticleSentence,
  material: AskedMaterial,
): ArticleSentence | undefined {
  return sentence.isDependent ? named(sentence, material) : sentence;
}

/** What leans on the sentence before it, with its subject's name; outside the lead only what says all that is asked. */
function named(
  sentence: ArticleSentence,
  { sentences, subject, pointOf, code }: AskedMaterial,
): ArticleSentence | undefined {
  const own = withSubject(sentence, sentences, code);
  const isAsked = own === undefined && pointOf !== undefined && pointOf(sentence) !== 'beside';
  return isAsked
    ? (withSectionSubject(sentence, sentences, code) ??
        withoutReference(sentence, sentences, code) ??
        (namesTitle(sentence, subject) && !opensDangling(sentence.text, code) ? sentence : undefined))
    : own;
}

/** 'Drunk as it is, sea water …': what it leans on is named in it. */
function namesTitle({ stems, source }: ArticleSentence, { titles }: AskedSubject): boolean {
  const title = titles[source] ?? [];
  return title.length > 0 && title.every((stem) => stems.some((own) => meets(own, stem)));
}

/** What an answer is worth that leans on the sentence before it: nothing where that one cannot be told. */
export function leaningShare(sentence: ArticleSentence, material: AskedMaterial): number {
  if (named(sentence, material) !== undefined) {
    return 0.95;
  }
  return chainBefore(sentence, material).length > 0 ? 0.8 : 0;
}

/** What a sentence leans on: the one before it, and where it says all that is asked the one before that too. */
export function chainBefore(
  sentence: ArticleSentence,
  { sentences, pointOf }: AskedMaterial,
): readonly ArticleSentence[] {
  const longest = pointOf?.(sentence) === 'says' ? 2 : 1;
  const chain: ArticleSentence[] = [];
  for (const before of sentences.slice(Math.max(0, sentence.index - longest), sentence.index).toReversed()) {
    if (!before.isSpeakable || before.paragraph !== sentence.paragraph) {
      return [];
    }
    chain.unshift(before);
    if (!before.isDependent) {
      const words = chain.reduce((sum, { spokenWords }) => sum + spokenWords, sentence.spokenWords);
      return chain.length === 1 || words <= longestChain ? chain : [];
    }
  }
  return [];
}

/** In English words to the ear. */
const longestChain = 64;
