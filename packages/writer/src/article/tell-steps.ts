import type { LanguageCode } from '@kinora/words';
import { opensStep } from '@kinora/words';
import type { ArticleSentence } from './article-sentence.ts';

const fewestSteps = 3;
const mostSteps = 8;
/** A step and what belongs to it, in English words to the ear. */
const longestStep = 48;

/**
 * The steps of something that is done in order, each with what follows it in its paragraph.
 *
 * @returns undefined where the material tells fewer than three
 */
export function readSteps(
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence[][] | undefined {
  const isStart = ({ text, isSpeakable, spokenWords }: ArticleSentence): boolean =>
    isSpeakable && spokenWords <= longestStep && opensStep(text, code);
  const steps = sentences.filter(isStart).map((start) => {
    const step = [start];
    let words = start.spokenWords;
    for (const next of sentences.slice(start.index + 1)) {
      words += next.spokenWords;
      if (next.paragraph !== start.paragraph || !next.isSpeakable || isStart(next) || words > longestStep) {
        break;
      }
      step.push(next);
    }
    return step;
  });
  return steps.length < fewestSteps ? undefined : steps.slice(0, mostSteps);
}
