import { hex } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { css } from '../canvas/colour.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import type { Scene } from '../scene.ts';
import type { ScenePlan, Subject } from '../scene-plan.ts';
import { beastArt, beastNames } from './beasts.ts';
import type { FigureArt } from './figure-art.ts';
import type { IconArts } from './icon-art.ts';
import { landmarkArt, landmarkNames } from './landmarks.ts';
import { lightFigure } from './sprite.ts';
import type { Sprite } from './sprite.ts';
import { walkerArt, walkerNames } from './walkers.ts';

/** A subject with its drawing; one drawing for each of its number where they differ. */
interface Role {
  readonly subject: Subject;
  readonly arts: readonly FigureArt[];
  /** Height beside a grown person's. */
  readonly size: number;
  readonly isLandmark: boolean;
}

/** Who and what appears in a scene, ready to be set up. */
export interface Cast {
  readonly roles: readonly Role[];
}

const sizes: readonly (readonly [RegExp, number])[] = [
  [/^(?:man|woman|scientist|friends)$/u, 1],
  [/^(?:girl|boy)$/u, 0.76],
  [/^(?:bear|deer)$/u, 0.95],
  [/^(?:lion|wolf)$/u, 0.72],
  [/^(?:dog|fox)$/u, 0.52],
  [/^cat$/u, 0.42],
  [/elephant|giraffe|sauropod|t-rex|whale|mammoth/u, 1.9],
  [/horse|cow|ox|camel|buffalo|rhinoceros|hippopotamus|gorilla|tiger|moose|unicorn|zebra/u, 1.1],
  [
    /car|automobile|bus|truck|taxi|tractor|train|locomotive|airplane|helicopter|rocket|ship|ferry|sailboat|balloon/u,
    1.4,
  ],
  [
    /sheep|goat|ram|pig|boar|leopard|kangaroo|dolphin|shark|seal|snowman|bicycle|scooter|telescope|robot/u,
    0.75,
  ],
  [/butterfly|bee|ant|bug|beetle|snail|ladybug|cricket|spider|worm/u, 0.24],
  [
    /bird|dove|duck|parrot|owl|eagle|penguin|chick|rooster|turkey|rabbit|squirrel|chipmunk|hedgehog|turtle|frog|fish|octopus|crab/u,
    0.4,
  ],
];

/** Loads the drawings of a plan's subjects; what has no drawing is left out. */
export async function openCast(plan: ScenePlan, scene: Scene, icons: IconArts): Promise<Cast> {
  const roles: Role[] = [];
  for (const subject of plan.subjects) {
    const arts = await artsOf(subject, scene, icons);
    if (arts.length === 0) {
      continue;
    }
    const name = subject.figure.replace('icon:', '');
    const size = sizes.find(([pattern]) => pattern.test(name))?.[1] ?? 0.5;
    roles.push({ subject, arts, size, isLandmark: landmarkNames.some((each) => each === subject.figure) });
  }
  return { roles };
}

async function artsOf(subject: Subject, scene: Scene, icons: IconArts): Promise<FigureArt[]> {
  const { figure } = subject;
  const colour: Colour | undefined = subject.colour === undefined ? undefined : hex(subject.colour);
  if (figure.startsWith('icon:')) {
    const art = await icons.find(figure.slice(5));
    return art === undefined ? [] : [art];
  }
  if (beastNames.has(figure)) {
    const art = beastArt(figure, colour);
    return art === undefined ? [] : [art];
  }
  const landmark = landmarkNames.find((name) => name === figure);
  if (landmark !== undefined) {
    return [landmarkArt(landmark, colour, scene.light.darkness)];
  }
  if (walkerNames.has(figure)) {
    const random = scene.random(`walker ${figure}`);
    return Array.from({ length: subject.count }, () => walkerArt(figure, colour, random));
  }
  return [];
}

