import type { LanguageCode } from '@kinora/contract';
import { findMentions } from '../../whiteboard/index.ts';
import type { PictureIndex } from '../../whiteboard/index.ts';
import type { Subject } from '../scene-plan.ts';
import { figureWords } from './figure-words.ts';
import { readLexicon } from './lexicon.ts';
import { colourWords, numberWords } from './scene-words.ts';

/** Pictures of what places are painted with, or of marks and abstractions that nothing stands for. */
const scenery =
  /sun|cloud|moon|star(?!fish)|mountain|night|sunrise|sunset|cityscape|bridge-at|national-park|desert|beach|evergreen|deciduous|palm-tree|herb|water-wave|droplet|wind|leaf|snowflake|fog|rainbow|milky|sparkles|fire$|light|eyes?$|ear|mouth|hand|brain|heart|arrow|symbol|mark|button|sign|house|building|hotel|school|castle|stadium|factory|classical|zzz|speech|thought|face|skull|ghost|seedling|camera|picture|cinema|clapper|artist-palette|window|door|national|world-map|globe/u;

/** Where no place is painted either, its sun, leaf or heart may stand for itself. */
export const onlyMarks = /arrow|symbol|mark|button|sign|zzz|speech|thought|face|skull|hotel/u;

/** Flyers stand in the air unless the prompt says otherwise. */
const flyers =
  /bird|eagle|dove|owl|parrot|duck|bat$|butterfly|bee$|airplane|helicopter|rocket|kite|balloon|satellite|saucer|parachute|dragon$|swan-flying/u;

interface Sighting {
  readonly at: number;
  readonly figure: string;
  readonly name: string;
}

/** The things and beings a text puts into the scene, at most five, in the order they are named. */
export function readSubjects(text: string, index: PictureIndex, unfit = scenery): Subject[] {
  const { code } = index;
  const own = findFigures(text, code);
  const icons = findMentions(own.rest, index).flatMap((mention): Sighting[] => {
    const picture = mention.entry.pictures.find((each) => each.set === 'noto' && !unfit.test(each.name));
    const isMeant =
      mention.entry.fitness > 0.4 &&
      mention.entry.pictures[0]?.set === 'noto' &&
      !unfit.test(mention.entry.pictures[0].name);
    return picture === undefined || !isMeant
      ? []
      : [{ at: mention.start, figure: `icon:${picture.name}`, name: mention.name }];
  });
  const seen = new Map<string, Sighting>();
  for (const sighting of [...own.sightings, ...icons].sort((one, other) => one.at - other.at)) {
    if (!seen.has(sighting.figure)) {
      seen.set(sighting.figure, sighting);
    }
  }
  return [...seen.values()].slice(0, 4).map((sighting, place) => describe(sighting, { place, text, code }));
}

function findFigures(text: string, code: LanguageCode): { sightings: Sighting[]; rest: string } {
  const sightings: Sighting[] = [];
  let rest = text;
  for (const { value, phrase } of readLexicon(figureWords, code)) {
    const ending = code === 'ja' ? '' : '(?:s|es|i|e|ों|े)?(?![\\p{L}\\p{M}])';
    const start = code === 'ja' ? '' : '(?<![\\p{L}\\p{M}])';
    rest = rest.replace(new RegExp(`${start}${phrase}${ending}`, 'gu'), (match: string, at: number) => {
      sightings.push({ at, figure: value, name: match });
      return ' '.repeat(match.length);
    });
  }
  return { sightings, rest };
}

function describe(sighting: Sighting, context: { place: number; text: string; code: LanguageCode }): Subject {
  const before = context.text.slice(Math.max(0, sighting.at - 28), sighting.at);
  const phrase = context.code === 'ja' ? before.slice(-6) : before;
  const number = lastOf(phrase, numberWords, context.code);
  const colour = lastOf(phrase.slice(-16), colourWords, context.code);
  const plural =
    /s$/u.test(sighting.name) &&
    context.code !== 'ja' &&
    context.code !== 'hi' &&
    context.code !== 'it' &&
    !/ss$/u.test(sighting.name)
      ? 3
      : 1;
  const count = sighting.figure === 'friends' ? 3 : plural;
  const isFlying = flyers.test(sighting.figure);
  return {
    figure: sighting.figure,
    name: sighting.name.slice(0, 40),
    count: number === undefined ? count : Number(number),
    ...(colour === undefined ? {} : { colour }),
    relation: relationOf(context.place, isFlying),
  };
}

function relationOf(place: number, isFlying: boolean): Subject['relation'] {
  if (isFlying) {
    return 'above';
  }
  return place === 0 ? 'alone' : 'beside';
}

/** The value of the last word of a table in a text that no comma or full stop cuts off. */
function lastOf(text: string, table: string, code: LanguageCode): string | undefined {
  const clause = text.split(/[,.;:、。।]/u).at(-1) ?? '';
  let best: { at: number; value: string } | undefined;
  for (const { value, phrase } of readLexicon(table, code)) {
    const at = code === 'ja' ? clause.lastIndexOf(phrase) : ` ${clause} `.lastIndexOf(` ${phrase} `);
    if (at >= 0 && (best === undefined || at > best.at)) {
      best = { at, value };
    }
  }
  return best?.value;
}
