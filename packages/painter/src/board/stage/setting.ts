import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import type { BoardPicture, StageItem } from '@kinora/renderer';
import { foldWord, readLexicon, readWith, weatherWords } from '@kinora/words';
import { partSeed, seededRandom } from '../../canvas/random.ts';
import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';
import type { BubbleBox } from './bubbles.ts';
import type { PlaceRoom } from './place-room.ts';
import type { Quotation } from './quoted-words.ts';
import { cutToFrame } from './cut-to-frame.ts';
import { isLackingPart } from './lacking.ts';
import { isWideStage } from './stand-figures.ts';
import type { StageName, StageSize, Standing } from './stand-figures.ts';
import type { StageThing } from './stage-things.ts';
import type { Acting } from './told-acting.ts';
import { toldGrowth } from './told-growth.ts';
import type { Spoken } from './told-moments.ts';
import type { Shot, View } from './views.ts';

/** What a scene is composed of beside its plan. */
export interface StageParts {
  readonly request: ImageRequest;
  readonly scene: SceneText;
  readonly plan: ScenePlan;
  /** Things that the scene surely speaks of, the most telling first. */
  readonly things: readonly StageThing[];
  /** Everything that the narration names and that has a picture. */
  readonly spoken: readonly Spoken[];
  /** The names of pictures of what the words say is not there, or is still looked for. */
  readonly lacks?: ReadonlySet<string> | undefined;
  /** The names of pictures of what the film is about the search for. */
  readonly sought?: ReadonlySet<string> | undefined;
  /** What is written beside the figures where nobody speaks. */
  readonly note: { readonly text: string; readonly cue?: StageItem['cue'] } | undefined;
  /** What it is drawn in. */
  readonly stage: StageName;
  /** How near it is seen, and what the hero does, where that is decided by what is told. */
  readonly shot?: Shot | undefined;
  readonly acting?: Acting | undefined;
  /** What is said is not shown: something else is. */
  readonly isSilent?: boolean | undefined;
  /** What stands beside them lies on a table. */
  readonly isOnTable?: boolean | undefined;
  /** It shows how far a way is, and who goes it is small. */
  readonly isOnWay?: boolean | undefined;
  /** What somebody has before them is seen near. */
  readonly isOfThing?: boolean | undefined;
  /** It is seen from another side than its place was before. */
  readonly isFromOtherSide?: boolean | undefined;
  /** The word of the film for a figure, to be written beneath it. */
  nameOf(subject: Subject): string | undefined;
}

/** A scene with everybody in their place. */
export interface Setting {
  readonly parts: StageParts;
  readonly size: StageSize;
  readonly view: View;
  readonly standing: readonly Standing[];
  /** Room for a balloon or for words. */
  readonly room: BubbleBox | undefined;
  readonly quotation: Quotation | undefined;
  /** The same as two balloons have it. */
  readonly inTwo?: readonly [Quotation, Quotation] | undefined;
  readonly wish: BoardPicture | undefined;
  readonly hasBubble: boolean;
}

/** Every other scene of a film looks the other way; a story turns round once more, so that no side is always the near one. */
function looksBack({ scene: { index, keyFacts }, isFromOtherSide = false }: StageParts): boolean {
  const isTurned = keyFacts.length === 0 && Math.floor(index / 4) % 2 === 1;
  return ((index % 2 === 1) !== isTurned) !== isFromOtherSide;
}

export function mirrored({ parts, size }: Setting, shapes: readonly OutlineShape[]): OutlineShape[] {
  const turned = looksBack(parts) ? movedShapes(shapes, { x: size.width, isMirrored: true }) : [...shapes];
  return isPanel(parts)
    ? cutToFrame(turned, { left: 0, top: 0, right: size.width, bottom: size.height })
    : turned;
}

/** Whether it is one of several pictures of its scene: nothing reaches beyond its frame. */
export function isPanel({ stage }: Pick<StageParts, 'stage'>): boolean {
  return stage !== '16:9' && stage !== '9:16';
}

export function mirroredBox<Kind extends BubbleBox>({ parts, size }: Setting, box: Kind): Kind {
  return looksBack(parts) ? { ...box, x: size.width - box.x - box.width } : box;
}

/** What is not said to be missing; of what a film looks for its places have none but the one that is found. */
export function thereIn({ parts }: Pick<Setting, 'parts'>, shapes: readonly OutlineShape[]): OutlineShape[] {
  return shapes.filter(({ part }) => !isLackingPart(part, parts.lacks) && !isLackingPart(part, parts.sought));
}

/** Films whose boards are of dark paper. */
const darkStyles: ReadonlySet<ImageRequest['videoStyle']> = new Set(['cinematic', 'dramatic']);

export function isOnDark({ parts }: Pick<Setting, 'parts'>): boolean {
  return darkStyles.has(parts.request.videoStyle);
}

/** Where a place and its sky are drawn. */
export function placeRoomOf(setting: Setting): PlaceRoom {
  const { parts, size, hasBubble, standing } = setting;
  const { plan, request, scene } = parts;
  const isStory = scene.keyFacts.length === 0;
  return {
    width: size.width,
    ground: size.ground,
    time: plan.time,
    weather: isStory ? weatherSeen(setting) : plan.weather,
    words: standing.some(({ rest }) => rest?.thing === 'bench')
      ? // Somebody sits on it already.
        request.prompt.replaceAll(/\bbench\b/gu, 'seat')
      : request.prompt,
    growth: isStory && plan.place === 'garden' ? toldGrowth(scene) : undefined,
    turn: isStory ? scene.index + (parts.isFromOtherSide === true ? 1 : 0) : 0,
    isOnDark: isOnDark(setting),
    isWritten: isWideStage(parts.stage) && (hasBubble || parts.note !== undefined),
    random: seededRandom(partSeed(plan.castSeed ?? request.seed, 'place')),
  };
}

/** It rains only where the words say so: who is sad without a word of rain is under a grey sky. */
function weatherSeen({ parts, standing }: Pick<Setting, 'parts' | 'standing'>): ScenePlan['weather'] {
  const { plan, request, scene } = parts;
  const { weather } = plan;
  const isWet = weather === 'rain' || weather === 'storm';
  const isTold =
    isWet && [wet(request.prompt, 'en'), wet(scene.narration, scene.code)].some(({ length }) => length > 0);
  return (isWet && !isTold) || isUnderCloud(standing, plan) ? 'overcast' : weather;
}

function wet(text: string, code: LanguageCode): string[] {
  const { values } = readWith(readLexicon(weatherWords, code), foldWord(text), code);
  return values.filter((value) => value === 'rain' || value === 'storm');
}

/** The sun does not shine on somebody who is sad, unless the words say that it does. */
function isUnderCloud(standing: readonly Standing[], { weather, time }: ScenePlan): boolean {
  const isLit = time === 'sunset' || time === 'golden' || time === 'night' || time === 'dusk';
  return weather === 'clear' && !isLit && standing.some(({ posture }) => posture === 'sad');
}
