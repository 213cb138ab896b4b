import type { LanguageCode } from '@kinora/words';

/** Whoever looks for their own home looks for the way there: a house is not found on the ground. */
const ownHome: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:find|get|come|go|return to) (?:(?:its|his|her|their) )?(?:own )?(?:way (?:back )?)?(?:back )?home(?: again)?$/iu,
  fr: /^(?:re)?trouver (?:(?:sa|leur) maison|son foyer|leur foyer)$|^rentrer (?:chez (?:lui|elle|eux|elles)|à la maison)$/iu,
  it: /^(?:ri)?trovare (?:la (?:sua |propria |loro )?)?casa(?: sua| propria)?$|^tornare a casa$/iu,
  es: /^(?:encontrar|buscar) (?:su|la) (?:casa|hogar)$|^(?:volver|regresar) a (?:su )?casa$/iu,
  hi: /^(?:अपना |अपने |अपनी )?घर (?:ढूँढना|ढूंढना|खोजना|लौटना|वापस जाना)$/u,
  ja: /^(?:自分の)?(?:家|おうち|うち)(?:を(?:見つける|探す|さがす)|[にへ]帰る)$/u,
};

export function isWayHome(action: string, code: LanguageCode): boolean {
  return ownHome[code].test(action.trim());
}
