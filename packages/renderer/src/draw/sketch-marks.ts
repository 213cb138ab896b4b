import type {
  AccentElement,
  ArrowElement,
  FrameElement,
  HighlightElement,
  Palette,
  Point,
  UnderlineElement,
} from '../timeline/drawing.ts';
import { evenBox } from './coverage.ts';
import type { FrameScale } from './frame-scale.ts';
import { accentLines, arrowLines, frameLines, highlightLines, underlineLines } from './marks.ts';
import type { MarkLines } from './marks.ts';
import { penLine } from './pen-line.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { BoardStyle } from '../timeline/drawing-style.ts';
import { lightness, mixColours, parseHex } from './sketch.ts';
import type { Sketch } from './sketch.ts';

type MarkElement = AccentElement | ArrowElement | FrameElement | HighlightElement | UnderlineElement;

/** How much of a highlighter's colour is seen on bare paper. */
const highlighterPart = 0.38;
/** The highlighter is swept, not drawn. */
const highlighterSpeed = 1.8;

/** Makes an arrow, underline, highlight, frame or accent ready to be drawn. */
export function sketchMark(
  element: MarkElement,
  setting: { readonly palette: Palette; readonly style: BoardStyle },
  scale: FrameScale,
): Sketch | null {
  const unit = scale.pixelsPerUnit;
  const look = styleLook(setting.style);
  const isHighlight = element.kind === 'highlight';
  const lines = linesOf(element).map((line) =>
    line.map((point) => ({ x: point.x * unit, y: point.y * unit })),
  );
  const width = Math.max(1.2, element.width * unit * (isHighlight ? 1 : look.pen));
  const box = boxRound(lines, width * (isHighlight ? 0.8 : 1.5), scale);
  if (box === null) {
    return null;
  }
  return {
    box,
    ...inkOf(element, setting.palette),
    colours: null,
    lettering: null,
    steps: lines.map((line, index) => {
      const wander = width * (isHighlight ? 0.05 : 0.28 * look.wander);
      const style = { width, wander, wavelength: width * 11, seed: element.seed + index * 31 };
      const pen = penLine(line, { ...style, isClosed: isHighlight });
      return { kind: 'ink', line: pen, cost: pen.length / (isHighlight ? highlighterSpeed : 1) };
    }),
  };
}

function inkOf(element: MarkElement, palette: Palette): Pick<Sketch, 'penColour' | 'blend'> {
  const pen = parseHex(palette[element.pen]);
  if (element.kind !== 'highlight') {
    return { penColour: pen, blend: 'cover' };
  }
  const paper = parseHex(palette.paper);
  const isDark = lightness(paper) < 0.5;
  return {
    penColour: mixColours(paper, pen, highlighterPart),
    blend: isDark ? 'lighten' : 'darken',
  };
}

function linesOf(element: MarkElement): MarkLines {
  switch (element.kind) {
    case 'arrow':
      return arrowLines(element);
    case 'underline':
      return underlineLines(element);
    case 'highlight':
      return highlightLines(element);
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
