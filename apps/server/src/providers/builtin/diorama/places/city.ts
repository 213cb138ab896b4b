import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between, pickFrom } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import { paintTree } from '../elements/trees.ts';
import { paintWater } from '../elements/water.ts';
import { heroHeight, setCast, setFlyers } from '../figures/cast.ts';
import type { Cast } from '../figures/cast.ts';
import { shadeColour } from '../light/light.ts';
import type { Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { growthOf, paintAir, setTree } from './landscape.ts';

const walls: readonly [string, ...string[]] = [
  '#b86b52',
  '#c9a27a',
  '#8a94a6',
  '#a8b0b4',
  '#d6c2a4',
  '#7d6a72',
  '#5f7f8c',
  '#c47f62',
];
const lamp = hex('#ffcf86');

/** A skyline in haze over water or roofs: towers in three rows, windows lit as the day ends. */
export function paintCity(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const rows = [
    { name: 'far towers', depth: 0.1, distance: 0.9, tall: 0.36, wide: 0.045 },
    { name: 'middle towers', depth: 0.2, distance: 0.66, tall: 0.42, wide: 0.062 },
    { name: 'near towers', depth: 0.32, distance: 0.38, tall: 0.34, wide: 0.085 },
  ];
  for (const row of rows) {
    const sheet = stage.add(row.name, row.depth);
    raiseTowers(sheet, scene, { ...row, foot: horizon + frame.height * 0.02 });
  }
  paintWater(stage.add('water', 0.44, 'water'), scene, {
    top: horizon + frame.height * 0.02,
    bottom: frame.height,
    deep: hex('#1d3b50'),
    shallow: hex('#2f6272'),
    waves: 0.34,
    mirrored: flatten(stage.layers.slice(0, -1), frame),
  });
  setFlyers(stage.add('air', 0.3, 'drift'), scene, cast);
  paintTerrace(stage.add('terrace', 0.7), scene, frame.height * 0.86);
  setCast(stage.add('subject', 0.78), scene, {
    cast,
    room: { foot: () => frame.height * 0.95, distance: 0.05, height: heroHeight(scene) },
  });
}

interface Row {
  readonly name: string;
  readonly distance: number;
  readonly tall: number;
  readonly wide: number;
  readonly foot: number;
}

function raiseTowers(sheet: Sheet, scene: Scene, row: Row): void {
  const { frame } = scene;
  const random = scene.random(row.name);
  const span = Math.max(frame.width, frame.height);
  for (let x = -0.12 * frame.width; x < 1.12 * frame.width;) {
    const width = span * row.wide * between(random, 0.55, 1.3);
    const centre = Math.exp(-(((x / frame.width - 0.5) / 0.42) ** 2));
    const height = frame.height * row.tall * between(random, 0.35, 1) * (0.5 + centre * 0.62);
    raise(sheet, scene, {
      x,
      y: row.foot,
      width,
      height,
      distance: row.distance,
      random,
      wall: hex(pickFrom(random, walls)),
    });
    x += width * between(random, 0.86, 1.2);
  }
  const { context } = sheet;
  const gradient = context.createLinearGradient(0, row.foot - frame.height * 0.24, 0, row.foot);
  gradient.addColorStop(0, css(scene.light.haze, 0));
  gradient.addColorStop(1, css(scene.light.haze, scene.style.isGeometric ? 0.15 : 0.62 * row.distance));
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, 0, frame.width + 2 * frame.bleed, row.foot);
  context.restore();
  context.fillStyle = css(
    mix(scene.tone(hex('#5a5f68'), 0.3, row.distance), scene.light.haze, 0.3 * row.distance),
  );
  context.fillRect(-frame.bleed, row.foot - 1, frame.width + 2 * frame.bleed, frame.height);
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
  readonly random: Random;
  readonly wall: Colour;
}

