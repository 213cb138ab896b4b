import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

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

/** Something to paint on, as large as the frame and its bleed; the context's zero is the frame's upper left corner. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly frame: Frame;
}

export function createSheet(frame: Frame): Sheet {
  const canvas = createCanvas(frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
  const context = canvas.getContext('2d');
  context.translate(frame.bleed, frame.bleed);
  return { canvas, context, frame };
}
