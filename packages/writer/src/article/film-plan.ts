import type { VideoStyle } from '@kinora/contract/catalogue';

export interface FilmPlan {
  /** Spoken words to narrate (150 a minute). */
  readonly targetWords: number;
  readonly sceneCount: number;
}

/** The shortest and longest narration of an ordinary film: 45 and 75 seconds. */
const usualWords = { least: 125, most: 180 } as const;
/** A long document is told in at most three minutes. */
const mostWords = 450;
const mostScenes = 12;
const wordsPerScene = 27;

/** How much of the material to tell: about a minute for a page, more for a book, never more than there is. */
export function planFilm(materialWords: number, style: VideoStyle): FilmPlan {
  const share = Math.min(1, materialWords / 900);
  const usual = usualWords.least + (usualWords.most - usualWords.least) * share;
  const long = materialWords > 1500 ? 70 * Math.log2(materialWords / 1500) : 0;
  const wanted = style === 'minimal' ? usual * 0.85 : usual;
  const targetWords = Math.round(Math.min(materialWords, mostWords, wanted + long));
  const most = targetWords > 200 ? mostScenes : 7;
  const least = targetWords < 60 ? 2 : 5;
  return {
    targetWords,
    sceneCount: Math.max(least, Math.min(most, Math.round(targetWords / wordsPerScene))),
  };
}
