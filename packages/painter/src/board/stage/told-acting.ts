import { foldWord, readLexicon, readWith, toldActWords, toldThingWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { withoutQuotations } from '../../describe/quotations.ts';
import type { Posture } from '../../outline/index.ts';
import { acts } from '../../plan/acts.ts';
import type { Act } from '../../plan/acts.ts';
import { readPosture } from './read-posture.ts';
import { countTold } from './told-count.ts';
import type { Prop } from './told-props.ts';

/** What a country is told to be under somebody: a slope, a round that leads back, where it ends. */
export type ToldLand = 'climb' | 'loop' | 'edge';

/** What somebody is seen doing because it is told of them. */
export interface Acting {
  readonly posture: Posture;
  /** With the whole body, instead of the posture. */
  readonly act?: Act | undefined;
  /** What they have before them. */
  readonly prop?: Prop | undefined;
  /** What the country is under them. */
  readonly land?: ToldLand | undefined;
  /** How many of it there are in the end. */
  readonly count?: number | undefined;
}

/** What is seen of what the table of told acts knows beside acts of the whole body. */
const seen: Readonly<Record<string, Acting>> = {
  pack: { posture: 'search', prop: 'bag' },
  sow: { posture: 'ask', prop: 'seeds' },
  hide: { posture: 'hide' },
  sprout: { posture: 'search', prop: 'sprout' },
  loaf: { posture: 'glad', prop: 'loaf' },
  bloom: { posture: 'gaze', prop: 'blossom' },
  search: { posture: 'search', prop: 'leaves' },
  look: { posture: 'search' },
  read: { posture: 'search', prop: 'book' },
  gaze: { posture: 'gaze' },
  ask: { posture: 'ask' },
  sit: { posture: 'sit' },
  go: { posture: 'walk' },
  cry: { posture: 'sad' },
};

/** What is seen beside whom a sentence tells of what it turns on, by the table of told things. */
const turning: Readonly<Record<string, Acting>> = {
  map: { posture: 'search', prop: 'map' },
  painting: { posture: 'glad', prop: 'painting' },
  smear: { posture: 'gaze', prop: 'smear' },
  wilted: { posture: 'sad', prop: 'wilted' },
  canvases: { posture: 'sad', prop: 'canvases' },
  raised: { posture: 'glad', prop: 'built' },
  ruin: { posture: 'sad', prop: 'ruin' },
  crooked: { posture: 'gaze', prop: 'crooked' },
  soaked: { posture: 'sad', prop: 'soaked' },
  can: { posture: 'gaze', prop: 'can' },
  load: { posture: 'walk', prop: 'load', land: 'climb' },
  loop: { posture: 'walk', land: 'loop' },
  edge: { posture: 'sad', land: 'edge' },
  slab: { posture: 'think', prop: 'slab' },
  seed: { posture: 'think', prop: 'seed' },
};

/** Of these one comes after another, and a map has as many crosses. */
const counted: ReadonlySet<Prop> = new Set(['blossom', 'sprout', 'loaf', 'map']);

/** Whoever merely stands or speaks is not told of; a tide carries and colours are together as well. */
const unseen: ReadonlySet<Posture> = new Set(['stand', 'talk', 'work', 'think', 'together', 'carry']);

/** What somebody in a text has to do with: what its sentences turn on in the end. */
export function toldThing(text: string, code: LanguageCode): Acting | undefined {
  const own = withoutQuotations(text);
  const value = readWith(readLexicon(toldThingWords, code), foldWord(own), code).values.at(-1) ?? '';
  return withCount(turning[value], own, code);
}

/** What the first who is told of in a text does: by the tables of told things and acts, else by that of postures. */
export function toldActing(text: string, code: LanguageCode): Acting | undefined {
  const thing = toldThing(text, code);
  if (thing !== undefined) {
    return thing;
  }
  const own = withoutQuotations(text);
  const { values, rest } = readWith(readLexicon(toldActWords, code), foldWord(own), code);
  const value = values.find((each) => each !== '-') ?? '';
  const act = acts.find((each) => each === value);
  if (act !== undefined) {
    return { posture: act === 'run' ? 'run' : 'work', act };
  }
  const posture = readPosture(rest, code);
  const isSeen = posture !== undefined && !unseen.has(posture);
  return withCount(seen[value], own, code) ?? (isSeen ? { posture } : undefined);
}

function withCount(acting: Acting | undefined, told: string, code: LanguageCode): Acting | undefined {
  return acting?.prop !== undefined && counted.has(acting.prop)
    ? { ...acting, count: countTold(told, code) }
    : acting;
}
