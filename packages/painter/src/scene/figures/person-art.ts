import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { closeFigure, fullFigure, ridingLeg } from '../../draw/full-figure.ts';
import type { PhotographedHead, Standing } from '../../draw/full-figure.ts';
import { actSwings, ladenSwing, poseSwings, speaking } from '../../draw/swings.ts';
import type { Swing } from '../../draw/swings.ts';
import { livingMoments } from '../../plan/moment.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { withoutAgedThings, withoutOtherThings } from '../../describe/aged-things.ts';
import { readPerson } from '../../describe/read-person.ts';
import { isLittleOne } from '../../describe/little-ones.ts';
import { isRole } from '../../describe/roles.ts';
import type { Colour } from '../../canvas/colour.ts';
import { partSeed, pickFrom, seededRandom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { asKeyThing } from '../../plan/held-things.ts';
import { closeUpsOf } from '../../plan/scene-plan.ts';
import type { CloseUp, ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { DrawnArt, FigureArt, FigureLife } from './figure-art.ts';
import { personNames } from '../../describe/person-names.ts';
import type { SceneLight } from '../light/scene-light.ts';
import { dressedForWater } from './swimwear.ts';
import { skinInLight } from './skin-in-light.ts';
import { lookOf, standingOf } from './standing-of.ts';

type Who = Pick<PersonPlan, 'age' | 'build'>;

/** What a figure's name says of a person, whatever else is told. */
const known: Readonly<Record<string, Partial<Who>>> = {
  girl: { age: 'child', build: 'feminine' },
  boy: { age: 'child', build: 'masculine' },
  woman: { build: 'feminine' },
  man: { build: 'masculine' },
};

/** Children and pupils of whom nothing else is said. */
export const anyChild =
  /child|kid|student|pupil|enfant|élève|bambini|studenti|niños|estudiante|बच्च|छात्र|子供|子ども|生徒|学生/u;

interface WhoToCast {
  readonly plan: Pick<ScenePlan, 'style' | 'castSeed'> & Partial<Pick<ScenePlan, 'subjects'>>;
  /** Which of several who are called the same. */
  readonly index: number;
  readonly random: Random;
}

interface Casting extends WhoToCast {
  readonly plan: Pick<
    ScenePlan,
    'style' | 'castSeed' | 'mood' | 'place' | 'aspectRatio' | 'subjects' | 'closeUp' | 'nextCloseUp'
  >;
  /** Of a photograph that was brought. */
  readonly head?: PhotographedHead | undefined;
  /** Whether it moves in a film. */
  readonly isAlive?: boolean;
  /** In which a film sees them. */
  readonly light?: SceneLight;
}

/** A person of a scene as the prompt describes it; undefined for figures that are no people. */
export function personArt(subject: Subject, casting: Casting): FigureArt | undefined {
  if (!personNames.has(subject.figure)) {
    return undefined;
  }
  const { head: brought, isAlive = false, light } = casting;
  const cast = castPerson(subject, casting);
  const skin =
    light === undefined || !isAlive ? { colour: cast.skin, gain: 1 } : skinInLight(cast.skin, light);
  const person = { ...cast, skin: skin.colour };
  const head = brought === undefined ? {} : { head: { ...brought, gain: skin.gain } };
  const standing = { ...standingOf(subject, person, casting), ...head };
  const before: Pick<DrawnArt, 'before'> =
    standing.isSeated === true ? { before: { ...ridingLeg(person), isShaded: true } } : {};
  const artOf = (how: Standing): DrawnArt => ({ ...fullFigure(person, how), isShaded: true, ...before });
  const art = artOf(standing);
  if (!isAlive) {
    return art;
  }
  const full = fullHands(person, subject);
  const shape = casting.plan.aspectRatio === '9:16' ? 'upright' : 'wide';
  const { feeling = subject.feeling } = lookAt(subject, casting.plan) ?? {};
  const near = {
    ...standing,
    // A face is looked at from before.
    bend: 0,
    ...lookOf({ ...subject, ...(feeling === undefined ? {} : { feeling }) }, casting.plan),
  };
  const { face, ...close } = closeFigure(person, near, shape);
  const closeOf = (how: Standing): DrawnArt => ({ ...closeFigure(person, how, shape), isShaded: true });
  // Speech begins with a closed mouth.
  const says = { ...near, movement: { swing: speaking, beat: 0 } };
  return {
    ...art,
    life: lifeOf(standing, { full, artOf }),
    close: {
      art: { ...close, isShaded: true, life: lifeOf(near, { full, artOf: closeOf }) },
      speaking: { ...closeOf(says), life: lifeOf(near, { full: speaking, artOf: closeOf }) },
      face,
    },
  };
}

/** When a film looks somebody in the face. */
function lookAt({ figure }: Subject, plan: Casting['plan']): CloseUp | undefined {
  return closeUpsOf(plan).find(
    ({ of, thing }) => thing === undefined && plan.subjects[of]?.figure === figure,
  );
}

/** How far somebody who only stands there turns their head to the viewer, as a part of the way. */
const turnedPart = 0.85;

/** How somebody moves who has the hands full; undefined for all others, and for who beats a drum. */
function fullHands({ holds }: PersonPlan, { act }: Subject): Swing | undefined {
  if (holds === undefined || holds.thing === 'drum') {
    return undefined;
  }
  if (act === 'run') {
    return { ...ladenSwing, seconds: actSwings.run.seconds ?? 0.3 };
  }
  return act === 'walk' ? ladenSwing : {};
}

function lifeOf(
  standing: Standing,
  { full, artOf }: { full: Swing | undefined; artOf: (how: Standing) => DrawnArt },
): FigureLife {
  const { act, pose, yaw } = standing;
  const swing = full ?? (act === undefined ? poseSwings[pose] : actSwings[act]) ?? {};
  const moments = livingMoments.map(({ beat, isBlinking }) =>
    artOf({
      ...standing,
      isBlinking,
      movement: { swing, beat },
      ...(swing.seconds === undefined ? { yaw: yaw * (1 - turnedPart * beat) } : {}),
    }),
  );
  return { moments, ...(swing.seconds === undefined ? {} : { paceSeconds: swing.seconds }) };
}

/** Who a subject is, whatever they are doing. */
export function castPerson(subject: Subject, who: WhoToCast): PersonPlan {
  return subject.likeness?.kind === 'cast'
    ? asInPortrait(subject, { ...subject.likeness.person, style: who.plan.style })
    : dressedForWater(describedPerson(subject, who), subject, who.plan);
}

/** As they are known; in the hands is what this scene tells. */
function asInPortrait(subject: Subject, { holds: own, ...person }: PersonPlan): PersonPlan {
  const holds = heldIn(subject, own);
  return holds === undefined ? person : { ...person, holds };
}

/** What is told to be in the hands, else what somebody is known by, where these do nothing else. */
function heldIn(subject: Subject, known: PersonPlan['holds']): PersonPlan['holds'] {
  const { holds, act, gesture, seat, relation } = subject;
  if (holds !== undefined) {
    return hasHandsFree(subject) ? holds : undefined;
  }
  const isIdle = act === undefined && gesture === undefined && seat === undefined && relation !== 'aboard';
  return isIdle ? known : undefined;
}

function describedPerson(subject: Subject, { plan, index, random: ofPicture }: WhoToCast): PersonPlan {
  const { style, castSeed } = plan;
  const language: Language = subject.language ?? 'English';
  const ofThis = Math.floor(ofPicture() * 1e9);
  const seed = castSeed === undefined ? ofThis : partSeed(castSeed, `${subject.figure} ${index}`);
  const random = seededRandom(partSeed(seed, 'build'));
  const isCrowd = subject.figure === 'friends';
  // What is told around a company is not told of each of them.
  const { name, description = name } = subject;
  const { code } = languageDetails[language];
  const words = isCrowd ? name : withoutAgedThings(withoutOtherThings(description, code), name, code);
  const { holds: attribute, ...read } = readPerson(
    { prompt: words, language, seed },
    style,
    isRole(subject.figure) ? subject.figure : undefined,
  );
  const holds = heldIn(subject, attribute);
  const { age, build } = known[subject.figure] ?? {};
  const isAnybody = isCrowd || (subject.figure === 'boy' && anyChild.test(subject.name));
  const isGrown =
    /^(?:man|woman|scientist)$/u.test(subject.figure) || (isRole(subject.figure) && !isLittleOne(subject));
  const person: PersonPlan = {
    ...read,
    build: isAnybody ? anyBuildOf(random, isCrowd ? { castSeed, index } : undefined) : (build ?? read.build),
    age:
      age ??
      (isCrowd ? ageInCompany(subject.name, index) : undefined) ??
      (isGrown && read.age === 'child' ? 'adult' : read.age),
    ...(subject.figure === 'scientist' ? { outfit: 'lab-coat' } : {}),
    ...(subject.colour === undefined ? {} : { outfitColour: muted(subject.colour) }),
    ...(isCrowd && subject.colour === undefined ? { outfitColour: clothesOf(castSeed ?? 0, index) } : {}),
    ...(holds === undefined ? {} : { holds }),
    ...asPhotographed(subject),
  };
  // What was chosen for somebody else's build or years is chosen anew.
  return person.age === read.age && person.build === read.build
    ? person
    : { ...person, ...fitting(person, read, { random, words, language, style }) };
}

/** Of a company every second one is a woman. */
function anyBuildOf(
  random: Random,
  company: { readonly castSeed: number | undefined; readonly index: number } | undefined,
): PersonPlan['build'] {
  const drawn = pickFrom<PersonPlan['build']>(random, ['feminine', 'masculine']);
  return company === undefined
    ? drawn
    : ((['feminine', 'masculine'] as const)[(partSeed(company.castSeed ?? 0, 'build') + company.index) % 2] ??
        drawn);
}

/** Neighbours are of all ages. */
function ageInCompany(name: string, index: number): PersonPlan['age'] {
  const grown = ['adult', 'old', 'young'] as const;
  return anyChild.test(name) ? 'child' : (grown[index % grown.length] ?? 'adult');
}

const companyClothes = [
  '#b8472e',
  '#2f6fae',
  '#d08a2e',
  '#3a8a6a',
  '#6f4a9a',
  '#2a7f8c',
  '#a83e5c',
  '#8a7a4a',
] as const;

/** No two of a company who stand beside one another wear the same. */
function clothesOf(seed: number, index: number): string {
  const at = (partSeed(seed, 'company') + index) % companyClothes.length;
  return companyClothes[at] ?? companyClothes[0];
}

/** Hands and clothes in the colours of whoever is photographed. */
function asPhotographed({ likeness }: Subject): Partial<PersonPlan> {
  return likeness?.kind === 'head' ? { skin: likeness.skin, outfitColour: likeness.clothes } : {};
}

/** Who rides holds nothing but what the story turns on, and who does something has the hands full. */
function hasHandsFree({ holds, relation, act }: Subject): boolean {
  return relation === 'aboard'
    ? asKeyThing(holds?.thing) !== undefined
    : act === undefined || act === 'walk' || act === 'run' || act === 'sing';
}

/** Hair, clothes and beard of a person whose build or age the figure's name decides. */
function fitting(
  person: PersonPlan,
  read: PersonPlan,
  how: { random: Random; words: string; language: Language; style: PersonPlan['style'] },
): Partial<PersonPlan> {
  const isMan = person.build === 'masculine';
  const noun = {
    child: isMan ? 'boy' : 'girl',
    young: isMan ? 'young man' : 'young woman',
    adult: isMan ? 'man' : 'woman',
    old: isMan ? 'old man' : 'old woman',
  }[person.age];
  const again = readPerson({ prompt: noun, language: 'English', seed: read.seed }, how.style);
  return {
    hairstyle: again.hairstyle,
    ...(person.age === 'old' || read.age === 'old' ? { hair: again.hair } : {}),
    beard: again.beard,
    ...(person.outfit === read.outfit ? {} : { outfit: person.outfit }),
  };
}

/** A cloth of a colour that was named: not as loud as paint. */
function muted(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const channels: Colour = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return `#${channels
    .map((channel) =>
      Math.round(channel * 0.9 + 10)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
