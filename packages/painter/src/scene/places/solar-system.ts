import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import { paintWorld } from '../elements/worlds.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { planets } from './planets.ts';
import type { PlanetName } from './planets.ts';

/**
 * Where the planets stand: distance from the sun as a part of the picture's longer side, radius as a part of the shorter.
 * Their order by distance and by size is the true one; the steps are much smaller, or none but two would be seen.
 */
const orbits: readonly (readonly [PlanetName, number, number])[] = [
  ['mercury', 0.162, 0.017],
  ['venus', 0.216, 0.03],
  ['earth', 0.282, 0.032],
  ['mars', 0.342, 0.023],
  ['jupiter', 0.468, 0.115],
  ['saturn', 0.652, 0.09],
  ['uranus', 0.815, 0.056],
  ['neptune', 0.925, 0.053],
];
const sunRadius = 0.26;

/** The sun at one end, its eight planets in their order on their orbits, the ring of Saturn. */
export function paintSolarSystem(stage: Stage, scene: Scene): void {
  const { width, height } = scene.frame;
  const isUpright = height > width;
  const [long, short] = isUpright ? [height, width] : [width, height];
  const sun = isUpright ? { x: width / 2, y: -0.02 * long } : { x: -0.02 * long, y: height / 2 };
  const random = scene.random('planets');
  const lines = stage.add('orbits', 0.1);
  const sheet = stage.add('planets', 0.2);
  paintSun(stage.add('sun', 0.3), scene, { ...sun, radius: sunRadius * short });
  for (const [index, [name, away, radius]] of orbits.entries()) {
    const reach = away * long + 0.02 * long;
    const flat = isUpright ? 0.5 : 0.6;
    strokeOrbit(lines, { ...sun, along: reach, across: reach * flat, isUpright });
    const swing = (index % 2 === 0 ? 1 : -1) * between(random, 0.1, 0.34) * (1 - away * 0.35);
    const along = Math.cos(swing) * reach;
    const across = Math.sin(swing) * reach * flat;
    const at = isUpright ? { x: sun.x + across, y: sun.y + along } : { x: sun.x + along, y: sun.y + across };
    paintWorld(sheet, scene, { ...at, ...planets[name], name, radius: radius * short, lightSide: -1 });
  }
}

function strokeOrbit(
  { context, frame }: Sheet,
  orbit: { x: number; y: number; along: number; across: number; isUpright: boolean },
): void {
  context.strokeStyle = css(hex('#c9d6ff'), 0.3);
  context.lineWidth = Math.max(1, frame.unit * 2);
  context.beginPath();
  const [rx, ry] = orbit.isUpright ? [orbit.across, orbit.along] : [orbit.along, orbit.across];
  context.ellipse(orbit.x, orbit.y, rx, ry, 0, 0, Math.PI * 2);
  context.stroke();
}

/** A disc of fire with flares, its light far around. */
export function paintSun(sheet: Sheet, scene: Scene, at: { x: number; y: number; radius: number }): void {
  const { context } = sheet;
  const grade = (text: string): ReturnType<typeof hex> => scene.style.grade(hex(text), 'thing');
  const random = scene.random('flares');
  glow(sheet, { ...at, radius: at.radius * 3.4 }, css(grade('#ffb347'), 0.4));
  glow(sheet, { ...at, radius: at.radius * 1.7 }, css(grade('#ffd27a'), 0.8));
  const disc = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius);
  disc.addColorStop(0, css(grade('#fff3c4')));
  disc.addColorStop(0.72, css(grade('#ffc94f')));
  disc.addColorStop(1, css(grade('#f08a2a')));
  context.fillStyle = disc;
  context.beginPath();
  context.arc(at.x, at.y, at.radius, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.clip();
  for (let grain = 0; grain < 160; grain++) {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * at.radius;
    const size = at.radius * between(random, 0.02, 0.075);
    context.fillStyle = css(mix(grade('#fff6d8'), grade('#ee8a2e'), random()), 0.3);
    context.beginPath();
    context.ellipse(
      at.x + Math.cos(angle) * away,
      at.y + Math.sin(angle) * away,
      size * 1.6,
      size * 0.7,
      angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}
