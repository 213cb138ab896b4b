import type { LanguageCode } from '@kinora/words';
import { readWords } from '@kinora/words';

/** Between two commas: what else a thing is called, and of what it is the highest or the first. */
const asides: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?:(?:also|often|commonly|sometimes|formerly|better)\s)?(?:known as|called|named|or(?!\s(?:the|an?|in|on|by|to|from|with|of|of)\s))\s[^,;:.]{2,40},(?=\s(?!and|or))|(?<=\p{Lu}\p{L}+),\s(?:the|one of the)\s(?:most\s|\p{Ll}+est\s)[^,;:.]{3,60},(?=\s(?!and|or))/u,
  fr: /,\s(?:aussi\s|parfois\s|également\s)?(?:dite?s?|appelée?s?|nommée?s?|connue?s? sous|ou)\s[^,;:.]{2,50},(?=\s(?!et|ou))|(?<=\p{Lu}\p{L}+),\s(?:l[ea]s?\s|l['’]|un des\s|une des\s)[^,;:.]{2,40}\s(?:le|la|les)\s(?:plus|mieux)\s[^,;:.]{2,50},(?=\s(?!et|ou))/u,
  it: /,\s(?:anche\s|talvolta\s)?(?:dett[oaie]|chiamat[oaie]|not[oaie] come|conosciut[oaie] come|ossia)\s[^,;:.]{2,50},(?=\s(?!e\s|o\s))|(?<=\p{Lu}\p{L}+),\s(?:il|lo|la|i|le|uno dei|una delle)\s[^,;:.]{2,40}\spiù\s[^,;:.]{2,50},(?=\s(?!e\s|o\s))/u,
  es: /,\s(?:también\s|a veces\s)?(?:llamad[oa]s?|conocid[oa]s? como|denominad[oa]s?|es decir)\s[^,;:.]{2,50},(?=\s(?!y\s|o\s))|(?<=\p{Lu}\p{L}+),\s(?:el|la|los|las|uno de los|una de las)\s[^,;:.]{2,40}\smás\s[^,;:.]{2,50},(?=\s(?!y\s|o\s))/u,
  hi: /,\s(?:जिसे|जिन्हें)\s[^,।]{2,60}(?:कहते हैं|कहा जाता है|कहते है|कहा जाता),(?=\s)/u,
};
/** A short sentence has room for an aside. */
const fewestWords = 18;

/** What somebody was to it whom the sentence does not name: ', dont il était l'ingénieur,'. */
const pointing: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?:of which|where)\s(?:he|she)\s(?:was|is)\s[^,;:.]{3,40},(?=\s)/u,
  fr: /,\s(?:dont|où)\s(?:il|elle)\s(?:était|fut|est)\s[^,;:.]{3,40},(?=\s)/u,
};

/** By whom somebody was led who does something: ', conducida por dominicos,'. With its year it is told. */
const agents: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<=[\p{L}'’]),\s\p{Ll}{3,}(?:ed|en|led)\sby\s[^,;:.\p{N}]{3,30},(?=\s\p{Ll}+)/u,
  fr: /(?<=[\p{L}'’]),\s\p{Ll}{3,}(?:ée?s?|ie?s?|ue?s?|te?s?)\spar\s[^,;:.\p{N}]{3,30},(?=\s\p{Ll}+)/u,
  it: /(?<=[\p{L}'’]),\s\p{Ll}{3,}[ast]t[oaie]\s(?:da|dai|dagli|dalla|dal)\s[^,;:.\p{N}]{3,30},(?=\s\p{Ll}+)/u,
  es: /(?<=[\p{L}'’]),\s\p{Ll}{3,}(?:[ai]d|ch|t)[oa]s?\spor\s[^,;:.\p{N}]{3,30},(?=\s\p{Ll}+)/u,
};

/** A sentence that nobody has to have named somebody before. */
export function withoutPointing(text: string, code: LanguageCode): string {
  const aside = pointing[code];
  return aside === undefined ? text : text.replace(aside, '');
}

/** A long sentence without what is only said beside: 'dell'Etna, il vulcano attivo più alto d'Europa, nella Sicilia'. */
export function withoutAppositions(text: string, code: LanguageCode): string {
  const aside = asides[code];
  if (aside === undefined || readWords(text, code).length < fewestWords) {
    return text;
  }
  const found = aside.exec(text) ?? agents[code]?.exec(text) ?? null;
  if (found === null) {
    return text;
  }
  const after = text.slice(found.index + found[0].length);
  // Between a subject and its verb both commas go; before what is added to it one stays.
  return `${text.slice(0, found.index)}${addition.test(after) ? ',' : ''}${after}`;
}

const addition =
  /^\s(?:which|who|whose|where|in|on|at|of|from|with|by|qui|que|dont|où|parmi|dans|en|sur|de|d['’]|du|à|avec|par|che|cui|in|nel|nella|sul|sulla|di|del|della|dell['’]|da|con|en|de|del|con|por|donde|quien|\p{Ll}+(?:ées?|és?|at[oaie]|ad[oa]s?|it[oaie]))(?!\p{L})/u;
