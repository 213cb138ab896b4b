import type { Stage, StageItem } from '@kinora/renderer';
import { isDrawnBeing } from '../../outline/index.ts';
import type { Posture } from '../../outline/index.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { cueAt } from '../cues.ts';
import type { SceneText } from '../scene-text.ts';
import { actOfStory } from './act-of-story.ts';
import { castOf } from './cast.ts';
import type { Cast } from './cast.ts';
import { composeStage } from './compose-stage.ts';
import { quotedWords } from './quoted-words.ts';
import { postureOf } from './read-posture.ts';
import type { StageParts } from './setting.ts';
import { heightsOf, stages } from './stand-figures.ts';
import { toldActing } from './told-acting.ts';
import type { Acting } from './told-acting.ts';
import type { ToldBeat } from './told-beats.ts';
import { hasOneFace, shotOf } from './views.ts';
import type { Shot } from './views.ts';

/** What only a part of a scene's words says. */
type TellingOf = (beat: ToldBeat) => Pick<StageParts, 'things' | 'spoken' | 'lacks'>;

/** Between two pictures. */
const gutter = 28;

/**
 * A scene that tells of two things as a comic shows it: a picture for each, the second drawn when it is told, beside the
 * first or, on upright boards, beneath it. What the picture's words say is seen where the narration tells it.
 */
export function composePanels(
  whole: StageParts,
  beats: readonly [ToldBeat, ToldBeat],
  tellingOf: TellingOf,
): Stage | undefined {
  const [before, after] = actingsOf(whole, beats);
  // In a story nothing is written but what somebody says.
  const parts: StageParts = { ...whole, note: undefined };
  const stage = parts.stage === '9:16' ? 'above' : 'beside';
  const [start, end] = beats;
  const panels = [
    {
      ...onTheWay(withTry(parts, before), before),
      ...tellingOf(start),
      scene: start.scene,
      stage,
      acting: before,
    },
    { ...withHeroAlone(parts, end), ...tellingOf(end), scene: end.scene, stage, acting: after },
  ] as const;
  const [here, then] = shotsOf(panels);
  const first = composeStage({ ...panels[0], shot: here });
  const second = composeStage({ ...panels[1], shot: then });
  if (first === undefined || second === undefined) {
    return composeStage(whole);
  }
  const { width, height } = stages[stage];
  const away = stage === 'above' ? { x: 0, y: height + gutter } : { x: width + gutter, y: 0 };
  const later = second.items.map((item, index) => toldLater(item, { parts, beat: end, index }));
  return {
    width: stage === 'above' ? width : width * 2 + gutter,
    height: stage === 'above' ? height * 2 + gutter : height,
    items: [
      ...first.items,
      ...later.map((item) => ({
        ...item,
        box: { ...item.box, x: item.box.x + away.x, y: item.box.y + away.y },
      })),
    ],
  };
}

/** How tall somebody is drawn at least, beside a grown person, whose head is seen beside theirs. */
const leastSeen = 0.46;

/** Two who talk are seen nearer as they go on. */
function areTalking({ scene }: StageParts, cast: readonly Cast[]): boolean {
  return (
    quotedWords(scene.narration, scene.code) !== undefined &&
    cast.length > 1 &&
    // Beside somebody tall a mouse would be below what is seen.
    cast.every(({ isFlying }) => !isFlying) &&
    heightsOf(cast).every((part) => part >= leastSeen)
  );
}

/**
 * A scene's first picture shows where it is; the second comes near, if there is a face to look at. Where there is none, and
 * nothing else is done, the first shows more of the country.
 */
function shotsOf([first, second]: readonly [StageParts, StageParts]): readonly [Shot, Shot] {
  const cast = castOf(second);
  // Beside the face of a beast, which is long, nothing else finds room.
  const isLong = cast.every(({ figure }) => !figure.isPerson);
  const isBeside = isLong && second.things.some(({ isSought }) => isSought !== true);
  const isNear = (hasOneFace(cast, second.plan.place) && !isBeside) || areTalking(second, cast);
  const usual = shotOf(first.scene, castOf(first), first.plan.place);
  const isAlike = !isNear && toldKey(first.acting) === toldKey(second.acting);
  const isDoing = first.acting?.act !== undefined || first.acting?.prop !== undefined;
  const here = usual === 'close' || isDoing ? 'medium' : usual;
  return [isAlike ? 'far' : here, isNear ? 'close' : 'medium'];
}

/**
 * What is done in either picture: what its words tell; else what the picture's words say, which belongs to the second where
 * the first tells of something else, or where it is what all comes to.
 */
