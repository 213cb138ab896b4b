import type { Language } from '@kinora/contract/catalogue';
import type { Tier } from '@kinora/contract/plans';
import type { Pronunciation } from './spell-sentence.ts';

/** One natural voice. */
export interface NaturalVoice {
  /** Plain letters: it becomes part of the voice's id. */
  readonly name: string;
  readonly language: Language;
  /** BCP 47 tag of its accent. */
  readonly locale: string;
  readonly accent: string;
  readonly gender: 'female' | 'male';
  /** How it sounds, in one word. */
  readonly tone: string;
  readonly tier: Tier;
  /** The file of its style, without folder and ending. */
  readonly style: string;
  readonly pronunciation: Pronunciation;
}

type Accent = Pick<NaturalVoice, 'language' | 'locale' | 'accent' | 'pronunciation'>;
type Member = readonly [
  style: string,
  name: string,
  gender: NaturalVoice['gender'],
  tone: string,
  tier: Tier,
];

const accents = {
  american: {
    language: 'English',
    locale: 'en-US',
    accent: 'american',
    pronunciation: { espeakLanguage: 'en-us', set: 'american' },
  },
  british: {
    language: 'English',
    locale: 'en-GB',
    accent: 'british',
    pronunciation: { espeakLanguage: 'en-gb-x-rp', set: 'british' },
  },
  french: {
    language: 'French',
    locale: 'fr-FR',
    accent: 'french',
    pronunciation: { espeakLanguage: 'fr', set: 'other' },
  },
  italian: {
    language: 'Italian',
    locale: 'it-IT',
    accent: 'standard',
    pronunciation: { espeakLanguage: 'it', set: 'other' },
  },
  // Both Spanish voices speak as in America, whatever they are given (hexgrad/kokoro#246).
  latinAmerican: {
    language: 'Spanish',
    locale: 'es-419',
    accent: 'latin american',
    pronunciation: { espeakLanguage: 'es-419', set: 'other' },
  },
  hindi: {
    language: 'Hindi',
    locale: 'hi-IN',
    accent: 'standard',
    pronunciation: { espeakLanguage: 'hi', set: 'other' },
  },
  japanese: {
    language: 'Japanese',
    locale: 'ja-JP',
    accent: 'standard',
    pronunciation: { espeakLanguage: 'ja', set: 'other' },
  },
} as const satisfies Record<string, Accent>;

/**
 * The voices of Kokoro-82M v1.0 that its makers grade C or better (VOICES.md), and the two Spanish ones, which they do not
 * grade. The first of a language is taken where nobody chooses, so it is open to everybody. The tones are those under
 * which others list them.
 */
const cast: readonly (readonly [keyof typeof accents, readonly Member[]])[] = [
  [
    'american',
    [
      ['af_heart', 'Heart', 'female', 'warm', 'basic'],
      ['am_michael', 'Michael', 'male', 'steady', 'basic'],
      ['af_bella', 'Bella', 'female', 'lively', 'pro'],
      ['af_nicole', 'Nicole', 'female', 'soft', 'pro'],
      ['af_sarah', 'Sarah', 'female', 'clear', 'pro'],
      ['af_aoede', 'Aoede', 'female', 'melodic', 'pro'],
      ['af_kore', 'Kore', 'female', 'bright', 'pro'],
      ['am_fenrir', 'Fenrir', 'male', 'deep', 'pro'],
      ['am_puck', 'Puck', 'male', 'playful', 'pro'],
    ],
  ],
  [
    'british',
    [
      ['bf_emma', 'Emma', 'female', 'calm', 'basic'],
      ['bm_george', 'George', 'male', 'steady', 'basic'],
      ['bf_isabella', 'Isabella', 'female', 'gentle', 'pro'],
      ['bm_fable', 'Fable', 'male', 'warm', 'pro'],
    ],
  ],
  [
    'hindi',
    [
      ['hf_alpha', 'Ananya', 'female', 'clear', 'basic'],
      ['hm_omega', 'Omkar', 'male', 'steady', 'basic'],
      ['hf_beta', 'Bhavna', 'female', 'gentle', 'pro'],
      ['hm_psi', 'Pranav', 'male', 'calm', 'pro'],
    ],
  ],
  ['french', [['ff_siwis', 'Siwis', 'female', 'clear', 'basic']]],
  [
    'italian',
    [
      ['if_sara', 'Sara', 'female', 'clear', 'basic'],
      ['im_nicola', 'Nicola', 'male', 'steady', 'basic'],
    ],
  ],
  [
    'latinAmerican',
    [
      ['ef_dora', 'Dora', 'female', 'clear', 'basic'],
      ['em_alex', 'Alex', 'male', 'steady', 'basic'],
    ],
  ],
  [
    'japanese',
    [
      ['jf_alpha', 'Aoi', 'female', 'clear', 'basic'],
      ['jm_kumo', 'Kumo', 'male', 'calm', 'basic'],
      ['jf_gongitsune', 'Gon', 'female', 'gentle', 'pro'],
      ['jf_tebukuro', 'Tebu', 'female', 'soft', 'pro'],
      ['jf_nezumi', 'Nezu', 'female', 'bright', 'pro'],
    ],
  ],
];

/** All natural voices, language by language. */
export const naturalVoices: readonly NaturalVoice[] = cast.flatMap(([accent, members]) =>
  members.map(([style, name, gender, tone, tier]) => ({
    ...accents[accent],
    style,
    name,
    gender,
    tone,
    tier,
  })),
);

/** The pronunciation of a language for a voice that is of another one. */
export const mainPronunciations = {
  English: accents.american.pronunciation,
  Hindi: accents.hindi.pronunciation,
  French: accents.french.pronunciation,
  Italian: accents.italian.pronunciation,
  Spanish: accents.latinAmerican.pronunciation,
  Japanese: accents.japanese.pronunciation,
} as const satisfies Record<Language, Pronunciation>;
