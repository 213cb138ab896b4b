import { lettersInFourSeconds, namedYears } from '@kinora/words';
import type { OutlineShape } from '../../outline/index.ts';
import { splitSentences } from '../split-sentences.ts';
import type { Sentence } from '../split-sentences.ts';
import type { SceneText } from '../scene-text.ts';
import { placesIn } from '../lands/find-place.ts';
import type { NamedPlace } from '../lands/find-place.ts';
import { yearTold } from '../picture-eras.ts';
import type { Explanation, NamedParts } from './explanation.ts';
import { stepApart } from '../in-steps.ts';
import { explanations } from './explanations.ts';
import { plainWords } from './plain-words.ts';

/** A drawing that explains what a scene says, and where the words that it explains are said. */
export interface FoundExplanation {
  readonly name: string;
  readonly draw: () => OutlineShape[];
  readonly caption: string;
  readonly parts?: NamedParts<readonly string[]>;
  readonly at: number;
  readonly shows?: readonly string[];
  readonly isOfBoth?: boolean;
  readonly standsForTable?: boolean;
  readonly isOfKind?: boolean;
  /** Where in the narration each later step of the drawing is told; no steps where it is not told in their order. */
  readonly steps?: readonly (number | undefined)[];
  /** Whether the film has shown it in an earlier scene. */
  readonly isShownBefore?: boolean;
}

/** More drawings than these are a catalogue again. */
const most = 3;

/**
 * What a scene explains, in the order in which it is said; no more than stands on a board. What the film has shown before is
 * shown again only where there is nothing else.
 */
export function findExplanations(
  scene: SceneText,
  { isRepeated }: { isRepeated: boolean },
): FoundExplanation[] {
  const shown = shownBefore(scene);
  const found = withoutShown(toldIn(scene));
  const fresh = found.filter(({ explanation }) => !shown.has(explanation.name));
  return mostTold(fresh.length > 0 && !isRepeated ? fresh : found)
    .toSorted((one, other) => headlineFirst(one, other, scene) || one.at - other.at)
    .map(
      ({
        explanation: {
          name,
          draw,
          drawnIn,
          drawnAt,
          caption,
          parts,
          steps,
          shows = [],
          isOfBoth = false,
          standsForTable = false,
          isOfKind = false,
        },
        at,
      }) => ({
        name,
        ...(drawnAt?.(placesOf(scene)) ?? {
          draw: drawnThen({ draw, drawnIn }, yearAt(at, scene)),
          caption: caption[scene.code],
          ...(parts === undefined ? {} : { parts: { ...parts, names: parts.names[scene.code] } }),
        }),
        at,
        shows,
        isOfBoth,
        standsForTable,
        isOfKind,
        ...(steps === undefined ? {} : { steps: stepsTold(steps[scene.code], scene) }),
        isShownBefore: shown.has(name),
      }),
    );
}

/** What a scene names comes before what its film is called by. */
function placesOf({ narration, title, filmTitle = '', code }: SceneText): NamedPlace[] {
  const inOrder = (text: string): NamedPlace[] =>
    placesIn(text, code).toSorted((one, other) => one.at - other.at);
  return [narration, title, filmTitle].flatMap(inOrder);
}

function drawnThen(
  { draw, drawnIn }: Pick<Explanation, 'draw'> & { readonly drawnIn: Explanation['drawnIn'] | undefined },
  year: number | undefined,
): () => OutlineShape[] {
  return (year === undefined ? undefined : drawnIn?.(year)) ?? draw;
}

/** The year named nearest to a place in its sentence, else the one that the scene tells of. */
function yearAt(at: number, scene: SceneText): number | undefined {
  const sentence = splitSentences(scene.narration, scene.code).findLast(({ start }) => start <= at);
  const years = [...(sentence?.text ?? '').matchAll(namedYears[scene.code])].map(([whole, year]) => ({
    year: Number(year),
    away: Math.abs((sentence?.start ?? 0) + (sentence?.text.indexOf(whole) ?? 0) - at),
  }));
  return years.toSorted((one, other) => one.away - other.away)[0]?.year ?? yearTold(scene);
}

