import { css, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintField } from '../../canvas/field.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

const indoors: ReadonlySet<string> = new Set(['walls', 'nebula', 'front reef']);

/** What falls or drifts before the scene: rain, snow, fog; petals, leaves and fireflies where they belong. */
export function paintWeather(stage: Stage, scene: Scene): void {
  if (stage.layers.some(({ name }) => indoors.has(name))) {
    return;
  }
  const { weather, season, time, mood } = scene.plan;
  if (weather === 'fog') {
    const isFilm = scene.plan.isForFilm === true;
    const somebody = stage.layers.find(({ sheet }) => sheet.cast !== undefined);
    const behind = isFilm ? somebody?.sheet.layBehind?.('fog', 'drift') : undefined;
    if (behind !== undefined) {
      paintFog(behind, scene, filmFog.behind);
    }
    const before = isFilm ? filmFog.before : { ...filmFog.before, thickness: 1 };
    paintFog(stage.add('fog', 0.85, 'drift'), scene, before);
    return;
  }
  if (weather === 'rain' || weather === 'storm') {
    paintRain(stage.add('rain', 1, 'screen'), scene);
    return;
  }
  if (weather === 'snow') {
    paintSnow(stage.add('snow', 1, 'screen'), scene);
    return;
  }
  if (season === 'spring' || (scene.style.key === 'cel' && time !== 'night')) {
    paintPetals(stage.add('petals', 1, 'screen'), scene, [255, 196, 214]);
  } else if (season === 'autumn') {
    paintPetals(stage.add('leaves', 1, 'screen'), scene, [222, 130, 48]);
  } else if (time === 'night' && (mood === 'mysterious' || scene.plan.place === 'forest')) {
    paintFireflies(stage.add('fireflies', 0.9, 'drift'), scene);
  }
}

/** How thick fog is, from 0 to 1, and how far down the picture it is thickest. */
interface FogBank {
  readonly thickness: number;
  readonly thickest: number;
}

/** Before whom a film is about it stays thin, and stands behind them like a wall. */
const filmFog = {
  before: { thickness: 0.34, thickest: 0.66 },
  behind: { thickness: 1.15, thickest: 0.5 },
} as const satisfies Record<string, FogBank>;

function paintFog(sheet: Sheet, scene: Scene, { thickness, thickest }: FogBank): void {
  const { frame, light } = scene;
  const noise = scene.noise('fog');
  paintField(
    sheet,
    {
      area: { x: -frame.width, y: -frame.height, width: frame.width * 3, height: frame.height * 3 },
      step: 8,
    },
    (x, y, pixel) => {
      const drift = noise.sum((x / frame.width) * 2.2, (y / frame.height) * 4, 4);
      const low = 1 - Math.abs(y / frame.height - thickest) * 1.7;
      pixel[0] = light.haze[0];
      pixel[1] = light.haze[1];
      pixel[2] = light.haze[2];
      pixel[3] =
        255 * Math.min(0.8, thickness * Math.max(0, Math.min(0.62, 0.2 + low * 0.32 + drift * 0.34)));
    },
  );
}

function paintRain({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('rain');
  const lean = scene.light.toward[0] > 0 ? -0.16 : 0.16;
  const tint = mix([226, 236, 248], scene.light.haze, 0.2);
  for (const [count, length, width, alpha] of [
    [900, 34, 0.7, 0.16],
    [420, 60, 1.1, 0.22],
    [120, 110, 1.7, 0.26],
  ] as const) {
    context.strokeStyle = css(tint, alpha * (1 - scene.light.darkness * 0.35));
    context.lineWidth = width * frame.unit * 1.2;
    context.beginPath();
    for (let drop = 0; drop < count; drop++) {
      const x = between(random, -0.15, 1.15) * frame.width;
      const y = between(random, -0.15, 1.1) * frame.height;
      const size = length * frame.unit * between(random, 0.6, 1.2);
      context.moveTo(x, y);
      context.lineTo(x + lean * size, y + size);
    }
    context.stroke();
  }
}

function paintSnow({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('snow');
  for (let flake = 0; flake < 620; flake++) {
    const near = Math.pow(random(), 3);
    const size = frame.unit * (0.9 + near * 7);
    context.fillStyle = css(
      mix([255, 255, 255], scene.light.haze, 0.25 * scene.light.darkness),
      0.85 - near * 0.45,
    );
    context.beginPath();
    context.arc(
      between(random, -0.12, 1.12) * frame.width,
      between(random, -0.12, 1.12) * frame.height,
      size,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function paintPetals(
  { context, frame }: Sheet,
  scene: Scene,
  colour: readonly [number, number, number],
): void {
  const random = scene.random('petals');
  const count = scene.style.key === 'cel' ? 46 : 26;
  for (let petal = 0; petal < count; petal++) {
    const near = Math.pow(random(), 2.4);
    const size = frame.unit * (3.5 + near * 14);
    context.fillStyle = css(
      scene.tone(mix(colour, [255, 250, 240], random() * 0.4), between(random, 0.6, 1), 0.05),
      0.92 - near * 0.3,
    );
    context.save();
    context.translate(between(random, -0.1, 1.1) * frame.width, between(random, -0.1, 1.1) * frame.height);
    context.rotate(random() * Math.PI * 2);
    context.beginPath();
    context.moveTo(-size, 0);
    context.quadraticCurveTo(-size * 0.1, -size * 0.75, size, -size * 0.12);
    context.quadraticCurveTo(size * 0.2, size * 0.7, -size, 0);
    context.fill();
    context.restore();
  }
}

function paintFireflies({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('fireflies');
  for (let fly = 0; fly < 42; fly++) {
    const x = between(random, -0.05, 1.05) * frame.width;
    const y = between(random, 0.35, 0.95) * frame.height;
    const size = frame.unit * between(random, 1.4, 3.4);
    for (const [scale, alpha] of [
      [6, 0.1],
      [3, 0.2],
      [1, 0.95],
    ] as const) {
      context.fillStyle = css([255, 232, 138], alpha);
      context.beginPath();
      context.arc(x, y, size * scale, 0, Math.PI * 2);
      context.fill();
    }
  }
}
