import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintMountains } from '../elements/mountains.ts';
import type { Ridge } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { paintWater } from '../elements/water.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { growthOf } from './growth.ts';
import { frameWithLeaves, hangVines, plantPalms } from './jungle.ts';
import { paintFoam } from './foam.ts';
import { layHill, paintAir, setUp } from './open-country.ts';
import { layMeadow, paintTreeLine } from './planting.ts';

/** A sheet of falling water: its middle, and how wide it is at the lip and in the pool. */
interface Fall {
  readonly x: number;
  readonly lip: number;
  readonly foot: number;
  readonly halfLip: number;
  readonly halfFoot: number;
}

/** Water that falls over a cliff into a pool, woods above it; in a jungle, palms and great leaves around. */
export function paintWaterfall(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame } = scene;
  const { width, height } = frame;
  const isJungle = scene.plan.place === 'jungle';
  const fall = fallOf(scene);
  const edge = raiseCliff(stage, scene, fall);
  const sheet = stage.add('falls', 0.32, 'water');
  pour(sheet, scene, { fall, name: 'main' });
  for (const [away, thin] of [
    [-2.4, 0.22],
    [2.1, 0.16],
  ] as const) {
    pour(sheet, scene, { fall: beside(fall, { away, thin, edge }), name: `side ${away}` });
  }
  paintMist(sheet, scene, fall);
  const pool = stage.add('water', 0.42, 'water');
  paintWater(pool, scene, {
    top: fall.foot,
    bottom: height,
    deep: hex('#1d5a63'),
    shallow: hex('#4a9a92'),
    waves: 0.6,
    mirrored: flatten(stage.layers, frame),
  });
  setStones(pool, scene, fall);
  paintFoam(pool, scene, { x: fall.x, y: fall.foot + height * 0.012, width: width * 0.16 });
  paintMist(stage.add('mist', 0.44, 'drift'), scene, fall);
  const ground = layHill(stage.add('ground', 0.56), scene, {
    name: 'bank',
    // Whoever stands on it has their feet above the subtitles.
    base: height * 0.84,
    height: 0.06,
    frequency: 1.2,
    distance: 0.24,
    grain: 90,
    depth: 0.4,
  });
  setUp(stage, scene, { cast, ridge: ground });
  if (!isJungle) {
    layMeadow(stage.add('grass', 0.8, 'sway'), scene, { ...ground, at: (x) => ground.at(x) + height * 0.16 });
    return;
  }
  hangVines(stage.add('vines', 0.78, 'sway'), scene);
  frameWithLeaves(stage.add('leaves', 0.9, 'sway'), scene);
}

function fallOf(scene: Scene): Fall {
  const { frame, light, plan } = scene;
  const { width, height } = frame;
  const shift = between(scene.random('fall'), 0.06, 0.1);
  const lip = { wide: 0.26, medium: 0.22, close: 0.17, low: 0.14, high: 0.24 }[plan.camera];
  return {
    x: width * (light.sunX > 0.5 ? 0.5 - shift : 0.5 + shift),
    lip: height * lip,
    foot: height * 0.7,
    halfLip: Math.max(width * 0.07, height * 0.08),
    halfFoot: Math.max(width * 0.095, height * 0.12),
  };
}

/** A thread of water beside the fall; lengths in its widths. */
function beside(fall: Fall, { away, thin, edge }: { away: number; thin: number; edge: Ridge }): Fall {
  const x = fall.x + away * fall.halfLip;
  return {
    ...fall,
    x,
    lip: edge.at(x) + fall.halfLip * 0.3,
    halfLip: fall.halfLip * thin,
    halfFoot: fall.halfFoot * thin,
  };
}

/** The rock, notched where the water comes over, woods on its edge. */
function raiseCliff(stage: Stage, scene: Scene, fall: Fall): Ridge {
  const { height, width } = scene.frame;
  const growth = growthOf(scene);
  const noise = scene.noise('cliff edge');
  const edge: Ridge = {
    name: 'cliff',
    at: (x) => {
      const away = Math.abs(x - fall.x) / fall.halfLip;
      const rise = Math.min(1, Math.max(0, away - 0.8) / 3);
      const rugged = noise.sum(x / (width * 0.07), 3.4, 3) * height * 0.03;
      return fall.lip - height * 0.1 * rise + rugged * Math.min(1, away * 0.6) + height * 0.012;
    },
  };
  const back = stage.add('woods above', 0.14);
  const row = { line: (x: number) => edge.at(x) + height * 0.02, density: 1 };
  paintTreeLine(back, scene, { ...row, name: 'above far', height: height * 0.16, distance: 0.62 });
  const cliff = stage.add('cliff', 0.26);
  paintMountains(cliff, scene, {
    ridge: edge,
    look: {
      rock: mix(hex('#6c6862'), growth.needles, scene.plan.place === 'jungle' ? 0.55 : 0.15),
      distance: 0.34,
      base: fall.foot,
      height: fall.foot - fall.lip,
    },
  });
  growMoss(cliff, scene, { fall, edge });
  paintTreeLine(cliff, scene, {
    line: (x) => edge.at(x) + (Math.abs(x - fall.x) < fall.halfLip * 1.5 ? height : height * 0.03),
    density: 0.62,
    name: 'above near',
    height: height * 0.17,
    distance: 0.4,
  });
  if (scene.plan.place === 'jungle') {
    plantPalms(cliff, scene, { distance: 0.3, height: 0.36, footY: (x) => edge.at(x) + height * 0.04 });
  }
  return edge;
}

