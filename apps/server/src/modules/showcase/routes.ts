import {
  galleryCategories,
  ShowcaseAnswerSchema,
  ShowcaseFilmsAnswerSchema,
  ShowcaseQuerySchema,
} from '@kinora/contract/api';
import { extname } from 'node:path';
import { identifierField } from '@kinora/contract/fields';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendStoredFile, STREAMING_TIMEOUT_MS } from '../../platform/http/send-stored-file.ts';
import { showcaseFiles } from './showcase-files.ts';
import { listShowcase, listShowcaseFilms, showcaseVideo } from './showcase-list.ts';
import type { ShowcaseDeps } from './showcase-list.ts';

const tags = ['showcase'];
const DAY_SECONDS = 86_400;
const contentTypes: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const MediaParamsSchema = z.object({
  category: z.enum(galleryCategories),
  file: identifierField(),
});

/** The public gallery: its list and its films, for everybody. */
export function registerShowcase(instance: FastifyInstance, deps: ShowcaseDeps): void {
  instance
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/s3/s3-videos',
      { schema: { tags, querystring: ShowcaseQuerySchema, response: { 200: ShowcaseAnswerSchema } } },
      async (request) => {
        const videos = await listShowcase(deps, request.query.path);
        return {
          videos: videos.map((video) => video.file),
          items: videos.map((video) => showcaseVideo(video, deps.cdnUrl)),
        };
      },
    )
    .get('/api/showcase', { schema: { tags, response: { 200: ShowcaseFilmsAnswerSchema } } }, async () => ({
      films: await listShowcaseFilms(deps),
    }));
  registerMedia(instance, deps);
}

/** Only listed files have an address: what a visitor sends is compared with the list and never becomes a path. */
function registerMedia(instance: FastifyInstance, deps: ShowcaseDeps): void {
  const files = showcaseFiles(deps.folder);
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/media/showcase/:category/:file',
    {
      config: { lane: 'status' },
      handlerTimeout: STREAMING_TIMEOUT_MS,
      schema: { tags, params: MediaParamsSchema },
    },
    async (request, reply) => {
      const { category, file } = request.params;
      const videos = await listShowcase(deps, category);
      const found = videos
        .flatMap((video) => [video.file, video.poster, video.posterAvif])
        .find((name) => name === file);
      if (found === undefined || found === null) {
        throw new AppError('not-found');
      }
      return await sendStoredFile(reply, files, {
        key: `${category}/${found}`,
        contentType: contentTypes[extname(found)] ?? 'application/octet-stream',
        cacheControl: `public, max-age=${DAY_SECONDS}`,
      });
    },
  );
}
