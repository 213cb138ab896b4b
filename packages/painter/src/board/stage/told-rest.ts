import type { LanguageCode } from '@kinora/contract/catalogue';
import {
  foldWord,
  lookVerbs,
  positionWords,
  readLexicon,
  readWith,
  restPositions,
  restThings,
  restVerbs,
  standVerbs,
} from '@kinora/words';
import type { RestPosition } from '@kinora/words';
import { restPieceNames } from './rest-pieces.ts';
import type { RestPiece } from './rest-pieces.ts';

/** Where somebody is told to be: on a milestone, under a table, behind a curtain. */
export interface Rest {
  readonly position: RestPosition;
  readonly thing: RestPiece;
  /** On it nobody stands. */
  readonly isSeated: boolean;
  /** Nothing is told of it: one sits on what the place has. */
  readonly isUsual?: boolean;
}

/** Between the verb and the thing nothing else is told of. */
const within = String.raw`[^.,;:!?…。、！？।«»“”「」]`;

/** Where the first who is told of in a text is, with the thing that they are at; undefined where nothing is told of it. */
export function toldRest(text: string, code: LanguageCode): Rest | undefined {
  const folded = foldWord(text);
  // Few texts tell of it: only these are read for its things.
  if (!hasVerb(folded, code)) {
    return undefined;
  }
  const { sayings } = readWith(readLexicon(restThings, code), folded, code);
  for (const { at, value } of sayings) {
    const thing = restPieceNames.find((name) => name === value);
    const position = restPositions.find((each) =>
      isTold(folded, at, {
        position: each,
        verbs: each === 'over' ? lookVerbs[code] : restVerbs[code],
        code,
      }),
    );
    if (thing !== undefined && position !== undefined && fits(position, thing)) {
      const isStanding = isTold(folded, at, { position, verbs: standVerbs[code], code });
      return { position, thing, isSeated: position === 'on' && !isStanding };
    }
  }
  return undefined;
}

function hasVerb(text: string, code: LanguageCode): boolean {
  return [...restVerbs[code].split(','), ...lookVerbs[code].split(',')].some((verb) =>
    text.includes(foldWord(verb)),
  );
}

/** Nobody sits on a curtain or sleeps under a chair; what hides nobody is not hidden behind. */
const uses: Readonly<Record<RestPosition, ReadonlySet<RestPiece>>> = {
  on: new Set<RestPiece>([
    'milestone',
    'wall',
    'fence',
    'rock',
    'stump',
    'bench',
    'chair',
    'box',
    'table',
    'bed',
    'branch',
    'steps',
    'roof',
    'hay',
  ]),
  under: new Set<RestPiece>(['table', 'bed', 'tree', 'bush']),
  behind: new Set<RestPiece>([
    'wall',
    'fence',
    'bush',
    'rock',
    'stump',
    'box',
    'tree',
    'curtain',
    'door',
    'hay',
  ]),
  over: new Set<RestPiece>(['wall', 'fence', 'bush', 'box']),
};

function fits(position: RestPosition, thing: RestPiece): boolean {
  return uses[position].has(thing);
}

interface Telling {
  readonly position: RestPosition;
  readonly verbs: string;
  readonly code: LanguageCode;
}

/** Whether a thing at a place of a text is where the verb says that somebody is. */
function isTold(text: string, at: number, { position, verbs, code }: Telling): boolean {
  const words = listed(positionWords[position][code]);
  if (code === 'hi' || code === 'ja') {
    // The thing, the place beside it, then what is done there.
    const told = `^[^\\s]{1,14}?(?: \\p{L}[\\p{L}\\p{M}]{0,7}){0,2}? ?(?:${words})${within}{0,22}?(?:${listed(verbs)})`;
    return new RegExp(told, 'u').test(text.slice(at, at + 48));
  }
  const verb = `(?<![\\p{L}\\p{M}])(?:${listed(verbs)})(?![\\p{L}\\p{M}])`;
  const place = `(?<![\\p{L}\\p{M}])(?:${words})(?:(?<=')|(?![\\p{L}\\p{M}]))`;
  const told = `${verb}${within}{0,30}?${place} ?(?:[\\p{L}\\p{M}'-]+ ?){0,3}$`;
  return new RegExp(told, 'u').test(text.slice(Math.max(0, at - 70), at));
}

function listed(words: string): string {
  return words
    .split(',')
    .map((word) => foldWord(word).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .toSorted((one, other) => other.length - one.length)
    .join('|');
}
