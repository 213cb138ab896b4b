import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import { paintForm, smoothPath } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';

const deep = hex('#1f6f8f');
const shallow = hex('#56bccb');
const foam = hex('#f4fafa');

/** Foam along the lip. */
const crest = [
  [-1100, -1550, 120],
  [-920, -1610, 110],
  [-740, -1625, 120],
  [-560, -1590, 130],
  [-400, -1500, 124],
  [-280, -1370, 108],
  [-220, -1230, 82],
  [-300, -1130, 46],
] as const;

/** So far the lip comes over and the crest rises while a wave rolls, in figure units. */
const [curl, rise] = [200, 100];

/** A long wave that breaks behind whoever rides it to the right: a steep face, a lip that curls over, foam along it. */
export function paintWave(easel: Easel, beat = 0): void {
  const [over, up] = [curl * beat, rise * beat];
  const face = smoothPath([
    [-3400, 190],
    [-2960, 60],
    [-2460, -460 - up * 0.4],
    [-1960, -1060 - up],
    [-1440, -1480 - up],
    [-1000, -1590 - up],
    [-620 + over * 0.4, -1590 - up],
    [-330 + over * 0.8, -1430 - up * 0.5],
    [-210 + over, -1200 + over * 0.5],
    [-420 + over, -1290 + over * 0.4],
    [-640 + over * 0.5, -1180],
    [-600, -800],
    [-330, -420],
    [200, -160],
    [900, 10],
    [1900, 140],
    [1700, 190],
    [0, 214],
    [-1600, 214],
  ]);
  paintFace(easel, face, beat);
  puffs(
    easel,
    crest.map(([x, y, radius], place) => [
      x + over * ((x + 1100) / 900),
      y - up + over * 0.4 * Math.max(0, (x + 500) / 300) + Math.sin(place * 1.9 + beat * 3) * 16,
      radius * (1 + 0.1 * Math.sin(place * 2.7 + beat * 3.1)),
    ]),
  );
}

/** Foam is drawn up the face while the wave rolls. */
function paintFace({ context }: Easel, face: Path2D, beat: number): void {
  const tint = context.createLinearGradient(-900, -1560, -200, 200);
  tint.addColorStop(0, css(shallow));
  tint.addColorStop(0.5, css(mix(shallow, deep, 0.5)));
  tint.addColorStop(1, css(deep));
  // A pen has one colour for it.
  context.fillStyle = css(mix(shallow, deep, 0.4));
  context.fill(face);
  context.fillStyle = tint;
  context.fill(face);
  context.save();
  context.clip(face);
  context.lineCap = 'round';
  for (let line = 0; line < 13; line++) {
    const along = line + beat * 1.6;
    context.lineWidth = 12 + (line % 3) * 7;
    context.strokeStyle = css(line % 2 === 0 ? foam : shallow, 0.34);
    context.beginPath();
    context.moveTo(-2500 + along * 170, 240);
    context.bezierCurveTo(
      -2300 + along * 140,
      -500,
      -1800 + along * 110,
      -1200,
      -1180 + along * 62,
      -1560 + line * 34,
    );
    context.stroke();
  }
  context.restore();
}

/** The board under the feet. */
export function paintBoard(easel: Easel): void {
  paintBoardAt(easel, { x: 40, y: -110, turn: -0.07 });
}

/** The board that has flown away from under somebody. */
export function paintLostBoard(easel: Easel, beat = 0): void {
  paintBoardAt(easel, { x: 1060, y: -1480 - beat * 90, turn: -0.86 - beat * 0.16 });
}

function paintBoardAt(easel: Easel, at: { x: number; y: number; turn: number }): void {
  easel.context.save();
  easel.context.translate(at.x, at.y);
  easel.context.rotate(at.turn);
  const board = new Path2D();
  board.moveTo(-720, -20);
  board.bezierCurveTo(-500, -84, 420, -92, 860, -120);
  board.bezierCurveTo(560, 40, -460, 70, -720, 20);
  board.closePath();
  paintForm(easel, { path: board, colour: hex('#f2b83a'), turn: 22 });
  easel.context.save();
  easel.context.clip(board);
  easel.context.fillStyle = css(hex('#d9433a'));
  easel.context.fillRect(-640, -50, 1500, 30);
  easel.context.restore();
  easel.context.restore();
}

/** Foam before the board, where it cuts the water. */
export function paintSpray(easel: Easel, beat = 0): void {
  puffs(
    easel,
    Array.from({ length: 40 }, (_, place) => {
      const x = -2300 + place * 98 - beat * 70;
      const nearby = Math.max(0.34, 1 - Math.abs(x + 700) / 1900);
      const y = 120 + Math.sin(place * 2.3 + beat * 3) * 34;
      return [x, y, 128 * nearby + 22 * Math.sin(place * 3.7 + beat * 2)] as const;
    }),
  );
}

/** The same with drops that fly up where somebody falls in. */
export function paintSplash(easel: Easel, beat = 0): void {
  paintSpray(easel, beat);
  puffs(
    easel,
    Array.from({ length: 16 }, (_, drop) => {
      const away = (drop - 7.5) / 7.5;
      const high = (1 - away * away) * (420 + 190 * Math.sin(drop * 2.3)) * (0.5 + 0.5 * beat);
      return [away * 900 * (0.8 + 0.2 * beat) - 160, 60 - high, 30 + 22 * Math.abs(Math.sin(drop * 1.7))];
    }),
  );
}

function puffs(easel: Easel, places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, radius] of places) {
    const path = new Path2D();
    path.ellipse(x, y, radius, radius * 0.72, 0, 0, Math.PI * 2);
    paintForm(easel, { path, colour: foam, turn: 22, hasOutline: false, hasLight: false });
  }
}
