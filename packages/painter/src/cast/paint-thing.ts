import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { DrawingElement, StrokesElement, StrokeShape } from '@kinora/renderer';
import type { CastPlan } from '../plan/cast-plan.ts';
import type { IconArts } from '../scene/figures/icon-art.ts';
import { lightCanvas, lightOf } from './place-light.ts';
import { tableTop } from './table-before.ts';
import { thingPlaces } from './thing-places.ts';
import type { ThingPlace } from './thing-places.ts';

/** A thing as it stands somewhere: its proportions, and how it is drawn into a box whose corner is at zero. */
interface StandingThing {
  readonly ratio: number;
  draw(context: SKRSContext2D, size: { readonly width: number; readonly height: number }): void;
}

const shadow = { part: 0.13, colour: 'rgba(30, 18, 20, 0.34)' } as const;
const ink = '#2e2833';
/** Scene units, for shapes whose ink is 1. */
const inkWidth = 3.4;

/** How much of its room is painted around a thing: its shadow. */
const thingMargin = 24;

/** Where a painted thing is, in scene units. */
interface PaintedThing {
  readonly canvas: Canvas;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What stands on the table of a picture, in the light of its place. */
export async function paintedThings(
  plan: CastPlan,
  run: { icons: IconArts; pixelsPerUnit: number },
): Promise<PaintedThing[]> {
  const places = thingPlaces(plan, tableTop(plan));
  const painted: PaintedThing[] = [];
  for (const [index, thing] of (plan.things?.elements ?? []).entries()) {
    const place = places[index];
    const canvas = place === undefined ? undefined : await paintThing(thing, place, run);
    if (place !== undefined && canvas !== undefined) {
      const { x, foot, width, height } = place;
      painted.push({
        canvas: lightCanvas(canvas, lightOf(plan.background)),
        box: {
          x: x - width / 2 - thingMargin,
          y: foot - height - thingMargin,
          width: width + 2 * thingMargin,
          height: height + 2 * thingMargin,
        },
      });
    }
  }
  return painted;
}

/** A thing with its shadow on the table; the canvas is its room and the margin. Undefined where it has no drawing. */
async function paintThing(
  thing: DrawingElement,
  room: Pick<ThingPlace, 'width' | 'height'>,
  { icons, pixelsPerUnit }: { icons: IconArts; pixelsPerUnit: number },
): Promise<Canvas | undefined> {
  const standing = thing.kind === 'strokes' ? ownThing(thing) : await iconThing(thing, icons);
  if (standing === undefined) {
    return undefined;
  }
  const height = Math.min(room.height, room.width / standing.ratio);
  const width = height * standing.ratio;
  const canvas = createCanvas(
    2 * Math.ceil(((room.width + 2 * thingMargin) * pixelsPerUnit) / 2),
    2 * Math.ceil(((room.height + 2 * thingMargin) * pixelsPerUnit) / 2),
  );
  const context = canvas.getContext('2d');
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.translate(thingMargin + room.width / 2, thingMargin + room.height);
  context.fillStyle = shadow.colour;
  context.filter = `blur(${7 * pixelsPerUnit}px)`;
  context.beginPath();
  context.ellipse(0, -2, width * 0.5, Math.max(8, height * shadow.part * 0.6), 0, 0, Math.PI * 2);
  context.fill();
  context.filter = 'none';
  context.translate(-width / 2, -height);
  standing.draw(context, { width, height });
  return canvas;
}

function ownThing({ box, grid, shapes }: StrokesElement): StandingThing {
  return {
    ratio: box.width / box.height,
    draw(context, { width, height }) {
      const scale: Scale = [width / grid.width, height / grid.height];
      for (const shape of shapes) {
        paintShape(context, shape, scale);
      }
    },
  };
}

type Scale = readonly [x: number, y: number];

function paintShape(context: SKRSContext2D, shape: StrokeShape, scale: Scale): void {
  const path = pathOf(shape.outline, scale, shape.isOpen !== true);
  if (shape.fill !== undefined && shape.isOpen !== true) {
    context.fillStyle = shape.fill === 'paper' ? '#fbf8f0' : shape.fill;
    context.fill(path);
  }
  if (shape.marks !== undefined) {
    context.save();
    context.clip(path);
    for (const mark of shape.marks) {
      const line = pathOf(mark.outline, scale, mark.width === undefined);
      context.fillStyle = mark.fill;
      context.strokeStyle = mark.fill;
      context.lineWidth = (mark.width ?? 0) * scale[0];
      if (mark.width === undefined) {
        context.fill(line);
      } else {
        context.stroke(line);
      }
    }
    context.restore();
  }
  if (shape.ink > 0 && shape.isJoined !== true) {
    context.strokeStyle = ink;
    context.lineWidth = inkWidth * shape.ink;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.stroke(path);
  }
}

function pathOf(outline: string, [across, down]: Scale, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const [index, place] of outline.split(' ').entries()) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    if (index === 0) {
      path.moveTo(x * across, y * down);
    } else {
      path.lineTo(x * across, y * down);
    }
  }
  if (isClosed) {
    path.closePath();
  }
  return path;
}

async function iconThing(thing: DrawingElement, icons: IconArts): Promise<StandingThing | undefined> {
  const art = thing.kind === 'illustration' ? (await icons.find(thing.name))?.art : undefined;
  if (art === undefined || !('draw' in art)) {
    return undefined;
  }
  const { box } = art;
  return {
    ratio: box.width / box.height,
    draw(context, { width, height }) {
      context.save();
      context.scale(width / box.width, height / box.height);
      context.translate(-box.x, -box.y);
      art.draw(context);
      context.restore();
    },
  };
}
