import type {
  AccentElement,
  ArrowElement,
  FrameElement,
  Palette,
  Point,
  UnderlineElement,
} from '../timeline/drawing.ts';
import { evenBox } from './coverage.ts';
import type { FrameScale } from './frame-scale.ts';
import { accentLines, arrowLines, frameLines, underlineLines } from './marks.ts';
import type { MarkLines } from './marks.ts';
import { penLine } from './pen-line.ts';
import { parseHex } from './sketch.ts';
import type { Sketch } from './sketch.ts';

type MarkElement = AccentElement | ArrowElement | FrameElement | UnderlineElement;

/** Makes an arrow, underline, frame or accent ready to be drawn. */
export function sketchMark(element: MarkElement, palette: Palette, scale: FrameScale): Sketch | null {
  const unit = scale.pixelsPerUnit;
  const lines = linesOf(element).map((line) =>
    line.map((point) => ({ x: point.x * unit, y: point.y * unit })),
  );
  const width = Math.max(1.2, element.width * unit);
  const box = boxRound(lines, width * 1.5, scale);
  if (box === null) {
    return null;
  }
  return {
    box,
    penColour: parseHex(palette[element.pen]),
    colours: null,
    lettering: null,
    steps: lines.map((line, index) => {
      const style = { width, wander: width * 0.28, wavelength: width * 11, seed: element.seed + index * 31 };
      const pen = penLine(line, style);
      return { kind: 'ink', line: pen, cost: pen.length };
    }),
  };
}

function linesOf(element: MarkElement): MarkLines {
  switch (element.kind) {
    case 'arrow':
      return arrowLines(element);
    case 'underline':
      return underlineLines(element);
    case 'frame':
      return frameLines(element);
    case 'accent':
      return accentLines(element);
  }
}

function boxRound(
  lines: readonly (readonly Point[])[],
  margin: number,
  scale: FrameScale,
): ReturnType<typeof evenBox> {
  const xs = lines.flatMap((line) => line.map((point) => point.x));
  const ys = lines.flatMap((line) => line.map((point) => point.y));
  return evenBox(
    {
      left: Math.min(...xs) - margin,
      top: Math.min(...ys) - margin,
      right: Math.max(...xs) + margin,
      bottom: Math.max(...ys) + margin,
    },
    scale,
  );
}