/** One tower: a lit face and one in shadow, a roof of its own, windows in rows. */
function raise({ context, frame }: Sheet, scene: Scene, house: House): void {
  const { x, y, width, height, distance, random, wall } = house;
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const cut = width * between(random, 0.2, 0.36);
  const top = y - height;
  const face = context.createLinearGradient(0, top, 0, y);
  face.addColorStop(0, css(scene.tone(wall, 0.78, distance)));
  face.addColorStop(1, css(scene.tone(wall, 0.42, Math.min(1, distance + 0.14))));
  context.fillStyle = face;
  context.fillRect(x, top, width + 0.6, height);
  context.fillStyle = css(scene.tone(wall, 0.06, distance));
  context.fillRect(side > 0 ? x : x + width - cut, top, cut, height);
  if (random() < 0.34) {
    const mast = width * 0.035;
    context.fillRect(x + width * 0.5, top - height * 0.16, Math.max(1, mast), height * 0.16);
  }
  if (random() < 0.4) {
    const box = width * between(random, 0.3, 0.6);
    context.fillStyle = css(scene.tone(wall, 0.5, distance));
    context.fillRect(x + (width - box) / 2, top - height * 0.06, box, height * 0.061);
  }
  lightWindows({ context, frame }, scene, house);
}

function lightWindows(
  { context, frame }: Pick<Sheet, 'context' | 'frame'>,
  scene: Scene,
  house: House,
): void {
  const { x, y, width, height, distance, random, wall } = house;
  const pitch = Math.max(
    5 * frame.unit,
    width / Math.max(3, Math.round(width / (frame.unit * (13 - distance * 5)))),
  );
  const rise = pitch * between(random, 1.1, 1.7);
  const share = 0.12 + scene.light.darkness * 0.42;
  const dark = css(mix(scene.tone(mix(wall, hex('#2c3a4c'), 0.6), 0.3, distance), scene.light.sky.low, 0.12));
  const lamps = [lamp, hex('#ffe9bd'), hex('#bfe3ff')].map((colour) =>
    css(mix(colour, scene.light.haze, distance * 0.42), 0.4 + scene.light.darkness * 0.6),
  );
  const isBand = random() < 0.3;
  for (let row = rise * 0.6; row < height - rise * 0.4; row += rise) {
    for (let column = pitch * 0.3; column < width - pitch * 0.6; column += pitch) {
      const isLit = random() < share;
      context.fillStyle = isLit ? (lamps[Math.floor(random() * random() * 3)] ?? dark) : dark;
      context.fillRect(
        x + column,
        y - height + row,
        pitch * (isBand ? 0.92 : 0.52),
        rise * (isBand ? 0.42 : 0.56),
      );
    }
  }
}

/** What the viewer stands on: a parapet or promenade with lamps. */
function paintTerrace(sheet: Sheet, scene: Scene, top: number): void {
  const { context, frame } = sheet;
  const stone = hex('#7d7a80');
  const gradient = context.createLinearGradient(0, top, 0, frame.height);
  gradient.addColorStop(0, css(scene.tone(stone, 0.55, 0.12)));
  gradient.addColorStop(1, css(scene.tone(stone, 0.12, 0)));
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, top, frame.width + 2 * frame.bleed, frame.height);
  const rail = frame.height * 0.075;
  context.fillStyle = css(scene.tone(hex('#4a4650'), 0.25, 0.05));
  context.fillRect(-frame.bleed, top - rail, frame.width + 2 * frame.bleed, rail * 0.12);
  for (let x = -0.1 * frame.width; x < frame.width * 1.1; x += frame.width * 0.021) {
    context.fillRect(x, top - rail, frame.width * 0.003, rail * 1.02);
  }
  context.fillStyle = css(scene.tone([230, 226, 220], 0.95, 0.1), 0.5);
  context.fillRect(-frame.bleed, top - rail, frame.width + 2 * frame.bleed, rail * 0.03);
  for (const part of [0.08, 0.92]) {
    paintLamp(sheet, scene, {
      x: part * frame.width,
      y: top + frame.height * 0.02,
      height: frame.height * 0.36,
    });
  }
}

