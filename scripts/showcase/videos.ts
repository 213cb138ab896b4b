import { galleryCategories } from '@kinora/contract/api';
import { engines, videoStyles } from '@kinora/contract/catalogue';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Engines are named as in the picker. */
const EngineNameSchema = z.string().transform((name, context) => {
  const engine = engines.find((candidate) => candidate.name === name);
  if (engine === undefined) {
    context.addIssue(`There is no engine ${name}.`);
    return z.NEVER;
  }
  return engine.key;
});

/** A short film: its title, and its scenes as a person would write them in the review. */
const FilmSchema = z.object({
  title: z.string(),
  engine: EngineNameSchema,
  style: z.enum(videoStyles),
  scenes: z.array(
    z.object({ title: z.string(), narration: z.string(), picture: z.string(), motion: z.string() }),
  ),
});
export type ShortFilm = z.infer<typeof FilmSchema>;

const VideosSchema = z.object({
  /** What a visitor sees first. */
  welcome: FilmSchema,
  /** Two for each category, of 8 to 20 seconds, with every kind of engine among them; a file is named after its title. */
  videos: z.array(FilmSchema.extend({ category: z.enum(galleryCategories) })),
});

/** What `videos.json` says the showcase holds. */
export async function readVideos(): Promise<z.infer<typeof VideosSchema>> {
  const text = await readFile(join(import.meta.dirname, 'videos.json'), 'utf8');
  return VideosSchema.parse(JSON.parse(text));
}
