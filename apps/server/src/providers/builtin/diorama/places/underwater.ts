import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { css, hex, mix } from '../canvas/colour.ts';
import { paintField } from '../canvas/field.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import { createRidge, paintMountains, ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { heroHeight, setCast, setFlyers } from '../figures/cast.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

const corals = ['#ff7a6b', '#f25f8b', '#ffa552', '#ffd166', '#9b7bea', '#38c7b6', '#ff5d73', '#e88be0'].map(
  hex,
);

/** A reef: light falls through the surface, rocks and corals in ever bluer rows, fish between them. */
export function paintUnderwater(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const isNight = scene.light.darkness > 0.6;
  const water = {
    top: scene.style.grade(isNight ? hex('#2c6f9c') : hex('#9be9df'), 'sky'),
    middle: scene.style.grade(isNight ? hex('#123c66') : hex('#2396b0'), 'sky'),
    deep: scene.style.grade(isNight ? hex('#061328') : hex('#07304f'), 'sky'),
  };
  const reef: Scene = {
    ...scene,
    light: {
      ...scene.light,
      key: isNight ? [120, 160, 220] : [238, 250, 250],
      ambient: isNight ? [30, 50, 100] : [86, 134, 170],
      haze: water.middle,
      hazeDensity: 0.92,
      toward: [0.22, -0.84, 0.5],
      hardness: 0.8,
    },
    tone: scene.tone,
  };
  const sea = openSea(reef, scene);
  paintDepths(stage.add('water', 0), sea, water);
  const floor = frame.height * 0.7;
  const far = stage.add('far reef', 0.16);
  layReef(far, sea, {
    name: 'far',
    y: floor - frame.height * 0.06,
    height: frame.height * 0.24,
    distance: 0.84,
    size: 0.1,
    count: 18,
  });
  paintSchool(stage.add('school', 0.24, 'drift'), sea);
  const middle = stage.add('middle reef', 0.4, 'sway');
  layReef(middle, sea, {
    name: 'middle',
    y: floor + frame.height * 0.08,
    height: frame.height * 0.2,
    distance: 0.52,
    size: 0.17,
    count: 15,
  });
  const subjects = stage.add('subject', 0.6);
  setFlyers(subjects, sea, cast);
  setCast(subjects, sea, {
    cast,
    room: {
      foot: () => frame.height * 0.62,
      distance: 0.14,
      height: heroHeight(scene) * 0.9,
      isAfloat: true,
    },
  });
  const near = stage.add('near reef', 0.74, 'sway');
  layReef(near, sea, {
    name: 'near',
    y: floor + frame.height * 0.23,
    height: frame.height * 0.16,
    distance: 0.2,
    size: 0.24,
    count: 12,
  });
  const front = stage.add('front reef', 0.92, 'sway');
  layReef(front, sea, {
    name: 'front',
    y: frame.height * 1.05,
    height: frame.height * 0.14,
    distance: 0,
    size: 0.34,
    count: 8,
  });
  paintBeams(stage.add('light', 0.5, 'screen'), sea);
}

/** The scene again, seen through water. */
function openSea(reef: Scene, scene: Scene): Scene {
  return {
    ...reef,
    tone: (surface, lit, distance) => {
      const seen = scene.style.grade(
        [
          (surface[0] * (reef.light.ambient[0] + (reef.light.key[0] - reef.light.ambient[0]) * lit)) / 255,
          (surface[1] * (reef.light.ambient[1] + (reef.light.key[1] - reef.light.ambient[1]) * lit)) / 255,
          (surface[2] * (reef.light.ambient[2] + (reef.light.key[2] - reef.light.ambient[2]) * lit)) / 255,
        ],
        'thing',
      );
      return mix(seen, reef.light.haze, reef.light.hazeDensity * Math.pow(distance, 0.85));
    },
  };
}

