import type { SKRSContext2D } from '@napi-rs/canvas';
import { encodePicture } from '../canvas/encode-picture.ts';
import { createFrame, createSheet } from '../canvas/frame.ts';
import type { Frame } from '../canvas/frame.ts';
import type { IconArts } from '../scene/figures/icon-art.ts';
import { paintDiorama } from '../scene/paint-diorama.ts';
import { flatten } from '../scene/stage.ts';
import type { CastPanel, CastPlan, PlacedPerson } from '../plan/cast-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { paintPerson } from '../draw/sprites.ts';
import { hasStand, paintStand, standBox } from './board-stand.ts';
import { toldOf } from './boards-of-panel.ts';
import { cutOutStages } from './cut-out-pages.ts';
import { lightCanvas, lightOf } from './place-light.ts';
import type { PlaceLight } from './place-light.ts';
import { paintedThings } from './paint-thing.ts';
import { paintPanel, panelArea } from './panel.ts';
import { paintTable, tableBox } from './table-before.ts';

/** How far the place behind people is out of focus, in thousandths of the shorter side: little, so that it is known. */
export const backgroundBlur = 1.4;

/** Out of focus, a place shows no more than a picture of this part of the size. */
const blurredPart = 0.6;

interface PlaceSize {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** The size to paint a place at that is seen out of focus; letters on it stay sharp. */
export function placeSize(background: ScenePlan, size: PlaceSize): PlaceSize {
  if (background.lettering.length > 0) {
    return size;
  }
  const part = (length: number): number => 2 * Math.round((length * blurredPart) / 2);
  return { width: part(size.width), height: part(size.height), bleed: part(size.bleed) };
}

/** Pixels of a scene unit: a scene is 1920 units long. */
export function pixelsPerUnit(frame: { width: number; height: number }): number {
  return Math.max(frame.width, frame.height) / 1920;
}

/** Paints people before their place. */
export async function paintCast(
  plan: CastPlan,
  size: { width: number; height: number },
  icons: IconArts,
): Promise<Buffer> {
  const painted = await paintDiorama(
    plan.background,
    placeSize(plan.background, { ...size, bleed: 0 }),
    icons,
  );
  const behind = painted.layers.filter(({ motion }) => motion !== 'screen');
  const over = painted.layers.filter(({ motion }) => motion === 'screen');
  const frame = createFrame(size.width, size.height);
  const canvas = flatten([], frame);
  const context = canvas.getContext('2d');
  context.filter = `blur(${backgroundBlur * frame.unit}px)`;
  context.drawImage(flatten(behind, painted.frame), 0, 0, frame.width, frame.height);
  context.filter = 'none';
  if (plan.panel !== undefined) {
    placePanel(context, { ...plan, panel: plan.panel }, pixelsPerUnit(frame));
  }
  for (const person of plan.people) {
    placePerson(context, person, { frame, light: lightOf(plan.background) });
  }
  if (plan.isAtTable === true) {
    const unit = pixelsPerUnit(frame);
    const light = lightOf(plan.background);
    const { x, y } = tableBox(plan);
    context.drawImage(lightCanvas(paintTable(plan, unit, light), light), x * unit, y * unit);
    for (const { canvas: thing, box } of await paintedThings(plan, { icons, pixelsPerUnit: unit })) {
      context.drawImage(thing, box.x * unit, box.y * unit, box.width * unit, box.height * unit);
    }
  }
  for (const { sheet } of over) {
    context.drawImage(sheet.canvas, 0, 0, frame.width, frame.height);
  }
  return await encodePicture(canvas);
}

/** The board behind them, hung or on its stand; where nobody is, what it shows, cut out. */
function placePanel(
  context: SKRSContext2D,
  plan: CastPlan & { readonly panel: CastPanel },
  unit: number,
): void {
  const { panel } = plan;
  if (plan.people.length === 0) {
    for (const { looks, box } of cutOutStages([toldOf(panel)], unit)) {
      for (const { canvas } of looks) {
        context.drawImage(canvas, box.x * unit, box.y * unit, box.width * unit, box.height * unit);
      }
    }
    return;
  }
  if (hasStand(plan)) {
    const { x, y } = standBox(panel, plan.background.aspectRatio === '16:9');
    context.drawImage(paintStand(plan, unit), x * unit, y * unit);
  }
  const { x, y, width, height } = panelArea(panel);
  context.drawImage(paintPanel(panel, toldOf(panel), unit), x * unit, y * unit, width * unit, height * unit);
}

interface Place {
  readonly frame: Frame;
  readonly light: PlaceLight;
}

export function placePerson(context: SKRSContext2D, placed: PlacedPerson, { frame, light }: Place): void {
  const sheet = createSheet(frame);
  const unit = pixelsPerUnit(frame);
  sheet.context.scale(unit, unit);
  sheet.context.translate(placed.x, placed.y);
  sheet.context.scale(placed.scale, placed.scale);
  paintPerson(sheet.context, placed.person, { pose: placed.pose, yaw: placed.yaw, ...light });
  context.drawImage(lightCanvas(sheet.canvas, light), 0, 0);
}
