import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { evenBox } from '../draw/coverage.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { penLine } from '../draw/pen-line.ts';
import { polylineLength } from '../draw/polyline.ts';
import { parseHex } from '../draw/sketch.ts';
import type { Sketch, SketchStep } from '../draw/sketch.ts';
import type { Point, StrokesElement } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import { applyMarker } from './colour-layer.ts';
import { fillSteps } from './fill-steps.ts';
import { drawingOrder } from './ink-order.ts';
import { isDark, onDarkPaper } from './on-dark-paper.ts';
import type { SketchSetting } from './sketch-illustration.ts';
import { readOutline, readShapes, visibleStrokes } from './visible-strokes.ts';
import type { ReadShape, VisibleLine } from './visible-strokes.ts';

/** The distance of a marker's lines is measured in pictures of this many board units. */
const markerSize = 380;
/** A place, paler than who stands in it, is coloured with a broader marker, or whoever it is about would be waited for. */
const paleBreadth = 1.6;
/** How much of the way from a style's wash to its lines these colours go: they are flat, with a trace of the marker. */
const flatness = 0.62;
/** How much of a colour that was made for dark paper is left between the marker's lines, and on them. */
const deep = { wash: 0.9, line: 1 } as const;

/** Makes a picture of outlines ready to be drawn: its lines as the hand goes, then its colours within them. */
export function sketchStrokes(
  element: StrokesElement,
  { palette, style, scale }: SketchSetting,
): Sketch | null {
  const unit = scale.pixelsPerUnit;
  const box = inkedBox(element, scale);
  if (box === null) {
    return null;
  }
  const look = styleLook(style);
  const { x, y, width, height } = element.box;
  const stretch = { x: (width * unit) / element.grid.width, y: (height * unit) / element.grid.height };
  const place = (point: Point): Point => ({
    x: x * unit + point.x * stretch.x,
    y: y * unit + point.y * stretch.y,
  });
  const shapes = readShapes(element.shapes);
  const pen = Math.max(1.1, element.width * unit * look.pen);
  const lines = visibleStrokes(shapes, Math.max(3, (pen * 0.8) / stretch.x));
  const placed = lines.map((line) => ({ ...line, points: line.points.map(place) }));
  // A place on dark paper: what is paler than who stands in it would be lost in the paper.
  const isDeep = element.strength !== undefined && isDark(palette.paper);
  const colours = colourLayer(shapes, { box, place, stretch: stretch.x, paper: palette.paper, isDeep });
  if (colours !== null) {
    const { wash, line } = isDeep ? deep : look.fill;
    const strength = isDeep ? 1 : (element.strength ?? 1);
    applyMarker(colours, box, {
      size: markerSize * unit,
      paper: parseHex(palette.paper),
      seed: element.seed,
      wash: (wash + (line - wash) * flatness) * strength,
      line: line * strength,
    });
  }
  const breadth = element.strength === undefined ? 0.7 : paleBreadth;
  const band = Math.max(markerSize * unit, box.width * breadth);
  const fills = colours === null ? [] : fillSteps(colours, box, { size: band, seed: element.seed });
  return {
    box,
    penColour: parseHex(palette.ink),
    blend: 'cover',
    colours,
    lettering: null,
    steps: [...inkSteps(placed, { pen, wander: look.wander, seed: element.seed }), ...fills],
  };
}

/** The box and the pen's width round it, cut to the frame. */
function inkedBox({ box, width }: StrokesElement, scale: FrameScale): PixelBox | null {
  const unit = scale.pixelsPerUnit;
  const reach = width * unit;
  const edges = {
    left: box.x * unit - reach,
    top: box.y * unit - reach,
    right: (box.x + box.width) * unit + reach,
    bottom: (box.y + box.height) * unit + reach,
  };
  return evenBox(edges, scale);
}

/** The lines in the order in which a hand draws them. Short ones stray less, or an eye would lose its shape. */
function inkSteps(
  lines: readonly VisibleLine[],
  { pen, wander, seed }: { pen: number; wander: number; seed: number },
): SketchStep[] {
  return drawingOrder(lines).map((line, index): SketchStep => {
    const length = polylineLength(line.points);
    const style = {
      width: pen * line.weight,
      wander: pen * 0.2 * wander * Math.min(1, length / (pen * 24)),
      wavelength: pen * 9,
      seed: seed + index * 13,
      isClosed: line.isClosed,
    };
    return { kind: 'ink', line: penLine(line.points, style), cost: length + pen * 2 };
  });
}

interface LayerPlace {
  readonly box: PixelBox;
  readonly place: (point: Point) => Point;
  readonly stretch: number;
  readonly paper: string;
  /** Its colours are those that show on dark paper. */
  readonly isDeep: boolean;
}

/** The flat colours, each within its outline; null where nothing is coloured. */
function colourLayer(
  shapes: readonly ReadShape[],
  { box, place, stretch, paper, isDeep }: LayerPlace,
): Uint8ClampedArray | null {
  if (!shapes.some(({ shape }) => shape.fill !== undefined)) {
    return null;
  }
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  context.translate(-box.x, -box.y);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { shape, points } of shapes) {
    if (shape.fill === undefined) {
      continue;
    }
    const look = { isOutlined: shape.ink !== 0 };
    const laid = (fill: string): string => (isDeep ? onDarkPaper(fill, look) : fill);
    trace(context, points.map(place), true);
    context.fillStyle = shape.fill === 'paper' ? paper : laid(shape.fill);
    context.fill();
    if (shape.marks === undefined) {
      continue;
    }
    context.save();
    context.clip();
    for (const mark of shape.marks) {
      trace(context, readOutline(mark.outline).map(place), mark.width === undefined);
      if (mark.width === undefined) {
        context.fillStyle = laid(mark.fill);
        context.fill();
      } else {
        context.strokeStyle = laid(mark.fill);
        context.lineWidth = mark.width * stretch;
        context.stroke();
      }
    }
    context.restore();
  }
  return context.getImageData(0, 0, box.width, box.height).data;
}

function trace(context: SKRSContext2D, points: readonly Point[], isClosed: boolean): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) {
      context.moveTo(x, y);
    } else {
      context.lineTo(x, y);
    }
  });
  if (isClosed) {
    context.closePath();
  }
}
