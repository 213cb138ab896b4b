import type { Drawing, DrawingElement } from '@kinora/renderer';
import { openThingSizes } from '@kinora/words';
import type { PictureName } from '@kinora/words';
import type { PanelBoard } from '../plan/cast-plan.ts';
import { drawWhole } from './draw-whole.ts';

/** Drawings of our own that can stand on a table, by the picture they stand for; views and marks cannot. */
const ownThings: Readonly<Record<string, PictureName['set']>> = {
  frog: 'noto',
  'frog-face': 'noto',
  tooth: 'noto',
  'circle-pile': 'lucide',
  'leafy-green': 'lucide',
  'shovel-pitchforks': 'tabler',
  'grid-dots': 'tabler',
  twig: 'tabler',
  mug: 'tabler',
  cup: 'tabler',
  certificate: 'tabler',
};
/** What is taller stands on no table. */
const tallest = 0.36;
/** Their kind is small, they are not. */
const large = /whale|dolphin|shark|octopus|seal|fish|orca/u;
const mostThings = 2;

let sizes: ReturnType<typeof openThingSizes> | undefined;

/** The things that a scene's board shows first and that can be had at hand, each in a box of its own; undefined without any. */
export function thingsAtHand({ drawing, pages }: Pick<PanelBoard, 'drawing' | 'pages'>): Drawing | undefined {
  const things = new Map<string, DrawingElement>();
  for (const { elements } of [drawing, ...pages.slice(0, 1).map((page) => page.drawing)]) {
    for (const element of elements) {
      const thing = thingOf(element);
      if (thing !== undefined && 'name' in element && things.size < mostThings) {
        things.set(element.name, thing);
      }
    }
  }
  return things.size === 0 ? undefined : { ...drawing, elements: [...things.values()] };
}

const height = 100;

function thingOf(element: DrawingElement): DrawingElement | undefined {
  if (element.kind === 'strokes') {
    return ownThing(element.name);
  }
  if (element.kind !== 'illustration' || element.set !== 'noto' || large.test(element.name)) {
    return undefined;
  }
  sizes ??= openThingSizes();
  const metres = sizes(element.name);
  if (metres === undefined || metres > tallest) {
    return undefined;
  }
  return { ...element, box: { x: 0, y: 0, width: height, height }, isMirrored: false };
}

/** As it is drawn where nothing more is told of it: no cut, no arrow stands on a table. */
function ownThing(name: string): DrawingElement | undefined {
  const set = ownThings[name];
  const { strokes, ratio = 1 } = set === undefined ? {} : (drawWhole({ set, name }, 0) ?? {});
  if (strokes === undefined) {
    return undefined;
  }
  const { grid, shapes } = strokes;
  const box = { x: 0, y: 0, width: height * ratio, height };
  return { kind: 'strokes', name, box, grid, shapes: [...shapes], width: 3, seed: 0 };
}
