import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { css, hex, mix } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge, ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { plantCoral } from '../elements/corals.ts';
import { glow } from '../elements/sky.ts';
import { isBoat } from '../../describe/mounts.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import { underLight } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** A reef: light falls through the surface, rocks and corals in ever bluer rows, fish between them. */
export function paintUnderwater(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const water = waterColours(scene);
  const sea = underWater(scene, water.middle);
  paintDepths(stage.add('water', 0), sea, water);
  for (const row of reefRows) {
    layReef(stage.add(`${row.name} reef`, row.depth, row.depth < 0.2 ? 'still' : 'sway'), sea, {
      ...row,
      y: row.y * frame.height,
      height: row.height * frame.height,
    });
    if (row.name === 'far') {
      paintSchool(stage.add('school', 0.24, 'drift'), sea);
    }
    if (row.name === 'middle') {
      const { swimming, sailing } = divide(cast);
      const room = { distance: 0.14, height: heroHeight(scene) * 0.9, isAfloat: true };
      if (sailing.roles.length > 0) {
        setCast(stage.add('hulls', 0.3, 'drift'), sea, {
          cast: sailing,
          room: { ...room, foot: () => frame.height * hullDepth, distance: 0.4, centre: 0.5 },
        });
      }
      setFlyers(stage, sea, { cast, depth: 0.6 });
      const subjects = stage.add('subject', 0.6);
      setCast(subjects, sea, { cast: swimming, room: { ...room, foot: () => frame.height * 0.62 } });
    }
  }
  paintBeams(stage.add('light', 0.5, 'screen'), sea);
}

/** How deep a boat's keel hangs below the upper edge, as a part of the height: all above its hull is out of the water. */
const hullDepth = 0.085;
/** What lies on the ground however it once sailed. */
const sunk = /wreck|sunk/u;

/** Who is in the water, and the boats on it, which are seen from below. */
function divide({ roles }: Cast): { readonly swimming: Cast; readonly sailing: Cast } {
  const isSailing = ({ subject }: Cast['roles'][number]): boolean =>
    isBoat(subject.figure) && !sunk.test(subject.name);
  return {
    swimming: { roles: roles.filter((role) => !isSailing(role)) },
    sailing: { roles: roles.filter(isSailing) },
  };
}

/** Rows of the reef, back to front; heights are parts of the frame's. */
const reefRows = [
  { name: 'far', depth: 0.16, y: 0.64, height: 0.24, distance: 0.84, size: 0.1, count: 18 },
  { name: 'middle', depth: 0.4, y: 0.78, height: 0.2, distance: 0.52, size: 0.17, count: 15 },
  { name: 'near', depth: 0.74, y: 0.93, height: 0.16, distance: 0.2, size: 0.24, count: 12 },
  { name: 'front', depth: 0.92, y: 1.05, height: 0.14, distance: 0, size: 0.34, count: 8 },
] as const;

interface WaterColours {
  readonly top: Colour;
  readonly middle: Colour;
  readonly deep: Colour;
}

function waterColours({ light, style }: Scene): WaterColours {
  const isNight = light.darkness > 0.6;
  const [top, middle, deep] = isNight ? ['#2c6f9c', '#123c66', '#061328'] : ['#9be9df', '#2396b0', '#07304f'];
  const grade = (text = ''): Colour => style.grade(hex(text), 'sky');
  return { top: grade(top), middle: grade(middle), deep: grade(deep) };
}

/** The scene seen through water, which takes the warm colours first. */
function underWater(scene: Scene, haze: Colour): Scene {
  const isNight = scene.light.darkness > 0.6;
  return underLight(scene, {
    ...scene.light,
    key: isNight ? [120, 160, 220] : [238, 250, 250],
    ambient: isNight ? [30, 50, 100] : [86, 134, 170],
    haze,
    hazeDensity: 0.92,
    toward: [0.22, -0.84, 0.5],
    hardness: 0.8,
  });
}

function paintDepths(sheet: Sheet, scene: Scene, water: WaterColours): void {
  const { context, frame } = sheet;
  const { bleed, width, height } = frame;
  const gradient = context.createLinearGradient(0, 0, 0, height);
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
