import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import { copySheet, createSheet } from '../../canvas/frame.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Ridge } from '../elements/ridge.ts';
import { paintWater } from '../elements/water.ts';
import type { Cast } from '../figures/cast.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import type { Scene } from '../scene.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { buildStoneBridge } from './bridges.ts';
import { growthOf } from './growth.ts';
import { paintFoam } from './foam.ts';
import { hasLaunch, onWater } from './launch.ts';
import { layPassing, layWake } from './wake.ts';

/** A river's course over the ground: half its width and its middle, from the far end (0) to the viewer (1). */
interface Course {
  readonly y: (part: number) => number;
  readonly middle: (part: number) => number;
  readonly half: (part: number) => number;
  /** How near to the viewer a height of the picture is. */
  readonly partAt: (y: number) => number;
}

/** A river that winds out of the depth of a valley, wider the nearer it comes, and passes the cast on its open side. Answers with the shape that no grass grows on. */
export function layRiver(
  stage: Stage,
  scene: Scene,
  { ground, mirrored, cast }: { ground: Ridge; mirrored: Stage['layers']; cast: Cast },
): Path2D {
  const course = courseOf(scene, ground, hasLaunch(cast) ? boatBreadth : 1);
  const bank = stage.layers.find(({ name }) => name === 'ground')?.sheet;
  if (bank !== undefined) {
    paintBanks(bank, scene, course);
  }
  const { frame } = scene;
  const water = createSheet(frame);
  paintWater(water, scene, {
    top: course.y(0),
    bottom: frame.height * 1.04,
    deep: hex('#1f5566'),
    shallow: hex('#3f868c'),
    waves: scene.plan.weather === 'storm' ? 0.85 : 0.42,
    isWet: (x, y) => isInCourse(course, { x, y }),
    mirrored: flatten(mirrored, frame),
  });
  const sheet = stage.add('water', 0.56, 'water');
  sheet.context.save();
  sheet.context.clip(pathOf(course, 1));
  sheet.context.drawImage(water.canvas, -frame.bleed, -frame.bleed);
  paintCurrents(sheet, scene, course);
  sheet.context.restore();
  if (scene.plan.details?.includes('bridge') === true) {
    crossRiver(stage, scene, { course, part: hasLaunch(cast) ? 0.36 : 0.5 });
  }
  if (hasLaunch(cast)) {
    setAfloat(stage, scene, { course, cast: onWater(cast) });
  }
  return pathOf(course, 1.12);
}

/** A river that carries a boat is so much wider than another one. */
const boatBreadth = 1.8;
/** So much of a river's breadth a boat has, and so much of the height of whoever a scene is about. */
const [boatPart, boatHeight] = [0.54, 0.72] as const;
/** How far down the picture a boat lies in a river: before a bridge, and above a film's subtitles. */
const boatDown = 0.8;

/** A boat, and who is in it, on the water of a river. */
function setAfloat(stage: Stage, scene: Scene, { course, cast }: { course: Course; cast: Cast }): void {
  const { width, height } = scene.frame;
  const part = course.partAt(height * boatDown);
  const [middle, half] = [course.middle(part), course.half(part)];
  const box = cast.roles[0]?.arts[0]?.box ?? { width: 1, height: 1 };
  const tall = Math.min(heroHeight(scene) * boatHeight, (half * 2 * boatPart * box.height) / box.width / 1.2);
  if (scene.plan.aground !== undefined) {
    layShoal(stage.add('shoal', 0.575), scene, { x: middle, y: height * boatDown, half });
  }
  const isVoyage = scene.isAlive && scene.plan.voyage !== undefined;
  if (isVoyage) {
    const y = height * boatDown;
    const across = { left: middle - half * 0.6, right: middle + half * 0.5 };
    layPassing(stage, scene, { ...across, top: y - half * 0.16, bottom: y + half * 0.16 });
  }
  const sheet = stage.add('boat', 0.58, 'float');
  setCast(sheet, scene, {
    cast,
    room: {
      foot: () => height * boatDown,
      distance: 0.12,
      height: tall,
      centre: middle / width,
      isSwum: true,
    },
  });
  if (isVoyage && sheet.cast !== undefined) {
    layWake(stage, scene, { hull: sheet.cast.hero, wide: half * 0.8 });
    return;
  }
  paintFoam(stage.add('ripples', 0.585, 'water'), scene, {
    x: middle,
    y: height * boatDown,
    width: half * 0.8,
  });
}

