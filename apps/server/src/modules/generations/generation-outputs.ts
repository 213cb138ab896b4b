import { z } from 'zod';
import { ResultQualitySchema } from './quality/result-quality.ts';

/** What a finished image or clip consists of, by asset, and the report on it; a portrait has none. */
const GenerationOutputsSchema = z.object({
  resultAssetId: z.string(),
  posterAssetId: z.string(),
  quality: ResultQualitySchema.nullable().default(null),
});
export type GenerationOutputs = z.infer<typeof GenerationOutputsSchema>;

export function generationOutputsOf(project: { readonly outputs: unknown }): GenerationOutputs | null {
  return GenerationOutputsSchema.nullable().parse(project.outputs);
}

const JudgedResultSchema = z.object({ quality: ResultQualitySchema.optional() });

/** The report in the result of a step, where whoever made it wrote one. */
export function qualityOf(made: { readonly result: unknown }): GenerationOutputs['quality'] {
  return JudgedResultSchema.parse(made.result).quality ?? null;
}
