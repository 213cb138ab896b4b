import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardContent, BoardPicture, BoardTold, Drawing } from '@kinora/renderer';
import { foldWord, isStatement, lettersInFourSeconds, namedYears } from '@kinora/words';
import { stressCueAt } from './cues.ts';
import { drawSubject, toldFilm } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { asPicture } from './draw-whole.ts';
import { offsetOf } from './element-offset.ts';
import { isOfTwo, judgedTitle } from './find-contrast.ts';
import { findMeasures } from './find-measures.ts';
import { looksOf } from './looks-of.ts';
import { isOfSomebody } from './of-somebody.ts';
import { isOwnPicture, otherViewsOf } from './own/pictures.ts';
import { isPerson } from './people-in-turn.ts';
import { isSameWord } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import { colons, withNoun } from './number-noun.ts';
import { readMeasures } from './read-measures.ts';
import { isOnScale } from './read-scales.ts';
import { nameOnScale } from './scale-names.ts';
import type { SceneText } from './scene-text.ts';
import { isOfLife } from './explained/works.ts';
import { isDefinition, isShortNote } from './short-note.ts';
import { splitSentences } from './split-sentences.ts';
import { figuresTold } from './told-figures.ts';
import { topicsOf, wordsTold } from './told-words.ts';
import { isWithin, longestLabel } from './text-limits.ts';
import { wholeClauses } from './whole-clauses.ts';

/** Parts of four seconds: so far apart are two things that are drawn, and for so long nothing new is no gap. */
const apart = { picture: 0.4, still: 0.55, clause: 0.55, words: 0.8 } as const;
/** What is told in a narration's last moments would be drawn over its end. */
const lastPart = 0.9;
/** So many pictures fill a board. */
const manyPictures = 3;
const most = { '16:9': 5, '9:16': 4 } as const;

/**
 * What a narration comes to while nothing new would be seen: a number with its unit wherever it is not written yet,
 * pictures of what is surely meant, other views of what is shown, and clauses that say something by themselves. They stand
 * where the board is empty.
 */
export function toldThings(
  { drawing, board }: { drawing: Drawing; board: BoardContent },
  subjects: readonly Subject[],
  setting: BoardSetting,
): BoardTold[] {
  const telling = new Telling(drawing, setting.scene, most[board.aspect]);
  // What stands beside it anyway is not told a second time, whether or not it found room without what is told.
  telling.know(board.pictures);
  // What is measured of either of two stands in its column.
  if (board.template !== 'balance') {
    tellMeasures(telling, setting.scene, board.measures);
  }
  const noted = board.notes.map(({ text }) => text);
  if (board.template !== 'timeline') {
    tellYear(telling, setting.scene, noted);
  }
  // In a table, beside two that are compared and at several bars, what is named beside stands at the wrong place; so does what has
  // no year among several dates.
  const isTable =
    board.template === 'balance' ||
    board.template === 'compare' ||
    (board.measures ?? []).filter(({ label }) => label !== undefined).length > 1;
  const isDatedRow = board.template === 'timeline' && (board.events?.length ?? 0) > 1;
  const own = isTable ? subjects.filter(({ pictures }) => pictures.some(isOwnPicture)) : subjects;
  // Everybody whom it names has a portrait there.
  const others = board.isUnordered === true ? own.filter((subject) => !isPerson(subject)) : own;
  // Nor is what another drawing shows as well drawn a second time, alone, before that.
  const within = new Set(others.flatMap(({ shows = [] }) => shows));
  const alone = others.filter(({ pictures: [lead] }) => !within.has(lead?.name ?? ''));
  const shown = isDatedRow ? [] : alone;
  tellSubjects(telling, shown, setting);
  tellViews(telling, board, setting.scene);
  if (setting.scene.keyFacts.length > 0 && board.template !== 'balance') {
    tellFigures(telling, setting.scene, { noted, bars: board.measures });
  }
  // What is told with facts is explained; a story is heard, and not read.
  // Beside a table, what is told of one of two would stand at neither.
  if (setting.scene.keyFacts.length > 0 && board.template !== 'balance') {
    // A line of dates has no room for notes; all others write them sooner or later.
    const isDated = board.template === 'timeline';
    const isCompared = board.template === 'compare';
    tellClauses(telling, setting.scene, {
      noted: isDated ? [] : noted,
      pictures: board.pictures,
      isCompared,
    });
    if (!isDated) {
      // Among three pictures a mere name is one thing too many.
      // Beside two that are compared, what is listed of one would stand at either.
      if (board.pictures.length < manyPictures && !isCompared && !isOfTwo(setting.scene)) {
        tellWords(telling, setting.scene, noted);
      }
    }
  }
  return telling.inOrder();
}

