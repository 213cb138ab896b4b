import type { PictureIndex, PictureName } from '@kinora/words';
import { findMentions } from '@kinora/words';
import { boundsOf, movedShapes } from '../outline/index.ts';
import type { OutlineShape } from '../outline/index.ts';
import { figuresOf } from './figures-of.ts';
import { judgedTitle } from './find-contrast.ts';
import { nearShapes } from './near-part.ts';
import { isOwnPicture } from './own/pictures.ts';
import { readMeasures } from './read-measures.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

const [fewest, most] = [2, 5] as const;
/** Between either of two and the other, as a part of the height. */
const apart = 0.14;

/**
 * What two were compared by, where the last scene of a film names all of it: of each the part of the one beside that of the
 * other, as its scene has shown it. Undefined where it sums up no comparison, or one of these cannot be drawn.
 */
export function criteriaOfRecap(scene: SceneText, index: PictureIndex): Subject[] | undefined {
  const { narration, before = [], code } = scene;
  const judged = scene.index === scene.count - 1 ? before.flatMap((told) => readJudged(told, code)) : [];
  if (judged.length < fewest || judged.length > most) {
    return undefined;
  }
  const words = narration.toLowerCase();
  const shown = judged.flatMap(({ title, told, criterion, sides }): Subject[] => {
    const spokenAt = words.indexOf(criterion.toLowerCase());
    const shapes = bothSides(sides, { scene: { narration: told, title, code }, index });
    const word = criterion.charAt(0).toLocaleUpperCase(code) + criterion.slice(1);
    return spokenAt < 0 || shapes === undefined
      ? []
      : [
          {
            ...plain,
            pictures: [{ set: 'tabler', name: `criterion-${spokenAt}` }],
            word,
            spokenAt,
            draw: () => shapes,
          },
        ];
  });
  return shown.length < judged.length
    ? undefined
    : shown.toSorted((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
}

/** Both that a scene's title judges by one thing, beside one another as that is seen of them; undefined for other scenes. */
export function judgedPair(
  { title, narration, code }: SceneText,
  index: PictureIndex,
): OutlineShape[] | undefined {
  const [judged] = readJudged(`${title}. ${narration}`, code);
  return judged === undefined
    ? undefined
    : bothSides(judged.sides, { scene: { narration, title, code }, index });
}

const plain = { weight: 1, isSure: true, isInTitle: false, spokenAgainAt: undefined } as const;

interface Judged {
  readonly title: string;
  /** What its scene says. */
  readonly told: string;
  readonly criterion: string;
  readonly sides: readonly [string, string];
}

/** A heading is one text with what is told beneath it. */
function readJudged(told: string, code: SceneText['code']): Judged[] {
  const [title = ''] = told.split('. ');
  const found = judgedTitle[code].exec(title);
  const [whole = '', one = '', other = ''] = found ?? [];
  const criterion = title.slice(whole.length).trim();
  return found === null || criterion === ''
    ? []
    : [{ title, told: told.slice(title.length + 1), criterion, sides: [one, other] }];
}

function bothSides(
  sides: readonly [string, string],
  { scene, index }: { scene: Pick<SceneText, 'title' | 'code' | 'narration'>; index: PictureIndex },
): OutlineShape[] | undefined {
  const [one, other] = sides.map((name) => {
    const picture = pictureOf(name, index);
    return picture === undefined ? undefined : nearShapes(picture, scene);
  });
  if (one === undefined || other === undefined) {
    return undefined;
  }
  const [first, second] = lengthsOf(sides, scene) ?? [1, 1];
  const most = Math.max(first, second);
  const [left, right] = [atHeight(one, first / most), atHeight(other, second / most)];
  return [
    ...left,
    ...movedShapes(right, { x: boundsOf(left).right + height * apart - boundsOf(right).left }),
  ];
}

const height = 600;

/** How long either of two was told to be; undefined where nobody said it. */
function lengthsOf(
  sides: readonly [string, string],
  { narration, code }: Pick<SceneText, 'narration' | 'code'>,
): readonly [number, number] | undefined {
  const words = narration.toLowerCase();
  const [one = -1, other = -1] = sides.map((name) => words.indexOf(name.toLowerCase().replace(/s$/u, '')));
  const figures =
    one < 0 || other < 0
      ? undefined
      : figuresOf({ narration, code }, [Math.min(one, other), Math.max(one, other)]);
  const [first, second] = (figures ?? []).map(({ text }) => readMeasures(text, code)[0]);
  const isLength = first !== undefined && second !== undefined && lengths.has(first.unit);
  if (!isLength) {
    return undefined;
  }
  return one < other ? [first.amount, second.amount] : [second.amount, first.amount];
}

const lengths: ReadonlySet<string> = new Set(['km', 'm', 'cm', 'mm']);

/** Standing on one line, so high a part of the whole. */
function atHeight(shapes: readonly OutlineShape[], part: number): OutlineShape[] {
  const { left, top, bottom } = boundsOf(shapes);
  const scale = (height * part) / (bottom - top);
  return movedShapes(shapes, { scale, x: -left * scale, y: -bottom * scale });
}

function pictureOf(name: string, index: PictureIndex): PictureName | undefined {
  const pictures = findMentions(name, index)[0]?.entry.pictures ?? [];
  return pictures.find(isOwnPicture) ?? pictures[0];
}
