import { css, hex } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { paintLamp, raiseTowers } from '../elements/buildings.ts';
import { paintWater } from '../elements/water.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, setLandmark } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { paintAir } from './open-country.ts';

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
    if (row.name === 'near towers') {
      const x = (scene.light.sunX > 0.5 ? 0.36 : 0.64) * frame.width;
      const at = { x, y: horizon + frame.height * 0.02, height: frame.height * 0.54, distance: 0.16 };
      setLandmark(sheet, scene, { cast, at });
    }
  }
  paintWater(stage.add('water', 0.44, 'water'), scene, {
    top: horizon + frame.height * 0.02,
    bottom: frame.height,
    deep: hex('#1d3b50'),
    shallow: hex('#2f6272'),
    waves: 0.34,
    mirrored: flatten(stage.layers.slice(0, -1), frame),
  });
  setFlyers(stage, scene, { cast, depth: 0.3 });
  paintTerrace(stage.add('terrace', 0.7), scene, frame.height * 0.86);
  setCast(stage.add('subject', 0.78), scene, {
    cast,
    room: { foot: () => frame.height * 0.95, distance: 0.05, height: heroHeight(scene) },
  });
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
