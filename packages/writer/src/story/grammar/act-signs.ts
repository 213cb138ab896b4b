import type { LanguageCode } from '@kinora/words';
import type { WishAct } from '../acts/wish-act.ts';
import { englishActSigns } from './act-signs-en.ts';
import { spanishActSigns } from './act-signs-es.ts';
import { frenchActSigns } from './act-signs-fr.ts';
import { hindiActSigns } from './act-signs-hi.ts';
import { italianActSigns } from './act-signs-it.ts';
import { japaneseActSigns } from './act-signs-ja.ts';
import type { ActSigns } from './shown-act.ts';
import type { WishSigns } from './wish-signs.ts';

const signs = {
  en: englishActSigns,
  fr: frenchActSigns,
  it: italianActSigns,
  es: spanishActSigns,
  hi: hindiActSigns,
  ja: japaneseActSigns,
} as const satisfies Readonly<Record<LanguageCode, ActSigns>>;

/** What shows a wish that is about to do this; undefined for acts that show as their kind does. */
export function signsOfAct(act: WishAct | undefined, code: LanguageCode): WishSigns | undefined {
  const own: Readonly<Partial<Record<WishAct, WishSigns>>> = signs[code];
  return act === undefined ? undefined : own[act];
}
