import type { LanguageCode } from '@kinora/contract/catalogue';

const word = String.raw`[\p{L}\p{M}'’-]+`;
/** Where what is missing ends: at a comma, or at a word that begins something else. */
const joint =
  'and|or|but|in|on|at|by|of|with|to|near|behind|before|over|under|above|below|across|around|for|et|ou|mais|dans|sur|à|de|du|des|avec|près|e|o|ma|in|su|di|del|con|vicino|y|pero|en|sobre|cerca';

/** What is said not to be there, with the words that say so. */
const absent: Readonly<Record<LanguageCode, RegExp>> = {
  en: afterWords(
    'no|without(?: any| an?| the| his| her| its| their)?|not an?(?: single)?|there (?:is|are|was|were) no',
  ),
  fr: afterWords("sans(?: aucune?| une?| le| la| les| son| sa| ses)?|pas (?:de|d'|une?)|aucune?"),
  it: afterWords(
    "senza(?: alcuna?| una?| il| la| lo| i| gli| le)?|nessun[oa]?|non c'è(?: nessun[oa]?| una?)?",
  ),
  es: afterWords('sin(?: ninguna?| una?| el| la| los| las| su| sus)?|ning[uú]n[oa]?|no hay(?: una?)?'),
  hi: new RegExp(`${word} (?:के )?बिना|बिना (?:किसी )?${word}(?: के)?|कोई ${word} नहीं`, 'gu'),
  ja: /(?:[\p{Script=Han}]{1,4}|[\p{Script=Katakana}ー]{2,8})(?:のいない|のない|が(?:いない|ない|いません|ありません)|も(?:いない|ない|いません|ありません))/gu,
};

function afterWords(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${words})(?: (?!(?:${joint})(?![\\p{L}\\p{M}]))${word}){1,2}(?![\\p{L}\\p{M}])`,
    'gu',
  );
}

/** A folded text with blanks for what it says is not there: 'a girl on the shore, no boat in sight' shows no boat. */
export function withoutAbsent(text: string, code: LanguageCode): string {
  return text.replace(absent[code], (match) => ' '.repeat(match.length));
}
