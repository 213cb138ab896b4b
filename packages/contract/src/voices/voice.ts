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

/** Where a voice comes from: a model on this machine, a speech server, a service that is paid, or the engine that ships. */
export const voiceKinds = ['natural', 'server', 'cloud', 'built-in'] as const;
export type VoiceKind = (typeof voiceKinds)[number];

/** What a voice is, in the words of the pickers. */
export const voiceKindLabels = {
  natural: 'Natural (on this machine)',
  server: 'Speech server',
  cloud: 'Cloud',
  'built-in': 'Built-in',
} as const satisfies Record<VoiceKind, string>;

/** Of a built-in voice that one hears to be a machine. */
export const roboticVoiceLabel = 'Built-in (robotic)';

/**
 * A narrator. `engine` names the speech provider that speaks, `labels` free descriptions such as gender, age and tone.
 * `caution` is what to know before one chooses it; a voice that has one is never taken unasked.
 */
export const VoiceSchema = z.object({
  voice_id: z.string(),
  name: z.string(),
  labels: z.record(z.string(), z.string()),
  preview_url: z.nullable(z.string()),
  verified_languages: z.array(VerifiedLanguageSchema),
  tier: z.enum(tiers),
  engine: z.string(),
  kind: z.enum(voiceKinds),
  caution: z.optional(z.string()),
  /**
   * What a million characters cost, in US dollars; null where nobody knows, and for everybody but administrators. Left out:
   * nothing.
   */
  dollars_per_million: z.optional(z.nullable(z.number())),
});
export type Voice = z.infer<typeof VoiceSchema>;
