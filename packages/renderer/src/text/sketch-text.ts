import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { emptyCoverage, evenBox } from '../draw/coverage.ts';
import type { Coverage, PixelBox } from '../draw/coverage.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { parseHex } from '../draw/sketch.ts';
import type { LetteringRow, Sketch } from '../draw/sketch.ts';
import type { Palette, TextElement } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { BoardStyle } from '../timeline/drawing-style.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { canvasFont, letterReach } from './fonts.ts';
import type { LetterReach } from './fonts.ts';
import { inkSpan } from './measure.ts';

/** Lettering takes this many times the time of a line as long as itself: letters are many small strokes. */
const writingCost = 2.3;

/** Makes lettering ready to be written. Rows are centred in the height of the element's box. */
export function sketchText(
  element: TextElement,
  setting: { palette: Palette; language: FilmLanguage; style: BoardStyle },
  scale: FrameScale,
): Sketch | null {
  const unit = scale.pixelsPerUnit;
  const { box: area } = element;
  const edges = { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height };
  const box = evenBox(
    {
      left: edges.left * unit,
      top: edges.top * unit,
      right: edges.right * unit,
      bottom: edges.bottom * unit,
    },
    scale,
  );
  if (box === null) {
    return null;
  }
  const { lettering } = styleLook(setting.style);
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  context.font = canvasFont(element.role, setting.language, {
    size: element.fontSize * unit,
    lettering,
  });
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#000';
  const rows = letterRows(context, element, { box, unit, reach: letterReach(setting.language, lettering) });
  return {
    box,
    penColour: parseHex(setting.palette[element.pen]),
    blend: 'cover',
    colours: null,
    lettering: letteringOf(context.getImageData(0, 0, box.width, box.height).data, box),
    steps: rows.map((row) => ({ kind: 'write', row, cost: (row.right - row.left) * writingCost })),
  };
}

/** Writes each line into its row of the element's box. */
function letterRows(
  context: SKRSContext2D,
  element: TextElement,
  { box, unit, reach }: { box: PixelBox; unit: number; reach: LetterReach },
): LetteringRow[] {
  const { box: area } = element;
  const size = element.fontSize * unit;
  const { above, below, aside } = reach;
  const side = size * aside;
  const rowHeight = (area.height / element.lines.length) * unit;
  return element.lines.map((line, index) => {
    const { before, width } = inkSpan(context, line);
    const left =
      element.align === 'left' ? area.x * unit + side : (area.x + area.width / 2) * unit - width / 2;
    const top = area.y * unit + rowHeight * index;
    const baseline = top + (rowHeight + size * (above - below)) / 2;
    context.fillText(line, left + before - box.x, baseline - box.y);
    return {
      left: Math.floor(left - side),
      right: Math.ceil(left + width + side),
      top: Math.floor(top),
      bottom: Math.ceil(top + rowHeight),
    };
  });
}

function letteringOf(pixels: Uint8ClampedArray, box: PixelBox): Coverage {
  const coverage = emptyCoverage(box);
  for (let at = 0; at < coverage.values.length; at++) {
    coverage.values[at] = pixels[at * 4 + 3] ?? 0;
  }
  return coverage;
}
