import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import { shape } from '../../draw/shapes.ts';
import { paintForm } from '../../draw/form.ts';
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

/** A wave that breaks behind whoever rides it to the right: a steep face, a lip that curls over, foam along it. */
export function paintWave(easel: Easel): void {
  const face = shape(
    '-2700,170 -2140,60 -1780,-420 -1500,-1100 -1080,-1560 -640,-1600 -330,-1430 -210,-1200 -420,-1290 -640,-1180 -600,-800 -330,-420 200,-160 900,10 1900,140 1700,190 0,214 -1600,214',
  );
  paintFace(easel, face);
  puffs(easel, crest);
}

function paintFace({ context }: Easel, face: Path2D): void {
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
  for (let line = 0; line < 9; line++) {
    context.lineWidth = 12 + (line % 3) * 7;
    context.strokeStyle = css(line % 2 === 0 ? foam : shallow, 0.34);
    context.beginPath();
    context.moveTo(-1700 + line * 150, 240);
    context.bezierCurveTo(
      -1640 + line * 120,
      -500,
      -1300 + line * 90,
      -1200,
      -760 + line * 40,
      -1540 + line * 40,
    );
    context.stroke();
  }
  context.restore();
}

/** The board under the feet. */
export function paintBoard(easel: Easel): void {
  easel.context.save();
  easel.context.translate(40, -110);
  easel.context.rotate(-0.07);
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
export function paintSpray(easel: Easel): void {
  puffs(
    easel,
    Array.from({ length: 40 }, (_, place) => {
      const x = -2300 + place * 98;
      const nearby = Math.max(0.34, 1 - Math.abs(x + 700) / 1900);
      return [x, 120 + Math.sin(place * 2.3) * 34, 128 * nearby + 22 * Math.sin(place * 3.7)] as const;
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
