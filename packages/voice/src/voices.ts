import type { Language } from '@kinora/contract/catalogue';
import type { Tier } from '@kinora/contract/plans';
import type { PicoAccent } from './pico/pico-accents.ts';
import type { PicoSound } from './pico/pico-teller.ts';
import type { VoiceSound } from './synthesis/espeak.ts';

/** One built-in voice. */
export interface BuiltinVoice {
  /** Plain letters: it becomes part of the voice's id. */
  readonly name: string;
  readonly language: Language;
  /** BCP 47 tag of its accent. */
  readonly locale: string;
  readonly accent: string;
  /** eSpeak NG's name for language and accent. */
  readonly espeakLanguage: string;
  /** The smooth engine's name for it; left out where it does not speak that accent, and the voice is robotic. */
  readonly picoAccent?: PicoAccent;
  readonly character: keyof typeof characters;
}

interface Character {
  readonly gender: 'female' | 'male';
  readonly age: 'young' | 'middle-aged' | 'old';
  readonly tier: Tier;
  /** How it sounds by SVOX Pico. */
  readonly smooth: PicoSound;
  /** How it sounds by eSpeak NG. */
  readonly robotic: VoiceSound;
}

/**
 * Six ways to sound, by either engine. They differ by median pitch (in the comments, Hz, English by eSpeak NG) or clearly by
 * brightness. eSpeak's variants were chosen by measuring all of them: none clips; speed and pitch range lie where it is
 * least tiring: 134 of its words a minute are 152 of real English ones.
 */
export const characters = {
  /** 210, clear. */
  bright: {
    gender: 'female',
    age: 'young',
    tier: 'basic',
    smooth: { pitchHz: 192, formants: 1.05, pace: 0.98 },
    robotic: { variant: 'f3', pitch: 48, pitchRange: 60, wordsPerMinute: 134 },
  },
  /** 108, clear. */
  steady: {
    gender: 'male',
    age: 'young',
    tier: 'basic',
    smooth: { pitchHz: 112, formants: 0.85, pace: 0.96 },
    robotic: { variant: 'm3', pitch: 50, pitchRange: 60, wordsPerMinute: 132 },
  },
  /** 242, very clear. */
  lively: {
    gender: 'female',
    age: 'young',
    tier: 'pro',
    smooth: { pitchHz: 212, formants: 1.1, pace: 1 },
    robotic: { variant: 'Annie', pitch: 50, pitchRange: 62, wordsPerMinute: 136 },
  },
  /** 95, dark. */
  warm: {
    gender: 'male',
    age: 'middle-aged',
    tier: 'pro',
    smooth: { pitchHz: 102, formants: 0.84, pace: 0.95 },
    robotic: { variant: 'benjamin', pitch: 44, pitchRange: 58, wordsPerMinute: 131 },
  },
  /** 185, dark. */
  gentle: {
    gender: 'female',
    age: 'middle-aged',
    tier: 'proXL',
    smooth: { pitchHz: 172, formants: 0.96, pace: 0.96 },
    robotic: { variant: 'steph', pitch: 48, pitchRange: 58, wordsPerMinute: 130 },
  },
  /** 76, dark. */
  deep: {
    gender: 'male',
    age: 'old',
    tier: 'proXL',
    smooth: { pitchHz: 88, formants: 0.8, pace: 0.93 },
    robotic: { variant: 'david', pitch: 48, pitchRange: 56, wordsPerMinute: 128 },
  },
} as const satisfies Record<string, Character>;

type Accent = Pick<BuiltinVoice, 'locale' | 'accent' | 'espeakLanguage' | 'picoAccent'>;

/** The accent each language is spoken with when the voice has none of its own in it. */
export const mainAccents: Readonly<Record<Language, Accent>> = {
  English: { locale: 'en-US', accent: 'american', espeakLanguage: 'en-us', picoAccent: 'en-US' },
  Hindi: { locale: 'hi-IN', accent: 'standard', espeakLanguage: 'hi' },
  French: { locale: 'fr-FR', accent: 'french', espeakLanguage: 'fr', picoAccent: 'fr-FR' },
  Italian: { locale: 'it-IT', accent: 'standard', espeakLanguage: 'it', picoAccent: 'it-IT' },
  Spanish: { locale: 'es-ES', accent: 'castilian', espeakLanguage: 'es', picoAccent: 'es-ES' },
  Japanese: { locale: 'ja-JP', accent: 'standard', espeakLanguage: 'ja' },
};

const received: Accent = {
  locale: 'en-GB',
  accent: 'british',
  espeakLanguage: 'en-gb-x-rp',
  picoAccent: 'en-GB',
};
const scottish: Accent = { locale: 'en-GB', accent: 'scottish', espeakLanguage: 'en-gb-scotland' };
const belgian: Accent = { locale: 'fr-BE', accent: 'belgian', espeakLanguage: 'fr-be' };
const swiss: Accent = { locale: 'fr-CH', accent: 'swiss', espeakLanguage: 'fr-ch' };
const american: Accent = { locale: 'es-419', accent: 'latin american', espeakLanguage: 'es-419' };

/** Names by character, in the order of {@link characters}; an accent only where it is not the language's main one. */
const cast: Readonly<Record<Language, readonly (readonly [name: string, accent?: Accent])[]>> = {
  English: [['Aria'], ['Nolan'], ['Clara', received], ['Edmund', received], ['Fiona', scottish], ['Walter']],
  Hindi: [['Asha'], ['Rohan'], ['Meera'], ['Arjun'], ['Kavita'], ['Dev']],
  French: [['Camille'], ['Lucas'], ['Manon'], ['Hugo'], ['Sylvie', belgian], ['Gaston', swiss]],
  Italian: [['Giulia'], ['Marco'], ['Chiara'], ['Lorenzo'], ['Bianca'], ['Vittorio']],
  Spanish: [['Lucia'], ['Mateo'], ['Carmen'], ['Diego', american], ['Valeria', american], ['Ramon']],
  Japanese: [['Sakura'], ['Haruto'], ['Yui'], ['Kenji'], ['Akiko'], ['Takeshi']],
};

/** All built-in voices, language by language, the robotic ones of a language last. */
export function listVoices(): BuiltinVoice[] {
  // The keys of the cast are the languages.
  return (Object.keys(cast) as Language[]).flatMap((language) =>
    castOf(language).toSorted((one, other) => Number(isRobotic(one)) - Number(isRobotic(other))),
  );
}

export function isRobotic({ picoAccent }: BuiltinVoice): boolean {
  return picoAccent === undefined;
}

// The keys of an object are forgotten by Object.keys.
const order = Object.keys(characters) as (keyof typeof characters)[];

function castOf(language: Language): BuiltinVoice[] {
  return order.flatMap((character, index) => {
    const [name, accent] = cast[language][index] ?? [];
    return name === undefined ? [] : [{ name, language, character, ...(accent ?? mainAccents[language]) }];
  });
}
