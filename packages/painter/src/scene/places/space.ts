import { clamp, css, hex, mix, smoothstep } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { paintGround } from '../elements/ground.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { paintWorld } from '../elements/worlds.ts';
import { planetOf, planets } from './planets.ts';
import type { PlanetName } from './planets.ts';
import { paintSolarSystem } from './solar-system.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import { personNames } from '../../describe/person-names.ts';
import type { Scene } from '../scene.ts';
import { stepTone, underLight } from '../scene.ts';
import type { Stage } from '../stage.ts';

const nebulae: readonly [readonly [Colour, Colour, Colour], ...(readonly [Colour, Colour, Colour])[]] = [
  [hex('#070a1e'), hex('#3b2a86'), hex('#e06aa8')],
  [hex('#050d1c'), hex('#12546e'), hex('#6ee0c8')],
  [hex('#0c0716'), hex('#7a2b52'), hex('#ffb36a')],
];
/** The air of Mars. */
const dust: readonly [Colour, Colour, Colour] = [hex('#1c0d12'), hex('#6e3326'), hex('#d8905c')];
const worlds: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#d9a066', '#b0673f', '#f3dcae'],
  ['#3f7fb8', '#4f9a5c', '#f1f6fa'],
  ['#8a6fc0', '#5a4a94', '#d9c4f2'],
  ['#c2604a', '#8a3b34', '#e8b088'],
];

/** Space: nebula and stars, a great world with its ring, a small moon, and the ground of another one below. */
export function paintSpace(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame, style } = scene;
  const random = scene.random('space');
  const planet = planetOf(scene.plan);
  const rolled = pickFrom(random, nebulae);
  const [deep, middle, bright] = planet === 'mars' ? dust : rolled;
  const grade = (colour: Colour): Colour => style.grade(colour, 'sky');
  const hasPlanets = scene.plan.details?.includes('planets') === true;
  const isBare = cast.roles.length === 0 && planet !== undefined;
  const dim = hasPlanets || isBare || isOnMoon(scene) ? 0.7 : 0;
  paintNebula(stage.add('nebula', 0), scene, [
    grade(deep),
    grade(mix(middle, deep, dim)),
    grade(mix(bright, deep, dim)),
  ]);
  paintStars(stage.add('stars', 0.04), scene);
  const isFloating =
    hasPlanets ||
    isBare ||
    cast.roles.some(
      ({ subject }) =>
        floating.test(subject.figure) || (subject.relation === 'above' && personNames.has(subject.figure)),
    );
  if (hasPlanets) {
    paintSolarSystem(stage, scene);
  } else {
    hangWorlds(stage.add('world', 0.16), scene, { random, cast, planet, isFloating });
  }
  if (!isFloating) {
    layMoonscape(stage, scene, {
      haze: grade(mix(deep, middle, 0.6)),
      rock: groundOf(scene, mix(deep, hex('#8a8598'), 0.75)),
    });
  }
  const lit = underLight(scene, {
    ...scene.light,
    key: [255, 246, 236],
    ambient: [92, 88, 150],
    hazeDensity: 0.2,
    hardness: 1,
  });
  setFlyers(stage, lit, { cast, depth: 0.5 });
  const room = {
    foot: () => frame.height * (isFloating ? 0.76 : 0.92),
    distance: 0.05,
    height: heroHeight(scene) * (isFloating ? 1.2 : 1),
    isAfloat: isFloating,
  };
  setCast(stage.add('subject', 0.72), lit, { cast, room });
}