function paintDepths(sheet: Sheet, scene: Scene, water: { top: Colour; middle: Colour; deep: Colour }): void {
  const { context, frame } = sheet;
  const { bleed, width, height } = frame;
  const gradient = context.createLinearGradient(0, -bleed, 0, height + bleed);
  gradient.addColorStop(0, css(water.top));
  gradient.addColorStop(0.12, css(mix(water.top, water.middle, 0.5)));
  gradient.addColorStop(0.42, css(water.middle));
  gradient.addColorStop(1, css(water.deep));
  context.fillStyle = gradient;
  context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  const x = (0.3 + scene.random('surface')() * 0.4) * width;
  glow(sheet, { x, y: -height * 0.06, radius: height * 0.95 }, css([240, 255, 250], 0.55));
  if (scene.style.isGeometric) {
    return;
  }
  const noise = scene.noise('surface');
  paintField(
    sheet,
    { area: { x: -width, y: -bleed, width: width * 3, height: height * 0.22 + bleed }, step: 3 },
    (px, py, pixel) => {
      const near = 1 / (0.12 + Math.max(0, py / height + 0.02));
      const ripple = noise.crests((px / width - 0.5) * near * 1.7, near * 1.3, 3);
      pixel[0] = 244;
      pixel[1] = 255;
      pixel[2] = 252;
      pixel[3] = 255 * Math.max(0, ripple - 0.62) * 1.9 * Math.max(0, 1 - py / (height * 0.22));
    },
  );
}

