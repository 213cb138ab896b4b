import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { lamp, paintLamp, raiseTowers, walls } from '../elements/buildings.ts';
import { glow } from '../elements/sky.ts';
import { paintTree } from '../elements/trees.ts';
import { paintWater } from '../elements/water.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import { underLight } from '../scene.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { growthOf } from './growth.ts';
import { paintAir } from './open-country.ts';
import { setPassersBy } from './passers-by.ts';
import { setTree } from './planting.ts';
import { hangSigns, reflectSigns } from './street-signs.ts';
import { setStalls } from './street-stalls.ts';
import { streetView } from './street-view.ts';

/** A street that runs to its vanishing point between house fronts, shop windows lit, wet when it rains. */
export function paintStreet(stage: Stage, outdoors: Scene, cast: Cast): void {
  const scene = underLamps(outdoors);
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const random = scene.lasting('street');
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
  const life = scene.plan.details ?? [];
  const view = streetView(frame, vanish);
  const signs = life.includes('neon') ? hangSigns(fronts, scene, view) : [];
  const isWet = isRoadWet(scene);
  const road = stage.add('street', 0.5, isWet ? 'water' : 'still');
  paintRoad(road, scene, { vanish, mirrored: stage, isWet });
  reflectSigns(road, scene, signs);
  if (life.includes('stalls')) {
    setStalls(stage.add('stalls', 0.56), scene, view);
  } else {
    plantStreet(stage.add('street trees', 0.58, 'sway'), scene, vanish);
  }
  if (life.includes('crowd')) {
    setPassersBy(stage.add('passers-by', 0.6), scene, { view, count: 12 });
  }
  setFlyers(stage, scene, { cast, depth: 0.4 });
  setCast(stage.add('subject', 0.72), scene, {
    cast,
    room: {
      foot: () => frame.height * (scene.plan.camera === 'close' ? 0.97 : 0.9),
      distance: 0.08,
      height: heroHeight(scene),
    },
  });
}

/** Only what mirrors the sky moves like water. */
function isRoadWet({ plan }: Scene): boolean {
  return plan.weather === 'rain' || plan.weather === 'storm' || plan.details?.includes('wet') === true;
}

/** By night a street is lit by its own lamps and windows. */
function underLamps(scene: Scene): Scene {
  const part = scene.light.darkness * 0.55;
  const key = mix(scene.light.key, [255, 206, 140], part);
  const ambient = mix(scene.light.ambient, [104, 92, 120], part);
  return underLight(scene, { ...scene.light, key, ambient });
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
  const quad = ([near, far]: Span, [low, high]: Span): void => {
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
    quad([house.near, house.far], [0, house.tall]);
    context.fillStyle = css(scene.tone(mix(house.wall, hex('#3a2c34'), 0.5), isFacing ? 0.6 : 0.2, distance));
    quad([house.near * 0.985, house.far], [house.tall, house.tall + 0.035]);
    setWindows(context, scene, { house, quad, distance, random, isFacing });
    paintShop({ context, frame }, scene, { house, quad, at, distance, random });
  }
}

/** Windows in rows, some lit. */
function setWindows(
  context: Sheet['context'],
  scene: Scene,
  front: Omit<Shop, 'at' | 'house'> & {
    house: { near: number; far: number; tall: number };
    isFacing: boolean;
  },
): void {
  const { house, quad, distance, random, isFacing } = front;
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
      quad([near - step * 0.05, far + step * 0.05], [low - 0.012, low + 0.152]);
      context.fillStyle = isLit
        ? css(mix(lamp, scene.light.haze, distance * 0.5), 0.5 + scene.light.darkness * 0.5)
        : css(mix(scene.tone(hex('#41566a'), 0.5, distance), scene.light.sky.middle, 0.3));
      quad([near, far], [low, low + 0.14]);
    }
  }
}

/** From and to: along the street, or up a wall. */
type Span = readonly [number, number];

interface Shop {
  readonly house: { readonly near: number; readonly far: number };
  readonly quad: (depths: Span, heights: Span) => void;
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
  quad([house.near + span * 0.06, house.far - span * 0.06], [0, 0.33]);
  context.fillStyle = css(mix(hex('#ffdc9a'), scene.light.haze, distance * 0.5), strength);
  quad([house.near + span * 0.1, house.near + span * 0.62], [0.06, 0.25]);
  context.fillStyle = css(mix(hex('#e8a85c'), scene.light.haze, distance * 0.5), strength);
  quad([house.near + span * 0.68, house.far - span * 0.12], [0, 0.25]);
  context.fillStyle = css(scene.tone(awning, 0.85, distance));
  quad([house.near + span * 0.02, house.far - span * 0.02], [0.25, 0.345]);
  context.fillStyle = css(scene.tone(mix(awning, [255, 248, 236], 0.75), 0.85, distance));
  for (let stripe = 0; stripe < 5; stripe++) {
    quad(
      [house.near + span * (0.06 + stripe * 0.19), house.near + span * (0.15 + stripe * 0.19)],
      [0.25, 0.345],
    );
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
  { vanish, mirrored, isWet }: { vanish: { x: number; y: number }; mirrored: Stage; isWet: boolean },
): void {
  const { context, frame } = sheet;
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
