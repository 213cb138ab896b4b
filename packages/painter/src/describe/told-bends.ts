import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ScenePlan } from '../plan/scene-plan.ts';

/** How it is told, or said, that a river winds. */
const bends: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:bends?|meander\p{L}*|windings?|twists and turns)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:méandres?|détours?|boucles?|serpent(?:e|ait|a))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ans[ae]|curv[ae]|meandr[io]|serpeggi\p{L}+)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:curvas?|recodos?|meandros?|serpente\p{L}+)(?!\p{L})/iu,
  hi: /मोड़/u,
  ja: /曲がり角|曲がりくね|うねうね/u,
};

/** A picture's details, with the bends of its river where its scene tells of them. */
export function withBends(
  { place, details = [] }: Pick<ScenePlan, 'place' | 'details'>,
  narration: string | undefined,
  code: LanguageCode,
): Pick<ScenePlan, 'details'> {
  const isWinding = place === 'river' && narration !== undefined && bends[code].test(narration);
  return isWinding ? { details: [...details, 'bends'] } : {};
}
