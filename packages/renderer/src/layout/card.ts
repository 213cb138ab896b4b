import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { placeGuide } from './guide.ts';
import { handSize } from './labels.ts';
import { stressWords } from './stress-words.ts';

/** Words alone, large and framed: for scenes no picture truly belongs to. */
export function placeCard(builder: BoardBuilder, room: Box): void {
  const [word, ...others] = builder.content.notes;
  if (word === undefined) {
    return;
  }
  const isUpright = builder.content.aspect === '9:16';
  const lower = others.length === 0 ? 0 : Math.min(room.height * 0.34, 210);
  const cardHeight = Math.min(room.height - lower - 30, isUpright ? 560 : 430);
  const isGuided = builder.content.guide !== undefined && !isUpright;
  const width = isUpright ? room.width - 20 : room.width - (isGuided ? 420 : 320);
  const card = {
    x: isGuided ? room.x + room.width - width - 60 : room.x + (room.width - width) / 2,
    y: room.y + (room.height - lower - cardHeight) / 2,
    width,
    height: cardHeight,
  };
  const isRound = builder.random() < 0.4;
  const inset = isRound ? { x: width * 0.15, y: cardHeight * 0.2 } : { x: 60, y: 40 };
  builder.text({
    text: word.text,
    role: 'word',
    box: {
      x: card.x + inset.x,
      y: card.y + inset.y,
      width: width - inset.x * 2,
      height: cardHeight - inset.y * 2,
    },
    align: 'centre',
    pen: 'ink',
    largest: 190,
    smallest: 44,
    maxLines: isUpright ? 4 : 3,
    stand: 'middle',
    cue: word.cue,
    isKept: true,
  });
  builder.frame(isRound ? 'ellipse' : 'rectangle', card, 'first');
  corners(builder, card, room.y);
  if (isGuided) {
    placeGuide(builder, room, { x: room.x + 10, isLookingRight: true });
  }
  placeNote(builder, {
    x: isGuided ? card.x : room.x + 40,
    y: room.y + room.height - lower,
    width: isGuided ? card.width : room.width - 80,
    height: lower,
  });
}

/** What is added to the word, below the card. */
function placeNote(builder: BoardBuilder, box: Box): void {
  const { notes, aspect } = builder.content;
  const note = notes[1];
  if (note === undefined) {
    return;
  }
  const text = builder.text({
    text: note.text,
    shorter: note.shorter,
    role: 'fact',
    box,
    align: 'centre',
    pen: 'ink',
    largest: handSize(builder, 80),
    smallest: 36,
    maxLines: aspect === '9:16' ? 3 : 2,
    stand: 'middle',
    cue: note.cue,
  });
  if (text !== undefined) {
    stressWords(builder, text, { stress: note.stress, pen: 'first' });
  }
}

function corners(builder: BoardBuilder, card: Box, highest: number): void {
  if (builder.look.accents === 0) {
    return;
  }
  const size = 70;
  const shape = builder.random() < 0.5 ? 'star' : 'spark';
  const isUpright = builder.content.aspect === '9:16';
  const out = isUpright ? -size : 44;
  // Beside the card there is no room on an upright board: the star stands above it.
  const left = {
    x: card.x - size - out + 20,
    y: isUpright ? card.y - size - 24 : card.y - 6,
    width: size,
    height: size,
  };
  if (left.y >= highest) {
    builder.accent(shape, left, { pen: 'second' });
  }
  const right = {
    x: card.x + card.width + out - 20,
    y: card.y + card.height - size,
    width: size,
    height: size,
  };
  if (!isUpright) {
    builder.accent(shape, right, { pen: 'second' });
  }
}