/** A bank of wet sand in the river, under and before a boat that lies on it. */
function layShoal(
  { context, frame }: Sheet,
  scene: Scene,
  { x, y, half }: { readonly x: number; readonly y: number; readonly half: number },
): void {
  const random = scene.random('shoal');
  for (const [wide, lit, down, alpha] of [
    [0.92, 0.26, 0.006, 0.8],
    [0.82, 0.62, 0, 0.95],
  ] as const) {
    context.fillStyle = css(scene.tone(hex('#b59a6e'), lit, 0.1), alpha);
    context.beginPath();
    context.ellipse(x, y + frame.height * (0.008 + down), half * wide, frame.height * 0.03, 0, 0, 7);
    context.fill();
  }
  for (let stone = 0; stone < 26; stone++) {
    const size = frame.unit * between(random, 2, 7);
    const at = between(random, 0, Math.PI * 2);
    const out = Math.sqrt(random()) * 0.76;
    context.fillStyle = css(scene.tone(hex('#8d8a84'), between(random, 0.3, 0.9), 0.1));
    context.beginPath();
    context.ellipse(
      x + Math.cos(at) * out * half,
      y + frame.height * (0.008 + Math.sin(at) * out * 0.026),
      size,
      size * 0.55,
      0,
      0,
      7,
    );
    context.fill();
  }
}

/** How much of a bridge its water shows, how flat, and how far up it does, as a part of the picture's height. */
const mirror = { alpha: 0.3, flat: 0.6, upTo: 0.13 } as const;

