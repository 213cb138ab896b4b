import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import type { Cast } from '../figures/cast.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, standArt } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import { throneArt } from '../figures/throne.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { indoors } from './room-light.ts';

interface Hall {
  readonly stone: Colour;
  readonly cloth: Colour;
  /** Height at which the back wall meets the floor, in pixels. */
  readonly floor: number;
}

/** The hall of a castle: columns, tall windows, banners, a carpet that leads to the throne. */
export function paintThroneHall(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const { width, height } = frame;
  const inside = indoors(scene);
  const random = scene.lasting('hall');
  const hall: Hall = {
    stone: hex(pickFrom(random, ['#b9ab94', '#a8a39c', '#b59f88'])),
    cloth: hex(pickFrom(random, ['#a8242f', '#7a1f3f', '#2f4a8a'])),
    floor: height * Math.min(0.66, lowestFoot(scene.plan) - 0.09),
  };
  const wall = stage.add('walls', 0.14);
  buildWall(wall, inside, hall);
  for (const part of [0.3, 0.7]) {
    openWindow(wall, scene, { x: part * width, hall });
  }
  const floor = stage.add('floor', 0.34);
  layTiles(floor, inside, hall);
  rollCarpet(floor, inside, hall);
  standArt(stage.add('throne', 0.44), inside, {
    art: throneArt(hall.cloth),
    at: { x: width / 2, y: hall.floor + height * 0.02, height: height * 0.48, distance: 0.1 },
  });
  flank(stage, inside, hall);
  setFlyers(stage, inside, { cast, depth: 0.5 });
  setCast(stage.add('subject', 0.72), inside, {
    cast,
    room: {
      foot: () => height * (scene.plan.camera === 'close' ? 0.97 : 0.92),
      distance: 0.02,
      height: heroHeight(scene) * 1.1,
      centre: cast.roles.length === 1 ? 0.5 : 0.44,
    },
  });
}

/** Columns, banners and torches along both sides. */
function flank(stage: Stage, inside: Scene, hall: Hall): void {
  const { width, height } = inside.frame;
  const far = stage.add('far columns', 0.36);
  const near = stage.add('near columns', 0.58);
  for (const side of [-1, 1]) {
    hangBanner(far, inside, { x: width * (0.5 + side * 0.365), hall });
    raiseColumn(far, inside, {
      x: width * (0.5 + side * 0.29),
      foot: hall.floor + height * 0.03,
      wide: 0.04,
      hall,
    });
    raiseColumn(near, inside, {
      x: width * (0.5 + side * 0.45),
      foot: hall.floor + height * 0.2,
      wide: 0.068,
      hall,
    });
    burnTorch(near, inside, { x: width * (0.5 + side * 0.45), y: height * 0.42 });
  }
}

function buildWall(sheet: Sheet, scene: Scene, { stone, floor }: Hall): void {
  const { context, frame } = sheet;
  const { width, height, bleed } = frame;
  const light = context.createRadialGradient(
    width / 2,
    height * 0.3,
    height * 0.1,
    width / 2,
    height * 0.4,
    width * 0.62,
  );
  light.addColorStop(0, css(scene.tone(stone, 0.85, 0.2)));
  light.addColorStop(1, css(scene.tone(stone, 0.16, 0.2)));
  context.fillStyle = light;
  context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  const random = scene.random('blocks');
  const course = height * 0.055;
  for (let row = -3; row * course < floor; row++) {
    let x = -bleed - random() * course * 2;
    while (x < width + bleed) {
      const long = course * between(random, 1.5, 2.8);
      const tone = mix(stone, random() < 0.5 ? hex('#6f665c') : hex('#efe6d4'), random() * 0.5);
      context.fillStyle = css(scene.tone(tone, 0.5, 0.2), 0.2);
      context.fillRect(x, row * course, long - course * 0.06, course * 0.94);
      x += long;
    }
  }
}

