import { languageDetails } from '../catalogue/languages.ts';
import type { Language, LanguageCode } from '../catalogue/languages.ts';
import type { Tier } from '../plans/plans.ts';
import { isSmoothLanguage, SMOOTH_VOICE_VERSION } from './built-in-voices.ts';
import type { Voice, VoiceKind } from './voice.ts';

export type NaturalVoiceId = `natural-${LanguageCode}-${string}`;

const idPrefix = 'natural-';

/** The id of a natural voice that runs on this machine: `natural-en-heart`. */
export function naturalVoiceId(language: Language, name: string): NaturalVoiceId {
  return `${idPrefix}${languageDetails[language].code}-${name.toLowerCase()}`;
}

/** Whether an id is that of a natural voice, whether or not it is installed here. */
export function isNaturalVoice(voiceId: string): boolean {
  return voiceId.startsWith(idPrefix);
}

/**
 * What a natural voice sounds like depends on its model and on how we spell for it. Raised with either: narrations made
 * before are then no longer those that would be made now.
 */
export const NATURAL_VOICE_VERSION = 'kokoro-82m-1.0/1';

/** What stands beside a voice's id in the key of its narrations; null for voices that stay what they are. */
export function versionOfVoice(voiceId: string): string | null {
  if (isNaturalVoice(voiceId)) {
    return NATURAL_VOICE_VERSION;
  }
  return isSmoothLanguage(voiceId) ? SMOOTH_VOICE_VERSION : null;
}

/** Whether a voice is known to speak a language. A voice that names no language at all is taken to speak every one. */
export function speaksLanguage(voice: Voice, language: Language): boolean {
  const { code } = languageDetails[language];
  return (
    voice.verified_languages.length === 0 ||
    voice.verified_languages.some((verified) => verified.language === code)
  );
}

const kindRanks = { natural: 0, server: 1, cloud: 1, 'built-in': 2 } as const satisfies Record<
  VoiceKind,
  number
>;
const lastRank = 3;

/** Natural voices first, then those of servers and services, then what is built in; whoever has a caution comes last. */
export function orderedVoices(voices: readonly Voice[]): Voice[] {
  return voices.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ kind, caution }: Voice): number {
  return kindRanks[kind] + (caution === undefined ? 0 : lastRank);
}

/** The first natural voice of a language that may be taken unasked; undefined: none is there. */
export function firstNaturalVoice(
  voices: readonly Voice[],
  language: Language,
  isOpen: (tier: Tier) => boolean,
): Voice | undefined {
  return orderedVoices(voices).find(
    (voice) =>
      voice.kind === 'natural' &&
      voice.caution === undefined &&
      speaksLanguage(voice, language) &&
      isOpen(voice.tier),
  );
}
