import { clamp, css, hex, mix, smoothstep } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintField } from '../canvas/field.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between, pickFrom } from '../canvas/random.ts';
import { createRidge, paintMountains } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { heroHeight, setCast, setFlyers } from '../figures/cast.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';
import type { Stage } from '../stage.ts';

const nebulae: readonly [readonly [Colour, Colour, Colour], ...(readonly [Colour, Colour, Colour])[]] = [
  [hex('#070a1e'), hex('#3b2a86'), hex('#e06aa8')],
  [hex('#050d1c'), hex('#12546e'), hex('#6ee0c8')],
  [hex('#0c0716'), hex('#7a2b52'), hex('#ffb36a')],
];
const worlds: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#d9a066', '#b0673f', '#f3dcae'],
  ['#3f7fb8', '#4f9a5c', '#f1f6fa'],
  ['#8a6fc0', '#5a4a94', '#d9c4f2'],
  ['#c2604a', '#8a3b34', '#e8b088'],
];

/** Space: nebula and stars, a great world with its ring, a small moon, and the ground of another one below. */
export function paintSpace(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const random = scene.random('space');
  const [deep, middle, bright] = pickFrom(random, nebulae);
  const grade = (colour: Colour): Colour => scene.style.grade(colour, 'sky');
  paintNebula(stage.add('nebula', 0), scene, [grade(deep), grade(middle), grade(bright)]);
  paintStars(stage.add('stars', 0.04), scene);
  const side = scene.light.sunX > 0.5 ? 0.3 : 0.7;
  const span = Math.min(frame.width, frame.height);
  const world = stage.add('world', 0.16);
  paintWorld(world, scene, {
    x: side * frame.width,
    y: frame.height * between(random, 0.3, 0.42),
    radius: span * between(random, 0.2, 0.28),
    colours: pickFrom(random, worlds),
    name: 'great',
    hasRing: random() < 0.5,
  });
  paintWorld(world, scene, {
    x: (1 - side) * frame.width + span * 0.1,
    y: frame.height * between(random, 0.14, 0.24),
    radius: span * 0.06,
    colours: pickFrom(random, worlds),
    name: 'moon',
    hasRing: false,
  });
  setFlyers(stage.add('air', 0.4, 'drift'), scene, cast);
  const isFloating = cast.roles.some(
    ({ subject }) =>
      subject.relation !== 'above' && /rocket|satellite|saucer|alien|comet/u.test(subject.figure),
  );
  if (!isFloating) {
    const tall = frame.height * 0.16;
    const base = frame.height * 0.86;
    const bleak = mix(deep, hex('#8a8598'), 0.75);
    const moon: Scene = {
      ...scene,
      light: {
        ...scene.light,
        haze: grade(mix(deep, middle, 0.6)),
        key: [236, 230, 244],
        ambient: [58, 54, 96],
      },
    };
    const lunar: Scene = {
      ...moon,
      tone: (surface, lit, distance) =>
        mix(
          scene.style.grade(
            mix(
              [surface[0] * 0.2, surface[1] * 0.2, surface[2] * 0.34],
              surface,
              stepTone(lit, scene.style.tones),
            ),
            'thing',
          ),
          moon.light.haze,
          distance * 0.6,
        ),
    };
    const far = createRidge(lunar, {
      name: 'craters far',
      base: base - frame.height * 0.05,
      height: tall,
      frequency: 2,
      sharpness: 0.6,
    });
    paintMountains(stage.add('far ground', 0.4), lunar, {
      ridge: far,
      look: { rock: bleak, distance: 0.6, base: base - frame.height * 0.05, height: tall },
    });
    const near = createRidge(lunar, {
      name: 'craters',
      base,
      height: frame.height * 0.08,
      frequency: 1,
      sharpness: 0,
    });
    const ground = stage.add('ground', 0.6);
    paintMountains(ground, lunar, {
      ridge: near,
      look: { rock: bleak, distance: 0.18, base: frame.height * 1.1, height: frame.height * 0.34 },
    });
    paintCraters(ground, lunar, base);
  }
  setCast(
    stage.add('subject', 0.72),
    {
      ...scene,
      light: { ...scene.light, key: [255, 246, 236], ambient: [92, 88, 150], hazeDensity: 0.2, hardness: 1 },
    },
    {
      cast,
      room: {
        foot: () => frame.height * (isFloating ? 0.76 : 0.92),
        distance: 0.05,
        height: heroHeight(scene) * (isFloating ? 1.2 : 1),
        isAfloat: isFloating,
      },
    },
  );
}

