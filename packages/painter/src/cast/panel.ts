import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createIconReader, drawStageCanvases } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import type { CastPanel } from '../plan/cast-plan.ts';

/** What of a board is shown, as parts of it: margins and the band of its subtitles are left out. */
const shown = { left: 0.02, top: 0, width: 0.96, height: 0.83 } as const;
/** Width to height of a panel without its frame. */
export const panelRatio = (16 * shown.width) / (9 * shown.height);

const frameColour = '#4a4038';
/** Scene units. */
const frameWidth = 12;
const shadow = { reach: 26, drop: 10, colour: 'rgba(16, 18, 28, 0.42)' } as const;

/** The box of a panel with its shadow, in scene units. */
export function panelArea({ box }: Pick<CastPanel, 'box'>): CastPanel['box'] {
  const { reach } = shadow;
  return {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + reach * 2,
    height: box.height + reach * 2,
  };
}

/** A page of a board in its frame, as it hangs behind whoever speaks of it; the canvas shows its area. */
export function paintPanel(panel: Pick<CastPanel, 'box'>, drawing: Drawing, pixelsPerUnit: number): Canvas {
  const [canvas] = paintPanelStages(panel, [drawing], pixelsPerUnit);
  return canvas ?? paintFrame(panel, pixelsPerUnit);
}

/** The stages of a board that is told, each in the frame in which it hangs: the frame is painted once, and what a stage adds. */
export function* paintPanelStages(
  panel: Pick<CastPanel, 'box'>,
  stages: readonly Drawing[],
  pixelsPerUnit: number,
): Generator<Canvas> {
  const { width, height } = panel.box;
  const frame = paintFrame(panel, pixelsPerUnit);
  const longSide = 2 * Math.ceil((width * pixelsPerUnit) / shown.width / 2);
  for (const board of drawStageCanvases(stages, Math.max(320, longSide), createIconReader())) {
    const canvas = createCanvas(frame.width, frame.height);
    const context = canvas.getContext('2d');
    context.drawImage(frame, 0, 0);
    inPanel(context, panel);
    context.beginPath();
    context.roundRect(frameWidth, frameWidth, width - frameWidth * 2, height - frameWidth * 2, 8);
    context.clip();
    context.drawImage(
      board,
      board.width * shown.left,
      board.height * shown.top,
      board.width * shown.width,
      board.height * shown.height,
      frameWidth,
      frameWidth,
      width - frameWidth * 2,
      height - frameWidth * 2,
    );
    yield canvas;
  }
}

function paintFrame(panel: Pick<CastPanel, 'box'>, pixelsPerUnit: number): Canvas {
  const area = panelArea(panel);
  const canvas = createCanvas(
    2 * Math.ceil((area.width * pixelsPerUnit) / 2),
    2 * Math.ceil((area.height * pixelsPerUnit) / 2),
  );
  const context = canvas.getContext('2d');
  inPanel(context, panel);
  const { width, height } = panel.box;
  context.shadowColor = shadow.colour;
  context.shadowBlur = shadow.reach * pixelsPerUnit;
  context.shadowOffsetY = shadow.drop * pixelsPerUnit;
  context.fillStyle = frameColour;
  context.beginPath();
  context.roundRect(0, 0, width, height, 18);
  context.fill();
  return canvas;
}

/** Scene units from the panel's upper left corner. */
function inPanel(context: SKRSContext2D, panel: Pick<CastPanel, 'box'>): void {
  const area = panelArea(panel);
  context.scale(context.canvas.width / area.width, context.canvas.height / area.height);
  context.translate(shadow.reach, shadow.reach);
}
