import type { LanguageCode } from '@kinora/contract/catalogue';
import {
  findMentions,
  featureWords,
  hairWords,
  hairstyleWords,
  outfitWords,
  skinWords,
  relationWords,
  roleWords,
  figureWords,
  keyThingWords,
  landmarkWords,
  readLexicon,
  readWith,
  colourWords,
  dreamedActs,
  numberWords,
} from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { Act } from '../plan/acts.ts';
import type { Subject } from '../plan/scene-plan.ts';
import { heldThings, heldWords } from '../plan/held-things.ts';
import { personNames } from './person-names.ts';
import { asDone, readActs } from './read-acts.ts';
import type { ActSeen } from './read-acts.ts';
import { comingOrGoing } from './coming-or-going.ts';
import { readHoldings } from './read-holdings.ts';
import type { Holding } from './read-holdings.ts';
import { aboard } from './read-riding.ts';
import { readStances } from './read-stances.ts';
import type { Stance } from './read-stances.ts';
import { asPirateShip, isNoSecondBoat } from './named-boats.ts';
import { findFigures } from './sightings.ts';
import { isToldAlive } from './told-alive.ts';
import { wordsAbout } from './words-about.ts';
import type { Sighting } from './sightings.ts';
import { asGlyph } from './thing-glyphs.ts';

/** Pictures of what places are painted with, or of marks and abstractions that nothing stands for. */
export const scenery =
  /sun|cloud|moon|star(?!fish)|mountain|night|sunrise|sunset|cityscape|bridge-at|national-park|desert|beach|evergreen|deciduous|palm-tree|pine-decoration|tanabata|herb|water-wave|droplet|wind|leaf|snowflake|fog|rainbow|milky|sparkles|fire$|light|eyes?$|ear|mouth|nose|tongue|tooth|hand|brain|heart|arrow|symbol|mark|button|sign|speaking-head|house|building|hotel|school|castle|stadium|factory|classical|zzz|firework|sparkler|^mage$|^ring$|^hole$|dashing-away|high-voltage|^chart-|fork-and-knife-with-plate|speech|thought|(?<!frog-)face|skull|ghost|seedling|camera|picture|cinema|clapper|artist-palette|window|door|national|world-map|globe/u;

/** Where no place is painted either, its sun, leaf or heart may stand for itself. */
export const onlyMarks = /arrow|symbol|mark|button|sign|zzz|speech|thought|(?<!frog-)face|skull|hotel/u;

/** Flyers stand in the air unless the prompt says otherwise. */
const flyers =
  /bird|seagull|eagle|dove|bat$|butterfly|bee$|airplane|helicopter|rocket|kite|balloon|satellite|saucer|parachute|swan-flying/u;

/** Who is in the air where the prompt says so. */
const soaring = /^(?:astronaut|superhero|fairy|angel|witch|vampire|dragon)$/u;
const soaringWords =
  /\b(?:fly|flying|flies|float|floating|floats|hovering|weightless|spacewalk|soaring|above the clouds)\b|उड़|तैर|vol(?:e|ant|ent)\b|flott(?:e|ant)|apesanteur|vola(?:no|nte)?\b|volando|fluttua|vuela|flota|ingravid|飛ん|飛ぶ|浮かぶ|浮かん|漂/u;

/** A prompt's words, read so far. */
export interface SubjectText {
  /** What no place, hour or view was read from. */
  readonly rest: string;
  /** The same with the words for places, which may be buildings of their own. */
  readonly scenery: string;
  /** The whole folded prompt: what is said of people. */
  readonly whole: string;
}

