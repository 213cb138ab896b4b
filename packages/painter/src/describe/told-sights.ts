import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord, readLexicon, readWith, toldActWords, toldTurnWords } from '@kinora/words';
import { acts } from '../plan/acts.ts';
import type { Turn } from '../plan/scene-plan.ts';
import type { Clause } from './clauses.ts';

/** What somebody can be seen at. */
export type Doing = Turn['does'];

/** What is told of somebody and can be painted, and with which clause: a UTF-16 offset of the narration. */
export interface ToldSight {
  readonly from: number;
  /** What the tables call it. */
  readonly value: string;
  readonly does: Doing;
}

/** What is told beside acts of the whole body. */
const sights: Readonly<Record<string, Doing>> = {
  pack: { holds: { thing: 'bag' } },
  sow: { act: 'plant' },
  read: { holds: { thing: 'book' } },
  go: { act: 'walk' },
  search: { act: 'walk' },
  gaze: {},
  look: {},
  wait: {},
  sit: { seat: 'usual' },
  thrown: { seat: 'usual' },
  cry: { gesture: 'cry' },
};

/** What comes of an act: nothing of it is there before it is told. */
const products: ReadonlySet<string> = new Set(['loaf', 'sprout', 'bloom']);

/** What the clauses of a narration tell that can be seen, in their order. */
export function toldSights(clauses: readonly Clause[], code: LanguageCode): ToldSight[] {
  return told(toldActWords + toldTurnWords, clauses, code).flatMap(({ value, from }): ToldSight[] => {
    const act = acts.find((each) => each === value);
    const does = act === undefined ? sights[value] : { act };
    return does === undefined ? [] : [{ from, value, does }];
  });
}

/** Where it is told that something has grown or is baked. */
export function toldProduct(clauses: readonly Clause[], code: LanguageCode): number | undefined {
  return told(toldActWords, clauses, code).find(({ value }) => products.has(value))?.from;
}

/** Where it is told that something has come off at last. */
export function toldDone(clauses: readonly Clause[], code: LanguageCode): number | undefined {
  return told(toldTurnWords, clauses, code).find(({ value }) => value === 'done')?.from;
}

interface Told {
  readonly from: number;
  readonly value: string;
}

function told(table: string, clauses: readonly Clause[], code: LanguageCode): Told[] {
  const lexicon = readLexicon(table, code);
  return clauses.flatMap(({ from, text }) =>
    readWith(lexicon, foldWord(text), code).values.map((value) => ({ from, value })),
  );
}
