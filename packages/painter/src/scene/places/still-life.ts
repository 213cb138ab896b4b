import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Cast } from '../figures/cast.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** What lies on a table: food and drink, books, flowers, tools of the desk. */
const tableThings =
  /^icon:(?:.*(?:beverage|cup|tea|coffee|glass|bottle|bowl|sushi|pizza|hamburger|sandwich|taco|burrito|spaghetti|curry|bread|croissant|bagel|pretzel|pancake|waffle|cake|pie|cookie|doughnut|ice-cream|candy|chocolate|honey|cheese|egg|salad|bento|rice|fruit|apple|pear|lemon|tangerine|banana|grapes|cherries|strawberry|melon|peach|mango|tomato|carrot|book|candle|bouquet|tulip|rose$|hibiscus|potted|laptop|telephone|alarm-clock|hourglass|teddy|gift|chess|abacus|microscope|test-tube|petri|alembic|violin|camera|lantern|crystal-ball|pot-of-food|shallow-pan|oden|dango|dumpling|fries|hot-dog|popcorn))/u;

/** Whether nobody but things of a table appear. */
export function isStillLife({ roles }: Cast): boolean {
  return roles.length > 0 && roles.every(({ subject }) => tableThings.test(subject.figure));
}

/** A table before the viewer, what is told of standing on it. */
export function setStillLife(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const edge = frame.height * 0.7;
  layTable(stage.add('table', 0.68), scene, edge);
  setCast(stage.add('subject', 0.72), scene, {
    cast: { roles: cast.roles.map((role) => (role.isGlyph === true ? role : { ...role, size: 1 })) },
    room: {
      foot: () => frame.height * 0.9,
      distance: 0.02,
      height: Math.min(heroHeight(scene) * 0.95, frame.height * 0.5),
      centre: 0.5,
    },
  });
}

/** Boards of wood in perspective, light on the side of the window. */
function layTable({ context, frame }: Sheet, scene: Scene, edge: number): void {
  const { width, height, bleed } = frame;
  const random = scene.lasting('table');
  const wood = hex('#9a6a42');
  const gradient = context.createLinearGradient(0, edge, 0, height);
  gradient.addColorStop(0, css(scene.tone(mix(wood, [255, 240, 214], 0.22), 0.92, 0.08)));
  gradient.addColorStop(1, css(scene.tone(wood, 0.46, 0)));
  context.fillStyle = gradient;
  context.fillRect(-bleed, edge, width + 2 * bleed, height - edge + bleed);
  const lines = 13;
  context.lineWidth = Math.max(1, frame.unit * 2);
  for (let board = -lines; board <= lines * 2; board++) {
    const top = width * (0.5 + ((board + 0.5) / lines - 0.5) * 0.9);
    const low = width * (0.5 + ((board + 0.5) / lines - 0.5) * 1.9);
    context.strokeStyle = css(scene.tone(mix(wood, [40, 22, 16], 0.5), 0.3, 0), between(random, 0.25, 0.5));
    context.beginPath();
    context.moveTo(top, edge);
    context.lineTo(low, height + bleed);
    context.stroke();
  }
  context.fillStyle = css(scene.tone(mix(wood, [255, 246, 226], 0.5), 1, 0), 0.6);
  context.fillRect(-bleed, edge, width + 2 * bleed, Math.max(1, frame.unit * 3));
}