/** A pointed window of coloured panes, daylight around it. */
function openWindow(sheet: Sheet, scene: Scene, { x, hall }: { x: number; hall: Hall }): void {
  const { context, frame } = sheet;
  const half = frame.height * 0.075;
  const top = frame.height * 0.1;
  const low = hall.floor - frame.height * 0.16;
  const shape = (grow: number): Path2D => {
    const path = new Path2D();
    path.moveTo(x - half - grow, low + grow);
    path.lineTo(x - half - grow, top + half * 1.5);
    path.quadraticCurveTo(x - half - grow, top + half * 0.4, x, top - grow * 1.4);
    path.quadraticCurveTo(x + half + grow, top + half * 0.4, x + half + grow, top + half * 1.5);
    path.lineTo(x + half + grow, low + grow);
    path.closePath();
    return path;
  };
  context.fillStyle = css(scene.tone(mix(hall.stone, [255, 250, 238], 0.3), 0.7, 0.1));
  context.fill(shape(half * 0.16));
  const pane = context.createLinearGradient(0, top, 0, low);
  pane.addColorStop(0, css(scene.light.sky.top));
  pane.addColorStop(1, css(scene.light.sky.low));
  context.fillStyle = pane;
  context.fill(shape(0));
  context.save();
  context.clip(shape(0));
  setGlass(sheet, scene, { x, top, low, half });
  context.restore();
  if (scene.light.darkness < 0.6) {
    glow(
      sheet,
      { x, y: (top + low) / 2, radius: half * 3.4 },
      css(mix(scene.light.sun, [255, 240, 210], 0.5), 0.3),
    );
  }
}

/** Coloured panes in their lead, bright ones along the edge. */
function setGlass(
  { context, frame }: Sheet,
  scene: Scene,
  { x, top, low, half }: { x: number; top: number; low: number; half: number },
): void {
  const random = scene.random('glass');
  const size = half * 0.5;
  for (let row = 0; row * size < low - top; row++) {
    for (let column = -2; column < 2; column++) {
      const tint = hex(pickFrom(random, ['#d8a13a', '#b8434a', '#3f76b4', '#5a9a6a', '#8a5fa8']));
      const isEdge = column === -2 || column === 1 || row === 0;
      context.fillStyle = css(tint, isEdge ? 0.6 : 0.22);
      context.fillRect(x + column * size, top + row * size, size, size);
    }
  }
  context.strokeStyle = css(hex('#2e2a30'), 0.8);
  context.lineWidth = Math.max(1, frame.unit * 2.4);
  context.beginPath();
  for (let column = -2; column <= 2; column++) {
    context.moveTo(x + column * size, top - size);
    context.lineTo(x + column * size, low);
  }
  for (let y = top; y < low; y += size) {
    context.moveTo(x - half, y);
    context.lineTo(x + half, y);
  }
  context.stroke();
}

/** Squares of two stones that run to one point. */
function layTiles({ context, frame }: Sheet, scene: Scene, { stone, floor }: Hall): void {
  const { width, height, bleed } = frame;
  const bottom = height * 1.04 + bleed;
  context.fillStyle = css(scene.tone(mix(stone, hex('#5a5048'), 0.35), 0.5, 0.05));
  context.fillRect(-bleed, floor, width + 2 * bleed, bottom - floor);
  const rows = 9;
  const depthOf = (row: number): number => floor + (bottom - floor) * Math.pow(row / rows, 1.7);
  const acrossAt = (column: number, y: number): number =>
    width / 2 + column * width * (0.05 + 0.075 * ((y - floor) / (bottom - floor)));
  for (let row = 0; row < rows; row++) {
    const [top, low] = [depthOf(row), depthOf(row + 1)];
    for (let column = -18; column < 18; column++) {
      if ((row + column) % 2 === 0) {
        continue;
      }
      const away = Math.abs(column) / 16;
      context.fillStyle = css(scene.tone(mix(stone, [250, 244, 230], 0.4), 0.85 - away * 0.5, 0.05));
      context.beginPath();
      context.moveTo(acrossAt(column, top), top);
      context.lineTo(acrossAt(column + 1, top), top);
      context.lineTo(acrossAt(column + 1, low), low);
      context.lineTo(acrossAt(column, low), low);
      context.fill();
    }
  }
}

function rollCarpet({ context, frame }: Sheet, scene: Scene, { cloth, floor }: Hall): void {
  const { width, height, bleed } = frame;
  for (const [grow, tint, lit] of [
    [1, hex('#d8a84a'), 0.8],
    [0.88, cloth, 0.75],
  ] as const) {
    const shade = context.createLinearGradient(0, floor, 0, height);
    shade.addColorStop(0, css(scene.tone(tint, lit * 0.7, 0.1)));
    shade.addColorStop(1, css(scene.tone(tint, lit, 0)));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(width / 2 - height * 0.13 * grow, floor);
    context.lineTo(width / 2 + height * 0.13 * grow, floor);
    context.lineTo(width / 2 + height * 0.34 * grow, height * 1.04 + bleed);
    context.lineTo(width / 2 - height * 0.34 * grow, height * 1.04 + bleed);
    context.fill();
  }
}