/** The things and beings a text puts into the scene, at most five, in the order they are named. */
export function readSubjects(text: SubjectText, index: PictureIndex, unfit = scenery): Subject[] {
  const { code } = index;
  const landmarks = findFigures(text.scenery, code, landmarkWords).sightings.map((sighting) => ({
    ...sighting,
    isLandmark: true,
  }));
  const bare = landmarks.reduce((rest, { at, name }) => blankOut(rest, at, name.length), text.rest);
  const figureTable = `${roleWords}${figureWords}${relationWords}${keyThingWords}`;
  const people = findFigures(bare, code, figureTable).sightings;
  const { holdings, rest } = readHoldings(bare, people, code);
  const own = findFigures(rest, code, figureTable);
  const isPeopled = own.sightings.some(({ figure }) => personNames.has(figure));
  const plain = readWith(readLexicon(plainColours, code), own.rest, code).rest;
  const bareThings = plain.replace(neighbouring, (match) => ' '.repeat(match.length));
  const things = isPeopled ? withoutLooks(bareThings, code) : bareThings;
  const icons = iconsIn(things, { index, whole: text.whole, unfit });
  const isBeast = own.sightings.length > 0 || icons.some(({ figure }) => beast.test(figure));
  const beings =
    isPeopled || isBeast ? icons.filter(({ figure }) => !doing.test(figure)) : icons.map(asPerson);
  const named = [...own.sightings, ...beings, ...landmarks].map(asPirateShip).filter(isNoSecondBoat);
  const seen = new Map<string, Sighting>();
  for (const sighting of named.sort((one, other) => one.at - other.at)) {
    const last = [...seen.values()].at(-1);
    if (last !== undefined && isKin(sighting, last)) {
      seen.delete(last.figure);
      seen.set(sighting.figure, { ...sighting, isFamily: true });
      continue;
    }
    if (last !== undefined && isKin(last, sighting)) {
      seen.set(last.figure, { ...last, isFamily: true });
    } else if (!seen.has(sighting.figure)) {
      seen.set(sighting.figure, sighting);
    }
  }
  const first = [...seen.values()].slice(0, 5);
  const isAlone = first.every(({ figure }) => /^(?:icon|thing):/u.test(figure)) && !first.some(isBeing);
  const sightings = isAlone ? first.map(asGlyph) : first;
  const beingsSeen = sightings.filter(isBeing);
  const stances = readStances(text.scenery, beingsSeen, code);
  const acts = readActs(text.whole, beingsSeen, code);
  const subjects = sightings.map((sighting, place) => ({
    ...describe(sighting, { place, text, code, sightings, holdings }),
    ...stanceOf(stances.get(sighting)),
    ...actOf(sighting, { acts, stances }),
  }));
  return [...asDone(aboard(sightings, subjects, { text: text.scenery, code }))].sort(
    (one, other) => Number(one.relation === 'far') - Number(other.relation === 'far'),
  );
}

/** Pictures of Noto for what is named, but for what they are unfit for. */
function iconsIn(
  things: string,
  { index, whole, unfit }: { index: PictureIndex; whole: string; unfit: RegExp },
): Sighting[] {
  return findMentions(things, index, whole).flatMap((mention): Sighting[] => {
    const isAlive = isToldAlive(whole, { at: mention.start, name: mention.name }, index.code);
    const isFit = (name: string): boolean => !unfit.test(name);
    const picture = mention.entry.pictures.find(
      (each) => each.set === 'noto' && (isFit(each.name) || (isAlive && !onlyMarks.test(each.name))),
    );
    const isMeant =
      mention.entry.fitness > 0.4 &&
      mention.entry.pictures[0]?.set === 'noto' &&
      (isFit(mention.entry.pictures[0].name) || isAlive);
    return picture === undefined || !isMeant
      ? []
      : [{ at: mention.start, figure: `icon:${picture.name}`, name: mention.name }];
  });
}

