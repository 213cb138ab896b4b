import type { LanguageCode } from '@kinora/contract/catalogue';
import { lettersInFourSeconds } from '@kinora/words';
import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../../outline/index.ts';
import { plainWords } from '../explained/plain-words.ts';
import { ownPictures } from './views.ts';
import type { OwnView } from './own-view.ts';

/** What a film says, scene by scene. */
export interface ToldFilm {
  readonly code: LanguageCode;
  /** The words of the scenes before, in their order. */
  readonly before: readonly string[];
  readonly now: string;
  readonly title?: string | undefined;
  /** The word by which the thing is named: what is written beneath its picture. */
  readonly named?: string | undefined;
  /** How often the scene was drawn before: each time in the view that comes next. */
  readonly take?: number;
  /** Whether the film ends now: what came of it all is seen then. */
  readonly isLast?: boolean;
}

/** Whether we have a drawing of our own for a picture: it says most, whatever else could stand for its word. */
export function isOwnPicture({ set, name }: PictureName): boolean {
  return name === 'circle-pile' || ownPictures[`${set}:${name}`] !== undefined;
}

/** Whether we have drawn a thing in several views. */
export function hasManyViews(picture: PictureName | undefined): boolean {
  const views = picture === undefined ? undefined : ownPictures[`${picture.set}:${picture.name}`];
  return views !== undefined && views.filter(({ only }) => only === undefined).length > 1;
}

/**
 * Our own drawing of what a picture means, in the view that the scene speaks of most; never the view that the scene before
 * would have. The first of them where the film is not known.
 */
export function ownViewOf(picture: PictureName, told?: ToldFilm): OutlineShape[] | undefined {
  const view = ownViewNow(picture, told);
  if (view === undefined || told === undefined) {
    return view?.draw();
  }
  const drawings = [view.draw, ...(view.again ?? [])];
  const times = told.before.filter((words) => timesSaid(view, plainWords(words), told.code) > 0).length;
  return drawings[times % drawings.length]?.();
}

/** What the view is called that is drawn of a picture; undefined where it is the thing itself. */
export function captionOfView(picture: PictureName, told: ToldFilm): string | undefined {
  return ownViewNow(picture, told)?.caption?.[told.code];
}

function ownViewNow({ set, name }: PictureName, told?: ToldFilm): OwnView | undefined {
  const all = ownPictures[`${set}:${name}`];
  if (all === undefined || told === undefined) {
    return all?.[0];
  }
  const { code, before, now, take = 0, named = '' } = told;
  const special = all.filter(
    ({ only }) => only?.[code].test(plainWords(`${told.title ?? ''} ${now}`)) === true,
  );
  const usual = special.length > 0 ? special : all.filter(({ only }) => only === undefined);
  const views = usual.filter((view) => !isOpposite(view, told));
  const result = views.find(
    ({ state }) => told.isLast === true && state?.[code].test(plainWords(now)) === true,
  );
  if (result !== undefined) {
    return result;
  }
  const meant = views.find((view) => timesSaid(view, plainWords(named), code) > 0);
  if (meant !== undefined && named !== '') {
    return meant;
  }
  const shown: OwnView[] = [];
  for (const words of before) {
    shown.push(...viewsToldOf(views, plainWords(words), { code, shown }).slice(0, 1));
  }
  const fitting = viewsToldOf(views, plainWords(now), { code, shown });
  const isTold = fitting.some((view) => timesSaid(view, plainWords(now), code) > 0);
  const topic = isTold
    ? undefined
    : fitting.find(({ state }) => state?.[code].test(plainWords(told.title ?? '')));
  return topic ?? fitting[take % fitting.length];
}

/** A thing as it is not told: by its name, or in a scene or film of the opposite state that has no word for it. */
function isOpposite(view: OwnView, { code, now, title = '', named = '' }: ToldFilm): boolean {
  const never = view.never?.[code];
  return (
    never !== undefined &&
    (never.test(plainWords(named)) ||
      (never.test(plainWords(`${title} ${now}`)) && timesSaid(view, plainWords(now), code) === 0))
  );
}

/** A view of a thing beside the one that its scene shows, and where its words are said. */
export interface OtherView {
  readonly at: number;
  readonly draw: () => OutlineShape[];
  /** What is seen of the thing; undefined where it is the thing itself. */
  readonly caption: string | undefined;
  /** Which of the thing's views it is. */
  readonly order: number;
}

/** What else a scene says of a thing that it shows: its views but the one it is drawn in, as they are spoken of. */
export function otherViewsOf(picture: PictureName, told: ToldFilm, narration: string): OtherView[] {
  const views = ownPictures[`${picture.set}:${picture.name}`] ?? [];
  const shown = ownViewNow(picture, told);
  const words = plainWords(narration);
  const topic = plainWords(`${told.title ?? ''} ${told.now}`);
  return views.flatMap((view, order): OtherView[] => {
    // Small beside the others, a thing as it is not told would be its last word.
    const isOther = view !== shown && view.never?.[told.code].test(topic) !== true;
    const [first] = !isOther ? [] : words.matchAll(view.said?.[told.code] ?? /(?!)/gu);
    return first === undefined
      ? []
      : [{ at: first.index, draw: view.draw, caption: view.caption?.[told.code], order }];
  });
}

/** Of the view that is spoken of most, this part is enough for what is told before it. */
const nearlyAsOften = 0.3;

/** So much of four seconds before all others a view is told first: it is seen before them, whatever was seen before. */
const aheadPart = 0.75;

/**
 * The views that may follow: what is told well before all else, then the ones most spoken of; among these what the film has not
 * shown yet or longest ago, then what is told first.
 */
function viewsToldOf(
  views: readonly OwnView[],
  words: string,
  { code, shown }: { code: LanguageCode; shown: readonly OwnView[] },
): OwnView[] {
  const told = views.map((view) => ({
    view,
    times: timesSaid(view, words, code),
    at: words.search(new RegExp(view.said?.[code].source ?? '(?!)', 'u')),
    shownAt: shown.lastIndexOf(view),
  }));
  const [first, second] = told.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  const ahead = lettersInFourSeconds[code] * aheadPart;
  const leading =
    first !== undefined && second !== undefined && second.at - first.at >= ahead ? first : undefined;
  const others = told.filter(
    (each) => each !== leading && (views.length === 1 || each.view !== shown.at(-1)),
  );
  const most = Math.max(...others.map(({ times }) => times));
  const isMuch = (times: number): boolean => times > 0 && times >= most * nearlyAsOften;
  const inTurn = others.toSorted((one, other) =>
    isMuch(one.times) && isMuch(other.times)
      ? one.shownAt - other.shownAt || one.at - other.at
      : other.times - one.times,
  );
  return [...(leading === undefined ? [] : [leading]), ...inTurn].map(({ view }) => view);
}

function timesSaid({ said }: OwnView, words: string, code: LanguageCode): number {
  return said === undefined ? 0 : (words.match(said[code])?.length ?? 0);
}

/** So many words of one view make a scene one about it. */
const wordsOfView = 2;

/** Whether words speak so much of what one of a drawing's views shows that they are about it. */
export function viewIsTold({ set, name }: PictureName, words: string, code: LanguageCode): boolean {
  const views = ownPictures[`${set}:${name}`] ?? [];
  return views.some((view) => timesSaid(view, plainWords(words), code) >= wordsOfView);
}
