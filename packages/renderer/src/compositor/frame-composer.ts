import type { Board } from '../board/board.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { handPoseNames } from '../hand/hand-pose.ts';
import type { HandPose } from '../hand/hand-pose.ts';
import type { BoardView } from '../timing/board-view.ts';
import type { HandPlace } from '../timing/hand-place.ts';
import type { PlacedSprite } from '../subtitles/subtitle-sprite.ts';
import type { ComposedFrame } from './composed-frame.ts';
import { FrameMemory, spriteBytes } from './frame-memory.ts';
import type { HeldFrame, HeldSprite, SpriteSlot } from './frame-memory.ts';
import { createCloserView } from './closer-view.ts';
import type { CloserView } from './closer-view.ts';
import { pageExits } from './page-exits.ts';
import type { ExitPages, ExitStep, PageExit } from './page-exits.ts';
import type { Sprite } from './sprite.ts';
import { addBox, laySprite, Surface } from './surface.ts';
import type { LaidSprite } from './surface.ts';
import { createYuvFrame, rgbToYuv } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** The hand's picture and where in it the pen's tip is. */
export interface HandSprite {
  readonly sprite: Sprite;
  readonly tipX: number;
  readonly tipY: number;
}

/** Gives the hand in a pose; the same sprite for the same pose. */
export type HandSprites = (pose: HandPose) => HandSprite;

/**
 * Builds frames out of changes. A whiteboard only ever gains ink, so of each frame no more is converted and copied than
 * what was drawn since the last, what the hand uncovered and what the subtitle changed; a still moment costs nothing.
 */
export interface FrameComposer {
  /** Takes over a box of the board that changed. */
  update(box: PixelBox): void;
  /**
   * Shows the board nearer, or the whole of it again; nothing is drawn while it is nearer. `paper` is the board with
   * nothing on it.
   */
  look(view: BoardView | null, paper: YuvFrame): void;
  /** Lets the board make room for the next page, from one part of the way to another. */
  leave(exit: PageExit, next: NextPage, step: ExitStep): void;
  /** Makes the next frame: the board, the hand over it, the subtitle over both. */
  compose(hand: HandPlace, subtitle: PlacedSprite | null): ComposedFrame;
}

/** The page that an exit uncovers, and the paper where it is the same. */
export type NextPage = Pick<ExitPages, 'coming' | 'paper'>;

interface State {
  /** The board as it is now, and as it was when it began to leave. */
  readonly drawn: HeldFrame;
  leaving: YuvFrame | null;
  closer: CloserView | null;
  view: BoardView | null;
  /** The frame handed out last is the first. */
  surfaces: [last: Surface, next: Surface];
  /** Where the board changed since the last frame. */
  dirty: PixelBox[];
  readonly held: HeldSprites;
  hand: LaidSprite | null;
  subtitle: { readonly placed: PlacedSprite; readonly laid: LaidSprite } | null;
}

/** Where the loops find the sprites of the scene. */
interface HeldSprites {
  hand(sprite: Sprite): HeldSprite;
  /** The last one asked for is there, and no other. */
  subtitle(sprite: Sprite): HeldSprite;
}

/** @param clean the board as it is now, before anything is drawn, in the encoder's colours; it is read and not changed */
export function createFrameComposer(board: Board, clean: YuvFrame, hands: HandSprites | null): FrameComposer {
  const { width, height } = board;
  const memory = new FrameMemory(clean.bytes.length * 3 + spriteBytes(mostSpritePixels(width * height)));
  const drawn = memory.holdFrame(clean);
  const state: State = {
    drawn,
    leaving: null,
    closer: null,
    view: null,
    surfaces: [new Surface(memory, drawn), new Surface(memory, drawn)],
    // Of the first frame everything is new.
    dirty: [{ x: 0, y: 0, width, height }],
    held: holdSprites(memory, width * height),
    hand: null,
    subtitle: null,
  };
  const note = (box: PixelBox): void => {
    addBox(state.dirty, box);
    state.surfaces.forEach((surface) => {
      surface.fallBehind(box);
    });
  };
  return {
    update(box) {
      rgbToYuv(board.rgb, drawn, { box });
      note(box);
    },
    look(view, paper) {
      if (isSameView(view, state.view)) {
        return;
      }
      state.closer ??= createCloserView(copyOf(drawn), paper);
      state.closer.show(drawn, view ?? wholeView).forEach(note);
      state.view = view;
      state.closer = view === null ? null : state.closer;
    },
    leave(exit, next, step) {
      state.leaving ??= copyOf(drawn);
      const box = pageExits[exit](drawn, { leaving: state.leaving, ...next }, step);
      if (box !== null) {
        note(box);
      }
    },
    compose: (hand, subtitle) => compose(state, { hands, place: hand }, subtitle),
  };
}

