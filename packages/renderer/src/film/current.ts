import type { Board } from '../board/board.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { createFlowPainter } from '../flow/flow-painter.ts';
import type { FlowPainter } from '../flow/flow-painter.ts';
import type { FlowPath } from '../flow/flow-paths.ts';
import type { SceneClock } from '../timing/plan-drawing.ts';
import type { TimedFlow } from '../timing/plan-flows.ts';

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

/** Lets flow what flows in a frame; the one before is at its end when the next begins. */
export function createCurrent(
  flows: readonly TimedFlow[],
  { paths, board, clock, pixelsPerUnit }: CurrentSetting,
): Current {
  let running: { flow: TimedFlow; painter: FlowPainter } | null = null;
  return {
    show(frame: number): PixelBox[] {
      const flow = flows.find(({ from, to }) => frame >= from && frame < to);
      const ended = running !== null && running.flow !== flow ? running.painter.show(null) : [];
      if (flow === undefined) {
        running = null;
        return ended;
      }
      if (running?.flow !== flow) {
        running = { flow, painter: createFlowPainter(board, paths[flow.element] ?? [], pixelsPerUnit) };
      }
      if ((frame - flow.from) % framesPerDrawing !== 0) {
        return ended;
      }
      const seconds = (frame - flow.from) / clock.framesPerSecond;
      const duration = (flow.to - flow.from) / clock.framesPerSecond;
      return [...ended, ...running.painter.show({ seconds, duration })];
    },
  };
}