function paintNebula(
  sheet: Sheet,
  scene: Scene,
  [deep, middle, bright]: readonly [Colour, Colour, Colour],
): void {
  const noise = scene.noise('nebula');
  const { width, height, bleed } = scene.frame;
  const span = Math.max(width, height);
  const octaves = scene.style.isGeometric ? 1 : 5;
  paintField(
    sheet,
    { area: { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }, step: 4 },
    (x, y, pixel) => {
      const u = (x / span) * 2.2;
      const v = (y / span) * 2.2;
      const warp = noise.sum(u + 3, v + 1, 3);
      const cloud = noise.sum(u + warp * 0.9, v + warp * 0.7, octaves);
      const band = 1 - Math.abs((y / height - 0.45 + (x / width - 0.5) * 0.5) * 1.7);
      const glowing = stepTone(smoothstep(-0.25, 0.75, cloud + band * 0.34), scene.style.tones === 0 ? 0 : 5);
      const core = smoothstep(0.34, 0.9, cloud * 1.1 + band * 0.36 + warp * 0.3);
      const dust = smoothstep(0.2, 0.6, noise.sum(u * 2.4 - warp, v * 2.4, 4)) * 0.6 * band;
      for (let channel = 0; channel < 3; channel++) {
        const base = (deep[channel] ?? 0) * (1 - glowing) + (middle[channel] ?? 0) * glowing;
        pixel[channel] = (base + ((bright[channel] ?? 0) - base) * core * 0.8) * (1 - clamp(dust, 0, 0.7));
      }
      pixel[3] = 255;
    },
  );
}

function paintStars(sheet: Sheet, scene: Scene): void {
  const { context, frame } = sheet;
  const random = scene.random('stars of space');
  const count = Math.round(1300 * scene.style.detail);
  for (let star = 0; star < count; star++) {
    const x = between(random, -0.1, 1.1) * frame.width;
    const y = between(random, -0.1, 1.1) * frame.height;
    const isBright = random() < 0.03;
    const size = frame.unit * (isBright ? between(random, 1.6, 3) : between(random, 0.4, 1.2));
    const tint = mix(hex('#b8ccff'), hex('#ffe2c0'), random());
    context.fillStyle = css(tint, isBright ? 1 : between(random, 0.2, 0.85));
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
    if (isBright && !scene.style.isGeometric) {
      glow(sheet, { x, y, radius: size * 9 }, css(tint, 0.34));
      context.fillStyle = css(tint, 0.5);
      context.fillRect(x - size * 7, y - size * 0.16, size * 14, size * 0.32);
      context.fillRect(x - size * 0.16, y - size * 7, size * 0.32, size * 14);
    }
  }
}

interface World {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colours: readonly [string, string, string];
  readonly name: string;
  readonly hasRing: boolean;
}

