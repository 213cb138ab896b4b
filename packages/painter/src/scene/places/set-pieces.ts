import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, standArt } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import { furnitureArt } from '../figures/furniture.ts';
import type { Scene } from '../scene.ts';
import { underLight } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** Light of lamps instead of the sky's. */
function lampLight(scene: Scene, key: Colour, ambient: Colour): Scene {
  return underLight(scene, {
    ...scene.light,
    key,
    ambient,
    haze: ambient,
    hazeDensity: 0.2,
    hardness: 1,
    darkness: 0.4,
  });
}

/** A stage: curtains drawn aside, boards, a spot of light from above. */
export function paintTheatre(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const lit = lampLight(scene, [286, 252, 206], [74, 58, 88]);
  const cloth = hex(pickFrom(scene.lasting('curtain'), ['#a8242f', '#7a1f4a', '#1f4f7a', '#2f6a4a']));
  const floor = frame.height * 0.74;
  const back = stage.add('walls', 0.1);
  const gradient = back.context.createRadialGradient(
    frame.width / 2,
    floor * 0.7,
    0,
    frame.width / 2,
    floor * 0.7,
    frame.width * 0.6,
  );
  gradient.addColorStop(0, css(lit.tone(mix(cloth, hex('#3a3f6a'), 0.6), 0.6, 0.3)));
  gradient.addColorStop(1, css(lit.tone(hex('#1c1a2c'), 0.2, 0.3)));
  back.context.fillStyle = gradient;
  back.context.fillRect(
    -frame.bleed,
    -frame.bleed,
    frame.width + 2 * frame.bleed,
    frame.height + 2 * frame.bleed,
  );
  hangFolds(back, lit, {
    from: 0.2,
    to: 0.8,
    cloth: mix(cloth, hex('#20183a'), 0.6),
    bottom: floor,
    dim: 0.5,
  });
  const boards = stage.add('floor', 0.4);
  layBoards(boards, lit, floor);
  const beam = stage.add('light', 0.5);
  shine(beam, { x: frame.width / 2, floor: frame.height * 0.88 });
  setFlyers(stage, lit, { cast, depth: 0.5 });
  setCast(stage.add('subject', 0.62), lit, {
    cast,
    room: { foot: () => frame.height * 0.88, distance: 0, height: heroHeight(scene) * 1.15, centre: 0.5 },
  });
  const curtains = stage.add('curtains', 0.8, 'sway');
  hangFolds(curtains, lit, { from: -0.12, to: 0.2, cloth, bottom: frame.height * 1.06, dim: 1 });
  hangFolds(curtains, lit, { from: 0.8, to: 1.12, cloth, bottom: frame.height * 1.06, dim: 1 });
  hangFolds(curtains, lit, {
    from: -0.12,
    to: 1.12,
    cloth: mix(cloth, [20, 8, 20], 0.2),
    bottom: frame.height * 0.13,
    dim: 1,
  });
}

function hangFolds(
  { context, frame }: Sheet,
  scene: Scene,
  look: { from: number; to: number; cloth: Colour; bottom: number; dim: number },
): void {
  const width = frame.width * 0.021;
  for (let x = look.from * frame.width; x < look.to * frame.width; x += width) {
    const gradient = context.createLinearGradient(x, 0, x + width, 0);
    const towards = 1 - Math.abs(x / frame.width - 0.5) * 0.7;
    for (const [stop, tone] of [
      [0, 0.06],
      [0.35, 0.9],
      [0.6, 0.5],
      [1, 0.04],
    ] as const) {
      gradient.addColorStop(stop, css(scene.tone(look.cloth, tone * look.dim * towards, 0)));
    }
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x, -frame.bleed - 10);
    context.lineTo(x + width + 0.6, -frame.bleed - 10);
    context.lineTo(x + width + 0.6, look.bottom);
    context.quadraticCurveTo(x + width / 2, look.bottom + width * 0.5, x, look.bottom);
    context.fill();
  }
}

function layBoards({ context, frame }: Sheet, scene: Scene, top: number): void {
  const wood = hex('#9a6b44');
  const random = scene.random('boards');
  for (let board = -26; board < 26; board++) {
    const at = (part: number, y: number): [number, number] => [
      frame.width / 2 + part * frame.width * (0.03 + ((y - top) / frame.height) * 0.09),
      y,
    ];
    const away = Math.abs(board) / 18;
    context.fillStyle = css(
      scene.tone(mix(wood, hex('#4a2f22'), random() * 0.4), Math.max(0.05, 0.85 - away), 0),
    );
    context.beginPath();
    context.moveTo(...at(board, top));
    context.lineTo(...at(board + 0.97, top));
    context.lineTo(...at(board + 0.97, frame.height * 1.1 + frame.bleed));
    context.lineTo(...at(board, frame.height * 1.1 + frame.bleed));
    context.fill();
  }
}

