import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { encodeRawPicture } from '@kinora/renderer';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFrame, evenPixels } from '../canvas/frame.ts';
import type { Frame } from '../canvas/frame.ts';
import { writeSprites } from '../draw/sprites.ts';
import type { PlacedPerson } from '../plan/cast-plan.ts';
import type { CastLayers, CastOrder, CutOut, Sprite } from '../plan/painting-order.ts';
import type { IconArts } from '../scene/figures/icon-art.ts';
import { paintDiorama } from '../scene/paint-diorama.ts';
import { flatten } from '../scene/stage.ts';
import type { PaintedLayer } from '../scene/stage.ts';
import { hasStand, paintStand } from './board-stand.ts';
import { cutOutStages } from './cut-out-pages.ts';
import { hasOverShoulder, paintOverShoulder } from './over-shoulder.ts';
import { boardsOf } from './boards-of-panel.ts';
import { backgroundBlur, pixelsPerUnit, placeSize } from './paint-cast.ts';
import { lightCanvas, lightOf } from './place-light.ts';
import { handsOf } from './gesture-hands.ts';
import { flowsOnPieces } from './piece-flows.ts';
import { paintedThings } from './paint-thing.ts';
import { paintPanelStages } from './panel.ts';
import { paintTable } from './table-before.ts';

/** What is nearer than this is a layer of its own, for parallax. */
const nearDepth = 0.4;
/** Cameras come closer than the picture: half as many pixels again keep faces sharp. */
const closeness = 1.5;
const panelCloseness = 1.7;
const thingCloseness = 1.25;

type Wanted = Omit<CastOrder, 'kind'>;
type Run = { readonly icons: IconArts; readonly signal: AbortSignal };

/** Paints the people of a plan in the parts that move, and the place behind them in two blurred layers. */
export async function castLayers(order: Wanted, run: Run): Promise<CastLayers> {
  const place = await placeLayers(order, run);
  const people: Sprite[][] = [];
  for (const [index, placed] of order.plan.people.entries()) {
    people.push(await personSprites({ order, index, placed }, run));
  }
  const table = await tableLayer(order, run);
  const overShoulder = await shouldersOf(order, run);
  const things = await thingLayers(order, run);
  const cutOuts = await cutOutBoards(order, run);
  const panel = cutOuts.length > 0 ? [] : await panelPages(order, run);
  const stand = cutOuts.length > 0 ? null : await standLayer(order, run);
  return { ...place, people, table, things, panel, cutOuts, stand, overShoulder };
}

/** What is spoken of, on the table. */
async function thingLayers(order: Wanted, { icons, signal }: Run): Promise<CastLayers['things']> {
  const files: { file: string; box: CastLayers['things'][number]['box'] }[] = [];
  for (const { canvas, box } of await paintedThings(order.plan, {
    icons,
    pixelsPerUnit: pixelsPerUnit(order) * thingCloseness,
  })) {
    const file = path.join(order.folder, `thing-${files.length}.pam`);
    files.push({ file: await keepCanvas(file, canvas, signal), box });
  }
  return files;
}

/** Everybody from behind, where one of two is looked at over the other's shoulder. */
async function shouldersOf({ plan, folder }: Wanted, { signal }: Run): Promise<string[]> {
  const files: string[] = [];
  for (const placed of hasOverShoulder(plan) ? plan.people : []) {
    const file = path.join(folder, `shoulder-${files.length}.pam`);
    files.push(await keepCanvas(file, paintOverShoulder(plan, placed), signal));
  }
  return files;
}

/** Out of focus, finer layers would not be seen. */
async function placeLayers(
  { plan, width, height, bleed, folder }: Wanted,
  { icons, signal }: Run,
): Promise<Pick<CastLayers, 'behind' | 'lettering'>> {
  const size = placeSize(plan.background, { width, height, bleed });
  const { layers, frame } = await paintDiorama(plan.background, size, icons);
  const world = layers.filter(({ motion }) => motion !== 'screen');
  const lettering = layers.filter(({ name }) => name === 'lettering');
  const air = layers.filter(({ motion, name }) => motion === 'screen' && name !== 'lettering');
  const keep = (name: string, canvas: Canvas): Promise<string> =>
    keepCanvas(path.join(folder, `place-${name}.pam`), canvas, signal);
  const seen = createFrame(width, height, bleed);
  const blurred = (members: readonly PaintedLayer[]): Canvas => outOfFocus({ members, air, frame }, seen);
  const behind = [await keep('far', blurred(world.filter(({ depth }) => depth < nearDepth)))];
  const near = world.filter(({ depth }) => depth >= nearDepth);
  if (near.length > 0) {
    behind.push(await keep('near', blurred(near)));
  }
  return {
    behind,
    lettering: lettering.length === 0 ? null : await keep('words', flatten(lettering, frame)),
  };
}

