import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import {
  findMentions,
  foldWord,
  keyThingWords,
  lettersInFourSeconds,
  nearThingWords,
  readLexicon,
  readWith,
} from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { CloseUp, ScenePlan, Subject } from '../plan/scene-plan.ts';
import { clausesIn } from './clauses.ts';
import { isMount } from './mounts.ts';
import { isBeing } from './read-subjects.ts';

/** So long the scene, or what comes after its turn, is seen before a thing, and the thing at least, in seconds of what is said. */
const leastSeconds = { before: 2.3, thing: 1.4 } as const;
/** For so long a thing's clause is heard yet, where it begins before the thing can be seen. */
const heardSeconds = 0.7;

type Thing = NonNullable<CloseUp['thing']>;

/**
 * The thing that a film of a scene looks at from near, with the clause that tells of it, and another one that is told of later: what the scene's own words turn on, also
 * where somebody in it says so, or what is in its picture and named; from a part of the words on, where something else is seen first. None where nothing small is told of, and in an opening.
 */
export function readInserts(
  plan: ScenePlan,
  request: ImageRequest,
  { index, from: earliest = 0 }: { readonly index: PictureIndex; readonly from?: number },
): CloseUp[] {
  const { scene, language } = request;
  if (scene === undefined || scene.keyFacts.length > 0 || scene.index === 0) {
    return [];
  }
  const { narration } = scene;
  const { code } = languageDetails[language];
  const pace = lettersInFourSeconds[code] / 4;
  const things = thingsIn(plan);
  const joint = plan.turn === undefined ? [] : [plan.turn.at * narration.length];
  const inserts = clausesIn(narration, code).flatMap(({ text, from }) => {
    const said = from + text.trimEnd().length;
    const told = toldThing(text, code);
    const thing = asFarAsBaked(plan, told ?? namedThing(text, { things, index }));
    const [begin, end] = [
      joint.findLast((at) => at <= from) ?? 0,
      joint.find((at) => at > from) ?? narration.length,
    ];
    const at = Math.max(from, begin + leastSeconds.before * pace, earliest * narration.length);
    const isHeard = said - at >= heardSeconds * pace && end - at >= leastSeconds.thing * pace;
    // What is named at the beginning is what somebody wants, and has not got yet.
    const isThere = told !== undefined || at === from;
    return thing !== undefined && isHeard && isThere ? [{ thing, at, isLate: at > from }] : [];
  });
  // Of two that are seen late the last is what it comes to.
  const insert = inserts.find(({ isLate }) => !isLate) ?? inserts.at(-1);
  const next = inserts.find(
    ({ thing, at, isLate }) =>
      insert !== undefined && !isLate && thing.figure !== insert.thing.figure && at > insert.at,
  );
  return [insert, next].flatMap((each) =>
    each === undefined
      ? []
      : [{ of: besideWhom(plan, each.thing), thing: each.thing, at: each.at / narration.length }],
  );
}

/** What is baked by somebody who only tries it has not risen. */
function asFarAsBaked({ subjects }: ScenePlan, thing: Thing | undefined): Thing | undefined {
  const isTried = subjects.some(
    ({ act, isTried: isOnlyTried }) => (act === 'cook' || act === 'bake') && isOnlyTried === true,
  );
  return thing?.figure === 'thing:oven' && isTried ? { ...thing, figure: 'thing:hastyoven' } : thing;
}

/** What a clause turns on, whatever else the picture shows. */
function toldThing(clause: string, code: PictureIndex['code']): Thing | undefined {
  const [figure = '-'] = readWith(readLexicon(nearThingWords, code), foldWord(clause), code).values;
  return figure === '-' ? undefined : { figure };
}

/** A thing of the picture that a clause names. */
function namedThing(
  clause: string,
  { things, index }: { readonly things: readonly Thing[]; readonly index: PictureIndex },
): Thing | undefined {
  if (things.length === 0) {
    return undefined;
  }
  const text = foldWord(clause);
  const { code } = index;
  const own = readWith(readLexicon(keyThingWords, code), text, code).values;
  const pictures = findMentions(text, index).flatMap(({ entry }) =>
    entry.pictures.filter(({ set }) => set === 'noto').map(({ name }) => `icon:${name}`),
  );
  return things.find(({ figure }) => own.includes(figure) || pictures.includes(figure));
}

/** The small things that a picture shows, also in somebody's hands. */
function thingsIn({ subjects }: ScenePlan): Thing[] {
  return subjects.flatMap((subject): Thing[] => {
    const { figure, colour, holds } = subject;
    if (isSmallThing(subject)) {
      return [{ figure, ...(colour === undefined ? {} : { colour }) }];
    }
    return holds === undefined ? [] : [{ figure: `thing:${holds.thing}`, ...tintOf(holds.colour) }];
  });
}

function tintOf(colour: string | undefined): Pick<Thing, 'colour'> {
  return colour === undefined ? {} : { colour };
}

/** What neither lives nor carries anybody, has no face to be looked at, and is there: what is only dreamt of is far away. */
function isSmallThing(subject: Subject): boolean {
  const { figure, hasFace, likeness, relation } = subject;
  const isThing = /^(?:thing|icon):/u.test(figure) && !isBeing(subject) && !isMount(figure);
  return isThing && relation !== 'far' && hasFace !== true && likeness === undefined;
}

/** Itself, where it stands in the picture, else who is there. */
function besideWhom({ subjects }: ScenePlan, { figure }: Thing): number {
  const itself = subjects.findIndex((each) => each.figure === figure);
  const somebody = subjects.findIndex(({ relation }) => relation === 'alone' || relation === 'beside');
  return Math.max(0, itself < 0 ? somebody : itself);
}
