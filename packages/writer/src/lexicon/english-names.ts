import { foldWord, openPictureIndex } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';

/** Words that a picture is named by are surer than words it is only associated with. */
const leastFitness = 0.9;

/**
 * What nouns beyond the small dictionary are called in English, by the pictures that are named by them: 'フラミンゴ' is
 * 'flamingo'. Nothing for a noun that names no picture. Some tens of milliseconds to open.
 */
export function openEnglishNames(code: LanguageCode): (noun: string) => string | undefined {
  const index = openPictureIndex(code);
  return (noun) => {
    const entry = index.find(code === 'ja' ? noun : foldWord(noun));
    return entry === undefined || entry.fitness < leastFitness
      ? undefined
      : entry.pictures[0]?.name.replaceAll('-', ' ');
  };
}
