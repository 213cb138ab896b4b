import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { createSheet } from '../canvas/frame.ts';
import type { Frame, Sheet } from '../canvas/frame.ts';
import type { LayerMotion } from '../plan/painting-order.ts';

/** One sheet of a diorama: the picture is all of them, the first at the back. */
export interface PaintedLayer {
  readonly name: string;
  /** 0 at the horizon to 1 before everything. */
  readonly depth: number;
  readonly motion: LayerMotion;
  readonly sheet: Sheet;
}

/** Where a place sets up its layers, back to front. */
export interface Stage {
  readonly layers: readonly PaintedLayer[];
  add(name: string, depth: number, motion?: LayerMotion): Sheet;
}

export function createStage(frame: Frame): Stage {
  const layers: PaintedLayer[] = [];
  return {
    layers,
    add(name, depth, motion = 'still') {
      return lay({ name, depth, motion }, layers.length);
    },
  };

  function lay(layer: Omit<PaintedLayer, 'sheet'>, at: number): Sheet {
    const sheet: Sheet = {
      ...createSheet(frame),
      layBehind: (name, motion) =>
        lay(
          { name, depth: layer.depth, motion },
          layers.findIndex((each) => each.sheet === sheet),
        ),
    };
    layers.splice(at, 0, { ...layer, sheet });
    return sheet;
  }
}

/** All layers so far in one, at the size of their sheets. */
export function flatten(layers: readonly PaintedLayer[], frame: Frame): Canvas {
  const canvas = createCanvas(frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
  const context = canvas.getContext('2d');
  for (const layer of layers) {
    context.drawImage(layer.sheet.canvas, 0, 0);
  }
  return canvas;
}
