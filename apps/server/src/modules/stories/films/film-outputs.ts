import { FilmQualitySchema } from '@kinora/renderer';
import { z } from 'zod';

/** What was measured on a finished film. */
export const FilmMeasuresSchema = z.object({
  durationSeconds: z.number(),
  width: z.int(),
  height: z.int(),
  integratedLufs: z.number(),
  truePeakDb: z.number(),
  quality: FilmQualitySchema,
});

/** What a finished film consists of, by asset, and what was measured on it. */
const FilmOutputsSchema = FilmMeasuresSchema.extend({
  filmAssetId: z.string(),
  posterAssetId: z.string(),
  /** SubRip; null for a film nobody speaks in. */
  subtitlesAssetId: z.string().nullable(),
  /** WebVTT. */
  captionsAssetId: z.string().nullable(),
});
export type FilmOutputs = z.infer<typeof FilmOutputsSchema>;

export function outputsOf(project: { readonly outputs: unknown }): FilmOutputs | null {
  return FilmOutputsSchema.nullable().parse(project.outputs);
}

/** The assets a user can reach from a finished film, the film first. */
export function linkedAssetIds(outputs: FilmOutputs): string[] {
  return [outputs.filmAssetId, outputs.subtitlesAssetId, outputs.captionsAssetId].filter((id) => id !== null);
}
