import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { Voice } from '@kinora/contract/voices';

/** Whether a voice is known to speak a language. A voice that names no language at all is taken to speak every one. */
export function speaks(voice: Voice, language: Language): boolean {
  const { code } = languageDetails[language];
  return (
    voice.verified_languages.length === 0 ||
    voice.verified_languages.some((verified) => verified.language === code)
  );
}

/** The sample for a language, else the voice's own. */
export function previewUrl(voice: Voice, language: Language): string | null {
  const { code } = languageDetails[language];
  const verified = voice.verified_languages.find((candidate) => candidate.language === code);
  return verified?.preview_url ?? voice.preview_url;
}

const TAG_LABELS = ['accent', 'gender', 'age', 'description', 'use_case'] as const;

/** The labels worth a glance, in a fixed order: `British · female · 30s`. */
export function voiceTags(voice: Voice): string {
  const tags = TAG_LABELS.map((name) => voice.labels[name] ?? '').filter((label) => label !== '');
  const line = tags.join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The values of one label over all voices, for a filter. */
export function labelValues(voices: readonly Voice[], name: string): string[] {
  const values = voices.map((voice) => voice.labels[name] ?? '').filter((value) => value !== '');
  return [...new Set(values)].sort();
}

/** A voice on a chip: `Aria, en`. */
export function voiceChipLabel(voice: Voice, language: Language): string {
  return `${voice.name}, ${languageDetails[language].code}`;
}

/** The languages at least one of the voices speaks, in the product's order. */
export function spokenLanguages(voices: readonly Voice[]): Language[] {
  return languages.filter((language) => voices.some((voice) => speaks(voice, language)));
}
