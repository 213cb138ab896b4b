import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import type { LanguageCode } from '@kinora/words';

export interface TemplateValues {
  readonly slots: Readonly<Record<string, string>>;
  readonly gender: 'm' | 'f';
  /** Whether sentences in <angle brackets> are told. */
  readonly isFull: boolean;
}

/** '(?goal near {goal}|near by)': the first where the story knows the slot, else the second. */
export const whereKnown = /\(\?(\w+) ([^|()]*)\|([^|()]*)\)/gu;

/** Fills a story template. The user's words are put in last and never read as template. */
export function expandTemplate(template: string, values: TemplateValues, random: RandomSource): string {
  return (
    template
      .replace(/<([^<>]*)>/gu, (_match, optional: string) => (values.isFull ? optional : ''))
      .replace(whereKnown, (...[, slot = '', known = '', unknown = '']: string[]) =>
        (values.slots[slot] ?? '') === '' ? unknown : known,
      )
      // Genders first: their own bar must not part the choices around them.
      .replace(/\{~([^|{}]*)\|([^|{}]*)\}/gu, (_match, masculine: string, feminine: string) =>
        values.gender === 'm' ? masculine : feminine,
      )
      .replace(/\[([^\]]*)\]/gu, (_match, choices: string) => pick(choices.split('|'), random))
      .replace(/\{(\w+)\}/gu, (_match, slot: string) => readSlot(values.slots, slot))
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

function readSlot(slots: Readonly<Record<string, string>>, name: string): string {
  const value = slots[name];
  if (value === undefined) {
    throw new RangeError(`A story template asks for the unknown slot ${name}.`);
  }
  return value;
}

/** Mends what only the joined words decide: capitals after a stop, elisions, melted words, no space before Japanese text. */
export function finishSentences(text: string, code: LanguageCode): string {
  const joined = joinWords(text, code);
  if (code === 'ja') {
    return joined.replace(/(?<=[。」！？])\s+/gu, '');
  }
  if (code === 'hi') {
    return joined;
  }
  return joined.replace(/(?:^|[.!?…]\s?["'”’»]?\s+|[.!?…]\s*)["'“‘«¿¡\s]*\p{Ll}/gu, (match) =>
    isSpeechTag(match) ? match : match.toUpperCase(),
  );
}

/** After a closing quotation mark the sentence goes on: '"Jamais !" lança une voix'. */
function isSpeechTag(start: string): boolean {
  return /^[!?]\s?["'”’»]/u.test(start);
}

/** What a word becomes beside the hero's own phrase, or beside the wish. */
function joinWords(text: string, code: LanguageCode): string {
  switch (code) {
    case 'fr':
      return elideFrench(text);
    case 'it':
      return text
        .replace(/(?<![\p{L}'’])a (?=[aA]\p{L})/gu, 'ad ')
        .replace(/(?<![\p{L}'’])e (?=e\p{L})/gu, 'ed ');
    case 'es':
      return text
        .replace(/(?<!\p{L})(a|de) el (?=\p{L})/gu, (_match, word: string) => `${word}l `)
        .replace(/(?<!\p{L})y (?=h?i(?![aeo])\p{L})/gu, 'e ');
    default:
      return text;
  }
}

/** H aspiré: these words take no elision. */
const aspirated =
  /^(?:hibou|hérisson|héros|haricot|hache|hamster|homard|hérissons|haut|huit|hutte|héron|hibiscus|harpe|hasard)/iu;

function elideFrench(text: string): string {
  return text.replace(
    /(?<![\p{L}'’])(de|que|je|ne|se|jusque)\s+([\p{L}-]+)/giu,
    (match, word: string, next: string) => {
      const startsWithVowel = /^[aeiouhàâéèêëîïôöûü]/iu.test(next) && !aspirated.test(next);
      return startsWithVowel ? `${word.slice(0, -1)}'${next}` : match;
    },
  );
}