function actingsOf(
  { plan, request, scene }: StageParts,
  [start, end]: readonly [ToldBeat, ToldBeat],
): [Acting | undefined, Acting | undefined] {
  const { code } = scene;
  const isSaid = ({ scene: own }: ToldBeat): boolean => quotedWords(own.narration, code) !== undefined;
  // Whoever is listened to does nothing else.
  const [before, after] = [start, end].map((beat) =>
    isSaid(beat) ? undefined : toldActing(beat.scene.narration, code),
  );
  const posture = postureOf(request.prompt, '', 'en');
  const [lead] = plan.subjects;
  const shown: Acting = { posture, act: lead?.act };
  const isSad = posture === 'sad';
  const isOther = before !== undefined && toldKey(before) !== toldKey(shown);
  const outcome: Acting = { posture: outcomeOf(posture, lead) };
  // Who goes home sad is seen sad.
  const isMerelyGoing = isSad && after?.act === undefined && after?.prop === undefined;
  const last = isMerelyGoing ? undefined : after;
  const then = isSaid(end) ? undefined : (last ?? (isOther && !isSad ? shown : outcome));
  return [before ?? (isSad && !isSaid(start) ? triedOnce(scene) : undefined), then];
}

/** What makes somebody sad is seen before: what the story is about does not come off once more. */
function triedOnce(scene: SceneText): Acting {
  const act = actOfStory(scene);
  return act === undefined ? { posture: 'walk' } : { posture: act === 'run' ? 'run' : 'work', act };
}

/** What a sad scene begins with is only tried. */
function withTry(parts: StageParts, acting: Acting | undefined): StageParts {
  const [lead, ...others] = parts.plan.subjects;
  const isTried = acting?.act !== undefined && postureOf(parts.request.prompt, '', 'en') === 'sad';
  return lead === undefined || !isTried
    ? parts
    : { ...parts, plan: { ...parts.plan, subjects: [{ ...lead, isTried }, ...others] } };
}

/** What somebody feels of what they did. */
function outcomeOf(posture: Posture, lead: Subject | undefined): Posture {
  if (posture === 'sad' || posture === 'glad') {
    return posture;
  }
  return lead?.isTried === true ? 'think' : 'gaze';
}

function toldKey(acting: Acting | undefined): string | undefined {
  return acting?.act ?? acting?.posture;
}

/** Who is told to be going there is not on the moon yet, but sees it at night. */
function onTheWay(parts: StageParts, acting: Acting | undefined): StageParts {
  const { plan } = parts;
  return plan.place === 'space' && acting?.posture === 'walk'
    ? { ...parts, plan: { ...plan, place: 'mountains', time: 'night' } }
    : parts;
}

/** Where nobody speaks to them, the hero is alone with what is told. */
function withHeroAlone(parts: StageParts, { scene }: ToldBeat): StageParts {
  const { plan, request } = parts;
  const beings = plan.subjects.filter(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure));
  const isSpoken = quotedWords(scene.narration, scene.code) !== undefined;
  const wasSpoken = quotedWords(parts.scene.narration, scene.code) !== undefined;
  const hero = beings.at(-1);
  if (isSpoken || !wasSpoken || hero === undefined || beings.length < 2) {
    return parts;
  }
  const others = plan.subjects.filter((subject) => subject !== hero && !beings.includes(subject));
  return {
    ...parts,
    plan: { ...plan, subjects: [hero, ...others] },
    // What the other holds out is not in the hero's mouth.
    request: {
      ...request,
      prompt: request.prompt.replaceAll(/\b(?:holding|carrying|bringing)\b/gu, 'beside'),
    },
  };
}

/** An item of the second picture, at its moment of the whole narration: the place, then whoever is there. */
function toldLater(
  item: StageItem,
  { parts, beat, index }: { parts: StageParts; beat: ToldBeat; index: number },
): StageItem {
  const { narration, code } = parts.scene;
  const begin = cueAt(narration, beat.from, code);
  const { cue } = item;
  if (cue === undefined) {
    const moments = [cueAt(narration, beat.begun, code), begin] as const;
    const own = moments[index];
    return own === undefined ? item : { ...item, cue: own };
  }
  if ('word' in cue && 'word' in begin) {
    return { ...item, cue: { word: begin.word + cue.word } };
  }
  const part = beat.from / narration.length;
  return 'fraction' in cue ? { ...item, cue: { fraction: part + cue.fraction * (1 - part) } } : item;
}