function raiseColumn(
  { context, frame }: Sheet,
  scene: Scene,
  { x, foot, wide, hall }: { x: number; foot: number; wide: number; hall: Hall },
): void {
  const half = (Math.max(frame.width, frame.height) * wide) / 2;
  const toLeft = scene.light.toward[0] < 0;
  const side = (from: number, to: number): ReturnType<typeof context.createLinearGradient> => {
    const round = context.createLinearGradient(from, 0, to, 0);
    for (const [stop, lit] of [
      [0, 0.35],
      [0.28, 1],
      [0.6, 0.5],
      [1, 0.08],
    ] as const) {
      round.addColorStop(toLeft ? stop : 1 - stop, css(scene.tone(hall.stone, lit, 0.05)));
    }
    return round;
  };
  context.fillStyle = side(x - half, x + half);
  context.fillRect(x - half, -frame.bleed, half * 2, foot + frame.bleed);
  for (const [y, grow, tall] of [
    [foot - half * 0.5, 1.4, 0.6],
    [foot - half * 0.9, 1.2, 0.5],
    [frame.height * 0.04, 1.25, 0.5],
  ] as const) {
    context.fillStyle = side(x - half * grow, x + half * grow);
    context.fillRect(x - half * grow, y, half * 2 * grow, half * tall);
  }
}

function hangBanner({ context, frame }: Sheet, scene: Scene, { x, hall }: { x: number; hall: Hall }): void {
  const half = frame.height * 0.055;
  const [top, low] = [frame.height * 0.12, hall.floor - frame.height * 0.12];
  const cloth = context.createLinearGradient(x - half, 0, x + half, 0);
  cloth.addColorStop(0, css(scene.tone(hall.cloth, 0.4, 0.1)));
  cloth.addColorStop(0.4, css(scene.tone(hall.cloth, 0.9, 0.1)));
  cloth.addColorStop(1, css(scene.tone(hall.cloth, 0.25, 0.1)));
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(x - half, top);
  context.lineTo(x + half, top);
  context.lineTo(x + half, low);
  context.lineTo(x, low - half * 0.9);
  context.lineTo(x - half, low);
  context.fill();
  const gold = css(scene.tone(hex('#e0b04a'), 0.85, 0.1));
  context.fillStyle = gold;
  context.fillRect(x - half * 1.15, top - half * 0.12, half * 2.3, half * 0.2);
  const y = (top + low) / 2 - half * 0.2;
  context.beginPath();
  context.moveTo(x - half * 0.6, y + half * 0.4);
  for (const [dx, dy] of [
    [-0.66, -0.4],
    [-0.28, 0],
    [0, -0.56],
    [0.28, 0],
    [0.66, -0.4],
    [0.6, 0.4],
  ] as const) {
    context.lineTo(x + half * dx, y + half * dy);
  }
  context.fill();
}

function burnTorch(sheet: Sheet, scene: Scene, { x, y }: { x: number; y: number }): void {
  const { context, frame } = sheet;
  const size = frame.height * 0.022;
  context.fillStyle = css(scene.tone(hex('#3a2c26'), 0.5, 0));
  context.fillRect(x - size * 0.3, y, size * 0.6, size * 3);
  context.fillRect(x - size * 0.8, y - size * 0.2, size * 1.6, size * 0.7);
  glow(sheet, { x, y: y - size, radius: size * 7 }, css(hex('#ffb04a'), 0.55));
  for (const [wide, tall, tint] of [
    [1, 2.6, '#f08a2a'],
    [0.55, 1.6, '#ffe08a'],
  ] as const) {
    context.fillStyle = css(hex(tint));
    context.beginPath();
    context.moveTo(x, y - size * tall);
    context.quadraticCurveTo(x + size * wide * 1.3, y - size * 0.6, x, y);
    context.quadraticCurveTo(x - size * wide * 1.3, y - size * 0.6, x, y - size * tall);
    context.fill();
  }
}
