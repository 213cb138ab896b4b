import { z } from 'zod/mini';
import { tiers } from '../plans/plans.ts';

/** A language a voice is known to speak well. `language` is a language code such as `en`, `locale` a BCP 47 tag. */
export const VerifiedLanguageSchema = z.object({
  language: z.string(),
  locale: z.string(),
  accent: z.nullable(z.string()),
  preview_url: z.nullable(z.string()),
});
export type VerifiedLanguage = z.infer<typeof VerifiedLanguageSchema>;

/** A narrator. `engine` names the speech provider that speaks, `labels` free descriptions such as gender and age. */
export const VoiceSchema = z.object({
  voice_id: z.string(),
  name: z.string(),
  labels: z.record(z.string(), z.string()),
  preview_url: z.nullable(z.string()),
  verified_languages: z.array(VerifiedLanguageSchema),
  tier: z.enum(tiers),
  engine: z.string(),
});
export type Voice = z.infer<typeof VoiceSchema>;
