import { foldWord, readLexicon, readWith, seasonWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';

/** The season that an idea names first; undefined where it names none. */
export function seasonOf(text: string, code: LanguageCode): string | undefined {
  // 'Il a été' is no summer.
  const told = foldWord(text).replace(
    /(?<!\p{L})(?:ai|as|a|avons|avez|ont|ayant|avait|avaient) été(?!\p{L})/gu,
    '',
  );
  return readWith(readLexicon(seasonWords, code), told, code).values[0];
}

/** A template without the choices that name another season than the story's; a choice that has no other stays. */
export function keepSeason(template: string, season: string | undefined, code: LanguageCode): string {
  if (season === undefined) {
    return template;
  }
  return template.replace(/\[([^\]]*)\]/gu, (all, choices: string) => {
    const fitting = choices
      .split('|')
      .filter((choice) => [undefined, season].includes(seasonOf(choice, code)));
    return fitting.length === 0 ? all : `[${fitting.join('|')}]`;
  });
}
