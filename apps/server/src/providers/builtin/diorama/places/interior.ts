import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between, pickFrom } from '../canvas/random.ts';
import { createRidge, ridgePath } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { heroHeight, setCast, setFlyers, standArt } from '../figures/cast.ts';
import type { Cast } from '../figures/cast.ts';
import { furnitureArt } from '../figures/furniture.ts';
import type { FurnitureName } from '../figures/furniture.ts';
import type { Scene } from '../scene.ts';
import type { Place } from '../scene-plan.ts';
import type { Stage } from '../stage.ts';

interface Furnishing {
  readonly walls: readonly [string, ...string[]];
  readonly floor: string;
  readonly tiles: boolean;
  /** What stands at the back wall from the dark side to the window, as parts of the width, and its height as a part of the wall's. */
  readonly back: readonly (readonly [FurnitureName, number, number])[];
  readonly near: readonly (readonly [FurnitureName, number, number])[];
}

const furnishings: Readonly<Partial<Record<Place, Furnishing>>> = {
  room: {
    walls: ['#c9b79a', '#9fb3ad', '#c79e86', '#8f9db5'],
    floor: '#9a6b46',
    tiles: false,
    back: [
      ['bookshelf', 0.14, 0.78],
      ['picture', 0.31, 0.74],
      ['sofa', 0.34, 0.3],
    ],
    near: [
      ['plant', 0.93, 0.5],
      ['floor-lamp', 0.045, 0.66],
    ],
  },
  kitchen: {
    walls: ['#e3cfa8', '#a9c3bb', '#d9b29a'],
    floor: '#b98f6a',
    tiles: true,
    back: [['stove', 0.26, 0.62]],
    near: [
      ['table', 0.8, 0.42],
      ['plant', 0.02, 0.4],
    ],
  },
  classroom: {
    walls: ['#d6cfae', '#b5c7bf', '#d9c2a4'],
    floor: '#a87c52',
    tiles: false,
    back: [
      ['blackboard', 0.34, 0.74],
      ['globe', 0.1, 0.3],
      ['clock', 0.56, 0.8],
    ],
    near: [
      ['pupil-desk', 0.1, 0.3],
      ['pupil-desk', 0.9, 0.3],
    ],
  },
  library: {
    walls: ['#8a6a52', '#6d6a5c', '#7d5d54'],
    floor: '#7a5236',
    tiles: false,
    back: [
      ['bookshelf', 0.07, 0.9],
      ['bookshelf', 0.2, 0.9],
      ['bookshelf', 0.33, 0.9],
      ['bookshelf', 0.46, 0.9],
    ],
    near: [
      ['desk', 0.86, 0.44],
      ['globe', 0.04, 0.34],
    ],
  },
  laboratory: {
    walls: ['#b9cdd2', '#a8bcc8', '#c7d4cf'],
    floor: '#8fa0a8',
    tiles: true,
    back: [
      ['bench', 0.26, 0.46],
      ['shelf', 0.3, 0.8],
    ],
    near: [['bench', 0.86, 0.4]],
  },
  workshop: {
    walls: ['#b5906a', '#9a8a7a', '#a57d62'],
    floor: '#7d5a40',
    tiles: false,
    back: [
      ['tools', 0.24, 0.74],
      ['easel', 0.47, 0.6],
    ],
    near: [
      ['plant', 0.95, 0.4],
      ['easel', 0.06, 0.6],
    ],
  },
};

/** A room in one-point perspective: daylight through a window on a side, its pool on the floor, furniture in its light. */
export function paintInterior(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const furnishing = furnishings[scene.plan.place] ?? furnishings.room;
  if (furnishing === undefined) {
    return;
  }
  const random = scene.random('interior');
  const inside = indoors(scene);
  const room = {
    left: frame.width * 0.1,
    right: frame.width * 0.9,
    top: frame.height * 0.06,
    floor: frame.height * between(random, 0.66, 0.72),
  };
  const wall = hex(pickFrom(random, furnishing.walls));
  const isRight = scene.light.sunX > 0.5;
  const pane = {
    x: isRight ? frame.width * 0.66 : frame.width * 0.34,
    y: frame.height * 0.36,
    width: frame.width * 0.19,
    height: frame.height * 0.38,
  };
  paintView(stage.add('view', 0), scene, pane);
  const shell = stage.add('walls', 0.2);
  paintShell(shell, inside, { room, wall, floor: hex(furnishing.floor), hasTiles: furnishing.tiles, pane });
  const tall = room.floor - room.top;
  const back = stage.add('furniture', 0.32);
  const place = (part: number): number => (isRight ? part : 1 - part) * frame.width;
  for (const [index, [name, part, height]] of furnishing.back.entries()) {
    const art = furnitureArt(name, scene.random(`furniture ${index}`));
    standArt(back, inside, {
      art,
      at: {
        x: frame.width * 0.06 + place(part) * 0.88,
        y: room.floor + frame.height * 0.015,
        height: tall * height,
        distance: 0.16,
      },
    });
  }
  paintShaft(stage.add('light', 0.4), scene, { pane, floor: room.floor });
  setFlyers(stage.add('air', 0.5, 'drift'), inside, cast);
  const near = stage.add('near furniture', 0.62);
  for (const [index, [name, part, height]] of furnishing.near.entries()) {
    const art = furnitureArt(name, scene.random(`near ${index}`));
    standArt(near, inside, {
      art,
      at: { x: place(part), y: frame.height * 0.9, height: tall * height * 1.1, distance: 0.02 },
    });
  }
  setCast(stage.add('subject', 0.72), inside, {
    cast,
    room: {
      foot: () => frame.height * (scene.plan.camera === 'close' ? 0.97 : 0.91),
      distance: 0.02,
      height: heroHeight(scene) * 1.1,
    },
  });
}

