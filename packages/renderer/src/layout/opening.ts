import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { placeGrid, planGrid } from './grid.ts';
import { placePictureRow } from './picture-row.ts';
import { boardRegions } from './safe-area.ts';

/** What is left of the height beneath the title is the pictures', at least and at most so much of it. */
const measures = {
  '16:9': { largest: 190, lines: 2, least: 410, tallest: 560, gap: 80, most: 3 },
  '9:16': { largest: 150, lines: 4, least: 440, tallest: 860, gap: 36, most: 2 },
} as const;
const betweenTitle = 70;

/** A film's title in the middle of its first board, and beneath it what the film will be about. */
export function placeOpening(builder: BoardBuilder): void {
  const { aspect, title, pictures, notes, language } = builder.content;
  const { left, right, title: head, contentBottom } = boardRegions(aspect);
  const [dateLine] = notes;
  const top = head.y + (dateLine === undefined ? 40 : dateLineRoom);
  const room: Box = { x: left, y: top, width: right - left, height: contentBottom - top };
  const { largest, lines, least, tallest, most } = measures[aspect];
  const shown = pictures.slice(0, most);
  const below = shown.length === 0 ? 0 : least + betweenTitle;
  if (dateLine !== undefined) {
    placeDateLine(builder, dateLine.text, { ...room, y: head.y, height: dateLineHeight });
  }
  const titlePlace: TextPlace = {
    text: builder.look.isShouting ? title.toLocaleUpperCase(language) : title,
    role: 'title',
    box: { ...room, height: room.height - below - 20 },
    align: 'centre',
    pen: 'ink',
    largest: largest * Math.min(1.1, builder.look.title),
    smallest: 52,
    maxLines: lines,
    stand: shown.length === 0 ? 'middle' : 'top',
    isKept: true,
  };
  const written = title.trim() === '' ? undefined : builder.text(titlePlace);
  if (written !== undefined) {
    builder.underline(written.box, 'first', { width: 14 });
  }
  const foot = room.y + room.height;
  const from = written === undefined ? room.y : written.box.y + written.box.height + betweenTitle;
  const height = Math.min(tallest, foot - from);
  placePictures(builder, shown, { ...room, y: from + (foot - from - height) / 2, height });
}

/** What the film will be about, as large as the room beneath its title lets it be. */
function placePictures(builder: BoardBuilder, shown: readonly BoardPicture[], room: Box): void {
  const [hero, thing] = shown;
  if (
    shown.length === 2 &&
    hero?.strokes !== undefined &&
    thing !== undefined &&
    thing.strokes === undefined
  ) {
    placeHero(builder, [hero, thing], room);
    return;
  }
  const { aspect } = builder.content;
  const items = shown.map((picture) => ({ picture }));
  const plan = aspect === '9:16' ? planGrid(builder, items, room) : undefined;
  if (plan === undefined) {
    placePictureRow(builder, shown, { room, gap: shown.length > 1 ? measures[aspect].gap : 0 });
  } else {
    placeGrid(builder, items, plan);
  }
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
