import type { ImageRequest } from '@kinora/models';
import type { BoardPicture, StageItem } from '@kinora/renderer';
import { partSeed, seededRandom } from '../../canvas/random.ts';
import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';
import type { BubbleBox } from './bubbles.ts';
import type { PlaceRoom } from './place-room.ts';
import type { Quotation } from './quoted-words.ts';
import type { StageSize, Standing } from './stand-figures.ts';

/** What a scene is composed of beside its plan. */
export interface StageParts {
  readonly request: ImageRequest;
  readonly scene: SceneText;
  readonly plan: ScenePlan;
  /** Things that the scene surely speaks of, the most telling first. */
  readonly things: readonly BoardPicture[];
  /** What is written beside the figures where nobody speaks. */
  readonly note: { readonly text: string; readonly cue?: StageItem['cue'] } | undefined;
  /** The word of the film for a figure, to be written beneath it. */
  nameOf(subject: Subject): string | undefined;
}

/** A scene with everybody in their place. */
export interface Setting {
  readonly parts: StageParts;
  readonly size: StageSize;
  readonly standing: readonly Standing[];
  /** Room for a balloon or for words. */
  readonly room: BubbleBox | undefined;
  readonly quotation: Quotation | undefined;
  readonly wish: BoardPicture | undefined;
  readonly hasBubble: boolean;
}

/** Every other scene of a film looks the other way. */
export function mirrored({ parts, size }: Setting, shapes: readonly OutlineShape[]): OutlineShape[] {
  return parts.scene.index % 2 === 1 ? movedShapes(shapes, { x: size.width, isMirrored: true }) : [...shapes];
}

export function mirroredBox<Kind extends BubbleBox>({ parts, size }: Setting, box: Kind): Kind {
  return parts.scene.index % 2 === 1 ? { ...box, x: size.width - box.x - box.width } : box;
}

export function placeRoomOf({ parts, size, hasBubble }: Setting): PlaceRoom {
  const { plan, request } = parts;
  return {
    width: size.width,
    ground: size.ground,
    time: plan.time,
    weather: plan.weather,
    words: request.prompt,
    isWritten: plan.aspectRatio === '16:9' && (hasBubble || parts.note !== undefined),
    random: seededRandom(partSeed(plan.castSeed ?? request.seed, 'place')),
  };
}