export function paintLamp(sheet: Sheet, scene: Scene, at: { x: number; y: number; height: number }): void {
  const { context } = sheet;
  const { x, y, height } = at;
  const width = height * 0.02;
  context.fillStyle = css(scene.tone(hex('#33313a'), 0.25, 0.05));
  context.fillRect(x - width / 2, y - height * 0.86, width, height * 0.86);
  context.fillRect(x - width * 1.4, y - height * 0.06, width * 2.8, height * 0.06);
  context.beginPath();
  context.moveTo(x - height * 0.045, y - height * 0.99);
  context.lineTo(x, y - height * 1.03);
  context.lineTo(x + height * 0.045, y - height * 0.99);
  context.fill();
  const isLit = scene.light.darkness > 0.2;
  context.fillStyle = isLit ? css(hex('#ffefc4')) : css(scene.tone([230, 236, 240], 0.8, 0.1), 0.8);
  context.beginPath();
  context.moveTo(x - height * 0.036, y - height * 0.98);
  context.lineTo(x + height * 0.036, y - height * 0.98);
  context.lineTo(x + height * 0.024, y - height * 0.87);
  context.lineTo(x - height * 0.024, y - height * 0.87);
  context.fill();
  if (isLit) {
    glow(sheet, { x, y: y - height * 0.92, radius: height * 0.5 }, css(lamp, 0.5 * scene.light.darkness));
    glow(sheet, { x, y: y - height * 0.92, radius: height * 0.13 }, css([255, 246, 214], 0.8));
  }
}

/** A street that runs to its vanishing point between house fronts, shop windows lit, wet when it rains. */
export function paintStreet(stage: Stage, outdoors: Scene, cast: Cast): void {
  const scene = underLamps(outdoors);
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const random = scene.random('street');
  const vanish = { x: frame.width * between(random, 0.42, 0.58), y: horizon };
  const far = stage.add('far houses', 0.12);
  raiseTowers(far, scene, {
    name: 'end of the street',
    distance: 0.9,
    tall: 0.2,
    wide: 0.06,
    foot: horizon + 2,
  });
  const fronts = stage.add('houses', 0.34);
  for (const side of [-1, 1]) {
    paintFronts(fronts, scene, { side, vanish, random });
  }
  const road = stage.add('street', 0.5, 'water');
  paintRoad(road, scene, { vanish, mirrored: stage });
  const trees = stage.add('street trees', 0.58, 'sway');
  plantStreet(trees, scene, vanish);
  setFlyers(stage.add('air', 0.4, 'drift'), scene, cast);
  setCast(stage.add('subject', 0.72), scene, {
    cast,
    room: {
      foot: () => frame.height * (scene.plan.camera === 'close' ? 0.97 : 0.9),
      distance: 0.08,
      height: heroHeight(scene),
    },
  });
}

/** By night a street is lit by its own lamps and windows. */
function underLamps(scene: Scene): Scene {
  const part = scene.light.darkness * 0.55;
  const light = {
    ...scene.light,
    key: mix(scene.light.key, [255, 206, 140], part),
    ambient: mix(scene.light.ambient, [104, 92, 120], part),
  };
  return {
    ...scene,
    light,
    tone: (surface, lit, distance) =>
      shadeColour(
        surface,
        { lit: stepTone(lit, scene.style.tones), distance },
        { light, style: scene.style },
      ),
  };
}

interface Fronts {
  readonly side: number;
  readonly vanish: { readonly x: number; readonly y: number };
  readonly random: Random;
}