/** A great world and its moon, on the side away from the light, or from who floats there. */
function hangWorlds(
  world: Sheet,
  scene: Scene,
  {
    random,
    cast,
    planet,
    isFloating,
  }: { random: Random; cast: Cast; planet: PlanetName | undefined; isFloating: boolean },
): void {
  const { frame } = scene;
  const hasFlyer = cast.roles.some(({ subject }) => subject.relation === 'above');
  const side = scene.light.sunX > 0.5 === hasFlyer ? 0.7 : 0.3;
  const span = Math.min(frame.width, frame.height);
  if (planet !== undefined && cast.roles.length === 0) {
    hangOne(world, scene, planet);
    return;
  }
  const great = {
    x: side * frame.width,
    y: frame.height * between(random, 0.3, 0.42),
    radius: span * between(random, 0.2, 0.28),
  };
  // Who stands on a planet does not see it in the sky.
  const above = isFloating ? planet : undefined;
  const named = isOnMoon(scene) ? 'earth' : above;
  const isHome = planet !== undefined && !isFloating;
  const colours = pickFrom(random, worlds);
  const hasRing = random() < 0.5;
  if (!isHome) {
    paintWorld(world, scene, {
      ...great,
      colours,
      hasRing,
      ...(named === undefined ? {} : planets[named]),
      name: 'great',
    });
  }
  if (hasFlyer || isOnMoon(scene)) {
    return;
  }
  const moon = {
    x: (1 - side) * frame.width + span * 0.1,
    y: frame.height * between(random, 0.14, 0.24),
    radius: span * 0.06,
  };
  paintWorld(world, scene, { ...moon, colours: pickFrom(random, worlds), name: 'moon', hasRing: false });
}

function isOnMoon({ plan }: Scene): boolean {
  return plan.details?.includes('moon') === true;
}

/** The rock of the place one stands on; `other` where it is not named. */
function groundOf(scene: Scene, other: Colour): Colour {
  if (isOnMoon(scene)) {
    return hex('#a3a09c');
  }
  return planetOf(scene.plan) === 'mars' ? hex('#b0623f') : other;
}

/** The one globe a picture is about, and the earth's moon beside it. */
function hangOne(sheet: Sheet, scene: Scene, planet: PlanetName): void {
  const { width, height } = scene.frame;
  const radius = Math.min(width, height) * (planets[planet].hasRing ? 0.23 : 0.34);
  const at = { x: width / 2, y: height / 2, radius };
  paintWorld(sheet, scene, { ...at, ...planets[planet], name: planet });
  if (planet === 'earth') {
    const away = scene.light.sunX > 0.5 ? -1 : 1;
    const moon = { x: at.x + away * radius * 1.7, y: at.y - radius * 0.8, radius: radius * 0.17 };
    paintWorld(sheet, scene, {
      ...moon,
      colours: ['#b8b4ac', '#8d8982', '#d8d4cc'],
      name: 'moon of earth',
      hasRing: false,
      surface: 'bare',
    });
  }
}

/** What hangs in space and needs no ground. */
const floating = /rocket|satellite|saucer|comet/u;

/** Bare ground with craters, in the hard light of a place without air. */
function layMoonscape(stage: Stage, scene: Scene, { haze, rock }: { haze: Colour; rock: Colour }): void {
  const { height } = scene.frame;
  const lunar = underLight(scene, {
    ...scene.light,
    haze,
    hazeDensity: 0.62,
    key: [255, 250, 255],
    ambient: [52, 50, 88],
    hardness: 1,
  });
  const base = height * 0.86;
  const farBase = base - height * 0.05;
  const far = createRidge(lunar, {
    name: 'craters far',
    base: farBase,
    height: height * 0.16,
    frequency: 2,
    sharpness: 0.6,
  });
  paintMountains(stage.add('far ground', 0.4), lunar, {
    ridge: far,
    look: { rock, distance: 0.9, base: farBase, height: height * 0.16 },
  });
  const near = createRidge(lunar, {
    name: 'craters',
    base,
    height: height * 0.08,
    frequency: 1,
    sharpness: 0,
  });
  const ground = stage.add('ground', 0.6);
  paintGround(ground, lunar, {
    ridge: near,
    look: {
      surface: rock,
      patches: mix(rock, hex('#5a5668'), 0.5),
      distance: 0.2,
      grain: scene.frame.unit * 60,
      depth: height * 0.2,
    },
  });
  paintCraters(ground, lunar, { top: base, rock });
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

function paintCraters(
  { context, frame }: Sheet,
  scene: Scene,
  { top, rock }: { top: number; rock: Colour },
): void {
  const random = scene.random('craters');
  const rim = mix(rock, [214, 208, 226], 0.45);
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
      context.fillStyle = css(scene.tone(rim, tone, 0.15), 0.8);
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
