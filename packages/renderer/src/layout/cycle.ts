import type { Box, Point } from '../timeline/drawing.ts';
import type { BoardAspect } from '../timeline/language.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote, BoardPicture } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import { commonSize, handSize, labelText, placeLabel } from './labels.ts';
import { ringPlans } from './ring-plans.ts';
import type { RingPlan, Station } from './ring-plans.ts';
import { stressWords } from './stress-words.ts';

/** Steps that lead back to the first, in a ring; what it comes to stands in the middle. */
export function placeCycle(builder: BoardBuilder, room: Box): void {
  const { pictures, notes, aspect } = builder.content;
  const plan = planOf(aspect, pictures.length);
  const stations = plan.stations.slice(0, pictures.length).map((station, index) => ({
    picture: pictures[index] ?? { set: 'noto' as const, name: 'light-bulb' },
    ...stationRooms(station, partOf(room, station.box), pictures[index]?.label !== undefined),
  }));
  const places = stations.flatMap(({ picture, label }) =>
    picture.label === undefined ? [] : [labelText(picture, { ...label, pen: 'ink' })],
  );
  const largest = commonSize(builder, places);
  stations.forEach(({ picture, room: space, label }, index) => {
    const arrow = plan.arrows[index - 1];
    if (arrow !== undefined) {
      builder.arrow(pointIn(room, arrow.from), pointIn(room, arrow.to), { bend: arrow.bend });
    }
    drawStation(builder, picture, { space, label, index, largest });
  });
  const closing = plan.arrows[stations.length - 1];
  if (closing !== undefined && stations.length === plan.stations.length) {
    builder.arrow(pointIn(room, closing.from), pointIn(room, closing.to), { bend: closing.bend });
  }
  placeMiddle(builder, notes[0], partOf(room, plan.middle));
}

function planOf(aspect: BoardAspect, pictures: number): RingPlan {
  return ringPlans[aspect][pictures >= 4 ? 4 : 3];
}

type LabelRoom = Pick<Parameters<typeof labelText>[1], 'box' | 'align' | 'stand' | 'largest' | 'maxLines'>;

/** Where the picture of a station stands and where its label. */
function stationRooms(
  station: Station,
  box: Box,
  isLabelled: boolean,
): { room: Box; label: LabelRoom & { box: Box } } {
  if (!isLabelled) {
    return { room: box, label: { box, largest: 1 } };
  }
  if (station.label === 'beside') {
    const width = box.width * 0.48;
    const label = { x: box.x + width + 20, y: box.y, width: box.width - width - 20, height: box.height };
    return {
      room: { ...box, width },
      label: { box: label, align: 'left', stand: 'middle', largest: 100, maxLines: 2 },
    };
  }
  const height = Math.min(110, box.height * 0.3);
  const label = { ...box, y: box.y + box.height - height, height };
  return {
    room: { ...box, height: box.height - height - 12 },
    label: { box: label, largest: height * 0.76 },
  };
}

function drawStation(
  builder: BoardBuilder,
  picture: BoardPicture,
  at: { space: Box; label: LabelRoom & { box: Box }; index: number; largest: number },
): void {
  const isEven = at.index % 2 === 0;
  const isBeside = at.label.align === 'left';
  const fitted = boxInBox(at.space, picture.ratio ?? 1, isBeside ? 'middle' : 'bottom');
  // Beside its label a picture stands at the label's side of its room.
  const x = isBeside ? at.space.x + at.space.width - fitted.width : fitted.x;
  builder.picture(picture, { ...fitted, x }, { pen: isEven ? 'first' : 'second' });
  placeLabel(builder, picture, { ...at.label, pen: isEven ? 'ink' : 'second', largest: at.largest });
}

function partOf(room: Box, part: Box): Box {
  return {
    x: room.x + room.width * part.x,
    y: room.y + room.height * part.y,
    width: room.width * part.width,
    height: room.height * part.height,
  };
}

function pointIn(room: Box, part: Point): Point {
  return { x: room.x + room.width * part.x, y: room.y + room.height * part.y };
}

function placeMiddle(builder: BoardBuilder, note: BoardNote | undefined, box: Box): void {
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
    largest: handSize(builder, 76),
    smallest: 32,
    maxLines: 5,
    stand: 'middle',
    cue: note.cue,
  });
  if (text !== undefined) {
    stressWords(builder, text, { stress: note.stress, pen: 'second' });
  }
}
