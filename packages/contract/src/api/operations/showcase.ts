import { z } from 'zod/mini';
import { engineKeys } from '../../catalogue/engines.ts';
import { videoStyles } from '../../catalogue/formats.ts';
import { LinkSchema } from '../../fields/answer-fields.ts';
import { requiredChoice } from '../../fields/body-fields.ts';

export const galleryCategories = [
  'gallery',
  'history',
  'animation',
  'news',
  'memories',
  'educational',
] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** The tabs of the Showcase and the categories each shows; memories appear under All only. */
export const showcaseTabs = [
  { key: 'all', label: 'All', categories: galleryCategories },
  { key: 'animation', label: 'Animation', categories: ['animation'] },
  { key: 'history', label: 'History', categories: ['history'] },
  { key: 'explanation', label: 'Explanation', categories: ['gallery'] },
  { key: 'educational', label: 'Educational', categories: ['educational'] },
  { key: 'news', label: 'News', categories: ['news'] },
] as const satisfies readonly { key: string; label: string; categories: readonly GalleryCategory[] }[];

/** The title of a showcase file: its name without `.mp4`, underscores as spaces. */
export function showcaseTitle(fileName: string): string {
  return fileName.replace(/\.mp4$/iu, '').replaceAll('_', ' ');
}

/** GET /api/s3/s3-videos. */
export const ShowcaseQuerySchema = z.object({ path: requiredChoice(galleryCategories) });
export type ShowcaseQuery = z.infer<typeof ShowcaseQuerySchema>;

/** A public video; `googleDriveId` is `category/file`. */
export const ShowcaseVideoSchema = z.object({
  id: z.string(),
  title: z.string(),
  googleDriveId: z.string(),
  author: z.string(),
  isPublic: z.boolean(),
  url: LinkSchema,
  poster: z.nullable(LinkSchema),
  /** The same picture, smaller, for browsers that read AVIF. */
  poster_avif: z.nullable(LinkSchema),
  /** What a film like it can be started with: its own words, its engine and style; null where they are not known. */
  prompt: z.nullable(z.string()),
  selected_engine: z.nullable(z.enum(engineKeys)),
  video_style: z.nullable(z.enum(videoStyles)),
});
export type ShowcaseVideo = z.infer<typeof ShowcaseVideoSchema>;

/** `videos` are file names, `items` the same videos with all that is known. */
export const ShowcaseAnswerSchema = z.object({
  videos: z.array(z.string()),
  items: z.array(ShowcaseVideoSchema),
});
export type ShowcaseAnswer = z.infer<typeof ShowcaseAnswerSchema>;

/** A public video with the category it stands in. */
const ShowcaseFilmSchema = z.extend(ShowcaseVideoSchema, { category: z.enum(galleryCategories) });
export type ShowcaseFilm = z.infer<typeof ShowcaseFilmSchema>;

/** GET /api/showcase: every category at once, in the order of the categories. */
export const ShowcaseFilmsAnswerSchema = z.object({ films: z.array(ShowcaseFilmSchema) });
export type ShowcaseFilmsAnswer = z.infer<typeof ShowcaseFilmsAnswerSchema>;
