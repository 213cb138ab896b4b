import type { ImageRequest } from '@kinora/models';
import { seededRandom, partSeed } from '../../canvas/random.ts';
import { isDrawnBeing, outlineFigure, toldOf } from '../../outline/index.ts';
import type { OutlineFigure, Posture, Told } from '../../outline/index.ts';
import type { Act } from '../../plan/acts.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';
import { quotedWords } from './quoted-words.ts';
import { postureOf } from './read-posture.ts';
import type { Acting } from './told-acting.ts';
import type { Prop } from './told-props.ts';

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
  readonly request: Pick<ImageRequest, 'prompt'>;
  readonly scene: SceneText;
  readonly acting?: Acting | undefined;
}

const mostFigures = 3;
/** How tall what is far away is drawn, beside a grown person. */
const farSize = 0.12;
/** Whoever is so does nothing else. */
const resting: ReadonlySet<Posture> = new Set(['sleep', 'sad', 'think', 'talk', 'together']);

/** Who is seen; of two, the one that the film is about is the last, next to what it says or thinks. */
export function castOf({ plan, request, scene, acting }: CastWords): Cast[] {
  const present = plan.subjects.filter(
    ({ figure, relation, name }) =>
      relation !== 'far' && isDrawnBeing(figure) && !isPartOfName(name, request.prompt),
  );
  const hasWords = quotedWords(scene.narration, scene.code) !== undefined;
  const beings = hasWords ? inOrderOfPrompt(present, request.prompt) : present;
  const read = acting?.posture ?? postureOf(request.prompt, scene.narration, scene.code);
  const isSpeaking = hasWords && isSpeakerSeen(beings, request.prompt);
  const posture = isSpeaking && speechless.has(read) ? 'talk' : read;
  const isCompany = beings.length > 1 || (beings[0]?.count ?? 1) > 1;
  const cast: Cast[] = [];
  for (const [order, subject] of beings.entries()) {
    const count = Math.min(subject.count, mostFigures - cast.length, order === 0 ? mostFigures : 2);
    for (let index = 0; index < count; index++) {
      const own = order === 0 || !isCompany || posture === 'sad' ? posture : 'together';
      const isFlying = isInTheAir(subject, posture, request.prompt);
      const isResting = resting.has(own) && !(own === 'sad' && subject.isTried === true);
      const act = order === 0 && !isFlying && !isResting ? actOf(subject, acting) : undefined;
      const figure = outlineFigure(subject, {
        plan: {
          subjects: plan.subjects,
          style: 'flat',
          ...(plan.castSeed === undefined ? {} : { castSeed: plan.castSeed }),
        },
        index,
        posture: isCompany && own === 'think' && order > 0 ? 'stand' : own,
        act,
        isFlying,
        isYoung: isToldYoung(subject.name, request.prompt),
        random: seededRandom(partSeed(plan.castSeed ?? plan.seed, `board ${subject.figure}`)),
      });
      if (figure !== undefined && cast.length < mostFigures) {
        cast.push({
          subject,
          figure,
          posture: own,
          act,
          ...(order === 0 ? { prop: acting?.prop } : {}),
          told: toldOf(subject, plan),
          isFlying,
          isNamed: index === 0 && (scene.index === 0 || beings.length > 1),
        });
      }
    }
  }
  return cast.length === 0 ? cast : [...cast, ...farOf({ plan, request })].slice(0, mostFigures);
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

/** Whom and what somebody only dreams of, or runs after in vain. */
function farOf({ plan, request }: Omit<CastWords, 'scene'>): Cast[] {
  return plan.subjects.flatMap((subject): Cast[] => {
    const { figure: name, relation } = subject;
    const isFar = relation === 'far' && name.startsWith('icon:') && isDrawnBeing(name);
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

/** Large flyers stand unless they are said to fly; nobody sleeps, sits or grieves in the air. */
function isInTheAir({ relation, figure }: Subject, posture: Posture, prompt: string): boolean {
  const isGrounded =
    posture === 'sleep' || posture === 'sit' || (posture === 'sad' && !/bee|butterfly/u.test(figure));
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

/** 'A gull feather', 'a fox hole': what follows is meant, nobody is there. */
function isPartOfName(name: string, prompt: string): boolean {
  return new RegExp(
    `\\b${name} (?:feather|egg|shell|bone|nest|tooth|tail|wing|mask|skin|hole|statue|costume|toy)s?\\b`,
    'u',
  ).test(prompt.toLowerCase());
}