function paintBeams({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('beams');
  const x = (0.3 + scene.random('surface')() * 0.4) * frame.width;
  const strength = 0.5 + scene.style.rays * 0.7;
  for (let beam = 0; beam < 10; beam++) {
    const start = x + (random() - 0.5) * frame.width * 0.5;
    const lean = ((start - x) / frame.width) * frame.height * 1.1;
    const width = frame.width * between(random, 0.012, 0.045);
    const length = frame.height * between(random, 0.5, 0.9);
    const gradient = context.createLinearGradient(0, 0, 0, length);
    gradient.addColorStop(0, css([244, 255, 250], 0.16 * strength * (1 - scene.light.darkness * 0.5)));
    gradient.addColorStop(1, css([244, 255, 250], 0));
    context.fillStyle = gradient;
    for (const part of [1, 0.55]) {
      context.beginPath();
      context.moveTo(start - width * part, -20);
      context.lineTo(start + width * part, -20);
      context.lineTo(start + lean + width * 2.2 * part, length);
      context.lineTo(start + lean - width * 2.2 * part, length);
      context.fill();
    }
  }
  for (let mote = 0; mote < 120; mote++) {
    context.fillStyle = css([236, 255, 252], between(random, 0.1, 0.45));
    context.beginPath();
    context.arc(
      random() * frame.width,
      random() * frame.height,
      frame.unit * between(random, 0.6, 2.4),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

interface ReefRow {
  readonly name: string;
  readonly y: number;
  readonly height: number;
  readonly distance: number;
  readonly size: number;
  readonly count: number;
}

function layReef(sheet: Sheet, scene: Scene, row: ReefRow): void {
  const { frame } = scene;
  const random = scene.random(`reef ${row.name}`);
  const ridge: Ridge = createRidge(scene, {
    name: `reef ${row.name}`,
    base: row.y,
    height: row.height,
    frequency: 2.1,
    sharpness: 0.15,
  });
  const places = Array.from(
    { length: row.count },
    (_, index) => ((index + between(random, 0.05, 0.95)) / row.count) * 1.2 - 0.1,
  );
  for (const place of places) {
    plantCoral(sheet, scene, {
      x: place * frame.width,
      y: ridge.at(place * frame.width) + frame.height * 0.02,
      size: row.size * frame.height * between(random, 0.6, 1.15),
      distance: row.distance,
      random,
    });
  }
  if (scene.style.isGeometric) {
    sheet.context.fillStyle = css(scene.tone(hex('#4a6a72'), 0.4, row.distance));
    sheet.context.fill(ridgePath(ridge, scene));
    return;
  }
  paintMountains(sheet, scene, {
    ridge,
    look: {
      rock: hex('#6b7f86'),
      distance: row.distance * 0.95,
      base: row.y + row.height * 0.8,
      height: row.height,
    },
  });
  sheet.context.fillStyle = css(scene.tone(hex('#5a6d78'), 0.2, row.distance));
  sheet.context.fillRect(-frame.width, row.y + row.height * 1.1, frame.width * 3, frame.height);
}

interface Planting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly distance: number;
  readonly random: Random;
  readonly colour: Colour;
}

function plantCoral(sheet: Sheet, scene: Scene, planting: Omit<Planting, 'colour'>): void {
  const { random } = planting;
  const colour = corals[Math.floor(random() * corals.length)] ?? hex('#ff7a6b');
  const kind = Math.floor(random() * 6);
  if (kind < 2) {
    growFan(sheet, scene, { ...planting, colour });
  } else if (kind < 3) {
    layBrain(sheet, scene, { ...planting, colour });
  } else if (kind < 4) {
    standTubes(sheet, scene, { ...planting, colour });
  } else {
    growWeed(sheet, scene, { ...planting, colour: kind === 4 ? hex('#6fae5a') : colour });
  }
}

function growFan({ context }: Sheet, scene: Scene, { x, y, size, distance, random, colour }: Planting): void {
  const branch = (at: { x: number; y: number; angle: number }, length: number, level: number): void => {
    const end = { x: at.x + Math.cos(at.angle) * length, y: at.y + Math.sin(at.angle) * length };
    const width = Math.max(1, size * (0.1 - level * 0.017));
    for (const [tone, part, shift] of [
      [0.2, 1, 0],
      [0.85, 0.42, -0.2],
    ] as const) {
      context.strokeStyle = css(
        scene.tone(mix(colour, [255, 255, 255], tone > 0.5 ? 0.2 : 0), tone, distance),
      );
      context.lineWidth = width * part;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(at.x + width * shift, at.y);
      context.quadraticCurveTo(
        (at.x + end.x) / 2 + (random() - 0.5) * 6,
        (at.y + end.y) / 2,
        end.x + width * shift,
        end.y,
      );
      context.stroke();
    }
    if (level < 4) {
      const forks = level < 1 ? 3 : 2;
      for (let fork = 0; fork < forks; fork++) {
        branch(
          { ...end, angle: at.angle + (fork - (forks - 1) / 2) * between(random, 0.5, 0.8) },
          length * between(random, 0.62, 0.8),
          level + 1,
        );
      }
    }
  };
  branch({ x, y, angle: -Math.PI / 2 + (random() - 0.5) * 0.3 }, size * 0.3, 0);
}

function layBrain(
  { context }: Sheet,
  scene: Scene,
  { x, y, size, distance, random, colour }: Planting,
): void {
  const radius = size * 0.42;
  const gradient = context.createRadialGradient(
    x - radius * 0.3,
    y - radius * 0.8,
    radius * 0.1,
    x,
    y - radius * 0.2,
    radius * 1.2,
  );
  gradient.addColorStop(0, css(scene.tone(mix(colour, [255, 255, 255], 0.25), 1, distance)));
  gradient.addColorStop(0.6, css(scene.tone(colour, 0.6, distance)));
  gradient.addColorStop(1, css(scene.tone(colour, 0.05, distance)));
  context.fillStyle = gradient;
  context.beginPath();
  context.ellipse(x, y - radius * 0.2, radius, radius * 0.85, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css(scene.tone(mix(colour, [60, 20, 60], 0.5), 0.2, distance), 0.6);
  context.lineWidth = Math.max(1, size * 0.018);
  for (let line = 0; line < 11; line++) {
    const across = (line / 10) * 2 - 1;
    context.beginPath();
    context.moveTo(x + across * radius, y + radius);
    context.bezierCurveTo(
      x + across * radius + (random() - 0.5) * radius * 0.5,
      y,
      x + across * radius * 0.6 + (random() - 0.5) * radius * 0.4,
      y - radius * 0.6,
      x + across * radius * 0.2,
      y - radius * 1.05,
    );
    context.stroke();
  }
  context.restore();
}

function standTubes(
  { context }: Sheet,
  scene: Scene,
  { x, y, size, distance, random, colour }: Planting,
): void {
  for (let tube = 0; tube < 5; tube++) {
    const left = x + (tube - 2) * size * 0.15;
    const tall = size * between(random, 0.4, 0.95);
    const width = size * between(random, 0.1, 0.16);
    const gradient = context.createLinearGradient(left - width / 2, 0, left + width / 2, 0);
    gradient.addColorStop(0, css(scene.tone(colour, 0.3, distance)));
    gradient.addColorStop(0.35, css(scene.tone(mix(colour, [255, 255, 255], 0.2), 1, distance)));
    gradient.addColorStop(1, css(scene.tone(colour, 0.05, distance)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(left - width * 0.4, y);
    context.lineTo(left - width / 2, y - tall);
    context.lineTo(left + width / 2, y - tall);
    context.lineTo(left + width * 0.4, y);
    context.fill();
    context.fillStyle = css(scene.tone(mix(colour, [255, 255, 255], 0.35), 1, distance));
    context.beginPath();
    context.ellipse(left, y - tall, width / 2, width * 0.2, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(scene.tone(mix(colour, [40, 10, 50], 0.6), 0.1, distance));
    context.beginPath();
    context.ellipse(left, y - tall, width * 0.34, width * 0.12, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function growWeed(
  { context }: Sheet,
  scene: Scene,
  { x, y, size, distance, random, colour }: Planting,
): void {
  for (let blade = 0; blade < 9; blade++) {
    const start = x + (blade - 4) * size * 0.06;
    const tall = size * between(random, 0.7, 1.35);
    const sway = size * between(random, -0.2, 0.2);
    const width = size * between(random, 0.022, 0.04);
    const path = new Path2D();
    path.moveTo(start - width, y);
    path.bezierCurveTo(
      start - sway,
      y - tall * 0.4,
      start + sway * 1.6,
      y - tall * 0.7,
      start + sway,
      y - tall,
    );
    path.bezierCurveTo(
      start + sway * 1.6 + width,
      y - tall * 0.68,
      start - sway + width * 2,
      y - tall * 0.4,
      start + width,
      y,
    );
    context.fillStyle = css(scene.tone(colour, between(random, 0.15, 0.95), distance));
    context.fill(path);
  }
}

function paintSchool({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('school');
  const centre = {
    x: frame.width * between(random, 0.18, 0.8),
    y: frame.height * between(random, 0.2, 0.42),
  };
  const turned = random() < 0.5 ? -1 : 1;
  const colour = mix(hex('#ffc44d'), hex('#7fe0e6'), random() < 0.5 ? 0 : 1);
  for (let fish = 0; fish < 22; fish++) {
    const size = frame.height * between(random, 0.012, 0.026);
    const x = centre.x + (random() + random() - 1) * frame.width * 0.16;
    const y = centre.y + (random() + random() - 1) * frame.height * 0.13;
    context.save();
    context.translate(x, y);
    context.scale(turned * size, size);
    for (const [tone, path] of [
      [0.35, 'M-1.1,0C-.5,-.62 .5,-.56 1,0C.5,.56 -.5,.62 -1.1,0ZM-.9,0L-1.7,-.5L-1.45,0L-1.7,.5Z'],
      [1, 'M-.9,-.08C-.4,-.5 .5,-.46 .9,-.06C.4,-.16 -.4,-.18 -.9,-.08Z'],
    ] as const) {
      context.fillStyle = css(scene.tone(colour, tone, 0.35 + random() * 0.2));
      context.fill(new Path2D(path));
    }
    context.restore();
  }
}
