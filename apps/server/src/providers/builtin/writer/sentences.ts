import type { Language } from '@kinora/contract';

/** What the built-in writer says to the user. */
export const writerSentences = {
  thinMaterial: 'For a richer film, paste a text or connect a text model.',
  emptyPrompt: 'Please describe your film in a few words.',
  wordTooLong:
    'One word of the prompt is too long to be drawn and read aloud. Please shorten it or add spaces.',
  nothingToTell:
    'This text has no full sentences to narrate. Paste a few sentences, or describe a topic in one line.',
  rightToLeft:
    'Scripts written from right to left cannot be drawn and voiced yet. Please use one of the six languages.',
  unknownScript: 'This script cannot be drawn and voiced yet. Please use one of the six languages.',
  unknownLanguage:
    'This text is in a language that cannot be narrated yet. Please use one of the six languages.',
  researchInOtherLanguage:
    'The articles found are in another language, so the film was written from your prompt alone.',
} as const;

/** Said when the text and the chosen language differ: without a text model nothing is translated. */
export function otherLanguageSentence(found: Language, chosen: Language): string {
  return `The text is in ${found}, but the film's language is ${chosen}. Choose ${found}, or connect a text model to translate.`;
}

/** Said when a story idea holds words that the built-in writer cannot carry over. */
export function untranslatableSentence(found: Language, chosen: Language): string {
  return `The idea is in ${found} and holds words the built-in writer cannot tell in ${chosen}. Write it in ${chosen}, or choose ${found}.`;
}
