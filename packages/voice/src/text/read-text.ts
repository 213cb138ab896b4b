import type { LanguageCode } from '@kinora/contract/catalogue';
import { splitAtSpaces } from './display-words.ts';
import { markQuotations } from './quotations.ts';
import { splitSentences } from './sentences.ts';
import { rulesByLanguage } from './spoken/rules-by-language.ts';
import { spokenForm } from './spoken/spoken-form.ts';
import type { Sentence, SpokenWord } from './spoken-word.ts';

/** Turns a text into utterances; empty when nothing in it can be spoken. */
export function readText(text: string, language: Exclude<LanguageCode, 'ja'>): Sentence[] {
  const rules = rulesByLanguage[language];
  const display = splitAtSpaces(text, rules);
  const words = display.map((word, index): SpokenWord => {
    const neighbours = { previous: display[index - 1]?.text, next: display[index + 1]?.text };
    return { ...word, spoken: spokenForm(word.text, neighbours, rules) };
  });
  return words.some(({ spoken }) => spoken !== '') ? splitSentences(text, markQuotations(text, words)) : [];
}
