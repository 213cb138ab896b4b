import type { LanguageCode } from '@kinora/contract';
import type { BoardTemplate } from '@kinora/renderer';
import { foldWord } from '../words/base-forms.ts';
import type { SceneText } from './scene-text.ts';

/** Words that set two things against each other. */
const contrastWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:versus|vs|unlike|whereas|compared (?:to|with)|in contrast|rather than|instead of|difference between)\b/u,
  hi: /(?:बनाम|जबकि|के विपरीत|की तुलना में|के बजाय|में अंतर)/u,
  fr: /(?:\bcontre\b|\btandis que\b|\balors que\b|\bcontrairement\b|\bau lieu de\b|\bdifférence entre\b|\bpar rapport\b)/u,
  it: /\b(?:contro|mentre invece|al contrario|a differenza|invece di|rispetto a|differenza tra)\b/u,
  es: /\b(?:frente a|mientras que|a diferencia|en cambio|en lugar de|en vez de|diferencia entre|versus)\b/u,
  ja: /(?:に対して|に対し|と違って|と異なり|の違い|一方で|比べて|ではなく)/u,
};

/** Words that tell what comes after what. */
const sequenceWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:first|then|next|after(?:wards)?|finally|begins?|until|turns? into|turns? to|becomes?|step|later)\b/gu,
  hi: /(?:पहले|फिर|इसके बाद|अंत में|शुरू|बन जाता|बन जाती|बाद)/gu,
  fr: /(?:\bd'abord\b|\bpuis\b|\bensuite\b|\benfin\b|\baprès\b|\bdevient\b|\bcommence\b|\bétape\b|\bse transforme)/gu,
  it: /\b(?:prima|poi|quindi|infine|dopo|diventa|comincia|inizia|passo|si trasforma)\b/gu,
  es: /\b(?:primero|luego|después|finalmente|se vuelve|empieza|comienza|paso|se convierte|entonces)\b/gu,
  ja: /(?:まず|次に|それから|最後に|やがて|になり|から始ま|その後|すると|変わ)/gu,
};

export interface TemplateGrounds {
  /** How many different things can be drawn, and how many of them are spoken. */
  readonly pictures: number;
  readonly spoken: number;
  readonly facts: number;
}

/** Arranges a board by what the scene says; where two fit, neighbours in a film take turns. */
export function chooseTemplate(scene: SceneText, grounds: TemplateGrounds): BoardTemplate {
  const words = foldWord(`${scene.title}. ${scene.narration}`);
  if (grounds.pictures === 0) {
    return 'card';
  }
  if (grounds.pictures >= 2 && contrastWords[scene.code].test(words)) {
    return 'compare';
  }
  const steps = words.match(sequenceWords[scene.code])?.length ?? 0;
  if (grounds.spoken >= 3 && steps >= 1) {
    return 'process';
  }
  if (grounds.facts >= 3 || (grounds.facts === 2 && scene.index % 2 === 1)) {
    return 'list';
  }
  return 'hero';
}