/** House after house towards the vanishing point: wall, roof, windows, shop, awning. */
function paintFronts({ context, frame }: Sheet, scene: Scene, { side, vanish, random }: Fronts): void {
  const edge = side < 0 ? -0.16 * frame.width : frame.width * 1.16;
  const foot = frame.height * 1.02;
  const at = (depth: number, up: number): [number, number] => {
    const part = 1 / depth;
    return [
      vanish.x + (edge - vanish.x) * part,
      vanish.y + (foot - vanish.y) * part - up * frame.height * part,
    ];
  };
  const quad = (near: number, far: number, low: number, high: number): void => {
    context.beginPath();
    context.moveTo(...at(near, low));
    context.lineTo(...at(far, low));
    context.lineTo(...at(far, high));
    context.lineTo(...at(near, high));
    context.fill();
  };
  const houses: { near: number; far: number; tall: number; wall: Colour }[] = [];
  for (let near = 1; near < 9;) {
    const far = near * between(random, 1.22, 1.4);
    houses.push({ near, far, tall: between(random, 0.95, 1.5), wall: hex(pickFrom(random, walls)) });
    near = far;
  }
  const isFacing = Math.sign(scene.light.toward[0]) !== side;
  for (const house of houses.reverse()) {
    const distance = Math.min(0.85, (house.near - 1) / 9);
    context.fillStyle = css(scene.tone(house.wall, isFacing ? 0.78 : 0.3, distance));
    quad(house.near, house.far, 0, house.tall);
    context.fillStyle = css(scene.tone(mix(house.wall, hex('#3a2c34'), 0.5), isFacing ? 0.6 : 0.2, distance));
    quad(house.near * 0.985, house.far, house.tall, house.tall + 0.035);
    const columns = 4;
    const floors = Math.max(2, Math.round((house.tall - 0.36) / 0.24));
    for (let column = 0; column < columns; column++) {
      const step = (house.far - house.near) / columns;
      const near = house.near + step * (column + 0.24);
      const far = house.near + step * (column + 0.72);
      for (let floor = 0; floor < floors; floor++) {
        const low = 0.42 + floor * 0.24;
        const isLit = random() < 0.14 + scene.light.darkness * 0.5;
        context.fillStyle = css(scene.tone(hex('#f0e8da'), isFacing ? 0.8 : 0.4, distance), 0.9);
        quad(near - step * 0.05, far + step * 0.05, low - 0.012, low + 0.152);
        context.fillStyle = isLit
          ? css(mix(lamp, scene.light.haze, distance * 0.5), 0.5 + scene.light.darkness * 0.5)
          : css(mix(scene.tone(hex('#41566a'), 0.5, distance), scene.light.sky.middle, 0.3));
        quad(near, far, low, low + 0.14);
      }
    }
    paintShop({ context, frame }, scene, { house, quad, at, distance, random });
  }
}

interface Shop {
  readonly house: { readonly near: number; readonly far: number };
  readonly quad: (near: number, far: number, low: number, high: number) => void;
  readonly at: (depth: number, up: number) => [number, number];
  readonly distance: number;
  readonly random: Random;
}

function paintShop({ context, frame }: Pick<Sheet, 'context' | 'frame'>, scene: Scene, shop: Shop): void {
  const { house, quad, at, distance, random } = shop;
  const span = house.far - house.near;
  const awning = hex(pickFrom(random, ['#c8463a', '#2f7d6a', '#e0a52f', '#2f5f9a', '#a8487a']));
  const strength = 0.4 + scene.light.darkness * 0.6;
  context.fillStyle = css(scene.tone(hex('#3a2f30'), 0.4, distance));
  quad(house.near + span * 0.06, house.far - span * 0.06, 0, 0.33);
  context.fillStyle = css(mix(hex('#ffdc9a'), scene.light.haze, distance * 0.5), strength);
  quad(house.near + span * 0.1, house.near + span * 0.62, 0.06, 0.25);
  context.fillStyle = css(mix(hex('#e8a85c'), scene.light.haze, distance * 0.5), strength);
  quad(house.near + span * 0.68, house.far - span * 0.12, 0, 0.25);
  context.fillStyle = css(scene.tone(awning, 0.85, distance));
  quad(house.near + span * 0.02, house.far - span * 0.02, 0.25, 0.345);
  context.fillStyle = css(scene.tone(mix(awning, [255, 248, 236], 0.75), 0.85, distance));
  for (let stripe = 0; stripe < 5; stripe++) {
    quad(house.near + span * (0.06 + stripe * 0.19), house.near + span * (0.15 + stripe * 0.19), 0.25, 0.345);
  }
  if (scene.light.darkness > 0.25 && house.near < 4) {
    const [x, y] = at(house.near + span * 0.4, 0.15);
    glow(
      { context },
      { x, y, radius: (frame.height * 0.42) / house.near },
      css(lamp, 0.3 * scene.light.darkness),
    );
  }
}

