import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { clausesOf } from './clauses.ts';
import { isBoat } from './mounts.ts';

/** How it is told that something on the water lies on the ground. */
const aground: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:aground|(?:stuck|stranded|caught) (?:fast )?(?:in|on) (?:the |a )?(?:shallows?|mud|sand|sandbank|mudbank|reeds))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:touch(?:ait|a) le fond|s['’]échoua|était échouée?|(?:dans la|que de la) vase|sur un banc de sable)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:solo fango|nel fango|in secca|si incagliò|si arenò|era (?:incagliat|arenat)[oa])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:solo barro|en el barro|encalló|quedó (?:encallad|varad)[oa]|en un banco de arena)(?!\p{L})/iu,
  hi: /(?:बस कीचड़|(?:कीचड़|रेत|दलदल) में फँस)/u,
  ja: /浅いどろ|浅瀬(?:に|で)|どろの中で動けな|座礁|乗り上げ/u,
};

/** Waters whose ground a boat can lie on. */
const shallow: ReadonlySet<ScenePlan['place']> = new Set(['river', 'lake', 'coast', 'beach', 'island']);

/** After which part of what is told a picture's boat lies on the ground of its water; undefined where it does not. */
export function readAground(
  { place, subjects }: Pick<ScenePlan, 'place' | 'subjects'>,
  narration: string,
  code: LanguageCode,
): number | undefined {
  const hasBoat = subjects.some(({ figure, relation }) => isBoat(figure) && relation !== 'far');
  const told = clausesOf(narration, code).find(({ text }) => aground[code].test(text));
  if (!hasBoat || !shallow.has(place) || told === undefined) {
    return undefined;
  }
  return (told.from + (aground[code].exec(told.text)?.index ?? 0)) / narration.length;
}
