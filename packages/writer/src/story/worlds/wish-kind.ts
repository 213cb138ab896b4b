import type { LanguageCode } from '@kinora/words';
import { wordSet } from '@kinora/words';
import type { ThreadName, WishKind } from '../grammar/story-grammar.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';

/** English verbs by what becomes of them when they go wrong. */
const verbs: Readonly<Record<Exclude<WishKind, 'any'>, ReadonlySet<string>>> = {
  paint: wordSet('paint draw colour color sketch'),
  build: wordSet('build repair fix invent sew knit construct craft fabricate carve'),
  cook: wordSet('cook bake'),
  voice: wordSet('sing whistle speak talk tell roar perform recite'),
  move: wordSet('dance fly swim run jump climb skate ski juggle race surf ride skip'),
  words: wordSet('read write spell'),
  grow: wordSet('grow plant garden'),
  journey: wordSet(
    'travel explore sail reach visit follow cross find discover go see come seek search meet return leave walk stand get',
  ),
  heart: wordSet(
    'stop be smile laugh forgive sleep dream share help save befriend overcome love trust listen',
  ),
};

/** Where the first noun decides: one makes friends otherwise than cakes. */
const kindsByObject: readonly (readonly [RegExp, WishKind])[] = [
  [/^(?:make|find) (?:\w+ )?friends?\b/u, 'heart'],
  [/^play .*(?:violin|guitar|piano|drum|flute|music|trumpet|song)/u, 'voice'],
  [/^make .*(?:cake|bread|soup|pie|pizza)/u, 'cook'],
  [/^make /u, 'build'],
];

/** Wishes of the other languages that hold no verb of the dictionary. */
const ownKinds: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly (readonly [RegExp, WishKind])[]>> = {
  fr: [
    [/^ne plus |^se faire (?:un|des) amis?|^(?:oser|aimer|être)\b/u, 'heart'],
    [/^(?:aller|partir|retrouver|revenir|arriver|rejoindre|monter)(?!\p{L})/u, 'journey'],
  ],
  it: [
    [/^non |^trovare un amico|^fare amicizia|^essere\b/u, 'heart'],
    [/^(?:andare|partire|ritrovare|tornare|arrivare|salire)(?!\p{L})/u, 'journey'],
  ],
  es: [
    [/^no |^hacer(?:se)? amigos|^encontrar (?:un )?amigos?|^ser\b/u, 'heart'],
    [/^(?:ir|partir|volver|llegar|subir|salir)(?!\p{L})/u, 'journey'],
  ],
  hi: [
    [/(?:डर|दोस्त)/u, 'heart'],
    [/बाग़|पौध|पेड़ लगा/u, 'grow'],
    [/(?:लिखना|पढ़ना)$/u, 'words'],
    [/(?:जाना|पहुँचना|लौटना)$/u, 'journey'],
  ],
  ja: [
    [/(?:友だち|友達|こわが|怖が|仲よく)/u, 'heart'],
    [/(?:庭|花|木|種|野菜)を/u, 'grow'],
    [/(?:本|字|手紙)を(?:読|書)/u, 'words'],
    [/(?:行く|帰る|着く)$/u, 'journey'],
  ],
};

/** What a wish is about; `any` for verbs that nobody has sorted. */
export function kindOfWish(action: string, code: LanguageCode, lexicon: Lexicon): WishKind {
  const wish = action.toLowerCase();
  if (code !== 'en') {
    const own = ownKinds[code].find(([words]) => words.test(wish))?.[1];
    return own ?? kindOfEnglish(verbInEnglish(wish, code, lexicon));
  }
  return kindOfEnglish(wish);
}

function kindOfEnglish(wish: string): WishKind {
  const byObject = kindsByObject.find(([words]) => words.test(`${wish} `))?.[1];
  const verb = wish.split(' ')[0] ?? '';
  // Object.keys forgets the key type of its table.
  const kinds = Object.keys(verbs) as (keyof typeof verbs)[];
  return byObject ?? kinds.find((kind) => verbs[kind].has(verb)) ?? 'any';
}

/** The wish's verb in English, the longest that fits; Hindi and Japanese put it last. */
export function verbInEnglish(wish: string, code: LanguageCode, lexicon: Lexicon): string {
  const [verb] = lexicon.verbs
    .filter((entry) => holdsVerb(wish, entry[code], code))
    .sort((one, other) => other[code].length - one[code].length);
  return verb?.en ?? '';
}

function holdsVerb(wish: string, verb: string, code: LanguageCode): boolean {
  switch (code) {
    case 'ja':
      return wish.endsWith(verb);
    case 'hi':
      // 'लगाना' is no 'गाना'.
      return ` ${wish}`.endsWith(` ${verb}`);
    default:
      return `${wish} `.startsWith(`${verb} `);
  }
}

/** What can stand in the way of a wish: no storm stops a song, and nobody laughs at a seed. */
export const threadsOfWish: Readonly<Record<WishKind, readonly ThreadName[]>> = {
  paint: ['storm', 'laughter', 'haste', 'charm', 'alone'],
  build: ['storm', 'laughter', 'haste', 'charm', 'alone'],
  cook: ['storm', 'laughter', 'haste', 'charm', 'alone'],
  voice: ['laughter', 'haste', 'charm', 'alone'],
  move: ['laughter', 'haste', 'charm', 'alone'],
  words: ['laughter', 'haste', 'charm', 'alone'],
  grow: ['storm', 'haste', 'charm', 'alone'],
  journey: ['storm', 'haste', 'charm', 'alone'],
  heart: ['laughter', 'haste', 'charm', 'alone'],
  any: ['storm', 'laughter', 'haste', 'charm', 'alone'],
};
