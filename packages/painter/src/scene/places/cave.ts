import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintGround } from '../elements/ground.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { paintAir } from './open-country.ts';

/** Within a cave: walls of rock around a mouth of light, stone teeth above and below, crystals that glow. */
export function paintCave(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  paintAir(stage, scene);
  const mouth = { x: frame.width * (scene.light.sunX > 0.5 ? 0.6 : 0.4), y: frame.height * 0.45 };
  glow(
    stage.add('light', 0.06),
    { ...mouth, radius: frame.width * 0.5 },
    css(mix(scene.light.sun, scene.light.haze, 0.4), 0.75),
  );
  const dim: Scene = {
    ...scene,
    light: {
      ...scene.light,
      hazeDensity: scene.light.hazeDensity * 0.7,
      haze: mix(scene.light.haze, hex('#57708c'), 0.4),
    },
  };
  raiseRocks(stage, dim, mouth.x);
  const floor = createRidge(dim, {
    name: 'cave floor',
    base: frame.height * 0.84,
    height: frame.height * 0.05,
    frequency: 1.2,
    sharpness: 0,
  });
  paintGround(stage.add('ground', 0.56), dim, {
    ridge: floor,
    look: {
      surface: hex('#6e6672'),
      patches: hex('#544c5c'),
      distance: 0.14,
      grain: frame.unit * 80,
      depth: frame.height * 0.25,
    },
  });
  setFlyers(stage, dim, { cast, depth: 0.5 });
  setCast(stage.add('subject', 0.66), dim, {
    cast,
    room: {
      foot: () => frame.height * 0.91,
      distance: 0.05,
      height: heroHeight(scene),
      centre: mouth.x / frame.width,
    },
  });
}

/** Rock in three rows around the mouth, crystals at their feet. */
function raiseRocks(stage: Stage, dim: Scene, mouth: number): void {
  const { frame } = dim;
  for (const [index, row] of rows.entries()) {
    const sheet = stage.add(`rock ${index}`, row.depth);
    const rock = mix(hex('#7a6f7c'), hex('#241f2e'), index * 0.3);
    raise(sheet, dim, { name: `cave ${index}`, rock, ...row, mouth });
    hang(sheet, dim, { name: `roof ${index}`, rock, ...row, mouth });
    growCrystals(sheet, dim, { row: index, y: frame.height * row.floor });
  }
}

interface Row {
  readonly depth: number;
  readonly distance: number;
  readonly floor: number;
  readonly roof: number;
  /** Half the width of the opening, as a part of the frame's. */
  readonly opening: number;
}

const rows: readonly Row[] = [
  { depth: 0.16, distance: 0.8, floor: 0.66, roof: 0.24, opening: 0.2 },
  { depth: 0.3, distance: 0.5, floor: 0.74, roof: 0.17, opening: 0.3 },
  { depth: 0.46, distance: 0.22, floor: 0.83, roof: 0.1, opening: 0.4 },
];

interface Wall extends Row {
  readonly name: string;
  readonly rock: readonly [number, number, number];
  readonly mouth: number;
}

function wallRidge(scene: Scene, wall: Wall, edge: number): Ridge {
  const { frame } = scene;
  const noise = scene.noise(wall.name);
  return {
    name: wall.name,
    at(x) {
      const away = Math.abs(x - wall.mouth) / (wall.opening * frame.width);
      const rise = Math.pow(Math.min(1.8, away), 3.2) * frame.height * 0.36;
      const teeth =
        Math.pow(Math.abs(noise.sum(x / (frame.width * 0.05), 1.3, 3)), 1.4) * frame.height * 0.12;
      return (
        edge * frame.height - rise - teeth - noise.sum(x / (frame.width * 0.12), 4.1, 3) * frame.height * 0.04
      );
    },
  };
}

function raise(sheet: Sheet, scene: Scene, wall: Wall): void {
  const { height } = scene.frame;
  paintMountains(sheet, scene, {
    ridge: wallRidge(scene, wall, wall.floor),
    look: { rock: wall.rock, distance: wall.distance, base: height, height: height * 0.7 },
  });
}

/** The roof is a floor turned upside down. */
function hang(sheet: Sheet, scene: Scene, wall: Wall): void {
  const { height } = scene.frame;
  sheet.context.save();
  sheet.context.translate(0, height);
  sheet.context.scale(1, -1);
  paintMountains(sheet, scene, {
    ridge: wallRidge(scene, wall, 1 - wall.roof),
    look: { rock: wall.rock, distance: wall.distance, base: height, height: height * 0.7 },
  });
  sheet.context.restore();
}

function growCrystals(sheet: Sheet, scene: Scene, at: { row: number; y: number }): void {
  const { context, frame } = sheet;
  const random = scene.random(`crystals ${at.row}`);
  const tint = scene.lasting('crystal')() < 0.5 ? hex('#6fe0ff') : hex('#c79bff');
  for (let cluster = 0; cluster < 3; cluster++) {
    const x = (random() < 0.5 ? between(random, 0.02, 0.24) : between(random, 0.76, 0.98)) * frame.width;
    const size = frame.height * (0.03 + at.row * 0.022);
    glow(sheet, { x, y: at.y, radius: size * 3.4 }, css(tint, 0.3));
    for (let shard = 0; shard < 5; shard++) {
      const lean = (shard - 2) * 0.26 + (random() - 0.5) * 0.2;
      const tall = size * between(random, 0.8, 1.7);
      const tip = { x: x + Math.sin(lean) * tall, y: at.y - Math.cos(lean) * tall };
      const wide = size * 0.16;
      for (const [part, side] of [
        [0.2, -1],
        [0.62, 1],
      ] as const) {
        context.fillStyle = css(mix(tint, [255, 255, 255], part), 0.92);
        context.beginPath();
        context.moveTo(tip.x, tip.y);
        context.lineTo(x + (shard - 2) * wide + side * wide, at.y - size * 0.2);
        context.lineTo(x + (shard - 2) * wide, at.y + size * 0.1);
        context.fill();
      }
    }
  }
}
