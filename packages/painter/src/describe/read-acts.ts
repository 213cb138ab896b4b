import type { LanguageCode } from '@kinora/contract/catalogue';
import { actWords, dreamedActs, onGround, triedActs } from '@kinora/words';
import { acts } from '../plan/acts.ts';
import type { Act } from '../plan/acts.ts';
import { keyThingOf } from '../plan/held-things.ts';
import { indoorPlaces } from '../plan/scene-plan.ts';
import type { Place, Subject } from '../plan/scene-plan.ts';
import { isBoat } from './mounts.ts';
import { doersOf, wordsIn } from './who-does.ts';
import type { Named } from './who-does.ts';

/** What somebody does, and whether it is only tried. */
export interface ActSeen {
  readonly act: Act;
  readonly isTried?: true;
}

/**
 * What each of the named does with the whole body: the first act that is told of them and not only wished for. 'Draw a cat'
 * asks for a cat: who acts stands before the verb, but in Hindi and Japanese.
 */
export function readActs<Person extends Named>(
  text: string,
  named: readonly Person[],
  code: LanguageCode,
): Map<Person, ActSeen> {
  const people = named.toSorted((one, other) => one.at - other.at);
  const found = new Map<Person, ActSeen>();
  const words = wordsIn(text, actWords, code);
  const none = words.filter(({ value }) => value === '-');
  for (const { at, end, value } of words) {
    const told = acts.find((each) => each === value);
    const act = told === undefined ? undefined : asOnGround(told, text, { at, end });
    const isNone = none.some((other) => other.at <= at && other.end >= end);
    if (act === undefined || isNone || isSaid(dreamedActs, text, { at, end })) {
      continue;
    }
    for (const person of doersOf({ at, end }, { text, people, code })) {
      const isAtOven = act === 'bake' && found.get(person)?.act === 'cook';
      if ((isAtOven || !found.has(person)) && (person.at < at || code === 'hi' || code === 'ja')) {
        const isTried = isSaid(triedActs, text, { at, end });
        found.set(person, isTried ? { act: triedAct(act), isTried } : { act });
      }
    }
  }
  return found;
}

/** What is seen of an act that does not come off yet, where that is another sight. */
const failed: Partial<Record<Act, Act>> = { surf: 'topple' };

/** What is seen of an act that is only tried. */
export function triedAct(act: Act): Act {
  return failed[act] ?? act;
}

const drawing: ReadonlySet<Act> = new Set<Act>(['paint', 'write']);

/** Who draws in the sand has a stick and no easel. */
function asOnGround(act: Act, text: string, { at, end }: { at: number; end: number }): Act {
  const before = text.slice(0, at).split(clauseEnd).at(-1) ?? '';
  const [after = ''] = text.slice(end).split(clauseEnd);
  const isOnGround = drawing.has(act) && (onGround.test(after) || onGround.test(before));
  return isOnGround ? 'trace' : act;
}

const clauseEnd = /[,.;:!?、。।]/u;

/** Whether the words before or after an act say that of it. */
function isSaid(
  said: Readonly<Record<'before' | 'after', RegExp>>,
  text: string,
  { at, end }: { at: number; end: number },
): boolean {
  // An infinitive's own particle belongs to the word that is before it: 'trying to bake'.
  const [particle = ''] = /^(?:to|de|di|a) /u.exec(text.slice(at, end)) ?? [];
  const clause =
    text
      .slice(0, at + particle.length)
      .split(/[.;!?。।]/u)
      .at(-1) ?? '';
  return said.before.test(clause) || said.after.test(text.slice(end));
}

/** Where an act can be done; the first is meant where nothing is told. An act without a line is done anywhere. */
const grounds: Partial<Record<Act, readonly Place[]>> = {
  surf: ['coast', 'beach', 'island'],
  topple: ['coast', 'beach', 'island'],
  sail: ['coast', 'beach', 'island', 'lake'],
  swim: ['coast', 'beach', 'island', 'lake', 'underwater'],
  skate: ['snowfield'],
  ski: ['snowfield'],
  // A river is too far from whoever stands in its meadow.
  fish: ['lake', 'coast', 'beach', 'island', 'snowfield'],
};

/** What needs the open country. */
const ofOpenCountry: ReadonlySet<Act> = new Set<Act>(['run', 'climb']);

/** Whether an act can be done in a place. */
export function canBeDone(act: Act, place: Place): boolean {
  return grounds[act]?.includes(place) ?? !(ofOpenCountry.has(act) && indoorPlaces.has(place));
}