function paintRoad(
  sheet: Sheet,
  scene: Scene,
  { vanish, mirrored }: { vanish: { x: number; y: number }; mirrored: Stage },
): void {
  const { context, frame } = sheet;
  const isWet = scene.plan.weather === 'rain' || scene.plan.weather === 'storm';
  const isWhite = scene.plan.weather === 'snow';
  const stone = isWhite ? hex('#e4ebf4') : hex('#8a8584');
  const left = vanish.x + (-0.16 * frame.width - vanish.x);
  const right = vanish.x + (1.16 * frame.width - vanish.x);
  const bottom = frame.height * 1.02;
  context.save();
  context.beginPath();
  context.moveTo(vanish.x, vanish.y);
  context.lineTo(left, bottom);
  context.lineTo(left, bottom + frame.height);
  context.lineTo(right, bottom + frame.height);
  context.lineTo(right, bottom);
  context.clip();
  const gradient = context.createLinearGradient(0, vanish.y, 0, frame.height);
  gradient.addColorStop(0, css(scene.tone(stone, 0.7, 0.85)));
  gradient.addColorStop(1, css(scene.tone(stone, isWet ? 0.15 : 0.5, 0.05)));
  context.fillStyle = gradient;
  context.fillRect(-frame.width, vanish.y, frame.width * 3, frame.height * 2);
  if (isWet) {
    context.globalAlpha = 0.72;
    const wet = { canvas: sheet.canvas, context, frame };
    paintWater(wet, scene, {
      top: vanish.y,
      bottom: frame.height,
      deep: hex('#2a2c36'),
      shallow: hex('#3a3c48'),
      waves: 0.16,
      mirrored: flatten(mirrored.layers.slice(0, -1), frame),
    });
    context.globalAlpha = 1;
  }
  paveStones({ context, frame }, scene, { vanish, stone, alpha: isWet ? 0.25 : 0.5 });
  context.restore();
}

function paveStones(
  { context, frame }: Pick<Sheet, 'context' | 'frame'>,
  scene: Scene,
  { vanish, stone, alpha }: { vanish: { x: number; y: number }; stone: Colour; alpha: number },
): void {
  const random = scene.random('stones');
  const depth = frame.height - vanish.y;
  let row = 0;
  for (let part = 0.06; part < 1.25; part *= 1.075) {
    row++;
    const y = vanish.y + depth * part;
    const tall = depth * part * 0.07;
    const wide = frame.width * 0.052 * part;
    for (
      let x = vanish.x - Math.ceil((frame.width * 0.8 * part) / wide) * wide + (row % 2) * wide * 0.5;
      x < vanish.x + frame.width * 0.8 * part;
      x += wide
    ) {
      if (random() > scene.style.detail) {
        continue;
      }
      context.fillStyle = css(
        scene.tone(
          mix(stone, hex('#5a5358'), random() * 0.5),
          between(random, 0.3, 0.85),
          Math.max(0, 0.8 - part),
        ),
        alpha,
      );
      context.beginPath();
      context.roundRect(x + wide * 0.06, y + tall * 0.08, wide * 0.88, tall * 0.82, tall * 0.24);
      context.fill();
    }
  }
}

function plantStreet(sheet: Sheet, scene: Scene, vanish: { x: number; y: number }): void {
  const { frame } = scene;
  const growth = growthOf(scene);
  const tree = paintTree(scene, {
    kind: growth.tree,
    leaves: growth.leaves[0],
    bark: hex('#5d4636'),
    distance: 0.2,
    name: 'street',
    height: frame.height * 0.5,
  });
  for (const side of [-1, 1]) {
    for (const depth of [3.4, 2.1]) {
      const x = vanish.x + ((side < 0 ? -0.02 : 1.02) * frame.width - vanish.x) / depth;
      const y = vanish.y + (frame.height - vanish.y) / depth;
      if (scene.random(`street tree ${side} ${depth}`)() < 0.55) {
        setTree(sheet, tree, { x, y, scale: 1.1 / depth, isTurned: side > 0 });
      } else {
        paintLamp(sheet, scene, { x, y, height: (frame.height * 0.8) / depth });
      }
    }
  }
}
