/** A rectangle of whole pixels. Its corner and size are even, because 4:2:0 colour is stored per two by two pixels. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of each pixel of a box is covered, 0 to 255, row by row. */
export interface Coverage {
  readonly box: PixelBox;
  readonly values: Uint8Array;
}

export function emptyCoverage(box: PixelBox): Coverage {
  return { box, values: new Uint8Array(box.width * box.height) };
}

/** The smallest even box holding the given edges, cut to the frame; null when nothing of it is inside. */
export function evenBox(
  edges: { left: number; top: number; right: number; bottom: number },
  frame: { width: number; height: number },
): PixelBox | null {
  const x = Math.max(0, Math.floor(edges.left) & ~1);
  const y = Math.max(0, Math.floor(edges.top) & ~1);
  const right = Math.min(frame.width, (Math.ceil(edges.right) + 1) & ~1);
  const bottom = Math.min(frame.height, (Math.ceil(edges.bottom) + 1) & ~1);
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
}

/** The smallest box holding both. */
export function unionBox(a: PixelBox | null, b: PixelBox | null): PixelBox | null {
  if (a === null || b === null) {
    return a ?? b;
  }
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
