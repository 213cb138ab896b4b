import type { ImageRequest } from '@kinora/models';
import { seededRandom, partSeed } from '../../canvas/random.ts';
import { isAnimal, isDrawnBeing, outlineFigure, sculptureOf, toldOf } from '../../outline/index.ts';
import type { OutlineFigure, Posture, Told } from '../../outline/index.ts';
import { personNames } from '../../describe/person-names.ts';
import { usualSeat } from '../../describe/read-stances.ts';
import type { Act } from '../../plan/acts.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';
import { builtIn, standsBeside } from './built-things.ts';
import type { Built } from './built-things.ts';
import { isOnlySought } from './only-sought.ts';
import { quotedWords } from './quoted-words.ts';
import { withoutQuotations } from '../../describe/quotations.ts';
import { postureOf } from './read-posture.ts';
import { severalAlike } from './several-alike.ts';
import { toldThing } from './told-acting.ts';
import type { Acting } from './told-acting.ts';
import { mostCounted } from './told-count.ts';
import type { Prop } from './told-props.ts';
import { toldRest } from './told-rest.ts';
import type { Rest } from './told-rest.ts';

/** Whoever speaks is not merely there. */
const speechless: ReadonlySet<Posture> = new Set(['stand', 'work', 'walk', 'together', 'think']);

/** Somebody in a scene, before they have a place. */
export interface Cast {
  readonly subject: Subject;
  readonly figure: OutlineFigure;
  readonly posture: Posture;
  /** What the hero of a scene does with the whole body. */
  readonly act: Act | undefined;
  /** What they are told to have before them. */
  readonly prop?: Prop | undefined;
  /** It is for all to see, and not as small as they are. */
  readonly isShown?: boolean;
  /** What is built in the film. */
  readonly built?: Built | undefined;
  /** How many of it. */
  readonly propCount?: number | undefined;
  /** What they are told to be on, under or behind. */
  readonly rest?: Rest | undefined;
  /** How far that has come, and what is made. */
  readonly told: Told;
  readonly isFlying: boolean;
  readonly isNamed: boolean;
  /** It is told of as far away, or only dreamt of. */
  readonly isFar?: boolean;
}

/** What says who is in a scene and what they do. */
interface CastWords {
  readonly plan: ScenePlan;
  readonly request: Pick<ImageRequest, 'prompt' | 'filmPrompts'>;
  readonly scene: SceneText;
  readonly acting?: Acting | undefined;
  /** What is said is not shown: something else is. */
  readonly isSilent?: boolean | undefined;
  /** The names of pictures of what is not there yet, or any more. */
  readonly lacks?: ReadonlySet<string> | undefined;
}

const mostFigures = 3;
const mostBeside = 2;
/** How tall what is far away is drawn, beside a grown person. */
const farSize = 0.12;
/** Whoever is so does nothing else. */
const resting: ReadonlySet<Posture> = new Set([
  'sleep',
  'wake',
  'hug',
  'hide',
  'whisper',
  'sad',
  'think',
  'talk',
  'together',
]);
/** Whoever is with them is so as well. */
const shared: ReadonlySet<Posture> = new Set(['sad', 'hug']);

/** Who is seen; of two, the one that the film is about is the last, next to what it says or thinks. */
export function castOf(words: CastWords): Cast[] {
  const { plan, request, scene, acting, lacks, isSilent = false } = words;
  const [first, ...named] = plan.subjects.filter(
    ({ figure, relation, name }) =>
      relation !== 'far' &&
      isDrawnBeing(figure) &&
      !isPartOfName(name, request.prompt) &&
      !isNobody({ name, figure }, plan.subjects, request.prompt),
  );
  const others = named.filter(
    ({ name, figure }) => !isOnlySought(name, request.prompt) && lacks?.has(sculptureOf(figure)) !== true,
  );
  const present = first === undefined ? [] : [first, ...others];
  const hasWords = !isSilent && quotedWords(scene.narration, scene.code) !== undefined;
  const beings = hasWords ? inOrderOfPrompt(present, request.prompt) : present;
  const read = acting?.posture ?? postureOf(request.prompt, scene.narration, scene.code);
  const isSpeaking = hasWords && isSpeakerSeen(beings, request.prompt);
  const posture = isSpeaking && speechless.has(read) ? 'talk' : read;
  const isCompany = beings.length > 1 || (beings[0]?.count ?? 1) > 1;
  const rest = restOf(words, { posture, isAlone: beings.length === 1 });
  const cast: Cast[] = [];
  for (const [order, subject] of beings.entries()) {
    const own = order === 0 || !isCompany || shared.has(posture) ? posture : 'together';
    const free = mostFigures - cast.length;
    const part = { order, free, posture: own, isCompany, rest: order === 0 ? rest : undefined };
    cast.push(...played(subject, words, part));
  }
  const isIntroduced = scene.index === 0 || beings.length > 1;
  return cast.length === 0
    ? cast
    : [
        ...cast.map((one) => ({ ...one, isNamed: one.isNamed && isIntroduced })),
        ...farOf({ plan, request }),
      ].slice(0, mostFigures);
}

