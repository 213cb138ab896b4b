import type { BoardEvent, BoardPicture } from '@kinora/renderer';
import { namedYears } from '@kinora/words';
import { cueAt } from './cues.ts';
import { drawSubject, labelOf } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { headOfClause, isCaption, withoutYear } from './event-caption.ts';
import { withFewerWords } from './fewer-words.ts';
import type { DatedEvent } from './find-events.ts';
import { looksOf } from './looks-of.ts';
import { nearer, nearerByTurns } from './nearer-view.ts';
import { isOwnPicture } from './own/pictures.ts';
import { isSameWord } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import { readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';
import { saysFigure } from './with-more.ts';

/** A picture without its label and cue. */
function plainPicture({ set, name, ratio = 1, strokes, detail }: BoardPicture): BoardPicture {
  return {
    set,
    name,
    ratio,
    ...(strokes === undefined ? {} : { strokes }),
    ...(detail === undefined ? {} : { detail }),
  };
}

interface Drawn {
  readonly subject: Subject;
  readonly picture: BoardPicture;
}

/** What can be drawn beside what the years themselves tell: all that a scene names, and what its film is about. */
export interface BesideYears {
  readonly named: readonly Subject[];
  readonly ofFilm: readonly Subject[];
}

/**
 * Years with what is told of them, each with a picture: what is told of it, else a thing that its caption names, else what
 * the film is about as it looked then; where there is but one of it, by turns nearer and whole.
 */
export function drawEvents(
  years: readonly DatedEvent[],
  setting: BoardSetting,
  beside: BesideYears,
): BoardEvent[] {
  const { scene } = setting;
  const drawer = new YearDrawer(setting, beside);
  const told = years.map(({ subjects, year }) => drawer.drawNew(subjects, year));
  const captions = years.map((event, place) => captionOf(event, told, { place, setting }));
  const shown = years.map(({ year }, place) => told[place] ?? drawer.drawBeside(captions[place], year));
  let last = 0;
  return years.map(({ date, year, spokenAt }, place) => {
    // A later year that is told before an earlier one waits for it: a line of years is drawn in their order.
    last = Math.max(last, spokenAt ?? 0);
    const words = captions[place];
    const picture = shown[place]?.picture ?? drawer.drawAgain(shown[place - 1]?.picture, year);
    const isWaiting = place > 0 && last > 0;
    return {
      date,
      ...withFigures(words, figuresAt(spokenAt, scene), scene.code),
      ...(picture === undefined ? {} : { picture: plainPicture(picture) }),
      ...(isWaiting ? { cue: cueAt(scene.narration, last, scene.code) } : {}),
    };
  });
}

/** Beside one date stand no more of them. */
const mostFigures = 2;

/** What the sentence of a year measures: of several years in one sentence, whose it is would have to be said. */
function figuresAt(at: number | undefined, { narration, code }: SceneText): string[] {
  const sentence = splitSentences(narration, code).find(({ start }) => start === at);
  const years = sentence === undefined ? 0 : [...sentence.text.matchAll(namedYears[code])].length;
  return sentence === undefined || years > 1
    ? []
    : [...new Set(readMeasures(sentence.text, code).map(({ text }) => text))].slice(0, mostFigures);
}

/** A caption with the numbers that are told of it behind it, and without them where there is no room for both. */
function withFigures(
  words: string | undefined,
  figures: readonly string[],
  code: SceneText['code'],
): Pick<BoardEvent, 'text' | 'shorter'> {
  const caption = words === undefined ? undefined : withFewerWords(words, code);
  const fresh = figures.filter((figure) => caption === undefined || !saysFigure(caption.text, figure));
  if (fresh.length === 0) {
    return caption ?? {};
  }
  const text = [...(caption === undefined ? [] : [caption.text]), ...fresh].join(' · ');
  return caption === undefined ? { text } : { text, shorter: [caption.text, ...(caption.shorter ?? [])] };
}

/** Draws for one year after the other what no other of them has. */
class YearDrawer {
  readonly #drawn = new Set<string>();
  readonly #setting: BoardSetting;
  readonly #beside: BesideYears;

  constructor(setting: BoardSetting, beside: BesideYears) {
    this.#setting = setting;
    this.#beside = beside;
  }

  drawNew(subjects: readonly Subject[], year: number): Drawn | undefined {
    const fresh = this.#all(subjects, year).find(({ picture }) => !this.#drawn.has(viewOf(picture)));
    if (fresh !== undefined) {
      this.#drawn.add(viewOf(fresh.picture));
    }
    return fresh;
  }

  /** What a caption names, else what the film is about. */
  drawBeside(caption: string | undefined, year: number): Drawn | undefined {
    const { named, ofFilm } = this.#beside;
    const inCaption = named.filter(({ word = '' }) => isNamedIn(caption ?? '', word));
    return this.drawNew(inCaption, year) ?? this.drawNew(ofFilm, year);
  }

  /** What the film is about, as it does not stand right before. */
  drawAgain(before: BoardPicture | undefined, year: number): BoardPicture | undefined {
    const all = this.#all(this.#beside.ofFilm, year).map(({ picture }) => picture);
    return all.find((picture) => before === undefined || viewOf(picture) !== viewOf(before));
  }

  #all(subjects: readonly Subject[], year: number): Drawn[] {
    const setting = { ...this.#setting, year };
    return subjects.flatMap((subject) =>
      picturesThen(subject, setting, this.#beside.ofFilm.includes(subject)).map((picture) => ({
        subject,
        picture,
      })),
    );
  }
}

