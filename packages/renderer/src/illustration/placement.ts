import type { Box, IllustrationElement, Point } from '../timeline/drawing.ts';
import { paintArtwork } from './artwork.ts';
import { pathContours } from './path-lines.ts';
import type { Picture } from './picture-shapes.ts';

/** How grid units of a picture become pixels of the frame. */
export interface Placement {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly isMirrored: boolean;
}

/** The part of a picture's grid that is painted on. */
export function inkedBounds(picture: Picture): Box {
  let left = picture.grid;
  let top = picture.grid;
  let right = 0;
  let bottom = 0;
  const add = (x: number, y: number, margin: number): void => {
    left = Math.min(left, x - margin);
    top = Math.min(top, y - margin);
    right = Math.max(right, x + margin);
    bottom = Math.max(bottom, y + margin);
  };
  if (picture.shapes.length > 0) {
    const { size, pixels } = paintArtwork(picture, 128);
    for (let at = 0; at < size * size; at++) {
      if ((pixels[at * 4 + 3] ?? 0) > 40) {
        const x = ((at % size) + 0.5) * (picture.grid / size);
        add(x, (Math.floor(at / size) + 0.5) * (picture.grid / size), 0.5);
      }
    }
  }
  for (const line of picture.lines) {
    for (const contour of pathContours(line.path, picture.grid / 40)) {
      contour.points.forEach((point) => add(point.x, point.y, line.width / 2));
    }
  }
  if (right <= left || bottom <= top) {
    return { x: 0, y: 0, width: picture.grid, height: picture.grid };
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Scales what is painted on the grid to fit the element's box less the pen's width, and centres it. */
export function placePicture(
  picture: Picture,
  element: Pick<IllustrationElement, 'box' | 'isMirrored'>,
  pixelsPerUnit: number,
): Placement {
  const bounds = inkedBounds(picture);
  const { box, isMirrored } = element;
  const margin = Math.min(box.width, box.height) * 0.015;
  const scale = Math.min(
    ((box.width - margin * 2) * pixelsPerUnit) / bounds.width,
    ((box.height - margin * 2) * pixelsPerUnit) / bounds.height,
  );
  const centreX = (box.x + box.width / 2) * pixelsPerUnit;
  const centreY = (box.y + box.height / 2) * pixelsPerUnit;
  const middleX = bounds.x + bounds.width / 2;
  return {
    scale,
    offsetX: centreX - (isMirrored ? -middleX : middleX) * scale,
    offsetY: centreY - (bounds.y + bounds.height / 2) * scale,
    isMirrored,
  };
}

export function placePoint(placement: Placement, point: Point): Point {
  const x = placement.isMirrored ? -point.x : point.x;
  return { x: x * placement.scale + placement.offsetX, y: point.y * placement.scale + placement.offsetY };
}
