import { z } from 'zod';

/** What a finished image or clip consists of, by asset. */
const GenerationOutputsSchema = z.object({
  resultAssetId: z.string(),
  posterAssetId: z.string(),
});
export type GenerationOutputs = z.infer<typeof GenerationOutputsSchema>;

export function generationOutputsOf(project: { readonly outputs: unknown }): GenerationOutputs | null {
  return GenerationOutputsSchema.nullable().parse(project.outputs);
}
