import type { Stage, StageItem } from '@kinora/renderer';
import { isDrawnBeing } from '../../outline/index.ts';
import type { Posture } from '../../outline/index.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { cueAt } from '../cues.ts';
import type { SceneText } from '../scene-text.ts';
import { hourSeen, isForTonight } from '../../describe/told-hour.ts';
import { actOfStory } from './act-of-story.ts';
import { withAskedFolk } from './asked-folk.ts';
import { castOf } from './cast.ts';
import type { Cast } from './cast.ts';
import { composeStage } from './compose-stage.ts';
import { areAlike } from './alike-panels.ts';
import { withoutHolding } from './on-table.ts';
import { panelStages } from './panel-stages.ts';
import { quotedWords, saidInTwo } from './quoted-words.ts';
import { postureOf } from './read-posture.ts';
import type { StageParts } from './setting.ts';
import { hasTwoBalloons, heightsOf } from './stand-figures.ts';
import { toldActing } from './told-acting.ts';
import type { Acting } from './told-acting.ts';
import type { ToldBeat } from './told-beats.ts';
import { hasOneFace, shotOf } from './views.ts';
import type { Shot } from './views.ts';

/** What only a part of a scene's words says. */
type TellingOf = (beat: ToldBeat) => Pick<StageParts, 'things' | 'spoken' | 'lacks'>;

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
  const [start, end] = beats;
  const isTalk = saidInTwo(start.scene.narration, start.scene.code) !== undefined;
  const room = panelStages(parts.stage, parts.scene, isTalk);
  const { isSilent } = end;
  const panels = [
    {
      ...asTold(onTheWay(withTry(parts, before), before), start),
      ...tellingOf(start),
      stage: room.first,
      acting: before,
    },
    {
      ...asTold(withHeroAlone(parts, end), end),
      ...tellingOf(end),
      stage: room.second,
      acting: after,
      isSilent,
      isOfThing: after?.prop !== undefined,
    },
  ] as const;
  const [first, second] = inTwoViews(panels);
  if (first === undefined || second === undefined) {
    return composeStage(whole);
  }
  const { away } = room;
  const later = second.items.map((item, index) => toldLater(item, { parts, beat: end, index }));
  return {
    width: room.width,
    height: room.height,
    items: [
      ...first.items,
      ...later.map((item) => ({
        ...item,
        box: { ...item.box, x: item.box.x + away.x, y: item.box.y + away.y },
      })),
    ],
  };
}

/** What a part of a scene tells of itself: when it is, and whom somebody in it asks. */
function asTold(parts: StageParts, { scene }: ToldBeat): StageParts {
  const { narration, code } = parts.scene;
  const usual = isForTonight(narration, code) ? 'dusk' : parts.plan.time;
  const time = hourSeen(scene.narration, code) ?? usual;
  return { ...parts, scene, plan: withAskedFolk({ ...parts.plan, time }, scene) };
}

/** Both pictures of a scene; where they would show the same, the second shows the other side of the country. */
function inTwoViews(
  panels: readonly [StageParts, StageParts],
): readonly [Stage | undefined, Stage | undefined] {
  const [here, then] = shotsOf(panels);
  const first = composeStage({ ...panels[0], shot: here });
  const second = composeStage({ ...panels[1], shot: then });
  return first !== undefined && second !== undefined && areAlike(first, second)
    ? [
        composeStage({ ...panels[0], shot: 'far' }),
        composeStage({ ...panels[1], shot: then, isFromOtherSide: true }),
      ]
    : [first, second];
}

/** How tall somebody is drawn at least, beside a grown person, whose head is seen beside theirs. */
const leastSeen = 0.46;

/** Two who talk are seen nearer as they go on. */
function areTalking({ scene, isSilent }: StageParts, cast: readonly Cast[]): boolean {
  return (
    isSilent !== true &&
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
  const isNear =
    second.isOnTable !== true &&
    // Of a country seen near nothing is seen.
    second.acting?.land === undefined &&
    ((hasOneFace(cast, second.plan.place) && !isBeside) || areTalking(second, cast));
  const { act, prop, land } = first.acting ?? {};
  const usual = shotOf(first.scene, castOf(first), first.plan.place);
  const isAlike = !isNear && toldKey(first.acting) === toldKey(second.acting);
  // What is said takes more than the country.
  if (hasTwoBalloons(first.stage)) {
    return ['medium', isNear ? 'close' : 'medium'];
  }
  if (land !== undefined) {
    return ['medium', isNear ? 'close' : 'medium'];
  }
  if (first.isOnWay === true) {
    return ['far', isNear ? 'close' : 'medium'];
  }
  const isDoing = act !== undefined || prop !== undefined || land !== undefined;
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
  const isSaid = ({ scene: own, isSilent }: ToldBeat): boolean =>
    !isSilent && quotedWords(own.narration, code) !== undefined;
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
  const isMerelyGoing =
    isSad && after?.act === undefined && after?.prop === undefined && after?.land === undefined;
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
    ? { ...parts, isOnWay: true, plan: { ...plan, place: 'mountains', time: 'night' } }
    : parts;
}

/** Where nobody speaks to them, the hero is alone with what is told. */
function withHeroAlone(parts: StageParts, { scene, isSilent }: ToldBeat): StageParts {
  const { plan, request } = parts;
  const beings = plan.subjects.filter(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure));
  const isSpoken = !isSilent && quotedWords(scene.narration, scene.code) !== undefined;
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
      prompt: withoutHolding(request.prompt),
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
