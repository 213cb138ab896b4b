import type { LanguageCode } from '@kinora/contract/catalogue';
import {
  findMentions,
  foldWord,
  foundWords,
  lostWords,
  seekTitles,
  seekWords,
  toldAbsences,
} from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import { withoutAbsent } from '../../describe/absent.ts';
import type { PlacePart } from '../../outline/index.ts';
import type { SceneText } from '../scene-text.ts';
import { withoutSought } from './only-sought.ts';
import { withoutQuotations } from '../../describe/quotations.ts';

type Told = Pick<SceneText, 'narration' | 'code' | 'title' | 'before' | 'filmTitle'>;

/** How far from the word that says it stands what is looked for: behind it, in Hindi and Japanese before it. */
const reach = { behind: 48, before: 26 } as const;

/**
 * The names of pictures of what is not there while a part of a scene is told: what it says is missing, and what is still
 * looked for. `shown`: the English words of the scene's picture; what they show is there, unless the scene tells when it is
 * found.
 */
export function lackingIn(
  part: Told,
  { index, whole, shown }: { index: PictureIndex; whole: Told; shown: Shown },
): ReadonlySet<string> {
  const told = folded(part);
  const { narration, code } = told;
  const lacks = [
    ...namesAt(narration, spansOf(toldAbsences[code], narration), index),
    ...(isFound(told) ? [] : soughtIn(told, index)),
  ];
  const seen = lacks.length === 0 || isFound(folded(whole)) ? new Set<string>() : seenIn(shown);
  return new Set(lacks.filter((name) => !seen.has(name)));
}

/** The names of pictures of what a film looks for, whether or not it is found yet; none where it tells of no search. */
export function soughtBy(part: Told, index: PictureIndex): ReadonlySet<string> {
  return new Set(soughtIn(folded(part), index));
}

interface Shown {
  readonly prompt: string;
  readonly english: PictureIndex;
}

function seenIn({ prompt, english }: Shown): ReadonlySet<string> {
  const text = withoutAbsent(foldWord(withoutSought(prompt)), 'en');
  return new Set(namesIn(text, english, () => true));
}

/** As the tables have it: the same letters stand for the same. */
function folded({ narration, before = [], filmTitle = '', ...others }: Told): Told {
  return {
    ...others,
    narration: foldWord(narration),
    before: before.map(foldWord),
    filmTitle: foldWord(filmTitle),
  };
}

/** What somebody looks for, or has lost, by the film's title and by what was told so far. */
function soughtIn({ filmTitle = '', before = [], narration, code }: Told, index: PictureIndex): string[] {
  const seeking = (text: string, words: readonly RegExp[]): string[] =>
    words.flatMap((word) => namesBeside(text, spansOf(word, text), index));
  return [
    ...seeking(filmTitle, [seekTitles[code]]),
    ...[filmTitle, ...before, narration].flatMap((text) => [
      ...seeking(text, [seekWords[code]]),
      ...namesAt(text, spansOf(lostWords[code], text), index),
    ]),
  ];
}

/** What somebody else says of finding is no find. */
function isFound({ before = [], narration, code }: Told): boolean {
  return [...before, narration].some((text) => spansOf(foundWords[code], withoutQuotations(text)).length > 0);
}

interface Stretch {
  readonly at: number;
  readonly end: number;
}

function spansOf(words: RegExp, text: string): Stretch[] {
  return [...text.matchAll(words)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
  }));
}

function isWithin(place: number, spans: readonly Stretch[]): boolean {
  return spans.some(({ at, end }) => place >= at && place < end);
}

function namesIn(text: string, index: PictureIndex, isMeant: (at: number) => boolean): string[] {
  return findMentions(text, index, text)
    .filter(({ start, isDoing }) => isDoing !== true && isMeant(start))
    .flatMap(({ entry }) => entry.pictures.map(({ name }) => name));
}

/** Few texts say so: only these are read for what they name. */
function namesAt(text: string, spans: readonly Stretch[], index: PictureIndex): string[] {
  return spans.length === 0 ? [] : namesIn(text, index, (at) => isWithin(at, spans));
}

/** The thing or being next to the words that say that it is looked for, in their clause. */
function namesBeside(text: string, spans: readonly Stretch[], index: PictureIndex): string[] {
  const mentions = spans.length === 0 ? [] : findMentions(text, index, text);
  return spans.flatMap(({ at, end }) => {
    const isBefore = isVerbLast(index.code);
    const near = mentions.filter(({ start }) =>
      isBefore ? start < at && start >= at - reach.before : start >= end && start < end + reach.behind,
    );
    const found = isBefore ? near.at(-1) : near[0];
    const between =
      found === undefined ? '' : text.slice(Math.min(found.start, end), Math.max(found.start, at));
    return found === undefined || /[.!?;:。！？।]/u.test(between)
      ? []
      : found.entry.pictures.map(({ name }) => name);
  });
}

function isVerbLast(code: LanguageCode): boolean {
  return code === 'hi' || code === 'ja';
}

/** What of a place is what: by the names of the pictures that stand for it. */
const partNames: Readonly<Record<PlacePart, RegExp>> = {
  flower: /flower|blossom|tulip|^rose$|bouquet|hibiscus|daisy|hyacinth|lotus/u,
  tree: /(?:deciduous|evergreen|palm)-tree|^(?:tree|wood)$/u,
  house: /^(?:house|houses|hut|derelict-house|house-with-garden|cityscape)$/u,
};

/** Whether what is lacking is this part of a place. */
export function isLackingPart(part: PlacePart | undefined, lacks: ReadonlySet<string> | undefined): boolean {
  return part !== undefined && isLackingNamed(partNames[part], lacks);
}

/** Whether something of these names is lacking. */
export function isLackingNamed(names: RegExp, lacks: ReadonlySet<string> | undefined): boolean {
  return [...(lacks ?? [])].some((name) => names.test(name));
}
