import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';

/** What a speech model of ElevenLabs can do (its list of models, and its answers to what a model does not take). */
export interface SpeechModelFacts {
  /** A longer text is refused. */
  readonly mostCharacters: number;
  readonly languages: readonly Language[];
  /** Whether it is told the language; the others find it out by themselves and take no word of it. */
  readonly takesLanguage: boolean;
  /** Whether it is told what stands around a piece of text. */
  readonly takesSurroundings: boolean;
}

export const DEFAULT_MODEL = 'eleven_multilingual_v2';

const multilingual: SpeechModelFacts = {
  mostCharacters: 10_000,
  languages,
  takesLanguage: false,
  takesSurroundings: true,
};
const quick: SpeechModelFacts = { ...multilingual, mostCharacters: 40_000, takesLanguage: true };
const english: SpeechModelFacts = { ...multilingual, mostCharacters: 30_000, languages: ['English'] };

const factsByModel: Readonly<Record<string, SpeechModelFacts>> = {
  eleven_flash_v2_5: quick,
  eleven_turbo_v2_5: quick,
  eleven_flash_v2: english,
  eleven_turbo_v2: english,
  eleven_monolingual_v1: { ...english, mostCharacters: multilingual.mostCharacters },
  eleven_v3: { ...multilingual, mostCharacters: 5_000, takesSurroundings: false },
};

/** A model that is newer than this list is taken to be like the default one. */
export function factsOf(model: string): SpeechModelFacts {
  return factsByModel[model] ?? multilingual;
}

/** What a model is told about the language, if it takes it. */
export function languageField(model: string, language: Language): { readonly language_code?: string } {
  return factsOf(model).takesLanguage ? { language_code: languageDetails[language].code } : {};
}
