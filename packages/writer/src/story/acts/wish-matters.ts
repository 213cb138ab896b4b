import type { LanguageCode } from '@kinora/words';
import type { StoryGrammar, WishKind, WishMatter } from '../grammar/story-grammar.ts';
import { englishActs } from './acts-en.ts';
import { spanishActs } from './acts-es.ts';
import { frenchActs } from './acts-fr.ts';
import { hindiActs } from './acts-hi.ts';
import { italianActs } from './acts-it.ts';
import { japaneseActs } from './acts-ja.ts';
import type { WishAct } from './wish-act.ts';

const tables = {
  en: englishActs,
  hi: hindiActs,
  fr: frenchActs,
  it: italianActs,
  es: spanishActs,
  ja: japaneseActs,
} as const satisfies Record<LanguageCode, string>;

/** What can happen to whoever is about to do it, in one language: a line each. */
export function mattersOfAct(act: WishAct, code: LanguageCode): readonly WishMatter[] {
  return tables[code]
    .trim()
    .split('\n')
    .map((line) => line.split(' / '))
    .filter(([name]) => name === act)
    .map(([, first = '', ruin = '', falter = '', mend = '']) => ({ first, ruin, falter, mend }));
}

/** What can happen to a wish: to what it does where that is known, else to its kind. */
export function mattersOfWish(
  { act, kind, isThing = false }: { act: WishAct | undefined; kind: WishKind; isThing?: boolean },
  code: LanguageCode,
  grammar: StoryGrammar,
): readonly WishMatter[] {
  const usual = [grammar.matters[kind]];
  const own = act === undefined ? usual : mattersOfAct(act, code);
  const handless = isThing ? own.filter((matter) => !handled[code].test(JSON.stringify(matter))) : own;
  return handless.length > 0 ? handless : usual;
}

/** What nobody packs, carries or reads who has no hands. */
const handled: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:luggage|bags?|map)\b/u,
  fr: /(?<!\p{L})(?:bagages?|sacs?|valises?|la carte)(?!\p{L})/u,
  it: /(?<!\p{L})(?:bagagli[oa]?|bors[ae]|valigi[ae]|mappa)(?!\p{L})/u,
  es: /(?<!\p{L})(?:equipaje|maletas?|bolsas?|mapa)(?!\p{L})/u,
  hi: /सामान|थैल|झोल|नक़्श/u,
  ja: /荷物|かばん|地図/u,
};
