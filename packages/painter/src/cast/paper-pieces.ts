/** What is drawn on paper, cut out with a margin of it: a picture of coverage and the boxes of its pieces, all in its cells. */
export interface PaperPieces {
  readonly width: number;
  readonly height: number;
  /** 0 outside, 255 on a piece, row by row. */
  readonly coverage: Uint8ClampedArray;
  /** The piece that each cell belongs to, by its place among the boxes; more than there are where nothing is. */
  readonly pieceOf: Uint8Array;
  /** Of the pieces, as one reads. */
  readonly boxes: readonly PieceBox[];
}

export interface PieceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of two pieces that lie over each other for so much of the smaller one's box, one belongs to the other. */
const overlap = 0.25;
/** What is no higher, and no further apart on one line, as parts of the shorter side, are the words of one line. */
const line = { height: 0.14, gap: 0.045 } as const;
/** A page falls into no more pieces than a viewer follows. */
const mostPieces = 16;

/** What is no piece. */
const nothing = 255;

/** Cells of a page, and whether something is drawn on each. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly isDrawn: (cell: number) => boolean;
}

/** Cuts what is covered by paper into pieces. What lies in one of `wholes` is one piece, however many parts it is drawn in. */
export function cutPaper(
  { width, height }: Pick<Paper, 'width' | 'height'>,
  { coverage, wholes }: Pick<PaperPieces, 'coverage'> & { readonly wholes: readonly PieceBox[] },
): PaperPieces {
  const { parts, partOf } = partsOf({ width, height, coverage });
  const pieces = piecesOf(parts, { wholes, shortSide: Math.min(width, height) });
  const placeOf = new Map(
    pieces.flatMap((piece, place) => piece.parts.map((part) => [part, place] as const)),
  );
  const pieceOf = Uint8Array.from(partOf, (part) => placeOf.get(part) ?? nothing);
  return { width, height, coverage, pieceOf, boxes: pieces.map(({ box }) => box) };
}

/** What is drawn with what it encloses and `margin` cells of paper around it: 0 outside, 255 on it. */
export function paperAround({ width, height, isDrawn }: Paper, margin: number): Uint8ClampedArray {
  const distance = distances(filled({ width, height, isDrawn }), width, height);
  const coverage = new Uint8ClampedArray(width * height);
  for (let cell = 0; cell < coverage.length; cell++) {
    coverage[cell] = (margin + 0.5 - (distance[cell] ?? 0)) * 255;
  }
  return coverage;
}

/** 1 where something is drawn or enclosed by what is drawn: all that cannot be reached from the edge. */
function filled({ width, height, isDrawn }: Paper): Uint8Array {
  const solid = new Uint8Array(width * height).fill(1);
  const open: number[] = [];
  const reach = (cell: number): void => {
    if (solid[cell] === 1 && !isDrawn(cell)) {
      solid[cell] = 0;
      open.push(cell);
    }
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const x = cell % width;
    for (const [next, isInside] of [
      [cell - 1, x > 0],
      [cell + 1, x < width - 1],
      [cell - width, cell >= width],
      [cell + width, cell < width * (height - 1)],
    ] as const) {
      if (isInside) {
        reach(next);
      }
    }
  }
  return solid;
}

/** Cells to what is next to a cell and aslant of it: near enough to a circle (Borgefors 1986, chamfer 3-4). */
const [straight, aslant] = [1, 4 / 3] as const;

/** How many cells away from what is solid each cell is. */
function distances(solid: Uint8Array, width: number, height: number): Float32Array {
  const found = Float32Array.from(solid, (each) => (each === 1 ? 0 : width + height));
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? width + height : (found[y * width + x] ?? 0);
  const near = (x: number, y: number, back: 1 | -1): number =>
    Math.min(
      at(x, y),
      at(x - back, y) + straight,
      at(x, y - back) + straight,
      at(x - back, y - back) + aslant,
      at(x + back, y - back) + aslant,
    );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      found[y * width + x] = near(x, y, 1);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      found[y * width + x] = near(x, y, -1);
    }
  }
  return found;
}

type Covered = Pick<PaperPieces, 'width' | 'height' | 'coverage'>;

/** What hangs together, with the box of each part; 0 is no part. */
function partsOf({ width, height, coverage }: Covered): { parts: readonly PieceBox[]; partOf: Uint16Array } {
  const partOf = new Uint16Array(width * height);
  const parts: PieceBox[] = [];
  for (let cell = 0; cell < partOf.length; cell++) {
    if (partOf[cell] === 0 && (coverage[cell] ?? 0) > 0) {
      parts.push(partFrom(cell, { width, height, coverage, partOf, part: parts.length + 1 }));
    }
  }
  return { parts, partOf };
}