/** Cushions of green on the ledges. */
function growMoss(
  { context, frame }: Sheet,
  scene: Scene,
  { fall, edge }: { fall: Fall; edge: Ridge },
): void {
  const growth = growthOf(scene);
  const random = scene.random('moss');
  const noise = scene.noise('ledges');
  const count = Math.round(1500 * Math.min(1, scene.style.detail));
  for (let tuft = 0; tuft < count; tuft++) {
    const x = between(random, -0.1, 1.1) * frame.width;
    const top = edge.at(x);
    const ledge = Math.round(random() * 7) / 7 + noise.sum(x / (frame.width * 0.09), 5.5, 3) * 0.12;
    const y = top + (ledge + random() * 0.05) * (fall.foot - top);
    const isWet = Math.abs(x - fall.x) < fall.halfFoot;
    const size = frame.unit * between(random, 4, 11);
    if (isWet || y > fall.foot || noise.at(x / (frame.width * 0.05), ledge * 9) < -0.1) {
      continue;
    }
    const green = mix(growth.grass, growth.needles, random());
    for (const [drop, lit] of [
      [size * 0.3, 0.16],
      [0, between(random, 0.4, 0.9)],
    ] as const) {
      context.fillStyle = css(scene.tone(green, lit, 0.34), 0.8);
      context.beginPath();
      context.ellipse(x, y + drop, size * 1.2, size * 0.8, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** A sheet of water that falls: bright threads and dark gaps, wider the deeper it fell. */
function pour({ context, frame }: Sheet, scene: Scene, { fall, name }: { fall: Fall; name: string }): void {
  const { x, lip, foot, halfLip, halfFoot } = fall;
  const random = scene.random(`fall ${name}`);
  const water = scene.tone(hex('#c2deec'), 0.7, 0.2);
  const shadow = scene.tone(hex('#5f93a4'), 0.5, 0.2);
  const bright = mix(scene.tone(hex('#ffffff'), 0.9, 0.1), [236, 246, 255], 0.5);
  const span = foot - lip;
  const sheet = new Path2D();
  sheet.moveTo(x - halfLip, lip);
  sheet.bezierCurveTo(x - halfLip, lip + span * 0.3, x - halfFoot, lip + span * 0.6, x - halfFoot, foot);
  sheet.lineTo(x + halfFoot, foot);
  sheet.bezierCurveTo(x + halfFoot, lip + span * 0.6, x + halfLip, lip + span * 0.3, x + halfLip, lip);
  sheet.closePath();
  const body = context.createLinearGradient(0, lip, 0, foot);
  body.addColorStop(0, css(mix(water, shadow, 0.45)));
  body.addColorStop(0.12, css(water));
  body.addColorStop(1, css(mix(water, bright, 0.6)));
  context.fillStyle = body;
  context.fill(sheet);
  context.save();
  context.clip(sheet);
  context.lineCap = 'round';
  const count = Math.round((halfLip / frame.unit) * 2.4 * Math.max(0.4, scene.style.detail));
  for (let thread = 0; thread < count; thread++) {
    const across = between(random, -1, 1);
    const from = Math.pow(random(), 1.2) * 0.9 - 0.05;
    const to = from + between(random, 0.12, 0.5);
    const at = (part: number): [number, number] => [
      x + across * (halfLip + (halfFoot - halfLip) * Math.min(1, part * 1.3)),
      lip + part * part * span * 0.3 + part * span * 0.7,
    ];
    const isDark = random() < 0.34;
    context.strokeStyle = css(isDark ? shadow : bright, between(random, 0.2, isDark ? 0.5 : 0.85));
    context.lineWidth = frame.unit * between(random, 1.4, 5.5);
    context.beginPath();
    context.moveTo(...at(from));
    context.quadraticCurveTo(...at((from + to) / 2), ...at(to));
    context.stroke();
  }
  context.restore();
}

/** Wet stones where the water strikes, and along the cliff's foot. */
function setStones({ context, frame }: Sheet, scene: Scene, fall: Fall): void {
  const random = scene.random('stones');
  for (let stone = 0; stone < 46; stone++) {
    const side = random() < 0.5 ? -1 : 1;
    const x = fall.x + side * (fall.halfFoot * 0.7 + Math.pow(random(), 1.6) * frame.width * 0.5);
    const y = fall.foot + random() * frame.height * 0.03;
    const size = frame.unit * between(random, 10, 34);
    const tone = mix(hex('#6f6a64'), hex('#8f8a80'), random());
    for (const [lift, wide, lit] of [
      [0, 1, 0.12],
      [size * 0.16, 0.9, between(random, 0.4, 0.75)],
      [size * 0.3, 0.5, 0.95],
    ] as const) {
      context.fillStyle = css(scene.tone(tone, lit, 0.25));
      context.beginPath();
      context.ellipse(x, y - lift, size * wide, size * 0.5 * wide, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** Spray that stands over the place where the water strikes. */
function paintMist(sheet: Sheet, scene: Scene, fall: Fall): void {
  const random = scene.random('spray');
  const white = css(mix(scene.tone([250, 253, 255], 0.8, 0.1), [240, 248, 255], 0.6), 0.5);
  const span = fall.foot - fall.lip;
  for (let puff = 0; puff < 14; puff++) {
    glow(
      sheet,
      {
        x: fall.x + between(random, -1.3, 1.3) * fall.halfFoot,
        y: fall.foot - between(random, -0.02, 0.12) * span,
        radius: span * between(random, 0.1, 0.24),
      },
      white,
    );
  }
}