/** A film opens with what its title says has happened, whatever its first sentence begins with. */
function headlineFirst(one: Told, other: Told, { index, code, filmTitle = '' }: SceneText): number {
  const words = plainWords(filmTitle);
  const isInTitle = ({ explanation: { said } }: Told): boolean =>
    index === 0 && said[code].every((group) => hasWord(group, words));
  return Number(isInTitle(other)) - Number(isInTitle(one));
}

/** What another drawing that is told of shows as well is not drawn beside it. */
function withoutShown(told: readonly Told[]): Told[] {
  const shown = new Set(told.flatMap(({ explanation: { shows = [] } }) => shows));
  return told.filter(({ explanation }) => !shown.has(`explained-${explanation.name}`));
}

/** Where each step of a drawing is told, each behind the one before it. */
function stepsTold(steps: readonly RegExp[], { narration, code }: SceneText): (number | undefined)[] {
  const words = plainWords(narration);
  const away = lettersInFourSeconds[code] * stepApart;
  let last = 0;
  return steps.map((group) => {
    const places = [...words.matchAll(group)].map(({ index }) => index);
    // Told at once with the step before, it is rather drawn where it is told again.
    const found = places.find((at) => at >= last + away) ?? places.find((at) => at > last);
    last = found ?? last;
    return found;
  });
}

function mostTold(told: readonly Told[]): Told[] {
  return told.toSorted((one, other) => other.times - one.times).slice(0, most);
}

/** What explains the scenes before: a title and its narration are one text there. */
function shownBefore(scene: SceneText): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const words of scene.before ?? []) {
    const told = toldIn({ ...scene, title: '', narration: words });
    const fresh = told.filter(({ explanation }) => !shown.has(explanation.name));
    for (const { explanation } of mostTold(fresh.length > 0 ? fresh : told)) {
      shown.add(explanation.name);
    }
  }
  return shown;
}

interface Told {
  readonly explanation: Explanation;
  readonly at: number;
  readonly times: number;
}

function toldIn(scene: SceneText): Told[] {
  return explanations.flatMap((explanation): Told[] => {
    const at = isAbout(explanation, scene) ? placeOf(explanation, scene) : undefined;
    return at === undefined ? [] : [{ explanation, at, times: timesSaid(explanation, scene) }];
  });
}

function isAbout({ about }: Explanation, { filmTitle = '', title, narration, code }: SceneText): boolean {
  const words = plainWords(`${filmTitle}. ${title}. ${narration}`);
  return about === undefined || about[code].every((group) => hasWord(group, words));
}

function hasWord(group: RegExp, words: string): boolean {
  return words.search(group) >= 0;
}

function placeOf(explanation: Explanation, { title, narration, code }: SceneText): number | undefined {
  const sentences = splitSentences(narration, code);
  const of = { groups: explanation.said[code], title };
  // What somebody asks between two sentences does not part them.
  const told = sentences.filter(({ text }) => !/[?？]$/u.test(text));
  return placeIn(sentences, of) ?? (told.length < sentences.length ? placeIn(told, of) : undefined);
}

/** Where the sentence, else the two, that say all of it say the first word of it; a title may say what is beside the first. */
function placeIn(
  sentences: readonly Sentence[],
  { groups, title }: { readonly groups: readonly RegExp[]; readonly title: string },
): number | undefined {
  const [key] = groups;
  for (const count of [1, 2]) {
    for (let first = 0; first + count <= sentences.length; first++) {
      const together = sentences.slice(first, first + count);
      const words = plainWords(together.map(({ text }) => text).join(' '));
      const places = groups.map((group) => words.search(group)).filter((place) => place >= 0);
      const isSaid = groups.every((group) => hasWord(group, `${plainWords(title)}. ${words}`));
      if (isSaid && key !== undefined && hasWord(key, words)) {
        // What two sentences say together is complete with the second.
        return count === 1 ? (together[0]?.start ?? 0) + Math.min(...places) : (together[1]?.start ?? 0);
      }
    }
  }
  return undefined;
}

function timesSaid({ said }: Explanation, { title, narration, code }: SceneText): number {
  const words = plainWords(`${title}. ${narration}`);
  const groups = said[code];
  return groups.length + groups.reduce((sum, group) => sum + (words.match(group)?.length ?? 0), 0);
}