/** Light within walls: by day from the window, by night from a lamp; no haze to speak of. */
function indoors(scene: Scene): Scene {
  const isDark = scene.light.darkness > 0.5;
  const light = {
    ...scene.light,
    key: mix(scene.light.key, isDark ? [255, 206, 142] : [255, 246, 226], isDark ? 0.85 : 0.3),
    ambient: mix(scene.light.ambient, isDark ? [92, 72, 84] : [134, 122, 124], 0.7),
    haze: mix(scene.light.haze, isDark ? hex('#6a4a3a') : hex('#e8d8c0'), 0.6),
    hazeDensity: 0.22,
  };
  return {
    ...scene,
    light,
    tone: (surface, lit, distance) => toneWithin(scene, light, { surface, lit, distance }),
  };
}

function toneWithin(
  scene: Scene,
  light: Scene['light'],
  at: { surface: Colour; lit: number; distance: number },
): Colour {
  const level = mix(light.ambient, light.key, at.lit);
  const { surface } = at;
  const seen: Colour = [
    Math.min(255, (surface[0] * level[0]) / 255),
    Math.min(255, (surface[1] * level[1]) / 255),
    Math.min(255, (surface[2] * level[2]) / 255),
  ];
  return mix(scene.style.grade(seen, 'thing'), light.haze, light.hazeDensity * at.distance);
}

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen outside: sky, hills or roofs, brighter than the room by day. */
function paintView({ context, frame }: Sheet, scene: Scene, pane: Pane): void {
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
  readonly room: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly floor: number;
  };
  readonly wall: Colour;
  readonly floor: Colour;
  readonly hasTiles: boolean;
  readonly pane: Pane;
}

