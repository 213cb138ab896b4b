import type { Drawing, DrawnExit } from '@kinora/renderer';

type LanguageCode = Drawing['language'];

/** A scene as its neighbours see it. */
export interface PageOfFilm {
  /** null: it is no board. */
  readonly drawing: Drawing | null;
  /** What is said; null where nobody speaks: a title, the sources. */
  readonly text: string | null;
}

/** Words with which something else is set against what was said before. */
const contrasts: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:but|however|yet|instead|by contrast|in contrast|on the other hand|unlike|whereas|still)\b/iu,
  fr: /^(?:mais|cependant|pourtant|toutefois|en revanche|au contraire|à l[’']inverse|tandis)(?![\p{L}])/iu,
  it: /^(?:ma|però|tuttavia|invece|al contrario|eppure|d[’']altra parte|mentre)(?![\p{L}])/iu,
  es: /^(?:pero|sin embargo|en cambio|no obstante|al contrario|por el contrario|mientras)(?![\p{L}])/iu,
  hi: /^(?:लेकिन|मगर|परंतु|परन्तु|किंतु|किन्तु|इसके विपरीत|दूसरी ओर|जबकि|फिर भी)(?!\p{L})/u,
  ja: /^(?:しかし|だが|一方|ところが|それに対して|でも|けれども)/u,
};

/** Letters a word has at least to name a subject. */
const shortestSubject = 4;

/**
 * How a board makes room for the next, by what comes: what is set against it is wiped over it; the same subject is pushed in
 * beside it, as if the board went on; anything else is a new page.
 */
export function chooseExit(page: PageOfFilm, next: PageOfFilm | undefined): DrawnExit {
  if (next === undefined) {
    return 'hold';
  }
  if (page.text === null || next.text === null || page.drawing === null || next.drawing === null) {
    return 'turn';
  }
  if (contrasts[next.drawing.language].test(next.text.trim())) {
    return 'wipe';
  }
  const known = subjectsOf(page.drawing);
  return subjectsOf(next.drawing).some((subject) => known.includes(subject)) ? 'push' : 'turn';
}

/** What a board's title names. */
function subjectsOf({ elements, language }: Drawing): string[] {
  const titles = elements.flatMap((element) =>
    element.kind === 'text' && element.role === 'title'
      ? [element.lines.join(language === 'ja' ? '' : ' ')]
      : [],
  );
  const words = titles.join(' ').toLowerCase();
  const subjects =
    language === 'ja'
      ? words.match(/[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}/gu)
      : words.match(/[\p{L}\p{M}]+/gu);
  const shortest = language === 'ja' ? 2 : shortestSubject;
  return (subjects ?? []).filter((word) => [...word].length >= shortest && !asides.has(word));
}

/** Longer words that name nothing. */
const asides = new Set(
  (
    'with from that this what when where which their short into about step dans avec pour leur comme bref della delle ' +
    'degli come breve sono para como entre desde resumen में से'
  ).split(' '),
);
