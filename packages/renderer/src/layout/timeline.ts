import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { placeUpright } from './timeline-upright.ts';
import { placeWide } from './timeline-wide.ts';

const mostEvents = { '16:9': 5, '9:16': 4 } as const;

/** Dates on a line, each with what happened then. */
export function placeTimeline(builder: BoardBuilder, room: Box): void {
  const { events = [], aspect } = builder.content;
  const shown = events.slice(0, mostEvents[aspect]);
  if (shown.length === 0) {
    return;
  }
  if (aspect === '9:16') {
    placeUpright(builder, room, shown);
  } else {
    placeWide(builder, room, shown);
  }
}
