import type { Plan, Tier } from '../plans/plans.ts';
import { naturalVoiceSentences } from '../sentences/makers/natural-voices.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import { isNaturalVoice } from '../voices/natural-voices.ts';

/** Every reason there is, as a stable word for tests and for the server's log. */
export const reasonCodes = [
  'loading',
  'wrong-moment',
  'prompt-missing',
  'nothing-to-tell',
  'video-type-missing',
  'engine-missing',
  'engine-of-other-mode',
  'scene-too-long',
  'voice-missing',
  'voice-unknown',
  'second-voice-missing',
  'image-model-missing',
  'image-model-incompatible',
  'video-model-missing',
  'effect-missing',
  'image-missing',
  'model-needs-image',
  'image-needs-model',
  'upload-closed',
  'too-many-images',
  'pdf-closed',
  'consent-missing',
  'nine-sixteen-closed',
  'scenes-missing',
  'too-many-scenes',
  'character-missing',
  'lipsync-missing',
  'image-not-selected',
  'name-or-prompt-missing',
  'instruction-missing',
  'shot-model-missing',
  'invitation-code-missing',
  'email-missing',
  'closed-tier',
  'not-enough-credits',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Why something cannot start. A button shows `sentence`; the server answers it with `status`. */
export interface Reason {
  readonly code: ReasonCode;
  /** The field of the payload that must change, such as `voice` or `scenes.2.voice_id`; null when none would help. */
  readonly field: string | null;
  readonly sentence: string;
  /** 402 too few credits, 403 closed tier, 409 wrong moment, 422 anything else. */
  readonly status: 402 | 403 | 409 | 422;
}

/** What readiness needs to know about a voice. */
export interface KnownVoice {
  readonly voice_id: string;
  readonly tier: Tier;
}

/** The account against which a draft is judged. */
export interface AccountContext {
  /** Balance less holds, in hundredths of a credit. */
  readonly availableHundredths: bigint;
  readonly storedPlan: Plan;
  /** What the choice costs where an admin has set another price than its mode's. */
  readonly ownPriceCredits?: number;
  /** Whether the same form is being sent right now; the server leaves it out. */
  readonly isLoading?: boolean;
}

/** The same with the voices that may be named, and what was agreed to. */
export interface ReadinessContext extends AccountContext {
  readonly voices: readonly KnownVoice[];
  /** Whether the account has said whose face is in its photographs. */
  readonly hasPersonConsent: boolean;
}

/** Something about the payload that the product's rules refuse. */
export function invalid(field: string, code: ReasonCode, sentence: string): Reason {
  return { code, field, sentence, status: 422 };
}

/** A voice that nobody here knows; a natural one may have been removed since it was chosen. */
export function unknownVoice(field: string, voiceId: string): Reason {
  const sentence = isNaturalVoice(voiceId) ? naturalVoiceSentences.removed : validationSentences.invalidVoice;
  return invalid(field, 'voice-unknown', sentence);
}

/** Something that would be right at another moment. */
export function wrongMoment(sentence: string): Reason {
  return { code: 'wrong-moment', field: null, sentence, status: 409 };
}

/** Nothing is sent twice while it is being sent. */
export function loadingReasons(context: { readonly isLoading?: boolean }): Reason[] {
  if (context.isLoading !== true) {
    return [];
  }
  return [{ code: 'loading', field: null, sentence: readinessSentences.loading, status: 409 }];
}

/** A prompt must say something, whatever the mode. */
export function promptReasons(field: string, prompt: string): Reason[] {
  return prompt.trim() === '' ? [invalid(field, 'prompt-missing', readinessSentences.prompt)] : [];
}