/** Where an act is usually done, where nothing is told. */
const usualGrounds: Partial<Record<Act, Place>> = {
  cook: 'kitchen',
  bake: 'kitchen',
  run: 'meadow',
  jump: 'meadow',
  water: 'garden',
  plant: 'garden',
  climb: 'mountains',
  dance: 'theatre',
  sing: 'theatre',
  juggle: 'theatre',
  build: 'workshop',
  paint: 'workshop',
  write: 'room',
  fly: 'sky',
};

/** The ground of an act: the told one where it can be done there. */
export function groundOf(told: Place | undefined, subjects: readonly Subject[]): Place | undefined {
  const act = subjects.find(({ act: done }) => done !== undefined)?.act;
  if (act === undefined) {
    return told;
  }
  const known = grounds[act];
  if (known !== undefined) {
    return told !== undefined && known.includes(told) ? told : known[0];
  }
  return told ?? usualGrounds[act];
}

/** Pictures of what is in the hands or at hand in an act, and is painted with it. */
const tools: Partial<Record<Act, RegExp>> = {
  surf: /^thing:board$|^icon:(?:water-wave|.*surf)/u,
  topple: /^thing:board$|^icon:(?:water-wave|.*surf)/u,
  swim: /^icon:(?:water-wave|.*swim|goggles)/u,
  cook: /^thing:(?:loaf|flatloaf)$|^icon:(?:bread|baguette|flatbread|croissant|cooking|bowl-with-spoon|chef|sheaf)/u,
  bake: /^thing:oven$|^icon:(?:bread|baguette|flatbread|chef|fire$)/u,
  paint: /^thing:pencil$|^icon:(?:artist-palette|paintbrush|pencil|crayon|framed-picture|pen$)/u,
  water:
    /^icon:(?:droplet|bouquet|tulip|sunflower|rose$|blossom|hibiscus|potted-plant|seedling|sweat-droplets)/u,
  plant: /^icon:(?:hammer-and-pick|pick$|seedling|potted-plant|herb|beans)|^pile|heap/u,
  fish: /^icon:(?:fishing-pole|fish$|tropical-fish)/u,
  write:
    /^icon:(?:pencil|pen|fountain-pen|memo|page|envelope|open-book|incoming-envelope|love-letter|books?)/u,
  build: /^icon:(?:hammer|wrench|saw|screwdriver|nut-and-bolt|toolbox)/u,
  sing: /^icon:(?:microphone|musical|studio)/u,
  skate: /^icon:(?:ice-skate|roller-skate|skateboard)/u,
  ski: /^icon:(?:skis?|skier)/u,
  juggle: /^icon:.*(?:ball|juggl)/u,
};

/** Who sails and has no boat is given one, and is in it; who flies without wings is in the air. */
export function asDone(subjects: readonly Subject[]): readonly Subject[] {
  const doing = new Set(subjects.map(({ act }) => act));
  const others = subjects.filter(
    ({ figure }) => ![...doing].some((act) => act !== undefined && tools[act]?.test(figure) === true),
  );
  const isSailing = subjects.some(({ act }) => act === 'sail');
  const hasBoat = subjects.some(({ figure }) => isBoat(figure));
  const done = others.map((subject): Subject => {
    if (subject.act === 'sail' && !isBoat(subject.figure)) {
      return { ...subject, relation: 'aboard' };
    }
    return subject.act === 'fly' && subject.relation !== 'aboard'
      ? { ...subject, relation: 'above' }
      : subject;
  });
  const boated: readonly Subject[] =
    isSailing && !hasBoat
      ? [...done.slice(0, 4), { figure: 'boat', name: 'boat', count: 1, relation: 'beside' }]
      : done;
  return isSailing ? takenAboard(boated) : boated;
}

/** What a story turns on goes along in the hands of who sails. */
function takenAboard(subjects: readonly Subject[]): readonly Subject[] {
  const found = subjects.find(({ figure, count }) => count === 1 && keyThingOf(figure) !== undefined);
  const thing = keyThingOf(found?.figure ?? '');
  if (found === undefined || thing === undefined) {
    return subjects;
  }
  const { colour } = found;
  return subjects
    .filter((subject) => subject !== found)
    .map((subject) =>
      subject.act === 'sail'
        ? { ...subject, holds: { thing, ...(colour === undefined ? {} : { colour }) } }
        : subject,
    );
}
