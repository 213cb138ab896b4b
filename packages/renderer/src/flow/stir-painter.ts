import { copyBox } from '../board/board.ts';
import type { Board } from '../board/board.ts';
import type { PixelBox } from '../draw/coverage.ts';
import type { FlowMoment, FlowPainter } from './flow-painter.ts';

/** A finished picture that stirs where it stands: it sways about its foot, or swells from there. */
export interface Stir {
  readonly kind: 'sway' | 'swell';
  /** The picture, with paper at its sides and above it on which the movement runs out. */
  readonly box: PixelBox;
  /** How much of that paper there is. */
  readonly margin: number;
}

/** Its head, or side, moves by this part of the margin: with more, the paper's grain would be torn. */
const reachPart = 0.5;

/** The lowest part of its height hardly moves: something may stand there. */
export const stillFoot = 0.12;

/** Lets a finished picture stir; nothing of it is left on the board. */
export function createStirPainter(board: Board, stir: Stir): FlowPainter {
  const field = fieldOf(board, stir);
  let isMoved = false;
  return {
    show(moment) {
      const amount = moment === null ? 0 : amountAt(moment, stir);
      if (amount === 0 && !isMoved) {
        return [];
      }
      isMoved = amount !== 0;
      const paint = stir.kind === 'sway' ? sway : swell;
      paint(board, field, amount);
      return [stir.box];
    },
  };
}

/** How far it is moved: once to either side, or out and back. It sets out and ends at rest. */
function amountAt({ seconds, duration }: FlowMoment, { kind, box, margin }: Stir): number {
  const part = seconds / duration;
  const reach = margin * reachPart;
  const swing = Math.sin(part * Math.PI);
  return kind === 'sway'
    ? reach * swing * Math.sin(part * Math.PI * 2)
    : (reach / Math.max(box.width / 2, box.height)) * swing ** 2;
}

/** The picture as it stood, and how much each column and row of its box takes part. */
interface Field {
  readonly box: PixelBox;
  readonly still: Uint8Array;
  readonly across: Float32Array;
  readonly down: Float32Array;
}

function fieldOf(board: Board, { kind, box, margin }: Stir): Field {
  const runsOut = (distance: number): number => {
    const part = Math.min(1, Math.max(0, distance / Math.max(1, margin)));
    return part * part * (3 - 2 * part);
  };
  const across = Float32Array.from({ length: box.width }, (_, column) =>
    runsOut(Math.min(column, box.width - 1 - column)),
  );
  const down = Float32Array.from({ length: box.height }, (_, row) => {
    const above = box.height - 1 - row;
    const lifted = kind === 'sway' ? box.height - margin : box.height * stillFoot;
    return runsOut(row) * Math.min(1, above / Math.max(1, lifted));
  });
  return { box, still: copyBox(board, box), across, down };
}

/** Every row goes to the side, the higher the farther: two places of its own row are all that a pixel asks for. */
function sway(board: Board, { box, still, across, down }: Field, amount: number): void {
  const { rgb } = board;
  const last = box.width - 2;
  for (let row = 0; row < box.height; row++) {
    const shift = amount * (down[row] ?? 0);
    const from = row * box.width;
    let out = ((box.y + row) * board.width + box.x) * 3;
    for (let column = 0; column < box.width; column++) {
      const place = column - shift * (across[column] ?? 0);
      const left = Math.max(0, Math.min(last, Math.floor(place)));
      const part = Math.max(0, Math.min(1, place - left));
      const at = (from + left) * 3;
      for (let channel = at; channel < at + 3; channel++) {
        const one = still[channel] ?? 0;
        rgb[out++] = one + ((still[channel + 3] ?? 0) - one) * part + 0.5;
      }
    }
  }
}

/** All of it grows from the middle of its foot. */
function swell(board: Board, { box, still, across, down }: Field, amount: number): void {
  const { rgb } = board;
  const { width, height } = box;
  const middle = (width - 1) / 2;
  for (let row = 0; row < height; row++) {
    let out = ((box.y + row) * board.width + box.x) * 3;
    for (let column = 0; column < width; column++) {
      const grown = amount * (across[column] ?? 0) * (down[row] ?? 0);
      const x = column - (column - middle) * grown;
      const y = row + (height - 1 - row) * grown;
      const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
      const [partX, partY] = [x - left, y - top];
      const at = (top * width + left) * 3;
      for (let channel = at; channel < at + 3; channel++) {
        const below = channel + width * 3;
        const one = still[channel] ?? 0;
        const other = still[below] ?? 0;
        const upper = one + ((still[channel + 3] ?? 0) - one) * partX;
        const lower = other + ((still[below + 3] ?? 0) - other) * partX;
        rgb[out++] = upper + (lower - upper) * partY + 0.5;
      }
    }
  }
}
