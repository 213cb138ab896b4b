import type { LanguageCode } from '@kinora/words';

/** How a wish is said as the story goes on. */
export interface WishWords {
  /** Where it is wished. */
  readonly full: string;
  /** Where it is tried. */
  readonly tried: string;
  /** From then on. */
  readonly later: string;
  /** Where it comes true. */
  readonly reached: string;
}

/** So many words are said again and again without being noticed; Japanese counts characters. */
const mostShortWords = 4;
const mostShortCharacters = 8;

export function isLongWish(action: string, code: LanguageCode): boolean {
  return code === 'ja'
    ? [...action].length > mostShortCharacters
    : action.split(/\s+/u).length > mostShortWords;
}

/** So long a wish is said whole once more, at its end. */
const mostWords = 9;
const mostCharacters = 20;

function canBeSaidAgain(action: string, code: LanguageCode): boolean {
  return code === 'ja' ? [...action].length <= mostCharacters : action.split(/\s+/u).length <= mostWords;
}

/**
 * A long wish is said in full once, and then without what is told of its object: 'run after the last train of summer', 'run
 * after the last train'. Where nothing can be left out it is said in full once more, and then only pointed at. Where it
 * comes true a shortened one is told whole again: what was wished for is what was reached.
 */
export function sayWish(action: string, code: LanguageCode, doIt: string): WishWords {
  if (!isLongWish(action, code)) {
    return { full: action, tried: action, later: action, reached: action };
  }
  const shorter = shortenWish(action, code);
  const later = shorter ?? doIt;
  return {
    full: action,
    tried: shorter ?? action,
    later,
    reached: shorter !== undefined && canBeSaidAgain(action, code) ? action : later,
  };
}

interface Cut {
  /** Before what is told of an object. */
  readonly of: RegExp;
  /** Before where, with whom and for whom. */
  readonly where: RegExp;
  /** What stands before an object: only behind it is 'of' about the object, not in 'take care of'. */
  readonly article: RegExp;
  /** Nothing is left out of a question: 'see what lies beyond the reef'. */
  readonly question: RegExp;
}

type Spaced = Exclude<LanguageCode, 'hi' | 'ja'>;

const cuts: Readonly<Record<Spaced, Cut>> = {
  en: {
    of: / (?:of|from) /gu,
    where: / (?:in|on|at|for|with|behind|beyond|under|over|among|across|that|who|which|where) /gu,
    article: /\b(?:a|an|the|his|her|its|their|my|one|every) \S|(?:afraid|scared|frightened)$/u,
    question: /\b(?:what|how|why|if|whether|out)\b/u,
  },
  fr: {
    of: / (?:de|du|des|d['’])(?= |\p{L})/gu,
    where: / (?:dans|sur|pour|avec|sous|derrière|parmi|entre|qui|que|où|en) /gu,
    article: /(?:^| |l['’])(?:le|la|les|un|une|des|son|sa|ses|mon|ma) |l['’]\p{L}|peur$/u,
    question: /\b(?:ce que|ce qu|comment|pourquoi|si)\b/u,
  },
  it: {
    of: / (?:di|del|dello|della|dei|degli|delle|dell['’])(?= |\p{L})/gu,
    where: / (?:in|nel|nello|nella|nelle|su|sul|sulla|per|con|sotto|dietro|tra|fra|che|dove) /gu,
    article: /(?:^| )(?:il|lo|la|i|gli|le|un|uno|una|al|alla) |l['’]\p{L}|paura$/u,
    question: /\b(?:che cosa|come|perché|se)\b/u,
  },
  es: {
    of: / (?:de|del) /gu,
    where: / (?:en|sobre|para|por|con|bajo|entre|que|donde|detrás) /gu,
    article: /(?:^| )(?:el|la|los|las|un|una|su|sus|al|mi) |miedo$/u,
    question: /\b(?:lo que|qué|cómo|si)\b/u,
  },
};

/** A wish without what is told of its object or of the place; undefined where nothing can be left out. */
function shortenWish(action: string, code: LanguageCode): string | undefined {
  switch (code) {
    case 'ja': {
      // 'の上', 'の中': no object's own.
      const shorter = action
        .replace(/^.*の(?![上中下前後]|そば|向こう|ところ)(?=[^の]+(?:を|に|へ|まで)\S+$)/u, '')
        .replace(/^.+[^きっすずま]で(?=[^でを]+を\S+$)/u, '');
      return shorter === action ? undefined : shorter;
    }
    case 'hi': {
      const shorter = action.replace(
        /^.*?\s(?:का|की|के)\s(?!पीछे|पास|लिए|साथ|ऊपर|नीचे|बारे|सामने|अंदर|बीच|पार|बिना)(?=\S+\s\S)/u,
        '',
      );
      return shorter === action ? undefined : shorter;
    }
    default:
      return cutWish(action, cuts[code]);
  }
}

function cutWish(action: string, { of, where, article, question }: Cut): string | undefined {
  const places = [
    ...[...action.matchAll(where)].map(({ index }) => index),
    ...[...action.matchAll(of)].map(({ index }) => index).filter((at) => article.test(action.slice(0, at))),
  ];
  return places
    .toSorted((one, other) => one - other)
    .map((at) => action.slice(0, at))
    .find(
      (kept) =>
        kept.includes(' ') && !question.test(kept) && /(?:\p{L}{3,}|\p{Script=Latin}’\p{L}+)$/u.test(kept),
    );
}
