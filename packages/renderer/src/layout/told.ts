import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote, BoardTold } from './board-content.ts';
import { isFigure } from './ensemble.ts';
import { freeRoom } from './free-room.ts';
import type { GridItem } from './grid.ts';
import { placeSide } from './side.ts';
import type { Beside } from './side.ts';

/** What is told takes no less room than this. */
const least = {
  '16:9': { picture: { width: 300, height: 280 }, text: { width: 520, height: 170 } },
  '9:16': { picture: { width: 320, height: 320 }, text: { width: 600, height: 190 } },
} as const;
const cell = { width: 380, words: 560, height: 400 } as const;

/** What is told beside the board's own content is missed less. */
const toldPart = 0.5;

/** Pictures and figures, and the sentences beside them. */
function sortTold(told: readonly BoardTold[]): Beside {
  const items: GridItem[] = [];
  const lines: BoardNote[] = [];
  for (const { picture, text, cue } of told) {
    const timed = cue === undefined ? {} : { cue };
    if (picture !== undefined) {
      items.push({ picture, cue });
    } else if (text !== undefined && isFigure(text)) {
      items.push({ figure: text, cue });
    } else if (text !== undefined) {
      lines.push({ text, ...timed });
    }
  }
  return { items, lines };
}

/** Draws what the narration comes to later in a part of the board that is kept for it. */
export function placeToldIn(builder: BoardBuilder, room: Box): void {
  placeSide(builder, room, sortTold(builder.content.told ?? []));
}

/** Draws what the narration comes to later where the board is still empty, all of it together. */
export function placeToldWhereFree(builder: BoardBuilder, room: Box): void {
  const { told = [], aspect } = builder.content;
  for (let count = told.length; count > 0; count--) {
    const shown = told.slice(0, count);
    const hasWords = shown.some(({ picture }) => picture === undefined);
    const width = (hasWords ? cell.words : cell.width) * count;
    const smallest = least[aspect][hasWords ? 'text' : 'picture'];
    const area = freeRoom(room, builder.taken(), { least: smallest, enough: { width, height: cell.height } });
    if (area !== undefined && area.width * area.height >= count * smallest.width * smallest.height) {
      placeSide(builder, area, sortTold(shown));
      builder.leaveOut((told.length - count) * toldPart);
      return;
    }
  }
  builder.leaveOut(told.length * toldPart);
}