/** The box of all cells that hang together with one. */
function partFrom(
  start: number,
  {
    width,
    height,
    coverage,
    partOf,
    part,
  }: Covered & { readonly partOf: Uint16Array; readonly part: number },
): PieceBox {
  let [left, right, top, bottom] = [width, 0, height, 0];
  const open = [start];
  partOf[start] = part;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    for (const [next, isInside] of [
      [cell - 1, x > 0],
      [cell + 1, x < width - 1],
      [cell - width, y > 0],
      [cell + width, y < height - 1],
    ] as const) {
      if (isInside && partOf[next] === 0 && (coverage[next] ?? 0) > 0) {
        partOf[next] = part;
        open.push(next);
      }
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

interface Piece {
  readonly box: PieceBox;
  readonly parts: readonly number[];
}

/** Which parts are one piece. */
function piecesOf(
  parts: readonly PieceBox[],
  { wholes, shortSide }: { readonly wholes: readonly PieceBox[]; readonly shortSide: number },
): Piece[] {
  const ofWholes = new Map<PieceBox, Piece>();
  const others: Piece[] = [];
  for (const [index, box] of parts.entries()) {
    const part: Piece = { box, parts: [index + 1] };
    const whole = wholeOf(box, wholes);
    const known = whole === undefined ? undefined : ofWholes.get(whole);
    if (whole === undefined) {
      others.push(part);
    } else {
      ofWholes.set(whole, known === undefined ? part : together(known, part));
    }
  }
  const pieces = fewer([...ofWholes.values(), ...joined(others, shortSide)]);
  return pieces.toSorted((one, other) => one.box.x + one.box.y * 0.6 - other.box.x - other.box.y * 0.6);
}

/** The smallest of what is whole that the middle of a part lies in. */
function wholeOf({ x, y, width, height }: PieceBox, wholes: readonly PieceBox[]): PieceBox | undefined {
  const [across, down] = [x + width / 2, y + height / 2];
  return wholes
    .filter(
      (whole) =>
        across >= whole.x &&
        across <= whole.x + whole.width &&
        down >= whole.y &&
        down <= whole.y + whole.height,
    )
    .toSorted((one, other) => areaOf(one) - areaOf(other))[0];
}

/** Parts of nothing whole that belong together as one, until none does. */
function joined(parts: readonly Piece[], shortSide: number): Piece[] {
  const kept: Piece[] = [];
  for (const part of parts) {
    let whole = part;
    for (let index = kept.length - 1; index >= 0; index--) {
      const other = kept[index];
      if (
        other !== undefined &&
        (isOver(whole.box, other.box) || isOfLine(whole.box, other.box, shortSide))
      ) {
        kept.splice(index, 1);
        whole = together(whole, other);
        index = kept.length;
      }
    }
    kept.push(whole);
  }
  return kept;
}

function together(one: Piece, other: Piece): Piece {
  return { box: around(one.box, other.box), parts: [...one.parts, ...other.parts] };
}

const areaOf = ({ width, height }: PieceBox): number => width * height;

/** How far two stretches lie over each other; less than nothing where they are apart. */
function shared(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.min(one[0] + one[1], other[0] + other[1]) - Math.max(one[0], other[0]);
}

function isOver(one: PieceBox, other: PieceBox): boolean {
  const across = shared([one.x, one.width], [other.x, other.width]);
  const down = shared([one.y, one.height], [other.y, other.height]);
  return across > 0 && down > 0 && across * down > overlap * Math.min(areaOf(one), areaOf(other));
}

function isOfLine(one: PieceBox, other: PieceBox, shortSide: number): boolean {
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const gap = -shared([one.x, one.width], [other.x, other.width]);
  const down = shared([one.y, one.height], [other.y, other.height]);
  return high < line.height * shortSide && gap < line.gap * shortSide && down > low / 2;
}

/** The smallest piece goes with the one next to it, while there are too many. */
function fewer(pieces: readonly Piece[]): Piece[] {
  const area = ({ box }: Piece): number => areaOf(box);
  const kept = pieces.toSorted((one, other) => area(one) - area(other));
  while (kept.length > mostPieces) {
    const [smallest, ...others] = kept;
    if (smallest === undefined) {
      return kept;
    }
    const growth = (other: Piece): number => areaOf(around(smallest.box, other.box)) - area(other);
    const [next] = others.toSorted((one, other) => growth(one) - growth(other));
    const whole = next === undefined ? smallest : together(smallest, next);
    const rest = [...others.filter((piece) => piece !== next), whole];
    kept.splice(0, kept.length, ...rest.toSorted((one, other) => area(one) - area(other)));
  }
  return kept;
}

function around(one: PieceBox, other: PieceBox): PieceBox {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
