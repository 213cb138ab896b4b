import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { handSize } from './labels.ts';

/** A composed scene, as large as the room allows, standing on the room's foot. */
export function placeScene(builder: BoardBuilder, room: Box): void {
  const { stage } = builder.content;
  if (stage === undefined) {
    return;
  }
  const scale = Math.min(room.width / stage.width, room.height / stage.height);
  const left = room.x + (room.width - stage.width * scale) / 2;
  const top = room.y + room.height - stage.height * scale;
  for (const item of stage.items) {
    const box = {
      x: left + item.box.x * scale,
      y: top + item.box.y * scale,
      width: item.box.width * scale,
      height: item.box.height * scale,
    };
    if (item.kind === 'picture') {
      const picture = item.cue === undefined ? item.picture : { ...item.picture, cue: item.cue };
      builder.picture({ ...picture, ratio: item.picture.ratio ?? box.width / box.height }, box, {
        stand: 'bottom',
        strength: item.strength,
        isFramed: item.isFramed,
      });
    } else {
      builder.text({
        text: item.text,
        role: item.role,
        box,
        align: 'centre',
        pen: item.pen,
        largest: item.role === 'word' ? 170 : handSize(builder, item.role === 'label' ? 72 : 84),
        smallest: 28,
        maxLines: item.role === 'fact' ? 4 : 1,
        stand: 'middle',
        cue: item.cue,
        isKept: true,
      });
    }
  }
}
