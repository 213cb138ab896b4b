import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { createSheet } from '../canvas/frame.ts';
import type { Frame, FrameArea, Sheet } from '../canvas/frame.ts';
import type { LayerMotion, SceneMoment } from '../plan/painting-order.ts';

/** One sheet of a diorama: the picture is all of them, the first at the back. */
export interface PaintedLayer {
  readonly name: string;
  /** 0 at the horizon to 1 before everything. */
  readonly depth: number;
  readonly motion: LayerMotion;
  readonly sheet: Sheet;
  /** When it is seen, in a scene that has several moments; undefined: all the time but in a close-up. */
  readonly moment?: SceneMoment | undefined;
  /** In a close-up: what of the place is behind whoever is on it. */
  readonly around?: FrameArea;
}

/** Where a place sets up its layers, back to front. */
export interface Stage {
  readonly layers: readonly PaintedLayer[];
  add(name: string, depth: number, motion?: LayerMotion): Sheet;
  /** The same stage; what is added to it is seen at one of a scene's two moments. */
  at(moment: SceneMoment): Stage;
}

export function createStage(frame: Frame): Stage {
  const layers: PaintedLayer[] = [];
  return stageAt();

  function stageAt(moment?: SceneMoment): Stage {
    return {
      layers,
      add: (name, depth, motion = 'still') => lay({ name, depth, motion, moment }, layers.length),
      at: stageAt,
    };
  }

  function lay(layer: Omit<PaintedLayer, 'sheet'>, place: number): Sheet {
    const own = (): number => layers.findIndex(({ sheet: each }) => each === sheet);
    const sheet: Sheet = {
      ...createSheet(frame),
      layBehind(name, motion) {
        const { depth, moment } = layers[own()] ?? layer;
        return lay({ name, depth, motion, moment }, own());
      },
      layOther() {
        layers[own()] = { ...layer, moment: 'shown', sheet };
        return lay({ ...layer, moment: 'other' }, own());
      },
      layClose: (around, moment) =>
        lay({ ...layer, name: 'close-up', motion: 'still', moment, around }, own() + 1),
    };
    layers.splice(place, 0, { ...layer, sheet });
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
