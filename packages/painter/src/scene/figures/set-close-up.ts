import { luminance, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { momentsOf } from '../../canvas/frame.ts';
import type { FrameArea, Sheet } from '../../canvas/frame.ts';
import { personNames } from '../../describe/person-names.ts';
import type { SceneLight } from '../light/scene-light.ts';
import type { SceneMoment } from '../../plan/painting-order.ts';
import { closeUpsOf } from '../../plan/scene-plan.ts';
import type { Scene } from '../scene.ts';
import type { Setup } from './arrange.ts';
import type { CloseArt } from './figure-art.ts';
import { bringToLife } from './living-setups.ts';
import type { NearThing, NearThings } from './near-thing.ts';
import { layShadows, setSprite } from './place-sprite.ts';
import { paintFoam } from '../places/foam.ts';
import { lightFigure } from './sprite.ts';

/** Height of a head in a close-up, as a part of the picture's, and where the eyes are. */
const framings = {
  wide: { head: 0.35, eyes: 0.4 },
  upright: { head: 0.25, eyes: 0.36 },
} as const;
/** Where somebody is across the picture who looks to the other side. */
const aside = 0.4;
/** How many times nearer the place behind them seems: a long lens brings it closer than it makes it larger. */
const placeNearness = 1.9;

/** Somebody in a row, and where they stand in the picture. */
interface Standing {
  readonly setup: Setup;
  readonly at: { readonly x: number; readonly y: number; readonly distance: number };
}

/** Sets up what a film looks at from near: somebody of a row, or a thing beside them. */
export function lookCloser(
  sheet: Sheet,
  scene: Scene,
  {
    standings,
    near,
  }: { standings: readonly (Standing & { readonly isAfloat: boolean })[]; near: NearThings | undefined },
): void {
  const dry = standings.filter(({ isAfloat }) => !isAfloat);
  for (const closeUp of closeUpsOf(scene.plan)) {
    const figure = scene.plan.subjects[closeUp.of]?.figure;
    const looked = dry.find(({ setup }) => setup.figure === figure) ?? swimming(standings, figure);
    const beside = looked ?? dry[0];
    const moment = closeUp === scene.plan.closeUp ? 'close' : 'nextClose';
    if (closeUp.thing === undefined && looked !== undefined) {
      setCloseUp(sheet, scene, { ...looked, moment, isSaid: closeUp.isSaid === true });
    }
    const thing = closeUp.thing === undefined ? undefined : near?.get(closeUp.thing.figure);
    if (thing !== undefined && beside !== undefined) {
      setInsert(sheet, scene, { thing, at: beside.at, moment });
    }
  }
}

/** A beast that swims is looked at over the water. */
function swimming<Swimmer extends Standing & { readonly isAfloat: boolean }>(
  standings: readonly Swimmer[],
  figure: string | undefined,
): Swimmer | undefined {
  return standings.find(
    ({ setup, isAfloat }) => isAfloat && setup.figure === figure && !personNames.has(setup.figure),
  );
}

interface LookedAt extends Standing {
  /** It swims: what of it is under water is not seen. */
  readonly isAfloat: boolean;

  readonly moment: SceneMoment;
  readonly isSaid: boolean;
}

/** Sets somebody up once more on a sheet of a close-up: their face, and the place behind it. */
function setCloseUp(
  sheet: Sheet,
  scene: Scene,
  { setup, at, isAfloat, moment: when, isSaid }: LookedAt,
): void {
  const { close } = setup.art;
  if (close === undefined) {
    return;
  }
  const around = isAfloat
    ? placeAround({ x: at.x, y: waterlineOf(at, setup) }, scene, { part: waterPart, nearness: seaNearness })
    : placeAround(faceIn(close, { setup, at }), scene, { part: framings.wide.eyes });
  const near = sheet.layClose?.(around, when);
  if (near === undefined) {
    return;
  }
  const { light } = scene;
  const { isTurned } = setup;
  const { x, y, scale } = framed(close, { isTurned, isAfloat }, scene);
  const { load: _load, station: _station, ...alone } = setup;
  // Of its own: figures so large are not kept longer than they are needed.
  const own = { ...scene, light: onFaces(light) };
  const seen = { ...alone, art: isSaid ? close.speaking : close.art };
  bringToLife(near, [seen], (moment, of) => {
    const { art } = of(seen);
    const sprite = lightFigure(art, own, { scale, distance: at.distance, isTurned, glow: light.darkness });
    if (close.whole !== undefined && !isAfloat) {
      layShadows(moment.context, scene, { x, y, width: sprite.width });
    }
    setSprite(moment, scene, { sprite, x, y, isAfloat: true });
  });
  if (isAfloat) {
    for (const moment of momentsOf(near)) {
      sink(moment, scene);
    }
  }
}

/** Who is seen as a whole fills so much of the picture's width and height at most, and stands so far down it. */
const [wholeWidth, wholeHeight, wholeFoot] = [0.74, 0.66, 0.8];

/** Where the foot of somebody is who is looked at, and how large they are: their face in its place, or all of them. */
function framed(
  { face, whole }: CloseArt,
  { isTurned, isAfloat }: { readonly isTurned: boolean; readonly isAfloat: boolean },
  { frame, plan }: Scene,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const { width, height } = frame;
  const { head, eyes } = framings[plan.aspectRatio === '16:9' ? 'wide' : 'upright'];
  const side = isTurned ? -1 : 1;
  if (whole === undefined) {
    const scale = (head * height) / face.height;
    const x = (isTurned ? 1 - aside : aside) * width - side * face.x * scale;
    return { x, y: eyes * height - face.y * scale, scale };
  }
  const scale = Math.min(
    (wholeWidth * width) / (whole.right - whole.left),
    (wholeHeight * height) / (whole.bottom - whole.top),
  );
  return {
    x: width / 2 - (side * (whole.left + whole.right) * scale) / 2,
    y: isAfloat
      ? (waterPart - eyeOverWater) * height - face.y * scale
      : wholeFoot * height - whole.bottom * scale,
    scale,
  };
}

/** The same of the sea behind who swims in it: no shore is to be seen before them. */
const seaNearness = 3.6;

/** About where somebody's body meets the water: half of them is under it. */
function waterlineOf(at: Standing['at'], { height }: Setup): number {
  return at.y - height * 0.5;
}

/** How far down a close-up the water begins that somebody swims in, and how far above it their eyes are. */
const [waterPart, eyeOverWater] = [0.72, 0.16];

/** Takes away what is under water, with foam along it. */
function sink(sheet: Sheet, scene: Scene): void {
  const { context, frame } = sheet;
  const { width, height, bleed } = frame;
  const line = waterPart * height;
  context.clearRect(-bleed, line, width + 2 * bleed, height + bleed);
  paintFoam(sheet, scene, { x: width / 2, y: line, width: width * 0.5 });
}

/** Of the picture's height and width a thing takes so much at most, and where its foot is. */
const insertParts = { tall: 0.46, wide: 0.5, ground: 0.74, table: 0.66, nothing: 0.66, frame: 1.06 } as const;
/** How many times larger is what fills the frame. */
const fillingTimes = 2.3;

/** Sets up a thing on a sheet of its own, as one sees it who bends down to it. */
function setInsert(
  sheet: Sheet,
  scene: Scene,
  { thing, at, moment }: { thing: NearThing; at: Standing['at']; moment: SceneMoment },
): void {
  const { art, tall, wide, on, tilt, gap } = thing;
  const part = insertParts[on];
  const near = sheet.layClose?.(placeAround(at, scene, { part }), moment);
  if (near === undefined) {
    return;
  }
  const { frame, light } = scene;
  const scale =
    Math.min((insertParts.tall * frame.height) / tall, (insertParts.wide * frame.width) / wide) *
    (on === 'frame' ? fillingTimes : 1);
  const own = { ...scene, light: onFaces(light) };
  const sprite = lightFigure(art, own, {
    scale,
    distance: at.distance,
    isTurned: false,
    glow: light.darkness,
  });
  const foot = part * frame.height;
  const y = foot + (on === 'table' ? art.box.height - tall : 0) * scale;
  const x = frame.width / 2;
  if (on === 'ground') {
    layShadows(near.context, scene, { x, y, width: sprite.width });
  }
  setSprite(near, scene, { sprite, x, y: y + gap * scale, isAfloat: true, tilt });
}

/** How bright what lights a face from near is at least. */
const leastLight = { key: 228, ambient: 172 } as const;

/** Nearest to the viewer there is no haze, and in the gloomiest place a film lights the face it looks at. */
function onFaces(light: SceneLight): SceneLight {
  const { key, ambient } = light;
  return {
    ...light,
    hazeDensity: 0,
    key: atLeast(key, leastLight.key),
    ambient: atLeast(ambient, leastLight.ambient),
  };
}

function atLeast(colour: Colour, least: number): Colour {
  const own = luminance(colour);
  return own >= least ? colour : mix(colour, [255, 255, 255], (least - own) / (255 - own));
}

/** Where somebody's face is in the picture. */
function faceIn({ face }: CloseArt, { setup, at }: Standing): { x: number; y: number } {
  const { art, height, isTurned } = setup;
  const scale = height / art.box.height;
  return { x: at.x + (isTurned ? -face.x : face.x) * scale, y: at.y + face.y * scale };
}

/** What of the place is seen behind what is at a point, such a part of the height from the top: of the picture's shape, and all of it painted. */
function placeAround(
  point: { x: number; y: number },
  { frame }: Scene,
  { part, nearness = placeNearness }: { readonly part: number; readonly nearness?: number },
): FrameArea {
  const [width, height] = [frame.width / nearness, frame.height / nearness];
  return {
    x: Math.max(0, Math.min(frame.width - width, point.x - width / 2)),
    y: Math.max(0, Math.min(frame.height - height, point.y - height * part)),
    width,
    height,
  };
}
