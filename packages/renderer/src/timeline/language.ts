import { z } from 'zod';

/** The languages a board can be lettered and subtitled in, as BCP 47 codes; each has fonts and line-breaking rules. */
export const filmLanguages = ['en', 'hi', 'fr', 'it', 'es', 'ja'] as const;
export const FilmLanguageSchema = z.enum(filmLanguages);
export type FilmLanguage = z.infer<typeof FilmLanguageSchema>;

/** Width to height. Boards are planned in units: 1920 x 1080 or 1080 x 1920, whatever the film's pixels are. */
export const boardAspects = ['16:9', '9:16'] as const;
export const BoardAspectSchema = z.enum(boardAspects);
export type BoardAspect = z.infer<typeof BoardAspectSchema>;

/** The longer side of every board in board units. */
export const boardLongSide = 1920;

/** The size of a board in board units. */
export function boardSize(aspect: BoardAspect): { width: number; height: number } {
  return aspect === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };
}
