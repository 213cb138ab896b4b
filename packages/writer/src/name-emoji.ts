import type { LanguageCode } from '@kinora/words';
import { findNoun } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { articleFor } from './story/story-hero.ts';

/** Emoji that name a hero of the small dictionary. */
const emojiNouns: Readonly<Record<string, string>> = {
  '🦊': 'fox',
  '🐱': 'cat',
  '🐈': 'cat',
  '🐶': 'dog',
  '🐕': 'dog',
  '🐻': 'bear',
  '🐺': 'wolf',
  '🦁': 'lion',
  '🐯': 'tiger',
  '🐘': 'elephant',
  '🐭': 'mouse',
  '🐰': 'rabbit',
  '🐇': 'rabbit',
  '🐿': 'squirrel',
  '🦔': 'hedgehog',
  '🐵': 'monkey',
  '🐴': 'horse',
  '🐎': 'horse',
  '🐮': 'cow',
  '🐷': 'pig',
  '🐑': 'sheep',
  '🐐': 'goat',
  '🦌': 'deer',
  '🐦': 'bird',
  '🦉': 'owl',
  '🦅': 'eagle',
  '🦆': 'duck',
  '🦢': 'swan',
  '🐔': 'hen',
  '🐓': 'rooster',
  '🐧': 'penguin',
  '🦜': 'parrot',
  '🦚': 'peacock',
  '🐢': 'turtle',
  '🐸': 'frog',
  '🐌': 'snail',
  '🐟': 'fish',
  '🐳': 'whale',
  '🐋': 'whale',
  '🐬': 'dolphin',
  '🐙': 'octopus',
  '🦀': 'crab',
  '🐝': 'bee',
  '🦋': 'butterfly',
  '🐜': 'ant',
  '🕷': 'spider',
  '🐉': 'dragon',
  '🐲': 'dragon',
  '🦕': 'dinosaur',
  '🦖': 'dinosaur',
  '🦄': 'unicorn',
  '🐼': 'panda',
  '🦒': 'giraffe',
  '🤖': 'robot',
  '👻': 'ghost',
  '⛄': 'snowman',
  '👸': 'princess',
  '🤴': 'prince',
  '🧙': 'wizard',
  '🧚': 'fairy',
  '🧜': 'mermaid',
  '🤡': 'clown',
  '👧': 'girl',
  '👦': 'boy',
  '👵': 'grandmother',
};

/** The first emoji with a name, as a story idea in the language: '🦊' → 'a fox'. */
export function nameEmoji(prompt: string, code: LanguageCode, lexicon: Lexicon): string | undefined {
  for (const symbol of prompt.replace(/\u{fe0f}/gu, '')) {
    const english = emojiNouns[symbol];
    const form = english === undefined ? undefined : findNoun(lexicon, english, 'en')?.forms[code];
    if (form !== undefined) {
      return withArticle(form.word, form.gender, code);
    }
  }
  return undefined;
}

function withArticle(word: string, gender: 'm' | 'f', code: LanguageCode): string {
  switch (code) {
    case 'en':
      return `${articleFor(word)} ${word}`;
    case 'fr':
      return `${gender === 'm' ? 'un' : 'une'} ${word}`;
    case 'it':
    case 'es':
      return `${gender === 'm' ? 'un' : 'una'} ${word}`;
    case 'hi':
      return `एक ${word}`;
    case 'ja':
      return word;
  }
}
