import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { speaksLanguage, voiceKindLabels } from '@kinora/contract/voices';
import type { Voice } from '@kinora/contract/voices';

/** The sample for a language, else the voice's own. */
export function previewUrl(voice: Voice, language: Language): string | null {
  const { code } = languageDetails[language];
  const verified = voice.verified_languages.find((candidate) => candidate.language === code);
  return verified?.preview_url ?? voice.preview_url;
}

const TAG_LABELS = ['accent', 'gender', 'age', 'tone', 'use_case'] as const;

/** An accent that tells nothing. */
const USUAL = 'standard';

/** The labels worth a glance, in a fixed order: `British · female · 30s · warm`; first of all what to know beforehand. */
export function voiceTags(voice: Voice): string {
  const labels = TAG_LABELS.map((name) => voice.labels[name] ?? '');
  const tags = [voice.caution ?? '', ...labels].filter((label) => label !== '' && label !== USUAL);
  const line = tags.join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Kinds whose voices differ in what they are: a cloud has a name, and some that ship are robotic. */
const describedKinds: ReadonlySet<Voice['kind']> = new Set(['cloud', 'built-in']);

/** What a voice is. */
export function voiceKind({ kind, labels }: Voice): string {
  return (describedKinds.has(kind) ? labels['description'] : undefined) ?? voiceKindLabels[kind];
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
  return languages.filter((language) => voices.some((voice) => speaksLanguage(voice, language)));
}
