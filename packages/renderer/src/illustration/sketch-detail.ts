import { evenBox } from '../draw/coverage.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { penLine } from '../draw/pen-line.ts';
import type { PenLine } from '../draw/pen-line.ts';
import type { Sketch, SketchStep } from '../draw/sketch.ts';
import type { Box, Detail, IllustrationElement, Point } from '../timeline/drawing.ts';
import { fillSteps } from './fill-steps.ts';
import { sketchIllustration } from './sketch-illustration.ts';
import type { SketchSetting } from './sketch-illustration.ts';

/** How much of its box the glass takes; its handle has the rest. */
const glassPart = 0.84;
/** Width of the rim and of the handle, as parts of the box. */
const rimPart = 0.028;
const handlePart = 0.06;

/**
 * Makes a round part of a picture ready to be drawn, under a magnifying glass: what lies beyond its rim is neither inked nor
 * coloured.
 */
export function sketchDetail(
  element: IllustrationElement,
  detail: Detail,
  setting: SketchSetting,
): Sketch | null {
  const unit = setting.scale.pixelsPerUnit;
  const { x, y } = element.box;
  const size = Math.min(element.box.width, element.box.height);
  const edges = { left: x * unit, top: y * unit, right: (x + size) * unit, bottom: (y + size) * unit };
  const box = evenBox(edges, setting.scale);
  const margin = size * rimPart;
  const glass = size * glassPart - margin * 2;
  const lens = { x: x + margin, y: y + margin, width: glass, height: glass };
  const whole = sketchIllustration({ ...element, box: wholeBox(lens, detail) }, setting);
  if (box === null || whole === null) {
    return null;
  }
  const rim: Rim = {
    x: (lens.x + glass / 2) * unit,
    y: (lens.y + glass / 2) * unit,
    radius: (glass * unit) / 2,
  };
  const colours = coloursWithin(whole, box, rim);
  return {
    ...whole,
    box,
    colours,
    steps: [
      ...glassSteps(rim, { size: size * unit, seed: element.seed }),
      ...whole.steps.flatMap((step) => (step.kind === 'ink' ? inkWithin(step, rim) : [])),
      ...fillSteps(colours, box, { size: glass * unit, seed: element.seed }),
    ],
  };
}

/** The rim, and the handle at the lower right. */
function glassSteps(rim: Rim, { size, seed }: { size: number; seed: number }): SketchStep[] {
  const turns = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (index / 48 - 0.25) * Math.PI * 2;
    return { x: rim.x + Math.cos(angle) * rim.radius, y: rim.y + Math.sin(angle) * rim.radius };
  });
  const reach = rim.radius * Math.SQRT1_2;
  const end = size * (1 - handlePart) - size * rimPart - rim.radius;
  const handle = [reach, end].map((out): Point => ({ x: rim.x + out, y: rim.y + out }));
  const pen = { wander: size * 0.003, wavelength: size * 0.3, seed };
  const lines = [
    penLine(turns, { ...pen, width: size * rimPart, isClosed: true }),
    penLine(handle, { ...pen, width: size * handlePart, isClosed: true }),
  ];
  return lines.map((line) => ({ kind: 'ink', line, cost: line.length }));
}

/** The circle beyond which nothing is seen. */
interface Rim extends Point {
  readonly radius: number;
}

function isWithin({ x, y, radius }: Rim, at: Point): boolean {
  return Math.hypot(at.x - x, at.y - y) < radius;
}

/** Where the whole picture would lie, so that the detail's middle is that of the box. */
function wholeBox(box: Box, { x, y, scale, ratio }: Detail): Box {
  const fitted = Math.min(box.height, box.width / ratio);
  const [width, height] = [fitted * ratio * scale, fitted * scale];
  return {
    x: box.x + box.width / 2 - width * x,
    y: box.y + box.height / 2 - height * y,
    width,
    height,
  };
}

function coloursWithin(whole: Sketch, box: PixelBox, rim: Rim): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(box.width * box.height * 4);
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const at = { x: box.x + column, y: box.y + row };
      const [x, y] = [at.x - whole.box.x, at.y - whole.box.y];
      const isSeen = x >= 0 && x < whole.box.width && y >= 0 && y < whole.box.height && isWithin(rim, at);
      const from = (y * whole.box.width + x) * 4;
      if (isSeen && whole.colours !== null) {
        colours.set(whole.colours.subarray(from, from + 4), (row * box.width + column) * 4);
      }
    }
  }
  return colours;
}

/** The stretches of a line that lie within the rim, each a line of its own. */
function inkWithin(step: Extract<SketchStep, { kind: 'ink' }>, rim: Rim): SketchStep[] {
  const { x, y, length } = step.line;
  const stretches: SketchStep[] = [];
  let from = -1;
  for (let index = 0; index <= x.length; index++) {
    const isSeen = index < x.length && isWithin(rim, { x: x[index] ?? 0, y: y[index] ?? 0 });
    if (isSeen && from < 0) {
      from = index;
    } else if (!isSeen && from >= 0) {
      const part = (index - from) / x.length;
      const line = stretchOf(step.line, { from, to: index, length: length * part });
      stretches.push({ ...step, line, cost: step.cost * part });
      from = -1;
    }
  }
  return stretches;
}

function stretchOf(
  line: PenLine,
  { from, to, length }: { from: number; to: number; length: number },
): PenLine {
  return {
    x: line.x.slice(from, to),
    y: line.y.slice(from, to),
    radius: line.radius.slice(from, to),
    length,
  };
}