async function personSprites(
  { order, index, placed }: { order: Wanted; index: number; placed: PlacedPerson },
  { signal }: Run,
): Promise<Sprite[]> {
  const light = lightOf(order.plan.background);
  return await writeSprites(
    placed.person,
    { pose: placed.pose, yaw: placed.yaw, hands: handsOf(placed, order.plan), ...light },
    {
      folder: order.folder,
      prefix: `person-${index}`,
      pixelsPerUnit: pixelsPerUnit(order) * placed.scale * closeness,
      signal,
      finish: (canvas) => lightCanvas(canvas, light),
    },
  );
}

/** The table before who sits at it. */
async function tableLayer(order: Wanted, { signal }: Run): Promise<string | null> {
  const { plan, folder } = order;
  if (plan.isAtTable !== true) {
    return null;
  }
  const light = lightOf(plan.background);
  const canvas = lightCanvas(paintTable(plan, pixelsPerUnit(order), light), light);
  return await keepCanvas(path.join(folder, 'table.pam'), canvas, signal);
}

/** The board behind who speaks of it, page by page; cameras come closer to it than to anything else. */
async function panelPages(order: Wanted, { signal }: Run): Promise<string[]> {
  const { plan, folder } = order;
  const { panel } = plan;
  if (panel === undefined) {
    return [];
  }
  const files: string[] = [];
  for (const { stages } of boardsOf(panel)) {
    for (const canvas of paintPanelStages(panel, stages, pixelsPerUnit(order) * panelCloseness)) {
      files.push(await keepCanvas(path.join(folder, `panel-${files.length}.pam`), canvas, signal));
    }
  }
  return files;
}

/** Where nobody explains, what is shown one after the other, in pieces. */
async function cutOutBoards(
  { plan, folder, ...size }: Wanted,
  { signal }: Run,
): Promise<CastLayers['cutOuts']> {
  const { panel, people } = plan;
  if (panel === undefined || people.length > 0) {
    return [];
  }
  const boards: CutOut[] = [];
  const unit = pixelsPerUnit(size);
  for (const { page, stages } of boardsOf(panel)) {
    const cut = cutOutStages(stages, unit);
    const flows = await flowsOnPieces(
      { page, stages, boxes: cut.map(({ box }) => box) },
      unit,
      (name, canvas) => keepCanvas(path.join(folder, `flow-${page}-${name}.pam`), canvas, signal),
    );
    const pieces = cut.map(async ({ looks, ...piece }, index) => ({
      ...piece,
      flows: flows[index] ?? [],
      looks: await Promise.all(
        looks.map(async ({ stage, canvas }) => {
          const file = path.join(folder, `cut-${page + stage}-${index}.pam`);
          return { page: page + stage, file: await keepCanvas(file, canvas, signal) };
        }),
      ),
    }));
    boards.push({ page, pieces: await Promise.all(pieces) });
  }
  return boards;
}

/** What the board stands on where no wall is behind it. */
async function standLayer(order: Wanted, { signal }: Run): Promise<string | null> {
  const { plan, folder } = order;
  const { panel } = plan;
  if (panel === undefined || !hasStand(plan)) {
    return null;
  }
  const canvas = paintStand({ ...plan, panel }, pixelsPerUnit(order));
  return await keepCanvas(path.join(folder, 'stand.pam'), canvas, signal);
}

async function keepCanvas(file: string, canvas: Canvas, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  await writeFile(file, encodeRawPicture({ data, width, height }), { signal });
  return file;
}

/** Out of focus, half the pixels each way are plenty. Spilt light and vignette are laid on it, once for all of the place. */
function outOfFocus(
  { members, air, frame }: { members: readonly PaintedLayer[]; air: readonly PaintedLayer[]; frame: Frame },
  seen: Frame,
): Canvas {
  const canvas = createCanvas(
    evenPixels(seen.width / 2 + seen.bleed),
    evenPixels(seen.height / 2 + seen.bleed),
  );
  const context = canvas.getContext('2d');
  context.filter = `blur(${(backgroundBlur * seen.unit) / 2}px)`;
  context.drawImage(flatten(members, frame), 0, 0, canvas.width, canvas.height);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-atop';
  context.drawImage(flatten(air, frame), 0, 0, canvas.width, canvas.height);
  return canvas;
}
