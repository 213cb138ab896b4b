import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { galleryCategories, showcaseTitle } from '@kinora/contract/api';
import { engineKeys, videoStyles } from '@kinora/contract/catalogue';
import type { GalleryCategory, ShowcaseFilm, ShowcaseVideo } from '@kinora/contract/api';
import { z } from 'zod';

/** A file of the showcase is named by these letters alone, so that its name can stand in an address as it is. */
const FileNameSchema = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*\.mp4$/u);

/** `showcase.json`: which films the folder's categories show, and whose they are. */
const ShowcaseListSchema = z.object({
  videos: z.array(
    z.object({
      category: z.enum(galleryCategories),
      file: FileNameSchema,
      author: z.string(),
      is_public: z.boolean(),
      prompt: z.string().nullable().default(null),
      selected_engine: z.enum(engineKeys).nullable().default(null),
      video_style: z.enum(videoStyles).nullable().default(null),
    }),
  ),
});

export interface ShowcaseDeps {
  /** A folder with `showcase.json` and, per category, MP4 films with WebP posters beside them. */
  readonly folder: string;
  /** Where media are loaded from instead of this server. */
  readonly cdnUrl: string | null;
}

type ListedFilm = z.infer<typeof ShowcaseListSchema>['videos'][number];

interface ListedVideo extends ListedFilm {
  /** Beside the film; null when there is none. */
  readonly poster: string | null;
  readonly posterAvif: string | null;
}

/** The public films of a category that are really there. A server without a showcase has none. */
export async function listShowcase(deps: ShowcaseDeps, category: GalleryCategory): Promise<ListedVideo[]> {
  const list = await readList(deps.folder);
  const wanted = list.videos.filter((video) => video.category === category && video.is_public);
  const found = await Promise.all(
    wanted.map(async (video): Promise<ListedVideo[]> => {
      const { file } = video;
      const base = basename(file, extname(file));
      const poster = `${base}.webp`;
      const posterAvif = `${base}.avif`;
      const folder = join(deps.folder, category);
      const [isThere, hasPoster, hasAvif] = await Promise.all([
        isFile(join(folder, file)),
        isFile(join(folder, poster)),
        isFile(join(folder, posterAvif)),
      ]);
      return isThere
        ? [{ ...video, poster: hasPoster ? poster : null, posterAvif: hasAvif ? posterAvif : null }]
        : [];
    }),
  );
  return found.flat();
}

/** The public films of all categories, as the API answers them. */
export async function listShowcaseFilms(deps: ShowcaseDeps): Promise<ShowcaseFilm[]> {
  const lists = await Promise.all(galleryCategories.map((category) => listShowcase(deps, category)));
  return lists.flat().map((video) => ({ ...showcaseVideo(video, deps.cdnUrl), category: video.category }));
}

async function readList(folder: string): Promise<z.infer<typeof ShowcaseListSchema>> {
  const text = await readFile(join(folder, 'showcase.json'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return '{"videos":[]}';
    }
    throw error;
  });
  return ShowcaseListSchema.parse(JSON.parse(text));
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** A listed film as the API answers it. */
export function showcaseVideo(video: ListedVideo, cdnUrl: string | null): ShowcaseVideo {
  const base = `${cdnUrl ?? ''}/media/showcase/${video.category}`;
  const linkTo = (file: string | null) => (file === null ? null : `${base}/${encodeURIComponent(file)}`);
  return {
    id: `${video.category}-${basename(video.file, '.mp4')}`,
    title: showcaseTitle(video.file),
    googleDriveId: `${video.category}/${video.file}`,
    author: video.author,
    isPublic: true,
    url: `${base}/${encodeURIComponent(video.file)}`,
    poster: linkTo(video.poster),
    poster_avif: linkTo(video.posterAvif),
    prompt: video.prompt,
    selected_engine: video.selected_engine,
    video_style: video.video_style,
  };
}
