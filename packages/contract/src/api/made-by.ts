import { z } from 'zod/mini';

/** Which provider and model really made something: `builtin` or a vendor's key, and the model as the vendor names it. */
export const MadeBySchema = z.object({ provider: z.string(), model: z.string() });
export type MadeByAnswer = z.infer<typeof MadeBySchema>;