/** What somebody is in a scene: the first of it, or whoever is with them. */
interface Part {
  readonly order: number;
  /** So many find room beside those before them. */
  readonly free: number;
  readonly posture: Posture;
  readonly isCompany: boolean;
  readonly rest: Rest | undefined;
}

/** Everybody whom a subject names, as they are drawn. */
function played(subject: Subject, { plan, request, scene, acting: own }: CastWords, part: Part): Cast[] {
  const thing = turningOn(scene);
  const acting = own ?? thing;
  const { order, posture, isCompany, rest } = part;
  const isFlying = rest === undefined && isInTheAir(subject, posture, request.prompt);
  const isResting = resting.has(posture) && !(posture === 'sad' && subject.isTried === true);
  const isIdle = isFlying || isResting || rest !== undefined;
  const act = order === 0 && !isIdle ? actOf(subject, own ?? thing) : undefined;
  const one = (index: number): OutlineFigure | undefined =>
    outlineFigure(subject, {
      plan: {
        subjects: plan.subjects,
        style: 'flat',
        ...(plan.castSeed === undefined ? {} : { castSeed: plan.castSeed }),
      },
      index,
      posture: isCompany && posture === 'think' && order > 0 ? 'stand' : posture,
      act,
      isFlying,
      isSeated: rest?.isSeated,
      isYoung: isToldYoung(subject.name, request.prompt),
      random: seededRandom(partSeed(plan.castSeed ?? plan.seed, `board ${subject.figure}`)),
    });
  // Within doors nobody looks under leaves.
  const isOutOfPlace = acting?.prop === 'leaves' && indoorPlaces.has(plan.place);
  const hasProp = order === 0 && rest === undefined && !isOutOfPlace;
  const built = builtIn(request);
  const beside = act === undefined && standsBeside(built, request.prompt) ? 'built' : undefined;
  const figures = figuresOf(subject, part, one);
  // A group is at what each of them does, with no tools.
  const isGroup = figures.length === 1 && subject.count > 1;
  return figures.map((figure, index) => ({
    subject,
    figure,
    posture,
    act: isGroup ? undefined : act,
    built,
    ...(hasProp ? { prop: acting?.prop ?? beside, propCount: acting?.count } : {}),
    ...(hasProp && isCompany && acting?.prop === 'painting' ? { isShown: true } : {}),
    rest,
    told: toldOf(subject, plan),
    isFlying,
    isNamed: index === 0,
  }));
}

/** What a scene of a story that is one picture turns on; what is explained turns on its facts. */
function turningOn({ narration, code, keyFacts }: SceneText): Acting | undefined {
  return keyFacts.length > 0 ? undefined : toldThing(narration, code);
}

/** Where a story tells that its hero is; who hides is behind something, whatever is told. */
function restOf(
  { plan, request, scene, acting }: CastWords,
  { posture, isAlone }: { posture: Posture; isAlone: boolean },
): Rest | undefined {
  if (scene.keyFacts.length > 0 || acting?.act !== undefined || acting?.prop !== undefined) {
    return undefined;
  }
  const told = isAlone ? toldRest(withoutQuotations(scene.narration), scene.code) : undefined;
  return told ?? toldRest(request.prompt, 'en') ?? usualRest({ plan, request }, posture);
}

/** Who hides is behind something, and a person who sits does so on something, whatever is told. */
function usualRest(
  { plan, request }: Pick<CastWords, 'plan' | 'request'>,
  posture: Posture,
): Rest | undefined {
  if (posture === 'hide') {
    return {
      position: 'behind',
      thing: indoorPlaces.has(plan.place) ? 'curtain' : 'bush',
      isSeated: false,
    };
  }
  const isSitting = posture === 'sit' || (posture === 'sad' && /\bsitting\b/u.test(request.prompt));
  const isPerson = personNames.has(plan.subjects[0]?.figure ?? '');
  const seat = usualSeat(plan.place);
  return isSitting && isPerson
    ? { position: 'on', thing: seat === 'ground' ? 'rock' : seat, isSeated: true, isUsual: true }
    : undefined;
}

/** As many as are told of: side by side, and more than have room so as one group. */
function figuresOf(
  { count }: Subject,
  { free, order }: Part,
  one: (index: number) => OutlineFigure | undefined,
): OutlineFigure[] {
  if (free <= 0) {
    return [];
  }
  const all = Array.from({ length: Math.min(count, mostCounted) }, (_, index) => one(index)).filter(
    (figure) => figure !== undefined,
  );
  const isGroup = all.length > Math.min(free, order === 0 ? mostFigures : mostBeside);
  const group = isGroup ? severalAlike(all) : undefined;
  return group === undefined ? all : [group];
}