/** What stands in water, the fainter the higher it is above it: ripples leave nothing of its top, and no arch is closed to a ring. */
function faded(sheet: Sheet, water: number): Sheet {
  const copy = copySheet(sheet);
  const { context, frame } = copy;
  const gradient = context.createLinearGradient(0, water, 0, water - frame.height * mirror.upTo);
  gradient.addColorStop(0, `rgba(0,0,0,${mirror.alpha})`);
  gradient.addColorStop(1, 'rgba(0,0,0,0)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, -frame.bleed, frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
  return copy;
}

/** A bridge where the river is still far enough to be seen whole, and what the water mirrors of it. */
function crossRiver(stage: Stage, scene: Scene, { course, part }: { course: Course; part: number }): void {
  const { frame } = scene;
  const at = {
    x: course.middle(part),
    half: Math.max(course.half(part) * 1.8, frame.height * 0.4),
    water: course.y(part),
  };
  const bridge = createSheet(frame);
  buildStoneBridge(bridge, scene, at);
  const water = stage.layers.find(({ name }) => name === 'water')?.sheet;
  if (water !== undefined) {
    const { context } = water;
    context.save();
    context.clip(pathOf(course, 1));
    context.translate(0, at.water);
    context.scale(1, -mirror.flat);
    context.translate(0, -at.water);
    context.drawImage(faded(bridge, at.water).canvas, -frame.bleed, -frame.bleed);
    context.restore();
  }
  stage.add('bridge', 0.57).context.drawImage(bridge.canvas, -frame.bleed, -frame.bleed);
}

function courseOf(scene: Scene, ground: Ridge, breadth: number): Course {
  return scene.plan.details?.includes('bends') === true
    ? windingCourse(scene, ground, breadth)
    : gentleCourse(scene, ground, breadth);
}

/** How far a river winds to either side, as a part of the width: far away and before the viewer. */
const winds = { far: 0.05, near: 0.3 } as const;
/** Half turns from side to side on its way to the viewer. */
const halfTurns = 4.4;
/** A river that winds is so much less broad: its bends are to be seen. */
const windingBreadth = 0.85;

/** From side to side, as often as can be seen: the bends are as high in the picture as the ground lets them be. */
function windingCourse(scene: Scene, ground: Ridge, breadth: number): Course {
  const { width, height } = scene.frame;
  const { top, y, partAt } = downTo(scene, ground, width * 0.5);
  // On the side that whoever stands ashore leaves free.
  const way = scene.light.sunX > 0.5 ? -1 : 1;
  return {
    y,
    partAt,
    middle(part) {
      const down = (y(part) - top) / (height * 1.12 - top);
      const swing = winds.far + (winds.near - winds.far) * Math.pow(down, 0.7);
      return width * (0.5 + way * swing * Math.sin(0.4 + Math.PI * halfTurns * Math.pow(down, 0.62)));
    },
    half: (part) => width * (0.006 + 0.19 * breadth * windingBreadth * Math.pow(part, 1.6)),
  };
}

/** How far down the picture the parts of a river are that begins at a place of the horizon's ground. */
function downTo(
  { frame }: Scene,
  ground: Ridge,
  source: number,
): Pick<Course, 'y' | 'partAt'> & { readonly top: number } {
  const { height } = frame;
  const top = ground.at(source) + height * 0.004;
  return {
    top,
    y: (part) => top + (height * 1.12 - top) * Math.pow(part, 1.7),
    partAt: (y) => Math.pow(Math.max(0, (y - top) / (height * 1.12 - top)), 1 / 1.7),
  };
}

function gentleCourse(scene: Scene, ground: Ridge, breadth: number): Course {
  const { width } = scene.frame;
  const random = scene.random('river');
  const isRight = scene.light.sunX > 0.5;
  const source = width * (isRight ? between(random, 0.34, 0.44) : between(random, 0.56, 0.66));
  const mouth = width * (isRight ? between(random, 0.0, 0.1) : between(random, 0.9, 1));
  const { y, partAt } = downTo(scene, ground, source);
  const phase = between(random, 0, 6);
  const bends = between(random, 6.4, 8.2);
  return {
    y,
    partAt,
    middle: (part) =>
      source +
      (mouth - source) * Math.pow(part, 1.3) +
      Math.sin(phase + Math.pow(part, 0.7) * bends) * width * (0.012 + 0.1 * part) * (1 - part * 0.6),
    half: (part) => width * (0.004 + 0.19 * breadth * Math.pow(part, 1.5)),
  };
}

/** Whether a place is in the water, or so near that the edge needs it. */
function isInCourse(course: Course, { x, y }: { x: number; y: number }): boolean {
  const part = course.partAt(y);
  return Math.abs(x - course.middle(part)) < course.half(part) + 12;
}

function pathOf({ y, middle, half }: Course, wider: number): Path2D {
  const path = new Path2D();
  const steps = 60;
  for (let step = 0; step <= steps; step++) {
    path.lineTo(middle(step / steps) - half(step / steps) * wider, y(step / steps));
  }
  for (let step = steps; step >= 0; step--) {
    path.lineTo(middle(step / steps) + half(step / steps) * wider, y(step / steps));
  }
  path.closePath();
  return path;
}

/** Wet sand and stones along both sides. */
function paintBanks({ context }: Sheet, scene: Scene, course: Course): void {
  const isWhite = growthOf(scene).grass[0] > 200;
  const soil = isWhite ? hex('#b9c6d4') : hex('#a58a62');
  const { height } = scene.frame;
  for (const [wider, lit, alpha] of [
    [1.26, 0.55, 0.75],
    [1.1, 0.24, 0.9],
  ] as const) {
    const gradient = context.createLinearGradient(0, course.y(0), 0, height);
    gradient.addColorStop(0, css(scene.tone(soil, lit, 0.5), alpha));
    gradient.addColorStop(1, css(scene.tone(soil, lit, 0.05), alpha));
    context.fillStyle = gradient;
    context.fill(pathOf(course, wider));
  }
  const random = scene.random('river stones');
  for (let stone = 0; stone < 170 * scene.style.detail; stone++) {
    const part = Math.pow(random(), 0.6);
    const side = random() < 0.5 ? -1 : 1;
    const size = scene.frame.unit * (1 + 15 * part * part) * between(random, 0.4, 1.1);
    const x = course.middle(part) + side * course.half(part) * between(random, 1, 1.22);
    const tone = mix(hex('#8d8a84'), soil, random() * 0.7);
    for (const [lift, lit] of [
      [0, 0.18],
      [size * 0.2, between(random, 0.5, 0.95)],
    ] as const) {
      context.fillStyle = css(scene.tone(tone, lit, 0.4 * (1 - part)));
      context.beginPath();
      context.ellipse(x, course.y(part) - lift, size, size * 0.55, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** Streaks of light that follow the stream. */
function paintCurrents({ context, frame }: Sheet, scene: Scene, course: Course): void {
  const random = scene.random('currents');
  context.lineCap = 'round';
  for (let streak = 0; streak < 90 * scene.style.detail; streak++) {
    const from = Math.pow(random(), 0.7);
    const to = Math.min(1, from + 0.04 + 0.05 * random());
    const across = between(random, -0.9, 0.9);
    const at = (part: number): [number, number] => [
      course.middle(part) + course.half(part) * across,
      course.y(part),
    ];
    context.strokeStyle = css(mix(scene.light.sky.low, [255, 255, 255], 0.5), 0.1 + 0.2 * random());
    context.lineWidth = frame.unit * (0.5 + 3.4 * from * from);
    context.beginPath();
    context.moveTo(...at(from));
    context.quadraticCurveTo(...at((from + to) / 2), ...at(to));
    context.stroke();
  }
}
