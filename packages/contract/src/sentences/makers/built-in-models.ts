import type { Language } from '../../catalogue/languages.ts';

/** What the built-in models say when they cannot do what was asked, or did it with little material. */
export const builtInSentences = {
  thinMaterial: 'For a richer film, paste a text or connect a text model.',
  emptyPrompt: 'Please describe your film in a few words.',
  wordTooLong:
    'One word of the prompt is too long to be drawn and read aloud. Please shorten it or add spaces.',
  nothingToTell:
    'This text has no full sentences to narrate. Paste a few sentences, or describe a topic in one line.',
  searchedNowhere:
    'The web could not be searched, and nothing on this server answers this. Try again later, paste a text, add a PDF, or connect a language model.',
  rightToLeft:
    'Scripts written from right to left cannot be drawn and voiced yet. Please use one of the six languages.',
  unknownScript: 'This script cannot be drawn and voiced yet. Please use one of the six languages.',
  unknownLanguage:
    'This text is in a language that cannot be narrated yet. Please use one of the six languages.',
  nothingGiven:
    'Kinora’s own writer tells only what it is given. Paste a text, add a PDF, switch on Web results, or connect a language model.',
  searchedInVain:
    'Nothing that answers this was found. Ask in other words, paste a text, add a PDF, or connect a language model.',
  /** An encyclopedia answered in a language that is not the film's; null: in one that has no name here. */
  foundInOtherLanguage: (found: Language | null, chosen: Language) =>
    `What was found is in ${found ?? 'another language'}, but the film's language is ${chosen}. Ask in other words, paste a text, add a PDF, or connect a language model.`,
  /** The text and the chosen language differ: without a text model nothing is translated. */
  otherLanguage: (found: Language, chosen: Language) =>
    `The text is in ${found}, but the film's language is ${chosen}. Choose ${found}, or connect a text model to translate.`,
  /** A story idea holds words that cannot be carried over. */
  untranslatable: (found: Language, chosen: Language) =>
    `The idea is in ${found} and holds words the built-in writer cannot tell in ${chosen}. Write it in ${chosen}, or choose ${found}.`,
  /** An instruction for an upload that asks for more than the built-in operations. */
  cannotEdit: (wish: string) =>
    `The built-in editor cannot do “${wish}”. It can crop and turn, change light, colour, weather and time of day, blur the background, paint in another style and add text.`,
  nothingStandsOut:
    'Nothing in this picture stands out clearly from its background. Please try another picture.',
  nothingToSpeak: 'There is nothing to speak in this text: it has no letters or digits.',
  unreadablePicture: 'This picture cannot be read. Please try another file.',
  voiceFailed: 'The built-in voice failed. Please try again.',
  unknownVoice: (voiceId: string) => `There is no built-in voice ${voiceId}.`,
} as const;