/** Where a place has room for its cast. */
export interface Room {
  /** Height of the ground under a foot, in pixels from the top. */
  foot(x: number): number;
  readonly distance: number;
  /** Height of a leading figure in pixels. */
  readonly height: number;
  /** Where the leading figure stands, as a part of the width; chosen by the light when absent. */
  readonly centre?: number;
  /** Figures float: no ground under them, no shadow. */
  readonly isAfloat?: boolean;
}

/** How tall a leading figure is in a camera's frame. */
export function heroHeight(scene: Scene): number {
  const parts = { wide: 0.27, medium: 0.4, close: 0.6, low: 0.5, high: 0.32 } as const;
  return parts[scene.plan.camera] * Math.min(scene.frame.height, scene.frame.width * 0.8);
}

/** A figure's place while a scene is set. */
interface Setup {
  readonly art: FigureArt;
  readonly height: number;
  readonly x: number;
  /** How far behind the leading figure, as a part of its height. */
  readonly back: number;
  readonly isTurned: boolean;
}

/** Sets up all who stand on the ground, the leading figure at a third, the others beside and a little behind. */
export function setCast(sheet: Sheet, scene: Scene, { cast, room }: { cast: Cast; room: Room }): void {
  const random = scene.random('cast');
  const standing = cast.roles.filter((role) => !role.isLandmark && role.subject.relation !== 'above');
  const setups = arrange(standing, scene, { room, random });
  for (const { art, height, x, back, isTurned } of setups.sort((one, other) => other.back - one.back)) {
    const isAfloat = room.isAfloat === true;
    const y = room.foot(x) - back * room.height * (isAfloat ? between(random, -4, 5) : 0.5);
    const place = {
      scale: height / art.box.height,
      distance: room.distance + back * 0.5,
      isTurned,
      glow: scene.light.darkness,
    };
    setSprite(sheet, scene, { sprite: lightFigure(art, scene, place), x, y, isAfloat });
  }
}

/** Finds a place for each, outwards from the first to both sides. */
function arrange(
  standing: readonly Role[],
  scene: Scene,
  { room, random }: { room: Room; random: Random },
): Setup[] {
  const { width } = scene.frame;
  const usual = scene.light.sunX > 0.5 ? between(random, 0.58, 0.66) : between(random, 0.34, 0.42);
  const centre = (room.centre ?? usual) * width;
  const leadSize = standing[0]?.size ?? 1;
  const edges = { left: centre, right: centre };
  return standing.flatMap((role, place) =>
    Array.from({ length: role.subject.count }, (_, number): Setup[] => {
      const art = role.arts[number % role.arts.length];
      if (art === undefined) {
        return [];
      }
      const relative = Math.min(1.5, Math.pow(role.size / leadSize, 0.62)) * sizeOf(leadSize);
      const height = room.height * relative * (number === 0 ? 1 : between(random, 0.8, 0.96));
      const span = (height / art.box.height) * art.box.width;
      if (place === 0 && number === 0) {
        edges.left -= span * 0.42;
        edges.right += span * 0.42;
        return [{ art, height, x: centre, back: 0, isTurned: centre > width / 2 }];
      }
      const x = placeBeside(edges, { span, gap: room.height * 0.06, width, random });
      return [{ art, height, x, back: between(random, 0.02, 0.13), isTurned: x > centre }];
    }).flat(),
  );
}

/** The next free place at the side with more room; moves that edge outwards. */
function placeBeside(
  edges: { left: number; right: number },
  want: { span: number; gap: number; width: number; random: Random },
): number {
  const { span, width, random } = want;
  const goesLeft = width - edges.right < edges.left || (random() < 0.5 && edges.left > width * 0.25);
  const step = span * between(random, 0.52, 0.72) + want.gap;
  if (goesLeft) {
    const x = edges.left - step;
    edges.left = x - span * 0.4;
    return x;
  }
  const x = edges.right + step;
  edges.right = x + span * 0.4;
  return x;
}

/** A small thing is shown larger than life, a large one smaller, or neither would be seen. */
function sizeOf(size: number): number {
  return Math.pow(size, 0.42);
}