/** A hand and its arm beyond all edges take less than two frames; what is never held takes no memory. */
function mostSpritePixels(framePixels: number): number {
  return framePixels * (2 * handPoseNames.length + 1);
}

function holdSprites(memory: FrameMemory, framePixels: number): HeldSprites {
  const hands = new Map<Sprite, HeldSprite>();
  let subtitleSlot: SpriteSlot | null = null;
  return {
    hand(sprite) {
      const { width, height } = sprite.planes;
      const held = hands.get(sprite) ?? memory.openSlot(width * height).hold(sprite);
      hands.set(sprite, held);
      return held;
    },
    subtitle(sprite) {
      subtitleSlot ??= memory.openSlot(framePixels);
      return subtitleSlot.hold(sprite);
    },
  };
}

function compose(
  state: State,
  { hands, place }: { hands: HandSprites | null; place: HandPlace },
  subtitle: PlacedSprite | null,
): ComposedFrame {
  const before = spritesOf(state);
  state.hand = hands === null || place === null ? null : laidHand(state, hands(place.pose), place);
  if (subtitle !== state.subtitle?.placed) {
    state.subtitle = subtitle === null ? null : { placed: subtitle, laid: laidSubtitle(state, subtitle) };
  }
  const now = spritesOf(state);
  const moved = [
    ...before.filter((laid) => !now.includes(laid)),
    ...now.filter((laid) => !before.includes(laid)),
  ];
  const changed = [...state.dirty, ...moved.flatMap(({ bands }) => bands)];
  const [last, next] = state.surfaces;
  if (changed.length === 0) {
    return { bytes: last.frame.bytes, changed };
  }
  state.dirty = [];
  state.surfaces = [next, last];
  next.catchUp(now);
  return { bytes: next.frame.bytes, changed };
}

/** What lies on the frame, from the bottom up. */
function spritesOf({ hand, subtitle }: State): LaidSprite[] {
  return [hand, subtitle?.laid ?? null].filter((laid) => laid !== null);
}

function laidHand(
  state: State,
  { sprite, tipX, tipY }: HandSprite,
  place: NonNullable<HandPlace>,
): LaidSprite {
  const corner = { x: even(place.x - tipX), y: even(place.y - tipY) };
  const { hand } = state;
  const isThere = hand !== null && hand.x === corner.x && hand.y === corner.y && hand.sprite === sprite;
  return isThere ? hand : laySprite(state.drawn, { sprite, held: state.held.hand(sprite) }, corner);
}

function laidSubtitle(state: State, { sprite, x, y }: PlacedSprite): LaidSprite {
  return laySprite(state.drawn, { sprite, held: state.held.subtitle(sprite) }, { x, y });
}

const wholeView = { x: 0, y: 0, scale: 1 } as const;

function isSameView(view: BoardView | null, last: BoardView | null): boolean {
  const isSamePlace = view?.x === last?.x && view?.y === last?.y && view?.scale === last?.scale;
  return isSamePlace && view?.window === last?.window;
}

function copyOf(frame: YuvFrame): YuvFrame {
  const copy = createYuvFrame(frame.width, frame.height);
  frame.bytes.copy(copy.bytes);
  return copy;
}

function even(value: number): number {
  return Math.round(value / 2) * 2;
}
