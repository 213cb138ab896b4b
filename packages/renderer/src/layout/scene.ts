import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { TextPlace } from './board-builder.ts';
import type { StageItem } from './board-content.ts';
import { commonSize, handSize } from './labels.ts';

/** A composed scene, as large as the room allows, standing on the room's foot. */
export function placeScene(builder: BoardBuilder, room: Box): void {
  const { stage } = builder.content;
  if (stage === undefined) {
    return;
  }
  const scale = Math.min(room.width / stage.width, room.height / stage.height);
  const left = room.x + (room.width - stage.width * scale) / 2;
  const top = room.y + room.height - stage.height * scale;
  const boxOf = ({ box }: StageItem): Box => ({
    x: left + box.x * scale,
    y: top + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const texts = stage.items.flatMap((item) =>
    item.kind === 'text' ? [textPlace(builder, item, boxOf(item))] : [],
  );
  // Whatever is said in the balloons of a board is lettered alike.
  const largest = commonSize(
    builder,
    texts.filter(({ role }) => role === 'fact'),
  );
  for (const item of stage.items) {
    const box = boxOf(item);
    if (item.kind === 'picture') {
      const picture = item.cue === undefined ? item.picture : { ...item.picture, cue: item.cue };
      builder.picture({ ...picture, ratio: item.picture.ratio ?? box.width / box.height }, box, {
        stand: 'bottom',
        strength: item.strength,
        isFramed: item.isFramed,
      });
    } else {
      const place = textPlace(builder, item, box);
      builder.text(place.role === 'fact' ? { ...place, largest: Math.min(place.largest, largest) } : place);
    }
  }
}

/** More lines than these are no balloon but a page. */
const mostLines = 5;

function textPlace(builder: BoardBuilder, item: Extract<StageItem, { kind: 'text' }>, box: Box): TextPlace {
  const { text, role, pen, cue } = item;
  return {
    text,
    role,
    box,
    align: 'centre',
    pen,
    largest: role === 'word' ? 170 : handSize(builder, role === 'label' ? 72 : 84),
    smallest: 28,
    maxLines: role === 'fact' ? mostLines : 1,
    stand: 'middle',
    cue,
    isKept: true,
  };
}
