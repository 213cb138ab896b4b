import type { Board } from '../board/board.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { createFlowPainter } from '../flow/flow-painter.ts';
import type { FlowPainter } from '../flow/flow-painter.ts';
import type { FlowPath } from '../flow/flow-paths.ts';
import { createStirPainter } from '../flow/stir-painter.ts';
import type { SceneClock } from '../timing/plan-drawing.ts';
import type { TimedFlow } from '../timing/plan-flows.ts';
import type { TimedStir } from '../timing/plan-stirs.ts';
import type { FrameSpan } from '../timing/rests.ts';

/** What is drawn moves on every second frame, as cartoons do: that is half the work. */
const framesPerDrawing = 2;

export interface Current {
  /** Shows what flows in a frame; they are asked for in order. @returns what changed on the board */
  show(frame: number): PixelBox[];
}

interface CurrentSetting {
  /** For each of the drawing's elements. */
  readonly paths: readonly (readonly FlowPath[])[];
  readonly board: Board;
  readonly clock: SceneClock;
  readonly pixelsPerUnit: number;
}

/** Something that moves for a while on what is drawn. */
interface Move extends FrameSpan {
  /** Takes the board as it is when the movement begins. */
  readonly open: () => FlowPainter;
}

/** Lets move what moves in a frame; the one before is at its end when the next begins. */
export function createCurrent(
  { flows, stirs }: { flows: readonly TimedFlow[]; stirs: readonly TimedStir[] },
  { paths, board, clock, pixelsPerUnit }: CurrentSetting,
): Current {
  const moves: readonly Move[] = [
    ...flows.map(({ element, from, to }) => ({
      from,
      to,
      open: () => createFlowPainter(board, paths[element] ?? [], pixelsPerUnit),
    })),
    ...stirs.map(({ stir, from, to }) => ({ from, to, open: () => createStirPainter(board, stir) })),
  ];
  let running: { move: Move; painter: FlowPainter } | null = null;
  return {
    show(frame: number): PixelBox[] {
      const move = moves.find(({ from, to }) => frame >= from && frame < to);
      const ended = running !== null && running.move !== move ? running.painter.show(null) : [];
      if (move === undefined) {
        running = null;
        return ended;
      }
      if (running?.move !== move) {
        running = { move, painter: move.open() };
      }
      if ((frame - move.from) % framesPerDrawing !== 0) {
        return ended;
      }
      const seconds = (frame - move.from) / clock.framesPerSecond;
      const duration = (move.to - move.from) / clock.framesPerSecond;
      return [...ended, ...running.painter.show({ seconds, duration })];
    },
  };
}