function paintShell(sheet: Sheet, scene: Scene, shell: Shell): void {
  const { context, frame } = sheet;
  const { room, wall, pane } = shell;
  const isRight = pane.x > frame.width / 2;
  const side = (x0: number, x1: number, tone: readonly [number, number]): void => {
    const gradient = context.createLinearGradient(x0, 0, x1, 0);
    gradient.addColorStop(0, css(scene.tone(wall, tone[0], 0)));
    gradient.addColorStop(1, css(scene.tone(wall, tone[1], 0.3)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x0, -frame.bleed - frame.height * 0.1);
    context.lineTo(x1, room.top);
    context.lineTo(x1, room.floor);
    context.lineTo(x0, frame.height * 1.12 + frame.bleed);
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
  side(-frame.width * 0.06 - frame.bleed, room.left + 0.5, isRight ? [0.52, 0.36] : [0.06, 0.18]);
  side(frame.width * 1.06 + frame.bleed, room.right - 0.5, isRight ? [0.06, 0.18] : [0.52, 0.36]);
  layFloor(sheet, scene, shell);
  context.fillStyle = css(scene.tone(mix(wall, [255, 252, 244], 0.6), 0.6, 0.1));
  context.fillRect(
    room.left,
    room.floor - frame.height * 0.022,
    room.right - room.left,
    frame.height * 0.022,
  );
  cutWindow(sheet, scene, pane);
}

/** Boards or tiles towards the vanishing point. */
function layFloor({ context, frame }: Sheet, scene: Scene, { room, floor, hasTiles, pane }: Shell): void {
  const gradient = context.createLinearGradient(0, room.floor, 0, frame.height);
  gradient.addColorStop(0, css(scene.tone(floor, 0.62, 0.3)));
  gradient.addColorStop(1, css(scene.tone(floor, 0.24, 0)));
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, room.floor, frame.width + 2 * frame.bleed, frame.height + frame.bleed);
  const vanish = { x: frame.width / 2, y: frame.height * 0.4 };
  const random = scene.random('boards');
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

function cutWindow({ context, frame }: Sheet, scene: Scene, pane: Pane): void {
  const left = pane.x - pane.width / 2;
  const top = pane.y - pane.height / 2;
  const border = frame.height * 0.02;
  context.fillStyle = css(scene.tone(hex('#f2e9da'), 0.55, 0.1));
  context.fillRect(left - border, top - border, pane.width + 2 * border, pane.height + 2 * border);
  context.clearRect(left, top, pane.width, pane.height);
  context.fillStyle = css(scene.tone(hex('#f2e9da'), 0.35, 0.1));
  context.fillRect(pane.x - border * 0.3, top, border * 0.6, pane.height);
  context.fillRect(left, pane.y - pane.height * 0.1, pane.width, border * 0.5);
  context.fillStyle = css(scene.tone(hex('#f2e9da'), 0.95, 0.1));
  context.fillRect(left - border * 1.8, top + pane.height + border * 0.6, pane.width + border * 3.6, border);
  for (const side of [-1, 1]) {
    const edge = pane.x + side * (pane.width / 2 + border * 0.6);
    const cloth = scene.random('curtain')() < 0.5 ? hex('#c9604e') : hex('#d9c9a8');
    for (let fold = 0; fold < 5; fold++) {
      const x = edge + side * fold * border * 0.62;
      context.fillStyle = css(scene.tone(cloth, fold % 2 === 0 ? 0.7 : 0.25, 0.08), 0.96);
      context.beginPath();
      context.moveTo(x - side * border * 0.5, top - border * 1.6);
      context.lineTo(x + side * border * 0.5, top - border * 1.6);
      context.quadraticCurveTo(
        x + side * border * 0.7,
        pane.y,
        x + side * border * (0.9 + fold * 0.12),
        top + pane.height * 1.16,
      );
      context.lineTo(x - side * border * 0.5, top + pane.height * 1.16);
      context.fill();
    }
  }
  context.fillStyle = css(scene.tone(hex('#6b4a34'), 0.5, 0.1));
  context.fillRect(left - border * 4.4, top - border * 2, pane.width + border * 8.8, border * 0.5);
}

/** Daylight that falls in and lies on the floor; a lamp's warmth by night. */
function paintShaft(sheet: Sheet, scene: Scene, { pane, floor }: { pane: Pane; floor: number }): void {
  const { context, frame } = sheet;
  const isRight = pane.x > frame.width / 2;
  if (scene.light.darkness > 0.5) {
    glow(
      sheet,
      { x: frame.width * (isRight ? 0.22 : 0.78), y: frame.height * 0.3, radius: frame.height * 0.75 },
      css(hex('#ffbf70'), 0.36),
    );
    return;
  }
  const tint = mix(scene.light.sun, [255, 238, 200], 0.4);
  const way = isRight ? -1 : 1;
  const strength = (0.25 + 0.45 * scene.light.hardness) * (0.7 + scene.style.rays * 0.5);
  const top = pane.y - pane.height / 2;
  const shift = way * frame.width * 0.2;
  const low = floor + (frame.height - floor) * 0.62;
  const gradient = context.createLinearGradient(pane.x, top, pane.x + shift, low);
  gradient.addColorStop(0, css(tint, 0.5 * strength));
  gradient.addColorStop(1, css(tint, 0.06 * strength));
  context.fillStyle = gradient;
  for (const part of [-1, 1]) {
    const left = pane.x + (part < 0 ? -pane.width / 2 : pane.width * 0.02);
    const right = left + pane.width * 0.48;
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(right, top);
    context.lineTo(right, top + pane.height);
    context.lineTo(right + shift * 1.05, low);
    context.lineTo(left + shift * 1.15, low + (frame.height - low) * 0.2);
    context.fill();
    context.save();
    context.fillStyle = css(tint, 0.42 * strength);
    context.beginPath();
    context.moveTo(left + shift * 0.72, floor + (low - floor) * 0.3);
    context.lineTo(right + shift * 0.68, floor + (low - floor) * 0.3);
    context.lineTo(right + shift * 1.05, low);
    context.lineTo(left + shift * 1.15, low);
    context.fill();
    context.restore();
  }
  const random = scene.random('dust');
  for (let mote = 0; mote < 60; mote++) {
    const part = random();
    context.fillStyle = css(tint, between(random, 0.2, 0.7) * strength);
    context.beginPath();
    context.arc(
      pane.x + shift * part + (random() - 0.5) * pane.width,
      top + (low - top) * part + (random() - 0.5) * pane.height * 0.5,
      frame.unit * between(random, 0.6, 1.8),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