function shine(sheet: Sheet, at: { x: number; floor: number }): void {
  const { context, frame } = sheet;
  const gradient = context.createLinearGradient(0, -frame.height * 0.1, 0, at.floor);
  gradient.addColorStop(0, 'rgba(255,244,214,0.5)');
  gradient.addColorStop(1, 'rgba(255,244,214,0.08)');
  context.fillStyle = gradient;
  for (const part of [1, 0.6]) {
    context.beginPath();
    context.moveTo(at.x - 10, -frame.height * 0.1);
    context.lineTo(at.x + 10, -frame.height * 0.1);
    context.lineTo(at.x + frame.width * 0.2 * part, at.floor);
    context.lineTo(at.x - frame.width * 0.2 * part, at.floor);
    context.fill();
  }
  context.save();
  context.translate(at.x, at.floor);
  context.scale(1, 0.2);
  glow({ context }, { x: 0, y: 0, radius: frame.width * 0.28 }, 'rgba(255,244,214,0.6)');
  context.restore();
}

/** A sweep of coloured paper with a plinth: where a prompt names things and no place. */
export function paintStudio(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const random = scene.lasting('studio');
  const lit = lampLight(scene, [276, 262, 240], [126, 122, 148]);
  const paper = hex(pickFrom(random, ['#f0b989', '#8fc1c9', '#e8a3a0', '#a9c48f', '#b5a6d9', '#f1d58a']));
  paintSweep(stage.add('walls', 0.05), lit, paper);
  paintDisc(stage.add('shapes', 0.24), lit, { paper, random });
  paintTable(stage.add('floor', 0.4), lit, paper);
  setFlyers(stage, lit, { cast, depth: 0.5 });
  const subjects = stage.add('subject', 0.62);
  const isThing = cast.roles[0]?.subject.figure.startsWith('icon:') === true;
  if (isThing) {
    standArt(subjects, lit, {
      art: furnitureArt('plinth', random),
      at: { x: frame.width / 2, y: frame.height * 0.93, height: frame.height * 0.16, distance: 0 },
    });
  }
  setCast(subjects, lit, {
    cast,
    room: {
      foot: (x) => frame.height * (isThing && Math.abs(x / frame.width - 0.5) < 0.06 ? 0.81 : 0.9),
      distance: 0,
      height: heroHeight(scene) * 1.2,
      centre: 0.5,
    },
  });
}

/** Paper that sweeps from wall to floor, lit from the side of the light. */
function paintSweep({ context, frame }: Sheet, lit: Scene, paper: Colour): void {
  const side = lit.light.sunX;
  const gradient = context.createRadialGradient(
    side * frame.width,
    frame.height * 0.3,
    frame.height * 0.1,
    frame.width / 2,
    frame.height * 0.5,
    frame.width * 0.72,
  );
  gradient.addColorStop(0, css(lit.tone(mix(paper, [255, 255, 255], 0.25), 1, 0)));
  gradient.addColorStop(0.6, css(lit.tone(paper, 0.66, 0)));
  gradient.addColorStop(1, css(lit.tone(paper, 0.12, 0)));
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, -frame.bleed, frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
}

/** A great disc behind, for the figure to stand before. */
function paintDisc(
  { context, frame }: Sheet,
  lit: Scene,
  { paper, random }: { paper: Colour; random: Random },
): void {
  const side = lit.light.sunX;
  const disc = {
    x: frame.width * (1 - side),
    y: frame.height * 0.42,
    radius: frame.height * between(random, 0.26, 0.34),
  };
  const round = context.createLinearGradient(disc.x - disc.radius, 0, disc.x + disc.radius, 0);
  const accent = mix(paper, hex(pickFrom(random, ['#ffffff', '#d9653f', '#2f5f7a'])), 0.5);
  round.addColorStop(side < 0.5 ? 0 : 1, css(lit.tone(accent, 0.95, 0.1)));
  round.addColorStop(side < 0.5 ? 1 : 0, css(lit.tone(accent, 0.3, 0.1)));
  context.fillStyle = round;
  context.beginPath();
  context.arc(disc.x, disc.y, disc.radius, 0, Math.PI * 2);
  context.fill();
}

function paintTable({ context, frame }: Sheet, lit: Scene, paper: Colour): void {
  const ground = context.createLinearGradient(0, frame.height * 0.66, 0, frame.height);
  ground.addColorStop(0, css(lit.tone(paper, 0.7, 0), 0));
  ground.addColorStop(0.3, css(lit.tone(mix(paper, [255, 255, 255], 0.1), 0.85, 0), 0.8));
  ground.addColorStop(1, css(lit.tone(paper, 0.4, 0)));
  context.fillStyle = ground;
  context.fillRect(-frame.bleed, frame.height * 0.66, frame.width + 2 * frame.bleed, frame.height);
}