/** What is on a board by when, and what comes to it. */
class Telling {
  /** What is written on the board. */
  readonly written: string[];
  /** Names of the pictures on it, and what is seen of them. */
  readonly #drawn: Set<string>;
  /** Where in the narration something new is seen. */
  readonly #offsets: number[];
  readonly #told: { readonly at: number; readonly thing: BoardTold }[] = [];
  readonly #scene: SceneText;
  readonly #most: number;

  constructor({ elements }: Drawing, scene: SceneText, limit: number) {
    this.#scene = scene;
    this.#most = limit;
    this.#offsets = [0, ...elements.filter(isThing).map((element) => offsetOf(element, scene))];
    this.written = elements.flatMap((element) =>
      element.kind === 'text' ? [element.lines.join(scene.code === 'ja' ? '' : ' ')] : [],
    );
    this.#drawn = new Set(
      elements.flatMap((element) => {
        const strokes = element.kind === 'strokes' ? element : undefined;
        return 'name' in element ? [element.name, looksOf({ name: element.name, strokes })] : [];
      }),
    );
  }

  /** The first moment at which there is time for more than what stands at the start. */
  get firstOffset(): number {
    return Math.ceil(lettersInFourSeconds[this.#scene.code] * apart.still);
  }

  /** Whether there is time for something: so far, in parts of four seconds, from all else that is drawn. */
  hasTime(at: number, distance: number): boolean {
    const { narration, code } = this.#scene;
    const away = distance * lettersInFourSeconds[code];
    return (
      this.hasRoom &&
      at <= narration.length * lastPart &&
      this.#offsets.every((offset) => Math.abs(offset - at) >= away)
    );
  }

  /** Whether there is room for something more. */
  get hasRoom(): boolean {
    return this.#told.length < this.#most;
  }

  /** How long nothing new was seen before, in parts of four seconds. */
  stillBefore(at: number): number {
    const before = Math.max(...this.#offsets.filter((offset) => offset <= at));
    return (at - before) / lettersInFourSeconds[this.#scene.code];
  }

  /** Whether neither its name nor its looks are on the board. */
  isNew(picture: BoardPicture): boolean {
    return !this.#drawn.has(picture.name) && !this.#drawn.has(looksOf(picture));
  }

  know(pictures: readonly BoardPicture[]): void {
    for (const picture of pictures) {
      this.#drawn.add(picture.name).add(looksOf(picture));
    }
  }

  add(at: number, thing: Omit<BoardTold, 'cue'>): void {
    const { narration, code } = this.#scene;
    const { picture } = thing;
    if (picture !== undefined) {
      this.#drawn.add(picture.name).add(looksOf(picture));
    }
    this.#offsets.push(at);
    this.#told.push({ at, thing: { ...thing, cue: stressCueAt(narration, at, code) } });
    this.written.push(...(thing.text === undefined ? [] : [thing.text]));
  }

  inOrder(): BoardTold[] {
    return this.#told.toSorted((one, other) => one.at - other.at).map(({ thing }) => thing);
  }
}

/** Numbers are told whatever else is drawn just then, and however late they are said. */
function tellMeasures(telling: Telling, scene: SceneText, shown: BoardContent['measures'] = []): void {
  const { narration, code } = scene;
  const { measures, isAsked } = findMeasures(scene);
  // What the film asks for is written however late it is said.
  const asked = isAsked ? measures.map(({ text }) => text) : [];
  const read = readMeasures(narration, code);
  // Of several numbers on one scale, which is whose would have to be guessed.
  const isOfSeveral = read.filter(isOnScale).length > 1;
  const barUnits = unitsOf(shown, code);
  for (const measure of read.filter(({ unit }) => !barUnits.has(unit))) {
    const { at, text, said } = measure;
    const isNew = !telling.written.some((words) => words.includes(text) || words.includes(said));
    const name = isOfSeveral && isOnScale(measure) ? nameOnScale(narration, at, code) : undefined;
    if (isNew && (asked.includes(text) || telling.hasRoom)) {
      const words = name === undefined ? withNoun(measure, narration, code) : `${name}: ${text}`;
      telling.add(at, { text: words });
    }
  }
}

/** What is counted by bars that have names: beside them, a number without a name would be of nothing. */
function unitsOf(bars: BoardContent['measures'], code: LanguageCode): ReadonlySet<string> {
  const named = (bars ?? []).filter(({ label }) => label !== undefined);
  return new Set(named.flatMap((bar) => readMeasures(bar.text, code).map(({ unit }) => unit)));
}

/** Other numbers that are told: how long, how many times, how many at least, and what is known by its number. */
function tellFigures(
  telling: Telling,
  { narration, code }: SceneText,
  { noted, bars }: { noted: readonly string[]; bars: BoardContent['measures'] },
): void {
  const barUnits = unitsOf(bars, code);
  // Of two that are told of in turn, a number without a name would be either's.
  const topics = topicsOf(narration, code);
  for (const { at, text: number, said } of figuresTold(narration, code)) {
    const topic = topics.findLast((each) => each.at <= at)?.text;
    const text = topic === undefined ? number : `${topic}${colons[code]}${number}`;
    const isNew = ![...telling.written, ...noted].some(
      (words) => words.includes(number) || words.includes(said),
    );
    const isBar = readMeasures(number, code).some(({ unit }) => barUnits.has(unit));
    if (isNew && !isBar && telling.hasTime(at, 0)) {
      telling.add(at, { text });
    }
  }
}

/** What is listed, named or turned to where nothing else would be seen for a while: few words, and no sentence. */
function tellWords(telling: Telling, scene: SceneText, noted: readonly string[]): void {
  for (const { at, text } of wordsTold(scene)) {
    const isSaid = [...telling.written, ...noted, scene.title, scene.filmTitle ?? ''].some((words) =>
      overlaps(words, text),
    );
    if (!isSaid && telling.stillBefore(at) >= apart.words && telling.hasTime(at, apart.clause)) {
      telling.add(at, { text });
    }
  }
}

/** Ten years from that one on. */
const decade = /d[ée]cad|décenni|decenni|(?:^|\s)(?:les années|gli anni|los años) |दशक|年代|\ds(?!\p{L})/iu;

/** The one year that a scene tells of; of several, which is meant would have to be said. */
function tellYear(telling: Telling, { narration, title, code }: SceneText, noted: readonly string[]): void {
  const [told, ...others] = [...narration.matchAll(namedYears[code])];
  const [, year = ''] = told ?? [];
  const isWritten = [...telling.written, ...noted, title].some((words) => words.includes(year));
  if (told === undefined || others.length > 0 || isWritten) {
    return;
  }
  const at = narration.indexOf(year, told.index);
  // Beside a birth of which no year is told, the year of what came later would be read as its own.
  const isOfOther = splitSentences(narration, code).some(
    ({ text }) => isOfLife(text, code) && !text.includes(year),
  );
  const isDecade = decade.test(narration.slice(Math.max(0, at - 16), at + 8));
  // Beside an amount it would be the lesser number.
  const hasAmount = telling.written.some((words) => readMeasures(words, code).length > 0);
  if (!isDecade && !isOfOther && !hasAmount && telling.hasTime(at, 0)) {
    telling.add(at, { text: code === 'ja' ? `${year}年` : year });
  }
}

function tellSubjects(telling: Telling, subjects: readonly Subject[], setting: BoardSetting): void {
  const inOrder = subjects.toSorted((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
  for (const subject of inOrder) {
    const { spokenAt, isSure } = subject;
    if (spokenAt === undefined || !isSure) {
      continue;
    }
    // What is named while the first picture is drawn comes right after it.
    const at = Math.max(spokenAt, telling.firstOffset);
    const picture = drawSubject(subject, 0, setting);
    const isSaid = telling.written.some((words) => isSameWord(words, picture.label ?? ''));
    const isStill = telling.stillBefore(at) >= apart.still;
    if (telling.isNew(picture) && !isSaid && isStill && telling.hasTime(at, apart.picture)) {
      telling.add(at, { picture });
    }
  }
}

/** Among three pictures one more view of what is seen already looks like the others. */
function tellViews(telling: Telling, { pictures }: BoardContent, scene: SceneText): void {
  let left = manyPictures - pictures.length;
  for (const { set, name, label } of pictures) {
    for (const { at, draw, caption, order } of otherViewsOf(
      { set, name },
      { ...toldFilm(scene), named: label },
      scene.narration,
    )) {
      const view = asPicture({ set, name: `${name}-${order}` }, draw());
      const isNamed =
        caption !== undefined && isWithin(caption, longestLabel) && !telling.written.includes(caption);
      const picture = isNamed ? { ...view, label: caption } : view;
      if (left > 0 && telling.isNew(picture) && telling.hasTime(at, apart.picture)) {
        telling.add(at, { picture });
        left--;
      }
    }
  }
}

function tellClauses(
  telling: Telling,
  { narration, title, code, filmTitle = '' }: SceneText,
  {
    noted,
    pictures,
    isCompared,
  }: { noted: readonly string[]; pictures: readonly BoardPicture[]; isCompared: boolean },
): void {
  const isJudged = judgedTitle[code].test(title);
  for (const { at, text } of wholeClauses(narration, code)) {
    // Beside two, 'its thicker skin' is whose? And where both are judged by one thing, whose is any clause?
    if (isOfSomebody(text, pictures) || isJudged || (isCompared && whose.test(text))) {
      continue;
    }
    const isSaid = [...telling.written, ...noted, title].some((words) => overlaps(words, text));
    const isNote = isShortNote(text, code) && isStatement(text, code) && !isDefinition(text, filmTitle, code);
    // What a number is of is seen where the number stands alone already.
    const isMeasured = readMeasures(text, code).some((measure) => telling.written.includes(measure.text));
    if (!isSaid && !isMeasured && isNote && telling.hasTime(at, apart.clause)) {
      telling.add(at, { text });
    }
  }
}

/** What belongs to somebody who was named before. */
const whose =
  /^(?:its|their|his|her|sa|son|ses|leurs?|(?:il |la |i |le )?su[oaei]|la loro|il loro|sus?|उसक[ाीे]|इसक[ाीे]|その)(?![\p{L}\p{M}])/iu;

/** Whether one text says what another does, whatever stands before or behind it. */
function overlaps(one: string, other: string): boolean {
  const [first, second] = [foldWord(one), foldWord(other)];
  return first.includes(second) || second.includes(first);
}

/** Whether an element shows or says something; all others are marks on these. */
function isThing({ kind }: Drawing['elements'][number]): boolean {
  return kind === 'text' || kind === 'illustration' || kind === 'strokes';
}
