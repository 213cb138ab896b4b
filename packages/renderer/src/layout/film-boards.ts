import type { Box, Drawing, IllustrationElement, StrokesElement } from '../timeline/drawing.ts';
import { wholeOfStep } from '../timeline/picture-steps.ts';
import type { BoardPicture, StrokePart } from './board-content.ts';
import { boxAround } from './boxes.ts';
import { layOutBoard } from './lay-out-board.ts';

/** The boards of a film, which its first and last board are drawn like. */
type Boards = readonly [Drawing, ...Drawing[]];

type BoardLook = Pick<Drawing, 'aspect' | 'language' | 'style'>;

const mostPictures = 3;

/**
 * A film's first board: its title large, and beneath it the pictures that its boards show most; a date line, as news
 * have it, stands framed over the title. Same boards, same drawing.
 */
export function layOutTitleBoard(title: string, boards: Boards, dateLine?: string): Drawing {
  return layOutBoard({
    template: 'opening',
    title,
    pictures: heroFirst(boards) ?? mostShown(boards).slice(0, mostPictures),
    notes: dateLine === undefined ? [] : [{ text: dateLine }],
    ...settingOf(boards[0]),
  });
}

const mostSources = 4;
const books: BoardPicture = { set: 'noto', name: 'books', ratio: 1.05 };

/**
 * A film's last board: a heading in its language and, one below the other, where its facts come from; at most four.
 * It looks like one of the film's own boards, or as it is told.
 */
export function layOutEndBoard(heading: string, sources: readonly string[], look: BoardLook): Drawing {
  return layOutBoard({
    template: 'list',
    title: heading,
    pictures: [books],
    notes: sources.slice(0, mostSources).map((text) => ({ text, isKept: true })),
    ...settingOf(look),
  });
}

function settingOf({
  aspect,
  language,
  style,
}: BoardLook): Pick<Parameters<typeof layOutBoard>[0], 'aspect' | 'language' | 'style' | 'seed' | 'turn'> {
  return { aspect, language, style, seed: 1, turn: 0 };
}

/**
 * Whom a story is about, as they stand in its first scene, and with them the one thing that it comes back to; undefined for
 * a film that is not told in places, or in which nobody is seen most of the time.
 */
function heroFirst(boards: Boards): BoardPicture[] | undefined {
  const isStory = boards.filter(({ elements }) => elements.some(isPlace)).length * 2 > boards.length;
  const [hero] = isStory ? byScenes(boards, isFigure) : [];
  if (hero === undefined || hero.count * 2 <= boards.length) {
    return undefined;
  }
  const [thing] = byScenes(boards, ({ kind }) => kind === 'illustration');
  return [hero, ...(thing === undefined || thing.count < 2 ? [] : [thing])].map(({ element }) =>
    pictureOf(element),
  );
}

/** What is seen in most scenes, as it looks in the first of them. */
function byScenes(
  boards: Boards,
  isMeant: (element: ShownElement) => boolean,
): { element: ShownElement; count: number }[] {
  const shown = new Map<string, { element: ShownElement; scenes: Set<number> }>();
  for (const [scene, { elements }] of boards.entries()) {
    for (const element of elements) {
      if ((element.kind === 'illustration' || element.kind === 'strokes') && isMeant(element)) {
        const known = shown.get(element.name) ?? { element, scenes: new Set<number>() };
        known.scenes.add(scene);
        shown.set(element.name, known);
      }
    }
  }
  return [...shown.values()]
    .map(({ element, scenes }) => ({ element, count: scenes.size }))
    .sort((one, other) => other.count - one.count);
}

function isPlace(element: Drawing['elements'][number]): boolean {
  return element.kind === 'strokes' && /^place-(?!card|balloon)/u.test(element.name);
}

function isFigure(element: ShownElement): boolean {
  return element.kind === 'strokes' && !noSubject.test(element.name);
}

/** Every picture once, the most frequent first; among equals the one that is shown larger. Places and guides are none. */
function mostShown(boards: Boards): BoardPicture[] {
  const shown = new Map<string, { picture: ShownPicture; count: number }>();
  for (const picture of boards.flatMap(shownPictures)) {
    const { element } = picture;
    const key = element.kind === 'strokes' ? `strokes:${element.name}` : `${element.set}:${element.name}`;
    const known = shown.get(key);
    const isLarger = known === undefined || areaOf(picture) > areaOf(known.picture);
    shown.set(key, { picture: isLarger ? picture : known.picture, count: (known?.count ?? 0) + 1 });
  }
  return [...shown.values()]
    .sort((one, other) => other.count - one.count || areaOf(other.picture) - areaOf(one.picture))
    .map(({ picture }) => picture)
    .filter(
      ({ element }, place, all) =>
        all.findIndex((other) => looksOf(other.element) === looksOf(element)) === place,
    )
    .map(wholeOf);
}

/** A picture as a board shows it in the end: with all that is drawn of it later. */
interface ShownPicture {
  readonly element: ShownElement;
  readonly later: readonly StrokesElement[];
  readonly box: Box;
}

function shownPictures({ elements }: Drawing): ShownPicture[] {
  return elements.flatMap((element): ShownPicture[] => {
    const isPicture =
      element.kind === 'illustration' || (element.kind === 'strokes' && !noSubject.test(element.name));
    if (!isPicture || wholeOfStep(element.name) !== element.name) {
      return [];
    }
    const later = elements.flatMap((each) =>
      each.kind === 'strokes' && each !== element && wholeOfStep(each.name) === element.name ? [each] : [],
    );
    return [{ element, later, box: boxAround([element, ...later].map(({ box }) => box)) }];
  });
}

/** Nothing waits on a title's board. */
function wholeOf({ element, later, box }: ShownPicture): BoardPicture {
  const picture = pictureOf(element);
  if (later.length === 0 || element.kind === 'illustration') {
    return picture;
  }
  const partOf = ({ box: own, grid, shapes }: StrokesElement): StrokePart => ({
    grid,
    shapes,
    place: {
      x: (own.x - box.x) / box.width,
      y: (own.y - box.y) / box.height,
      width: own.width / box.width,
      height: own.height / box.height,
    },
  });
  return {
    ...picture,
    ratio: box.width / box.height,
    strokes: { ...partOf(element), later: later.map(partOf) },
  };
}

/** What is seen: two names may have one drawing. */
function looksOf(element: ShownElement): string {
  return element.kind === 'strokes'
    ? element.shapes.map(({ outline }) => outline).join('|')
    : `${element.set}:${element.name}`;
}

/** Drawn beside what a board is about. */
const noSubject = /^(?:place|(?:guide|pin|cutaway)$)/u;

type ShownElement = IllustrationElement | StrokesElement;

/** A board's box has exactly the shape of its picture, but where only a part of it is seen. */
function pictureOf(element: ShownElement): BoardPicture {
  const { name, box } = element;
  const ratio = box.width / box.height;
  if (element.kind === 'illustration') {
    return { set: element.set, name, ratio: element.detail?.ratio ?? ratio };
  }
  return { set: 'noto', name, ratio, strokes: { grid: element.grid, shapes: element.shapes } };
}

function areaOf({ box }: Pick<ShownPicture, 'box'>): number {
  return box.width * box.height;
}
