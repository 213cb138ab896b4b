import type { BoardPicture } from '@kinora/renderer';
import type { PictureName } from '@kinora/words';
import { seededRandom } from '../canvas/random.ts';
import { boundsOf, movedShapes, outlineFigure, pictureOf } from '../outline/index.ts';
import type { OutlineShape, Posture } from '../outline/index.ts';
import type { Subject } from '../plan/scene-plan.ts';
import { asItIs } from './explained-beings.ts';
import { ownViewOf } from './own/pictures.ts';
import type { ToldFilm } from './own/pictures.ts';

/** Bundled pictures of people, most of them heads, and who stands for them from head to foot. */
const people: Readonly<Record<string, string>> = {
  girl: 'girl',
  boy: 'boy',
  child: 'girl',
  woman: 'woman',
  man: 'man',
  person: 'man',
  'old-man': 'man',
  'old-woman': 'woman',
  'older-person': 'woman',
  artist: 'artist',
  astronaut: 'astronaut',
  cook: 'chef',
  detective: 'detective',
  farmer: 'farmer',
  fairy: 'fairy',
  firefighter: 'firefighter',
  guard: 'soldier',
  'health-worker': 'doctor',
  judge: 'judge',
  mage: 'wizard',
  mechanic: 'mechanic',
  'construction-worker': 'builder',
  'factory-worker': 'mechanic',
  ninja: 'ninja',
  'office-worker': 'businessman',
  pilot: 'pilot',
  'police-officer': 'police',
  prince: 'king',
  princess: 'queen',
  'person-with-crown': 'king',
  scientist: 'scientist',
  singer: 'singer',
  student: 'girl',
  superhero: 'superhero',
  teacher: 'teacher',
  technologist: 'programmer',
  mermaid: 'mermaid',
  'santa-claus': 'santa',
};
/** What people in bundled pictures do. */
const doings: readonly (readonly [RegExp, Posture])[] = [
  [/^(?:man|woman|person)-running$/u, 'run'],
  [/^(?:man|woman|person)-walking$/u, 'walk'],
  [/^(?:man|woman|person)-standing$/u, 'stand'],
];
const heads: ReadonlySet<string> = new Set([
  'fox',
  'bear',
  'wolf',
  'lion',
  'frog',
  'polar-bear',
  'panda',
  'tiger',
  'unicorn',
  'dog-face',
  'cat-face',
  'mouse-face',
  'rabbit-face',
  'horse-face',
  'cow-face',
  'pig-face',
  'tiger-face',
  'dragon-face',
]);

/** Bundled pictures in the place of what has none, and what is drawn for it. */
const ownDrawings: Readonly<Record<string, string>> = {
  'frog-face': 'icon:toad',
  'circle-pile': 'icon:compost-heap',
  // There are two of it, which look like two kinds.
  whale: asItIs('icon:whale'),
  'spouting-whale': asItIs('icon:spouting-whale'),
};

/** Bundled pictures of several, most of them silhouettes, and who stands there for them. */
const groups: Readonly<Record<string, readonly string[]>> = {
  family: ['man', 'girl', 'woman'],
  'busts-in-silhouette': ['woman', 'man', 'girl', 'old man'],
  'people-hugging': ['woman', 'man'],
};

/**
 * Draws from head to foot what a bundled picture shows the head of, people for silhouettes, and what we have a drawing of
 * our own for; undefined for all other pictures.
 */
export function drawWhole(
  { set, name }: PictureName,
  castSeed: number,
  told?: ToldFilm,
): BoardPicture | undefined {
  const own = ownViewOf({ set, name }, told);
  if (own !== undefined) {
    return asPicture({ set, name }, own);
  }
  const group = set === 'noto' ? groups[name] : undefined;
  return group === undefined
    ? drawFigure({ set, name }, castSeed)
    : drawGroup({ set, name }, group, castSeed);
}

/** Shapes of ours as the bundled picture that they stand for. */
export function asPicture({ set, name }: PictureName, shapes: readonly OutlineShape[]): BoardPicture {
  const { picture, bounds } = pictureOf(shapes);
  const ratio = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  // The name stays the bundled picture's: it is what the board shows.
  return { set, name, ratio, strokes: picture };
}

/** People side by side, each as tall as they are. */
function drawGroup(
  picture: PictureName,
  names: readonly string[],
  castSeed: number,
): BoardPicture | undefined {
  const subjects = names.map((name): Subject => ({
    figure: name.replace('old ', ''),
    name,
    count: 1,
    relation: 'alone',
    ...(name.startsWith('old') ? { description: name, language: 'English' as const } : {}),
  }));
  let x = 0;
  const shapes = subjects.flatMap((subject, index) => {
    const figure = outlineFigure(subject, {
      plan: { subjects, style: 'flat', castSeed },
      index: 0,
      posture: index === 0 ? 'talk' : 'stand',
      random: seededRandom(castSeed + index),
    });
    if (figure === undefined) {
      return [];
    }
    const bounds = boundsOf(figure.shapes);
    const scale = figure.size / (bounds.bottom - bounds.top);
    const moved = movedShapes(figure.shapes, { scale, x: x - bounds.left * scale, isMirrored: false });
    x += (bounds.right - bounds.left) * scale + 0.03;
    return moved;
  });
  return shapes.length === 0 ? undefined : asPicture(picture, shapes);
}

function drawFigure({ set, name }: PictureName, castSeed: number): BoardPicture | undefined {
  const doing = doings.find(([pattern]) => pattern.test(name))?.[1];
  const plain = doing === undefined ? name.replace(/^(?:man|woman)-/u, '') : name.replace(/-[a-z]+$/u, '');
  const bundled = people[plain] ?? (heads.has(name) ? `icon:${name.replace(/-face$/u, '')}` : undefined);
  const figure = ownDrawings[name] ?? (set === 'noto' ? bundled : undefined);
  if (figure === undefined) {
    return undefined;
  }
  const isOld = name.startsWith('old');
  const subject: Subject = {
    figure,
    name: isOld ? name.replace('-', ' ') : name,
    count: 1,
    relation: 'alone',
    ...(isOld ? { description: name.replace('-', ' '), language: 'English' as const } : {}),
  };
  const drawn = outlineFigure(subject, {
    plan: { subjects: [subject], style: 'flat', castSeed },
    index: 0,
    posture: doing ?? 'stand',
    random: seededRandom(castSeed),
  });
  if (drawn === undefined) {
    return undefined;
  }
  return asPicture({ set, name }, drawn.shapes);
}
