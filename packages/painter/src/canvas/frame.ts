import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { LayerMotion, SceneMoment } from '../plan/painting-order.ts';

/** The size of a picture in pixels. Painters work in its coordinates; what lies in the bleed is seen when a camera moves. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels painted beyond every edge. */
  readonly bleed: number;
  /** Pixels of a thousandth of the shorter side: sizes of strokes and leaves are given in it. */
  readonly unit: number;
}

export function createFrame(width: number, height: number, bleed = 0): Frame {
  return { width, height, bleed, unit: Math.min(width, height) / 1000 };
}

/** The nearest even number of pixels, as films want them. */
export function evenPixels(length: number): number {
  return 2 * Math.round(length / 2);
}

/** Something to paint on, as large as the frame and its bleed; the context's zero is the frame's upper left corner. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly frame: Frame;
  /** Set where somebody lives on it. */
  life?: SheetLife;
  /** What is on it seen from other sides, where it turns; or as it is at other paces. */
  views?: readonly Sheet[];
  /** Set where a cast is set up on it. */
  cast?: CastPlaces;
  /** Set where land comes near or grows small: how far down its foot is near by, and far away. */
  feet?: Feet;
  /** Set where what is on it goes to one side: 1 is the right. */
  heading?: Heading;
  /**
   * Another sheet right behind this one for what is seen instead of it at the other moment of a scene that tells of two things; a
   * sheet that is no layer of a stage has none.
   */
  readonly layOther?: () => Sheet;
  /**
   * Another sheet right before this one for a close-up of somebody on it, with `around` behind them out of focus; a sheet that is no
   * layer of a stage has none.
   */
  readonly layClose?: (around: FrameArea, moment: SceneMoment) => Sheet;
  /** Another sheet right behind this one, as near as it is; a sheet that is no layer of a stage has none. */
  readonly layBehind?: (name: string, motion: LayerMotion) => Sheet;
}

export type Heading = -1 | 1;

/** Pixels from the top of the frame. */
export interface Feet {
  readonly near: number;
  readonly far: number;
}

/** A rectangle in pixels of the frame. */
export interface FrameArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the leading figure is, and where everybody is together. */
export interface CastPlaces {
  readonly hero: FrameArea;
  readonly all: FrameArea;
  /** Where each of the others is. */
  readonly others: readonly FrameArea[];
  /** Whether all of the leading figure is to be seen: nobody of whom half is enough, or somebody who does something with the feet. */
  readonly isSeenWhole: boolean;
  /** Whether they are on their way through the picture. */
  readonly isUnderWay: boolean;
}

/** The smallest rectangle around some. */
export function areaAround(areas: readonly FrameArea[]): FrameArea {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** What a sheet shows at other moments of who lives on it. */
export interface SheetLife {
  /** One for each of the `livingMoments`. */
  readonly moments: readonly Sheet[];
  /** Seconds from one end of a movement to the other; undefined where they move now and then. */
  readonly paceSeconds: number | undefined;
}

/** A sheet and what it shows at other moments, and last from other sides. */
export function momentsOf(sheet: Sheet): readonly Sheet[] {
  return [sheet, ...(sheet.life?.moments ?? []), ...(sheet.views ?? [])];
}

export function createSheet(frame: Frame): Sheet {
  const canvas = createCanvas(frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
  const context = canvas.getContext('2d');
  context.translate(frame.bleed, frame.bleed);
  return { canvas, context, frame };
}

/** Another sheet with what is painted on one so far. */
export function copySheet({ canvas, frame }: Sheet): Sheet {
  const copy = createSheet(frame);
  copy.context.drawImage(canvas, -frame.bleed, -frame.bleed);
  return copy;
}
