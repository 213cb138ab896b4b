import type { LanguageCode } from '@kinora/words';
import { splitSentences } from '@kinora/words';
import { announceSteps } from '../article/answer/tell-steps.ts';
import { criterionQuestions } from '../article/transitions/criterion-questions.ts';
import { timeLater } from '../article/transitions/time-later.ts';
import { transitionWords } from '../article/transitions/transition-words.ts';

const counts = [3, 4, 5, 6, 7, 8];

/** The sentences of a narration that state something: without what only leads over to them. */
export function withoutTransitions(narration: string, code: LanguageCode): string[] {
  const { explain, history, news, background, picture, ending, next, then, beside, compared } =
    transitionWords[code];
  const spans = Array.from({ length: 600 }, (_, years) => timeLater(years, code)).flat();
  const whole = [
    ...explain,
    ...history,
    ...news,
    ...background,
    ...next,
    compared,
    ...criterionQuestions(code),
  ];
  const alone = [...whole, ...counts.map((count) => announceSteps(count, code).trim())];
  const opening = [...new Set([...picture, ...ending, ...then, beside, ...spans])].toSorted(
    (one, other) => other.length - one.length,
  );
  return splitSentences(narration, code)
    .filter((sentence) => !alone.some((word) => isSaid(word, sentence)))
    .filter((sentence) => !picture.some((word) => word.trim() === sentence))
    .map((sentence) => {
      const said = opening.find((word) => sentence.startsWith(word.trim()));
      return said === undefined ? sentence : sentence.slice(said.trim().length).replace(/^[,\s]+/u, '');
    });
}

/** Whatever stands in the place of '*'. */
function isSaid(word: string, sentence: string): boolean {
  const [start = '', end] = word.split('*');
  return end === undefined ? sentence === word : sentence.startsWith(start) && sentence.endsWith(end);
}