/** Sets up what flies, in loose formation in the open sky. */
export function setFlyers(sheet: Sheet, scene: Scene, cast: Cast): void {
  const random = scene.random('flyers');
  const { width, height } = scene.frame;
  for (const role of cast.roles.filter(({ subject }) => subject.relation === 'above')) {
    const [art] = role.arts;
    if (art === undefined) {
      continue;
    }
    const isLead = role === cast.roles[0];
    const base = heroHeight(scene) * Math.pow(role.size, 0.6) * (isLead ? 1 : 0.62);
    const x = (scene.light.sunX > 0.5 ? between(random, 0.22, 0.4) : between(random, 0.6, 0.78)) * width;
    const y = scene.horizon * between(random, 0.36, 0.56);
    for (let number = 0; number < role.subject.count; number++) {
      const size = base * (number === 0 ? 1 : between(random, 0.4, 0.8));
      const dx =
        number === 0
          ? 0
          : (number % 2 === 0 ? 1 : -1) * Math.ceil(number / 2) * base * between(random, 0.7, 1);
      const dy = number === 0 ? 0 : between(random, -0.4, 0.55) * base;
      const sprite = lightFigure(art, scene, {
        scale: size / art.box.height,
        distance: 0.12 + (1 - size / base) * 0.5,
        isTurned: x > width / 2,
      });
      setSprite(sheet, scene, {
        sprite,
        x: x + dx,
        y: Math.min(height * 0.8, y + dy + size / 2),
        isAfloat: true,
      });
    }
  }
}

/** Sets up a building in the middle distance. */
export function setLandmark(
  sheet: Sheet,
  scene: Scene,
  { cast, at }: { cast: Cast; at: { x: number; y: number; height: number; distance: number } },
): boolean {
  const role = cast.roles.find(({ isLandmark }) => isLandmark);
  const art = role?.arts[0];
  if (art === undefined) {
    return false;
  }
  standArt(sheet, scene, { art, at });
  return true;
}

export function standArt(
  sheet: Sheet,
  scene: Scene,
  { art, at }: { art: FigureArt; at: { x: number; y: number; height: number; distance: number } },
): void {
  const sprite = lightFigure(art, scene, {
    scale: at.height / art.box.height,
    distance: at.distance,
    isTurned: scene.light.toward[0] > 0,
    glow: scene.light.darkness,
  });
  setSprite(sheet, scene, { sprite, x: at.x, y: at.y, isAfloat: false });
}

function setSprite(
  { context }: Sheet,
  scene: Scene,
  { sprite, x, y, isAfloat }: { sprite: Sprite; x: number; y: number; isAfloat: boolean },
): void {
  if (!isAfloat) {
    layShadows(context, scene, { x, y, width: sprite.width });
  }
  context.drawImage(sprite.canvas, x - sprite.footX, y - sprite.footY);
}

/** The thrown shadow, and the dark line where a foot meets the ground. */
function layShadows(
  context: Sheet['context'],
  scene: Scene,
  at: { x: number; y: number; width: number },
): void {
  const away = -Math.sign(scene.light.toward[0]);
  const tint = scene.tone([52, 56, 70], 0, 0);
  const layers = [
    {
      dx: away * at.width * 0.34 * scene.light.hardness,
      radius: at.width * 0.62,
      flat: 0.13,
      alpha: 0.2 + 0.26 * scene.light.hardness,
    },
    { dx: away * at.width * 0.04, radius: at.width * 0.34, flat: 0.12, alpha: 0.55 },
  ];
  for (const { dx, radius, flat, alpha } of layers) {
    context.save();
    context.translate(at.x + dx, at.y);
    context.scale(1, flat);
    if (scene.style.isGeometric) {
      context.fillStyle = css(tint, alpha * 0.7);
    } else {
      const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
      gradient.addColorStop(0, css(tint, alpha));
      gradient.addColorStop(0.55, css(tint, alpha * 0.62));
      gradient.addColorStop(1, css(tint, 0));
      context.fillStyle = gradient;
    }
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}
