import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { placePictureRow } from './picture-row.ts';
import { boardRegions } from './safe-area.ts';

const measures = {
  '16:9': { largest: 190, lines: 2, pictures: 410, gap: 90, spread: 1500, most: 3 },
  '9:16': { largest: 150, lines: 4, pictures: 440, gap: 36, spread: 1410, most: 2 },
} as const;

/** A film's title in the middle of its first board, and beneath it what the film will be about. */
export function placeOpening(builder: BoardBuilder): void {
  const { aspect, title, pictures, notes, language } = builder.content;
  const { left, right, title: head, contentBottom } = boardRegions(aspect);
  const [dateLine] = notes;
  const top = head.y + (dateLine === undefined ? 40 : dateLineRoom);
  const room: Box = { x: left, y: top, width: right - left, height: contentBottom - top };
  const { largest, lines, pictures: height, gap, spread, most } = measures[aspect];
  const shown = pictures.slice(0, most);
  const below = shown.length === 0 ? 0 : height + 70;
  if (dateLine !== undefined) {
    placeDateLine(builder, dateLine.text, { ...room, y: head.y, height: dateLineHeight });
  }
  if (title.trim() !== '') {
    const written = builder.text({
      text: builder.look.isShouting ? title.toLocaleUpperCase(language) : title,
      role: 'title',
      box: { ...room, height: room.height - below - 20 },
      align: 'centre',
      pen: 'ink',
      largest: largest * Math.min(1.1, builder.look.title),
      smallest: 52,
      maxLines: lines,
      stand: 'middle',
      isKept: true,
    });
    if (written !== undefined) {
      builder.underline(written.box, 'first', { width: 14 });
    }
  }
  const row = { ...room, y: room.y + room.height - height, height };
  const [hero, thing] = shown;
  if (
    shown.length === 2 &&
    hero?.strokes !== undefined &&
    thing !== undefined &&
    thing.strokes === undefined
  ) {
    placeHero(builder, [hero, thing], row);
    return;
  }
  const width = Math.min(room.width, (spread / 3) * shown.length);
  placePictureRow(builder, shown, {
    room: { ...row, x: room.x + (room.width - width) / 2, width },
    gap: shown.length > 1 ? gap : 0,
  });
}

/** Beside whom a story is about, what it turns on is this tall. */
const thingPart = 0.46;
const thingGap = 70;

/** Whom a story is about, and beside them, smaller, what it turns on; both on one ground. */
function placeHero(
  builder: BoardBuilder,
  [hero, thing]: readonly [BoardPicture, BoardPicture],
  room: Box,
): void {
  const [wide, narrow] = [hero.ratio ?? 1, (thing.ratio ?? 1) * thingPart];
  const height = Math.min(room.height, (room.width - thingGap) / (wide + narrow));
  const whole = height * (wide + narrow) + thingGap;
  const ground = room.y + room.height;
  const x = room.x + (room.width - whole) / 2;
  const small = height * thingPart;
  const heroBox = { x, y: ground - height, width: height * wide, height };
  const thingBox = {
    x: x + height * wide + thingGap,
    y: ground - small,
    width: height * narrow,
    height: small,
  };
  builder.picture(hero, heroBox, { pen: 'first', stand: 'bottom' });
  builder.picture(thing, thingBox, { pen: 'second', stand: 'bottom' });
}

const dateLineRoom = 200;
const dateLineHeight = 116;
const dateLineMargin = 34;

/** Framed like a stamp, over the headline. */
function placeDateLine(builder: BoardBuilder, text: string, room: Box): void {
  const written = builder.text({
    text,
    role: 'label',
    box: room,
    align: 'centre',
    pen: 'first',
    largest: 66,
    smallest: 36,
    maxLines: 1,
    stand: 'middle',
    isKept: true,
  });
  if (written !== undefined) {
    const { x, width } = written.box;
    const frame = { ...room, x: x - dateLineMargin, width: width + dateLineMargin * 2 };
    builder.frame('rectangle', frame, 'first');
  }
}
