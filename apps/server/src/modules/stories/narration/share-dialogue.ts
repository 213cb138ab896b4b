import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';

/** What one of two speakers says before the other answers. */
export interface Line {
  readonly speaker: 0 | 1;
  readonly text: string;
}

/** 'Anna: …' or '司会：…': a name at the start of a line. */
const named = /^\s*([^:：\n]{1,30})[:：]\s*(\S.*)$/u;

/**
 * A scene's words shared out between two speakers. A text written as a dialogue keeps its parts; of one that asks and
 * answers one speaker asks; any other one is told in turns: who opens the scene also ends it, and asks the question that hands over
 * when there is one.
 */
export function shareDialogue(text: string, opener: 0 | 1, language: Language): Line[] {
  const sentences = sentencesOf(text, language);
  return namedLines(text, opener) ?? askedLines(sentences) ?? sharedSentences(sentences, opener);
}

/**
 * Where something is asked and then answered, the first asks and the second answers, in every scene: who wants to know does not
 * become who knows. Null where nothing is asked before the end.
 */
function askedLines(sentences: readonly string[]): Line[] | null {
  const isAsked = sentences.slice(0, -1).some((sentence) => question.test(sentence));
  if (!isAsked) {
    return null;
  }
  const lines: Line[] = [];
  for (const text of sentences) {
    const speaker = question.test(text) ? 0 : 1;
    const last = lines.at(-1);
    if (last?.speaker === speaker) {
      lines[lines.length - 1] = { speaker, text: `${last.text}${gapAfter(last.text)}${text}` };
    } else {
      lines.push({ speaker, text });
    }
  }
  return lines;
}

/** A question stands in no quotation, which ends on its own mark. */
const question = /(?:[?？]|(?:でしょう|ます|です)か。)$/u;

/** Japanese sentences stand side by side. */
function gapAfter(text: string): string {
  return /[。？！]$/u.test(text) ? '' : ' ';
}

/** The parts of a dialogue by exactly two names; the names are not spoken. */
function namedLines(text: string, opener: 0 | 1): Line[] | null {
  const matches = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => named.exec(line));
  const names = [...new Set(matches.map((match) => match?.[1]?.trim()))];
  if (names.length !== 2 || names.includes(undefined)) {
    return null;
  }
  return matches.map((match) => ({
    speaker: match?.[1]?.trim() === names[0] ? opener : otherThan(opener),
    text: (match?.[2] ?? '').trim(),
  }));
}

function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(languageDetails[language].locale, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
}

function sharedSentences(sentences: readonly string[], opener: 0 | 1): Line[] {
  const turns = turnsFor(sentences);
  return Array.from({ length: turns }, (_, turn) => ({
    speaker: turn % 2 === 0 ? opener : otherThan(opener),
    text: sentences
      .slice(
        Math.round((turn * sentences.length) / turns),
        Math.round(((turn + 1) * sentences.length) / turns),
      )
      .join(' '),
  }));
}

const longScene = 6;

/** An odd number of turns, so that the opener ends; two sentences are a remark and its answer. */
function turnsFor(sentences: readonly string[]): number {
  if (sentences.length <= 1) {
    return sentences.length;
  }
  if (sentences.length === 2) {
    return /[?？]$/u.test(sentences[1] ?? '') ? 1 : 2;
  }
  return sentences.length > longScene ? 5 : 3;
}

function otherThan(speaker: 0 | 1): 0 | 1 {
  return speaker === 0 ? 1 : 0;
}