/** A globe with land, bands and cloud, its night side dark, its air glowing at the rim. */
function paintWorld(sheet: Sheet, scene: Scene, world: World): void {
  const noise = scene.noise(`world ${world.name}`);
  const { x, y, radius } = world;
  const side = scene.light.sunX > 0.5 ? 1 : -1;
  const own = (text: string): Colour => scene.style.grade(hex(text), 'thing');
  const ground = own(world.colours[0]);
  const land = own(world.colours[1]);
  const cloud = own(world.colours[2]);
  const night: Colour = [6, 8, 24];
  const isBanded = world.hasRing;
  glow(
    sheet,
    { x: x + side * radius * 0.1, y, radius: radius * 1.5 },
    css(mix(ground, [255, 255, 255], 0.3), 0.3),
  );
  if (world.hasRing) {
    paintRing(sheet, scene, { ...world, isBehind: true });
  }
  const tones = scene.style.tones === 0 ? 0 : 4;
  paintField(
    sheet,
    {
      area: { x: x - radius - 2, y: y - radius - 2, width: radius * 2 + 4, height: radius * 2 + 4 },
      step: 1,
    },
    (px, py, pixel) => {
      const dx = (px - x) / radius;
      const dy = (py - y) / radius;
      const away = dx * dx + dy * dy;
      if (away > 1.02) {
        pixel[3] = 0;
        return;
      }
      const nz = Math.sqrt(Math.max(0, 1 - away));
      const longitude = Math.atan2(dx, nz + 0.001) * 1.4;
      const latitude = Math.asin(clamp(dy, -1, 1)) * 1.6;
      const warp = noise.sum(longitude * 2, latitude * 2, 4);
      const part = isBanded
        ? smoothstep(-0.2, 0.35, Math.sin(latitude * 7 + warp * 1.6) * 0.5 + warp * 0.3)
        : smoothstep(0.02, 0.12, warp);
      const white = smoothstep(0.16, 0.5, noise.sum(longitude * 2.6 + 9, latitude * 4.4, 4)) * 0.8;
      const lit = stepTone(
        clamp(0.08 + (dx * 0.72 * side - dy * 0.42 + nz * 0.5) * 1.05 + warp * 0.1, 0, 1),
        tones,
      );
      const rim = Math.pow(1 - nz, 2.4) * clamp(0.3 + dx * side, 0, 1);
      for (let channel = 0; channel < 3; channel++) {
        const soil = (ground[channel] ?? 0) * (1 - part) + (land[channel] ?? 0) * part;
        const clouded = soil + ((cloud[channel] ?? 0) - soil) * white;
        const shade = clouded * (0.07 + 0.98 * lit) + (night[channel] ?? 0) * (1 - lit);
        pixel[channel] = shade + (255 - shade) * rim * 0.55;
      }
      pixel[3] = 255 * clamp((1.004 - away) * radius * 0.5, 0, 1);
    },
  );
  if (world.hasRing) {
    paintRing(sheet, scene, { ...world, isBehind: false });
  }
}

function paintRing({ context }: Sheet, scene: Scene, ring: World & { isBehind: boolean }): void {
  const tint = scene.style.grade(hex(ring.colours[2]), 'thing');
  context.save();
  context.translate(ring.x, ring.y);
  context.rotate(-0.32);
  context.beginPath();
  context.rect(-ring.radius * 3, ring.isBehind ? -ring.radius * 3 : 0, ring.radius * 6, ring.radius * 3);
  context.clip();
  for (let band = 0; band < 9; band++) {
    context.strokeStyle = css(mix(tint, [60, 50, 80], (band * 0.37) % 0.6), 0.34 + ((band * 0.29) % 0.4));
    context.lineWidth = ring.radius * 0.055;
    context.beginPath();
    context.ellipse(
      0,
      0,
      ring.radius * (1.35 + band * 0.062),
      ring.radius * (0.32 + band * 0.017),
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  context.restore();
}

function paintCraters({ context, frame }: Sheet, scene: Scene, top: number): void {
  const random = scene.random('craters');
  for (let crater = 0; crater < 18; crater++) {
    const down = Math.pow(random(), 1.4);
    const x = between(random, -0.05, 1.05) * frame.width;
    const y = top + frame.height * (0.01 + 0.16 * down);
    const size = frame.width * (0.008 + 0.05 * down) * between(random, 0.5, 1.2);
    for (const [scale, tone, shift] of [
      [1.12, 0.9, 0.1],
      [1, 0.05, 0],
      [0.82, 0.36, 0.22],
    ] as const) {
      context.fillStyle = css(scene.tone([170, 164, 186], tone, 0.15), 0.8);
      context.beginPath();
      context.ellipse(
        x + size * shift * 0.2,
        y + size * shift * 0.3,
        size * scale,
        size * 0.26 * scale,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}
