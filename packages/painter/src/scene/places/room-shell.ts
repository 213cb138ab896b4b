import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { createRidge, ridgePath } from '../elements/ridge.ts';
import type { Scene } from '../scene.ts';
import { buildCeiling, coverWall } from './room-build.ts';
import type { Pane, Room } from './room-measures.ts';
import type { RoomPlan } from './room-plans.ts';
import { cutWindow } from './room-windows.ts';

/** What is seen outside: sky, hills or roofs, brighter than the room by day. */
export function paintView({ context, frame }: Sheet, scene: Scene, pane: Pane): void {
  const { sky } = scene.light;
  const gradient = context.createLinearGradient(0, pane.y - pane.height / 2, 0, pane.y + pane.height / 2);
  gradient.addColorStop(0, css(sky.top));
  gradient.addColorStop(0.6, css(sky.middle));
  gradient.addColorStop(1, css(sky.low));
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, -frame.bleed, frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
  for (const [index, distance] of [0.9, 0.6].entries()) {
    const ridge = createRidge(scene, {
      name: `view ${index}`,
      base: pane.y + pane.height * (0.28 + index * 0.14),
      height: pane.height * 0.22,
      frequency: 7,
      sharpness: 0,
    });
    context.fillStyle = css(scene.tone(hex('#5f8a52'), 0.7, distance));
    context.fill(ridgePath(ridge, scene));
  }
}

interface Shell {
  readonly room: Room;
  readonly wall: Colour;
  readonly floor: Colour;
  readonly hasTiles: boolean;
  readonly pane: Pane;
  readonly plan: RoomPlan;
}

export function paintShell(sheet: Sheet, scene: Scene, shell: Shell): void {
  const { context, frame } = sheet;
  const { room, wall, pane, plan } = shell;
  const isRight = pane.x > frame.width / 2;
  /** How far beyond the frame the walls run, for the camera. */
  const reach = 2.4;
  const side = (x0: number, x1: number, tone: readonly [number, number]): void => {
    const gradient = context.createLinearGradient(x0, 0, x1, 0);
    gradient.addColorStop(0, css(scene.tone(wall, tone[0], 0)));
    gradient.addColorStop(1, css(scene.tone(wall, tone[1], 0.3)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x0, room.top - (room.top + frame.height * 0.1) * reach);
    context.lineTo(x1, room.top);
    context.lineTo(x1, room.floor);
    context.lineTo(x0, room.floor + (frame.height * 1.12 - room.floor) * reach);
    context.fill();
  };
  const back = context.createRadialGradient(
    pane.x,
    pane.y,
    pane.width * 0.3,
    pane.x,
    pane.y,
    frame.width * 0.75,
  );
  back.addColorStop(0, css(scene.tone(wall, 0.82, 0.2)));
  back.addColorStop(0.5, css(scene.tone(wall, 0.5, 0.2)));
  back.addColorStop(1, css(scene.tone(wall, 0.16, 0.2)));
  context.fillStyle = css(scene.tone(mix(wall, [255, 250, 240], 0.3), 0.4, 0.1));
  context.fillRect(-frame.bleed, -frame.bleed, frame.width + 2 * frame.bleed, room.top + frame.bleed + 2);
  context.fillStyle = back;
  context.fillRect(room.left, room.top, room.right - room.left, room.floor - room.top);
  side(room.left - frame.width * 0.16 * reach, room.left + 0.5, isRight ? [0.52, 0.36] : [0.06, 0.18]);
  side(room.right + frame.width * 0.16 * reach, room.right - 0.5, isRight ? [0.06, 0.18] : [0.52, 0.36]);
  layFloor(sheet, scene, shell);
  coverWall(sheet, scene, { room, wall, dado: plan.dado });
  context.fillStyle = css(scene.tone(mix(wall, [255, 252, 244], 0.6), 0.6, 0.1));
  context.fillRect(
    room.left,
    room.floor - frame.height * 0.022,
    room.right - room.left,
    frame.height * 0.022,
  );
  buildCeiling(sheet, scene, { room, plan });
  cutWindow(sheet, scene, { kind: plan.window, pane });
}

/** Boards or tiles towards the vanishing point. */
function layFloor({ context, frame }: Sheet, scene: Scene, { room, floor, hasTiles, pane }: Shell): void {
  const gradient = context.createLinearGradient(0, room.floor, 0, frame.height);
  gradient.addColorStop(0, css(scene.tone(floor, 0.62, 0.3)));
  gradient.addColorStop(1, css(scene.tone(floor, 0.24, 0)));
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, room.floor, frame.width + 2 * frame.bleed, frame.height + frame.bleed);
  const vanish = { x: frame.width / 2, y: frame.height * 0.4 };
  const random = scene.lasting('boards');
  const bottom = frame.height * 1.12;
  context.save();
  context.beginPath();
  context.rect(-frame.bleed, room.floor, frame.width + 2 * frame.bleed, frame.height + frame.bleed);
  context.clip();
  const scale = (bottom - vanish.y) / (room.floor - vanish.y);
  for (let board = -22; board < 22; board++) {
    const x0 = vanish.x + board * frame.width * 0.045;
    const x1 = x0 + frame.width * 0.045;
    const rows = hasTiles ? 9 : 1 + Math.floor(random() * 2);
    for (let row = 0; row < rows; row++) {
      const near = (part: number): number => room.floor + (bottom - room.floor) * Math.pow(part, 1.6);
      const y0 = near(row / rows);
      const y1 = near((row + 1) / rows);
      const at = (x: number, y: number): number =>
        vanish.x + (x - vanish.x) * (1 + (scale - 1) * ((y - room.floor) / (bottom - room.floor)));
      const isDark = hasTiles ? (board + row) % 2 === 0 : random() < 0.5;
      const away = Math.abs(at((x0 + x1) / 2, (y0 + y1) / 2) - pane.x) / frame.width;
      context.fillStyle = css(
        scene.tone(
          mix(floor, isDark ? hex('#3d2a22') : hex('#f0dcc0'), hasTiles ? 0.26 : between(random, 0.02, 0.2)),
          Math.max(0.05, 0.78 - away * 0.9),
          0.1,
        ),
        0.6,
      );
      context.beginPath();
      context.moveTo(at(x0, y0), y0);
      context.lineTo(at(x1, y0) - 0.8, y0);
      context.lineTo(at(x1, y1) - 1.4, y1);
      context.lineTo(at(x0, y1), y1);
      context.fill();
    }
  }
  context.restore();
}