/** What is seen of a picture, and how near. */
function viewOf(picture: BoardPicture): string {
  return picture.detail === undefined ? looksOf(picture) : `${looksOf(picture)} nearer`;
}

const takes = [1, 2, 3] as const;

/** How a subject may be drawn of a year: as it looked then, in its other pictures, and what the film is about nearer. */
function picturesThen(subject: Subject, setting: BoardSetting, isOfFilm: boolean): BoardPicture[] {
  const picture = drawSubject(subject, 0, { ...setting, turn: 0 });
  if (!isOfFilm) {
    return [picture];
  }
  const { scene } = setting;
  const others = subject.pictures.map((each) =>
    drawSubject({ ...subject, pictures: [each] }, 0, { ...setting, turn: 0 }),
  );
  // What we have several views of is drawn in the next one each time that its scene is drawn again.
  const views = subject.pictures.some(isOwnPicture)
    ? takes.map((take) =>
        drawSubject({ ...subject, word: undefined }, 0, { ...setting, scene: { ...scene, take } }),
      )
    : [];
  const { ratio = 1 } = picture;
  const closer = picture.strokes === undefined ? [{ ...picture, detail: { ...nearer, ratio } }] : [];
  return [nearerByTurns(picture, subject, scene), ...others, ...views, ...closer];
}

/** What is written of a year: few words, which neither name the year nor say who alone. */
function captionOf(
  { text, spare, thing, year, subjects }: DatedEvent,
  told: readonly (Drawn | undefined)[],
  { place, setting: { scene, title } }: { place: number; setting: BoardSetting },
): string | undefined {
  // What is drawn of another year is not named beside this one.
  const subject =
    told[place]?.subject ?? subjects.find((each) => !told.some((other) => other?.subject === each));
  const known = subject === undefined ? undefined : labelOf(subject, title);
  const label = subject?.isOfKind === true ? (thing ?? known) : known;
  const words = text === undefined ? undefined : withoutYear(text, year, scene.code);
  if (words === undefined || isCaption(words, scene.code)) {
    return words ?? label ?? spare;
  }
  const explained = subject?.draw === undefined ? undefined : label;
  return headOfClause(words, scene.code) ?? explained ?? words;
}

function isNamedIn(caption: string, word: string): boolean {
  return word !== '' && caption.split(/[\s’']+/u).some((each) => isSameWord(each, word));
}
