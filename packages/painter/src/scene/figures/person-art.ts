import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { closeFigure, fullFigure, ridingLeg } from '../../draw/full-figure.ts';
import type { PhotographedHead, Standing } from '../../draw/full-figure.ts';
import { actPoses } from '../../draw/act-poses.ts';
import { poseWith } from '../../draw/held.ts';
import { actSwings, ladenSwing, poseSwings, speaking } from '../../draw/swings.ts';
import type { Swing } from '../../draw/swings.ts';
import { livingMoments } from '../../plan/moment.ts';
import type { Act } from '../../plan/acts.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { withoutAgedThings, withoutOtherThings } from '../../describe/aged-things.ts';
import { readPerson } from '../../describe/read-person.ts';
import { isLittleOne } from '../../describe/little-ones.ts';
import { isRole } from '../../describe/roles.ts';
import type { Colour } from '../../canvas/colour.ts';
import { between, partSeed, pickFrom, seededRandom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { asKeyThing } from '../../plan/held-things.ts';
import { closeUpsOf } from '../../plan/scene-plan.ts';
import type { CloseUp, Feeling, ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { DrawnArt, FigureArt, FigureLife } from './figure-art.ts';
import { personNames } from '../../describe/person-names.ts';
import { dressedForWater } from './swimwear.ts';
import { goesIntoWater } from './into-water.ts';
import { usualSeat } from '../../describe/read-stances.ts';

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
}

/** A person of a scene as the prompt describes it; undefined for figures that are no people. */
export function personArt(subject: Subject, casting: Casting): FigureArt | undefined {
  if (!personNames.has(subject.figure)) {
    return undefined;
  }
  const person = castPerson(subject, casting);
  const { head, isAlive = false } = casting;
  const standing = { ...standingOf(subject, person, casting), ...(head === undefined ? {} : { head }) };
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

/** Who walks or runs with something in the hands, which are still then. */
function goesLaden({ holds }: PersonPlan, act: Act): boolean {
  return (act === 'walk' || act === 'run') && holds !== undefined;
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

function standingOf(subject: Subject, person: PersonPlan, { plan, random, index }: Casting): Standing {
  const isRiding = subject.relation === 'aboard';
  const seat = subject.seat === 'usual' ? usualSeat(plan.place) : subject.seat;
  // Those who laugh at somebody are not sad with them.
  const isCrying = subject.gesture === 'cry';
  const look = lookOf(subject, plan);
  const isSad = look.look === 'sad' || subject.gesture === 'tremble';
  const act = subject.isResting === true ? undefined : subject.act;
  // Who sings while sitting keeps the seat.
  if (act !== undefined && !isRiding && !(act === 'sing' && seat !== undefined) && !goesLaden(person, act)) {
    const { pose, step, bend = 0 } = actPoses[act];
    return { pose, step, bend, yaw: between(random, 0.4, 0.6), ...look, isCrying, act };
  }
  const held = person.holds === undefined ? undefined : poseWith(person.holds.thing);
  const isUnderUmbrella = held === undefined && person.worn?.includes('umbrella') === true;
  const step =
    held === undefined
      ? pickFrom<Standing['step']>(random, ['stand', 'lean', 'walk'])
      : pickFrom<Standing['step']>(random, ['stand', 'lean']);
  const free = freePose(subject, { isRiding, isSad, random, index });
  const isOfMany = subject.figure === 'friends';
  const usual = held === undefined ? between(random, 0.25, 0.6) : between(random, 0.2, 0.45);
  // A company looks at whom it stands around.
  const yaw = isOfMany ? Math.max(0.48, usual) : usual;
  return {
    pose: held ?? (isUnderUmbrella ? 'hold' : free),
    step: goesIntoWater(subject) ? 'wade' : stepOf(act, { step, isSad }),
    yaw,
    bend: bendOf(act, look.look),
    ...look,
    isCrying,
    isSeated: isRiding,
    // A mermaid sits on her tail.
    ...(seat === undefined || isRiding || person.outfit === 'tail' ? {} : { seat }),
  };
}

/** What a face shows: what the hands say of it, then what is told to be felt, then how the scene feels. */
function lookOf(
  { gesture, feeling, figure }: Subject,
  { mood }: Pick<ScenePlan, 'mood'>,
): Pick<Standing, 'look'> {
  if (gesture === 'cry' || gesture === 'tremble') {
    return { look: gesture === 'cry' ? 'sad' : 'worried' };
  }
  const isApart = mood === 'sad' && figure === 'friends';
  const look = feeling ?? (isApart ? undefined : looksInMoods[mood]);
  return look === undefined ? {} : { look };
}

const looksInMoods: Partial<Record<ScenePlan['mood'], Standing['look']>> = {
  sad: 'sad',
  joyful: 'glad',
  mysterious: 'sober',
  dramatic: 'sober',
};

/** Nobody strides about in sorrow who does not walk away. */
function stepOf(
  act: Act | undefined,
  { step, isSad }: { readonly step: Standing['step']; readonly isSad: boolean },
): Standing['step'] {
  if (act === 'walk' || act === 'run') {
    return act;
  }
  return isSad && step === 'walk' ? 'stand' : step;
}

/** Friends do not stand there like one another. */
const companyPoses = ['rest', 'crossed', 'explain', 'hips'] as const;

/** How somebody stands there who is told to feel so and does nothing: not with the arms of every day. */
const posesOfFeelings: Partial<Record<Feeling, Standing['pose']>> = {
  sad: 'droop',
  worried: 'crossed',
  startled: 'fright',
  glad: 'cheer',
  set: 'hips',
};

/** Degrees that the trunk is bent of who stands or sits and feels so: down in sorrow, back in fright. */
const bendsOfFeelings: Partial<Record<NonNullable<Standing['look']>, number>> = {
  sad: 11,
  worried: 5,
  startled: -6,
  glad: -3,
};

function bendOf(act: Act | undefined, look: Standing['look']): number {
  const felt = look === undefined ? 0 : (bendsOfFeelings[look] ?? 0);
  return act === 'run' ? (actPoses.run.bend ?? 0) : felt;
}

/** What hands do that hold nothing: nobody waves, points or speaks who is not said to. */
function freePose(
  { seat, gesture, feeling, act, figure }: Subject,
  { isRiding, isSad, random, index }: { isRiding: boolean; isSad: boolean; random: Random; index: number },
): Standing['pose'] {
  if (isRiding) {
    return act === 'sail' ? 'point' : 'rest';
  }
  if (gesture !== undefined && gesture !== 'cry' && gesture !== 'tremble' && !isSad) {
    return gesture;
  }
  if (seat !== undefined) {
    return 'lap';
  }
  const any = isSad ? 'rest' : pickFrom<Standing['pose']>(random, ['rest', 'rest', 'hips']);
  const felt = feeling === undefined ? undefined : posesOfFeelings[feeling];
  if (felt !== undefined) {
    return felt;
  }
  return figure === 'friends' && !isSad ? (companyPoses[index % companyPoses.length] ?? any) : any;
}
