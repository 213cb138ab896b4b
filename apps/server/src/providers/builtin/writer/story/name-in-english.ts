import { foldWord, openPictureIndex } from '../../whiteboard/index.ts';
import type { LanguageCode } from '../language/language-code.ts';

/** Words that a picture is named by are surer than words it is only associated with. */
const leastFitness = 0.9;

/**
 * What a noun beyond the small dictionary is called in English, by the picture that is named by it: 'フラミンゴ' is
 * 'flamingo'. Nothing when no picture is.
 */
export function nameInEnglish(noun: string, code: LanguageCode): string | undefined {
  const entry = openPictureIndex(code).find(code === 'ja' ? noun : foldWord(noun));
  return entry === undefined || entry.fitness < leastFitness
    ? undefined
    : entry.pictures[0]?.name.replaceAll('-', ' ');
}
