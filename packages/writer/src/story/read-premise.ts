import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EnglishVerbs } from './english-verbs.ts';
import { wishOfFirstDay } from './first-day.ts';
import type { Premise } from './premise.ts';
import { readEnglishPremise } from './read-premise-en.ts';
import { readHindiPremise } from './read-premise-hindi.ts';
import { readJapanesePremise } from './read-premise-japanese.ts';
import { readRomancePremise } from './read-premise-romance.ts';
import { isWayHome } from './way-home.ts';
import { wayHome } from './worlds/own-wish.ts';

/** What the story part knows of words; opened once by the writer. */
export interface StoryKnowledge {
  readonly lexicon: Lexicon;
  readonly englishVerbs: EnglishVerbs;
}

/** Reads hero and wish from a one-line idea in the language it is written in. */
export function readPremise(prompt: string, code: LanguageCode, knowledge: StoryKnowledge): Premise {
  const firstDay = wishOfFirstDay(prompt, code);
  const read = premiseIn(firstDay ?? prompt, code, knowledge);
  const premise = firstDay === undefined ? read : { ...read, title: prompt.trim() };
  // Who wants to learn to swim wants to swim, and nobody wants to be afraid.
  const action = premise.action
    ?.replace(learning, '')
    .replace(/(?<=से )डरना$/u, 'न डरना')
    .replace(/(?<=怖|こわ)がる$/u, 'がらなくなる')
    .trim();
  if (action === undefined || action === '') {
    return premise;
  }
  return { ...premise, action: isWayHome(action, code) ? wayHome.words[code] : action };
}

const learning = /^(?:learn (?:how )?to|apprendre [àa]|imparare ad?|aprender a) | सीखना$/u;

function premiseIn(prompt: string, code: LanguageCode, knowledge: StoryKnowledge): Premise {
  switch (code) {
    case 'en':
      return readEnglishPremise(prompt, knowledge);
    case 'hi':
      return readHindiPremise(prompt, knowledge.lexicon);
    case 'ja':
      return readJapanesePremise(prompt, knowledge.lexicon);
    case 'fr':
    case 'it':
    case 'es':
      return readRomancePremise(prompt, code, knowledge.lexicon);
  }
}
