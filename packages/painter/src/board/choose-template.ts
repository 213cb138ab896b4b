import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardTemplate } from '@kinora/renderer';
import { foldWord } from '@kinora/words';
import type { SceneText } from './scene-text.ts';

/** Words that tell what comes after what. */
const sequenceWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:first|(?<!now and )then|next|after(?:wards)?|finally|until|later)\b/gu,
  hi: /(?:पहले|फिर|इसके बाद|अंत में|के बाद)/gu,
  fr: /\b(?:d'abord|puis|ensuite|enfin|après|jusqu'à)(?![\p{L}])/gu,
  it: /\b(?:prima|poi|quindi|infine|dopo|finché)(?![\p{L}])/gu,
  es: /\b(?:primero|luego|después|finalmente|entonces|hasta que)(?![\p{L}])/gu,
  ja: /(?:まず|次に|それから|最後に|やがて|その後|すると)/gu,
};

/** Words that tell of one thing turning into another: an order by themselves. */
const changeWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:turns? (?:in)?to|becomes?|leads? to|causes?|begins? with)\b/u,
  hi: /(?:बन जात|बदल जात|से शुरू)/u,
  fr: /(?:\bdevien|\bse transforme|\bcommence avec)/u,
  it: /\b(?:diventa|diventano|si trasforma|comincia con)/u,
  es: /\b(?:se vuelve|se convierte|empieza con)/u,
  ja: /(?:になり|に変わ|から始ま)/u,
};

/** Words that lead back to where something began. */
const cycleWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:cycles?|circulat\w+|(?:begins|starts) (?:all )?(?:over|again|anew)|round and round|back to (?:the )?(?:start|beginning))\b/u,
  hi: /(?:चक्र|(?:फिर से|दोबारा) शुरू हो(?:ता|ती|ते))/u,
  fr: /(?:\bcycles?\b|\brecommence\b|\bcirculation\b)/u,
  it: /(?:\bciclo\b|\bcicli\b|\bricomincia\b|\bcircolazione\b)/u,
  es: /(?:\bciclos?\b|\bvuelve a empezar\b|\bcomienza de nuevo|\bempieza de nuevo|\bcirculación\b)/u,
  ja: /(?:循環|サイクル|繰り返され|一巡)/u,
};

/** How a scene's board may be arranged; a film's title has a board of its own. */
export type SceneTemplate = Exclude<BoardTemplate, 'opening'>;

export interface TemplateGrounds {
  /** How many different things can be drawn, and how many of them are spoken. */
  readonly pictures: number;
  readonly spoken: number;
  readonly facts: number;
  /** How many years are told of, and how many of them have a picture or words of their own. */
  readonly years: number;
  readonly describedYears: number;
  /** Whether two of them are set against each other. */
  readonly hasContrast: boolean;
  /** Whether each of the two has something that is said of it alone. */
  readonly hasColumns?: boolean;
  /** Whether either of the two has a share in per cent. */
  readonly hasShares?: boolean;
  /** How many layers are named in a row, and whether a way from one place to another is told. */
  readonly parts?: number;
  readonly hasRoute?: boolean;
  /** How many numbers of one unit are told, and whether they are parts of a whole. */
  readonly measures?: number;
  readonly hasWhole?: boolean;
  /** Whether somebody's own words are told. */
  readonly isQuoted?: boolean;
  /** Whether the title names both of the strongest two. */
  readonly isTitlePair: boolean;
}

/** Arranges a board by what the scene says; where two fit, neighbours in a film take turns. */
export function chooseTemplate(scene: SceneText, grounds: TemplateGrounds): SceneTemplate {
  const words = foldWord(`${scene.title}. ${scene.narration}`);
  if (grounds.years >= 2 && grounds.describedYears >= 2) {
    return 'timeline';
  }
  if (grounds.hasContrast) {
    if (grounds.hasShares === true) {
      return 'number';
    }
    return grounds.hasColumns === true ? 'balance' : 'compare';
  }
  const special = specialTemplate(grounds);
  if (special !== undefined) {
    return special;
  }
  if (grounds.pictures === 0) {
    return grounds.facts >= 2 ? 'list' : 'card';
  }
  if (grounds.spoken >= 3 && cycleWords[scene.code].test(words)) {
    return 'cycle';
  }
  if (grounds.spoken >= 3 && tellsAnOrder(words, scene.code)) {
    return 'process';
  }
  if (grounds.facts >= 3 || (grounds.facts === 2 && scene.index % 2 === 1)) {
    return 'list';
  }
  return grounds.isTitlePair && scene.index % 2 === 1 ? 'compare' : 'hero';
}

/** Arrangements for what is told seldom and says most where it is. */
function specialTemplate(grounds: TemplateGrounds): SceneTemplate | undefined {
  const { parts = 0, measures = 0 } = grounds;
  if (parts >= 3) {
    return 'cutaway';
  }
  if (grounds.hasRoute === true) {
    return 'map';
  }
  if (grounds.isQuoted === true) {
    return 'quotation';
  }
  return measures >= 2 || (measures === 1 && grounds.hasWhole === true) ? 'number' : undefined;
}

function tellsAnOrder(words: string, code: LanguageCode): boolean {
  return changeWords[code].test(words) || (words.match(sequenceWords[code])?.length ?? 0) >= 2;
}
