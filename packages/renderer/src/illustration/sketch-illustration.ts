import type { IllustrationElement, Palette } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { BoardStyle, StyleLook } from '../timeline/drawing-style.ts';
import { evenBox } from '../draw/coverage.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { penLine } from '../draw/pen-line.ts';
import { polylineLength } from '../draw/polyline.ts';
import { parseHex } from '../draw/sketch.ts';
import type { Sketch, SketchStep } from '../draw/sketch.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { applyMarker, paintPlaced } from './colour-layer.ts';
import { fillSteps } from './fill-steps.ts';
import type { IconReader } from './icon-set.ts';
import { drawingOrder } from './ink-order.ts';
import { lineIconInk, tintLineIcon } from './line-icon.ts';
import { readPicture } from './picture-shapes.ts';
import type { Picture } from './picture-shapes.ts';
import { placePicture, placePoint } from './placement.ts';
import type { Placement } from './placement.ts';
import { visibleInk } from './visible-ink.ts';
import type { InkLine } from './visible-ink.ts';

/** Width of the ink as a part of the picture's size; line drawings carry little detail and bear a bolder pen. */
const inkPart = { noto: 0.0135, line: 0.0175 } as const;

/** What a sketch depends on beside its element. */
export interface SketchSetting {
  readonly palette: Palette;
  readonly style: BoardStyle;
  readonly scale: FrameScale;
  readonly icons: IconReader;
}

/** Makes a bundled picture ready to be drawn: ink first, then colour, as a person does it. */
export function sketchIllustration(
  element: IllustrationElement,
  { palette, style, scale, icons }: SketchSetting,
): Sketch | null {
  const picture = readPicture(icons.read(element.set, element.name));
  const placement = placePicture(picture, element, scale.pixelsPerUnit);
  const box = boxInFrame(element, scale);
  if (box === null) {
    return null;
  }
  const look = styleLook(style);
  const isLineIcon = picture.lines.length > 0;
  const size = Math.max(element.box.width, element.box.height) * scale.pixelsPerUnit;
  const ink = isLineIcon ? lineIconInk(picture) : visibleInk(picture);
  const width = Math.max(1.2, size * look.pen * (isLineIcon ? inkPart.line : inkPart.noto));
  const colours = colourLayer({ picture, placement, box, element, palette, size, look });
  return {
    box,
    penColour: parseHex(palette.ink),
    blend: 'cover',
    colours,
    lettering: null,
    steps: [
      ...inkSteps(ink, placement, { width, size, seed: element.seed, wander: look.wander }),
      ...fillSteps(colours, box, { size, seed: element.seed }),
    ],
  };
}

function boxInFrame(element: IllustrationElement, scale: FrameScale): PixelBox | null {
  const { box } = element;
  const unit = scale.pixelsPerUnit;
  const edges = {
    left: box.x * unit,
    top: box.y * unit,
    right: (box.x + box.width) * unit,
    bottom: (box.y + box.height) * unit,
  };
  return evenBox(edges, scale);
}

function inkSteps(
  ink: readonly InkLine[],
  placement: Placement,
  pen: { width: number; size: number; seed: number; wander: number },
): SketchStep[] {
  const placed = ink.map((line) => ({
    ...line,
    points: line.points.map((point) => placePoint(placement, point)),
  }));
  return drawingOrder(placed).map((line, index) => ({
    kind: 'ink',
    line: penLine(line.points, {
      width: pen.width * line.weight,
      wander: pen.size * 0.0028 * pen.wander,
      wavelength: pen.size * 0.1,
      seed: pen.seed + index * 13,
      isClosed: line.isClosed,
    }),
    cost: polylineLength(line.points) + pen.size * 0.02,
  }));
}

function colourLayer(input: {
  picture: Picture;
  placement: Placement;
  box: PixelBox;
  element: IllustrationElement;
  palette: Palette;
  size: number;
  look: StyleLook;
}): Uint8ClampedArray {
  const { picture, placement, box, element, palette, size, look } = input;
  const paper = parseHex(palette.paper);
  const isLineIcon = picture.lines.length > 0;
  const pixels = isLineIcon
    ? tintLineIcon({ picture, placement, box, colour: palette[element.pen] })
    : paintPlaced(picture, placement, box);
  const { wash, line } = look.fill;
  // One marker colour over a whole picture is heavy: line drawings are coloured paler than Noto's own many colours.
  const strength = isLineIcon ? { wash: wash * 0.64, line: line * 0.76 } : { wash, line };
  applyMarker(pixels, box, { size, paper, seed: element.seed, ...strength });
  return pixels;
}