/** Whom somebody in a picture dreams of or looks for, as they look. */
export function soughtOf({ plan, request }: Omit<CastWords, 'scene'>): OutlineFigure | undefined {
  const [, ...others] = plan.subjects.filter(({ figure }) => isDrawnBeing(figure));
  const subject = others.find(({ name }) => isOnlySought(name, request.prompt));
  return subject === undefined
    ? undefined
    : outlineFigure(subject, {
        plan: { subjects: plan.subjects, style: 'flat' },
        index: 0,
        posture: 'stand',
        isYoung: isToldYoung(subject.name, request.prompt),
        random: seededRandom(partSeed(plan.castSeed ?? plan.seed, `board ${subject.figure}`)),
      });
}

/** Whoever speaks is named first in a picture's words, be it a crab beside a girl. */
function inOrderOfPrompt(subjects: readonly Subject[], prompt: string): Subject[] {
  const text = prompt.toLowerCase();
  const placeOf = ({ name }: Subject): number => {
    const at = text.indexOf(name.toLowerCase());
    return at < 0 ? text.length : at;
  };
  return subjects.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What is told of somebody goes before what the picture's words say of them. */
function actOf({ act }: Subject, acting: Acting | undefined): Act | undefined {
  return acting === undefined ? act : acting.act;
}

/** Whom and what somebody runs after in vain. */
function farOf({ plan, request }: Omit<CastWords, 'scene'>): Cast[] {
  return plan.subjects.flatMap((subject): Cast[] => {
    const { figure: name, relation } = subject;
    const isFar =
      relation === 'far' &&
      name.startsWith('icon:') &&
      isDrawnBeing(name) &&
      !isOnlySought(subject.name, request.prompt);
    const figure =
      isFar && !isPartOfName(subject.name, request.prompt)
        ? outlineFigure(subject, {
            plan: { subjects: plan.subjects, style: 'flat' },
            index: 0,
            posture: 'stand',
            random: seededRandom(partSeed(plan.seed, `far ${name}`)),
          })
        : undefined;
    return figure === undefined
      ? []
      : [
          {
            subject,
            figure: { ...figure, size: farSize },
            posture: 'stand',
            act: undefined,
            told: {},
            isFlying: false,
            isNamed: false,
            isFar,
          },
        ];
  });
}

/**
 * Whoever speaks is named first in the picture's words: where somebody stands before the first who is drawn ('a pelican and
 * a keeper'), it is they who speak, and nobody else gets their words.
 */
export function isSpeakerSeen(drawn: readonly Pick<Subject, 'name'>[], prompt: string): boolean {
  const [first] = drawn;
  const before = prompt.slice(
    0,
    Math.max(0, prompt.toLowerCase().indexOf((first?.name ?? '').toLowerCase())),
  );
  return first !== undefined && !/\band (?:an?|the|her|his|their|its)\b/u.test(before);
}

const grounded: ReadonlySet<Posture> = new Set(['sleep', 'wake', 'sit', 'hide', 'hug', 'whisper']);

/** Large flyers stand unless they are said to fly; nobody sleeps, sits or grieves in the air. */
function isInTheAir({ relation, figure }: Subject, posture: Posture, prompt: string): boolean {
  const isSitting = posture === 'sad' && /\bsitting\b/u.test(prompt);
  const isGrounded =
    grounded.has(posture) || isSitting || (posture === 'sad' && !/bee|butterfly/u.test(figure));
  const isSaid = /\b(?:fly|flies|flying|flew|soar\w*|hover\w*|in the sky|above the)\b/u.test(prompt);
  return (
    relation === 'above' &&
    !isGrounded &&
    (isSaid || !/dragon|airplane|helicopter|rocket|balloon/u.test(figure))
  );
}

/** 'A little male elephant', 'a baby giraffe'. */
function isToldYoung(name: string, prompt: string): boolean {
  return new RegExp(`\\b(?:little|small|tiny|baby|young) (?:[\\p{L}-]+ ){0,2}?${name}\\b`, 'u').test(
    prompt.toLowerCase(),
  );
}

/** 'A cat detective' is a cat, and who falls asleep is whoever is named before. */
function isNobody(
  { name, figure }: Pick<Subject, 'name' | 'figure'>,
  subjects: readonly Subject[],
  prompt: string,
): boolean {
  if (!personNames.has(figure)) {
    return false;
  }
  const text = prompt.toLowerCase();
  const isCalling = subjects.some(
    (other) => isAnimal(other.figure) && text.includes(`${other.name.toLowerCase()} ${name.toLowerCase()}`),
  );
  return isCalling || /^(?:fall(?:s|ing)? )?(?:asleep|sleep|sleeping|sleeps)$/u.test(name.trim());
}

/** 'A gull feather', 'a fox hole': what follows is meant, nobody is there. */
function isPartOfName(name: string, prompt: string): boolean {
  return new RegExp(
    `\\b${name} (?:feather|egg|shell|bone|nest|tooth|tail|wing|mask|skin|hole|statue|costume|toy)s?\\b`,
    'u',
  ).test(prompt.toLowerCase());
}
