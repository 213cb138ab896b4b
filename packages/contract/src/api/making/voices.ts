import { z } from 'zod/mini';
import { VoiceSchema } from '../../voices/voice.ts';

/** GET /api/eleven-voices. */
export const VoicesAnswerSchema = z.object({ voices: z.array(VoiceSchema) });
export type VoicesAnswer = z.infer<typeof VoicesAnswerSchema>;