/** Colours that are no fruit or flower: no coin is golden, no cat a second time black. */
const plainColours = colourWords
  .split('\n')
  .filter((line) => !/^#(?:e8802a|8a4fc0|ee8fb0)/u.test(line))
  .join('\n');

/** Who lives next door is no door. */
const neighbouring = /(?<!\p{L})next[- ]door(?!\p{L})/gu;

/** A girl with red hair and a blue dress is no pair of scissors and no dress. */
function withoutLooks(text: string, code: LanguageCode): string {
  return [hairWords, hairstyleWords, outfitWords, featureWords, skinWords, colourWords].reduce(
    (rest, table) => readWith(readLexicon(table, code), rest, code).rest,
    text.replace(looks, (match) => ' '.repeat(match.length)),
  );
}

const looks =
  /(?<![\p{L}\p{M}])(?:-?haired|hair|umbrellas?|parapluie|ombrello|paraguas|छाता|छतरी|swords?|helmet|space ?suit|armou?r|épée|spada|espada|तलवार|cheveux|capelli|pelo|cabello|बाल|eyes?|coat|jacket|skirt|trousers|shoes|boots|scarf|manteau|cappotto|abrigo)(?![\p{L}\p{M}])|髪|目|コート|剣|刀|傘/gu;

/** Noto's pictures of people at something: hiking, dancing, cooking. */
const doing =
  /^icon:(?:person|man|woman|people|boy|girl|child|pregnant|older|elf|genie|singer|artist|judge|technologist|factory-worker|office-worker|construction-worker|mechanic|farmer|cook|guard|student|health-worker|merman|superhero|supervillain|santa-claus)(?:-|$)/u;

/** Who may dance, run and eat besides people. */
const beast =
  /^icon:(?:.*(?:bird|peacock|parrot|owl|eagle|duck|swan|flamingo|penguin|rooster|chicken|horse|unicorn|cow|ox|pig|sheep|goat|ram|lamb|camel|llama|giraffe|zebra|tiger|leopard|rabbit|monkey|gorilla|mouse|rat|hamster|squirrel|chipmunk|hedgehog|kangaroo|koala|turtle|crocodile|snake|lizard|frog|fish|dolphin|whale|shark|octopus|butterfly|bee|snail|sauropod|t-rex|raccoon|otter|beaver|skunk|badger|seal))/u;

/** Who may sit and wave: a lamp or a rock beside them does not. */
export function isBeing({ figure }: Pick<Sighting, 'figure'>): boolean {
  return (
    personNames.has(figure) ||
    beast.test(figure) ||
    /^(?:fox|fawn|wolf|bear|deer|dog|cat|lion|elephant|panda|donkey|dragon|robot|ghost|alien|baby)$/u.test(
      figure,
    )
  );
}

/** Somebody who does something, where nobody else is named: a person of the painter's own. */
function asPerson(sighting: Sighting): Sighting {
  if (!doing.test(sighting.figure)) {
    return sighting;
  }
  const figure = /^icon:(?:woman|girl)/u.test(sighting.figure) ? 'woman' : 'man';
  return { ...sighting, figure };
}

function stanceOf(stance: Stance | undefined): Pick<Subject, 'seat' | 'gesture'> {
  const { isSitting = false, seat = 'usual', gesture } = stance ?? {};
  return {
    ...(isSitting ? { seat } : {}),
    ...(gesture === undefined ? {} : { gesture }),
  };
}

/** What is also done by who sits; they do nothing else. */
const doneSitting: ReadonlySet<Act> = new Set<Act>(['sing']);

function actOf(
  sighting: Sighting,
  { acts, stances }: { acts: ReadonlyMap<Sighting, ActSeen>; stances: ReadonlyMap<Sighting, Stance> },
): Partial<ActSeen> {
  const seen = acts.get(sighting);
  const isSitting = stances.get(sighting)?.isSitting === true;
  return seen === undefined || (isSitting && !doneSitting.has(seen.act)) ? {} : seen;
}

function blankOut(text: string, at: number, length: number): string {
  return `${text.slice(0, at)}${' '.repeat(length)}${text.slice(at + length)}`;
}

interface Telling {
  readonly place: number;
  readonly text: SubjectText;
  readonly code: LanguageCode;
  readonly sightings: readonly Sighting[];
  readonly holdings: readonly Holding[];
}

function describe(sighting: Sighting, telling: Telling): Subject {
  const { code } = telling;
  const words = sighting.isLandmark === true ? telling.text.scenery : telling.text.rest;
  const last = Math.max(
    0,
    ...telling.sightings.filter(({ at }) => at < sighting.at).map(({ at, name }) => at + name.length),
  );
  const before = words.slice(Math.max(last, sighting.at - 28), sighting.at);
  const phrase = code === 'ja' ? before.slice(-6) : before;
  const number = lastOf(phrase, numberWords, code);
  const colour = colourOf(sighting, { words, before: phrase.slice(-16), code });
  const plural = hasPluralS.has(code) && /[^sui]s$/u.test(sighting.name) ? 3 : 1;
  const single = sighting.isFamily === true ? 3 : plural;
  const count = sighting.figure === 'friends' ? companyOf(sighting.name) : single;
  const isAlive =
    !isBeing(sighting) && isToldAlive(telling.text.whole, { ...sighting, others: telling.sightings }, code);
  const isFlying =
    flyers.test(sighting.figure) || (soaring.test(sighting.figure) && soaringWords.test(telling.text.whole));
  return {
    figure: sighting.figure,
    name: sighting.name.slice(0, 40),
    count: Math.min(12, number === undefined ? count : Number(number)),
    ...(colour === undefined ? {} : { colour }),
    relation:
      (sighting.isLandmark === true && !isAlive) || isFarAway(sighting, telling)
        ? 'far'
        : relationOf(telling.place, isFlying),
    ...(isAlive ? { hasFace: true } : {}),
    ...(telling.place > 0 ? comingOrGoing(telling.text.rest.slice(sighting.at + sighting.name.length)) : {}),
    ...(personNames.has(sighting.figure)
      ? wordsAbout(sighting, { text: telling.text.whole, beings: telling.sightings.filter(isBeing), code })
      : {}),
    ...heldBy(sighting, telling),
  };
}

/** A colour before a name or, in some languages, behind it. */
function colourOf(
  { at, name }: { at: number; name: string },
  { words, before, code }: { words: string; before: string; code: LanguageCode },
): string | undefined {
  const [behind = ''] = words
    .slice(at + name.length)
    .trimStart()
    .split(' ');
  return (
    lastOf(before, colourWords, code) ??
    (followsNoun.has(code) ? lastOf(behind, colourWords, code) : undefined)
  );
}

/** What somebody has in the hands; a guitarist has a guitar. */
function heldBy({ figure, name, at }: Sighting, { holdings, text, code }: Telling): Pick<Subject, 'holds'> {
  const own = holdings.find(({ person }) => person.at === at);
  if (own === undefined) {
    const played =
      figure === 'musician' || figure === 'athlete'
        ? readWith(readLexicon(heldWords, code), name, code).values[0]
        : undefined;
    const thing = heldThings.find((each) => each === played);
    return thing === undefined ? {} : { holds: { thing } };
  }
  const colour = colourOf(own, {
    words: text.rest,
    before: text.rest.slice(Math.max(0, own.at - 16), own.at),
    code,
  });
  return { holds: { thing: own.thing, ...(colour === undefined ? {} : { colour }) } };
}

/** A family of penguins are no people. */
function isKin(before: Sighting, family: Sighting): boolean {
  return (
    family.figure === 'friends' &&
    /^(?:family|families|famille|famiglia|familia|परिवार|家族)/u.test(family.name) &&
    !personNames.has(before.figure) &&
    gapBetween(before, family) <= 4
  );
}

/** Letters between two names, whichever stands first: 'family of', 'का'. */
function gapBetween(one: Sighting, other: Sighting): number {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return second.at - first.at - first.name.length;
}

/** A couple are two, a family or friends three. */
function companyOf(name: string): number {
  return /^(?:couples?|coppi[ae]|parejas?|जोड़ा|दंपति|カップル|夫婦|恋人)$/u.test(name) ? 2 : 3;
}

/** Where a colour stands behind what it colours. */
const followsNoun: ReadonlySet<LanguageCode> = new Set(['fr', 'it', 'es']);

const hasPluralS: ReadonlySet<LanguageCode> = new Set(['en', 'fr', 'es']);

/** Whether somebody only dreams of it, or it is said to be far away: large things and beasts are seen in the distance then. */
function isFarAway({ at, name, figure }: Sighting, { text, place }: Telling): boolean {
  if (place === 0 || personNames.has(figure) || !/^icon:/u.test(figure)) {
    return false;
  }
  const clause =
    text.rest
      .slice(0, at)
      .split(/[.;!?。।]/u)
      .at(-1) ?? '';
  return dreamedActs.before.test(clause) || text.rest.includes(`${name.trim()} far away`);
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
