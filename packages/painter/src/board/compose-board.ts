import type { AspectRatio } from '@kinora/contract/catalogue';
import type { BoardContent, BoardMeasure, BoardNote, BoardPicture, BoardStyle } from '@kinora/renderer';
import type { PictureName, PictureIndex } from '@kinora/words';
import { inToldOrder } from './as-told.ts';
import { cueAt } from './cues.ts';
import { chooseNotes, illustrateNotes, readFacts } from './board-notes.ts';
import { chooseTemplate } from './choose-template.ts';
import type { SceneTemplate, TemplateGrounds } from './choose-template.ts';
import { drawSubject } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { columnsOf, illustrateColumns, weightsOf } from './columns-of.ts';
import { drawEvents } from './draw-events.ts';
import type { BesideYears } from './draw-events.ts';
import { looksOf } from './looks-of.ts';
import { mirrored } from './mirrored-picture.ts';
import { besideFilm, subjectsOfFilm } from './film-subjects.ts';
import { findContrast } from './find-contrast.ts';
import { standsBetween } from './of-one-side.ts';
import { drawGuide } from './guide.ts';
import { findEvents } from './find-events.ts';
import { findMeasures } from './find-measures.ts';
import { findParts } from './find-parts.ts';
import { findRoute } from './find-route.ts';
import { withMap } from './lands/map-of-route.ts';
import { sharesCompared } from './find-shares.ts';
import { stepsOfRecap } from './recap-steps.ts';
import { rowToScale } from './measured-row.ts';
import { isShortNote } from './short-note.ts';
import { peopleInTurn } from './people-in-turn.ts';
import { rankSubjects } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { toldStages } from './told-stages.ts';
import { quotedWords } from './stage/quoted-words.ts';
import type { Quotation } from './stage/quoted-words.ts';
import { withNearPart } from './near-part.ts';
import { withNearerView } from './nearer-view.ts';
import { wholeBoard } from './whole-board.ts';
import { isFewWords } from './text-limits.ts';
import { writableText } from './writable.ts';

export interface BoardOptions {
  readonly aspect: AspectRatio;
  readonly style: BoardStyle;
  readonly seed: number;
  /** The words of the scene's language. */
  readonly index: PictureIndex;
  /** Width to height of a picture. */
  readonly ratioOf: (picture: PictureName) => number;
  /** Decides what people look like: the same for all boards of a film. */
  readonly castSeed?: number | undefined;
}

const mostPictures = {
  hero: 3,
  compare: 2,
  process: 4,
  list: 1,
  cycle: 4,
  timeline: 0,
  card: 0,
  scene: 0,
  number: 1,
  quotation: 1,
  balance: 2,
  map: 1,
  cutaway: 0,
} as const;
/** A second picture must be worth this part of the first, or it says something beside the point. */
const companionPart = 0.22;
/** Arrangements whose first picture is what they are about. */
const ofOneThing: ReadonlySet<SceneTemplate> = new Set(['hero', 'list', 'number']);
/** Stands for the ring itself: drawn in it, it would say the same twice. */
const ringPicture = 'refresh';

/** The steps of a row or ring are all named, whatever the title says. */
const namesSteps: ReadonlySet<SceneTemplate> = new Set(['process', 'cycle']);

/** Turns what a scene is about into what stands on its board. */
export function composeBoard(
  scene: SceneText,
  subjects: readonly Subject[],
  options: BoardOptions,
): BoardContent {
  const { aspect, style, seed, index, ratioOf, castSeed } = options;
  const found = findOnBoard(scene, subjects, index);
  const { contrast, years, quotation } = found;
  const steps = stepsOfRecap(scene, index) ?? toldStages(scene) ?? peopleInTurn(subjects, years);
  const template = steps === undefined ? chooseTemplate(scene, groundsOf(found)) : 'process';
  const title = writableText(scene.title) ?? '';
  const look = { title, aspect, language: scene.code, style, seed, turn: scene.index } as const;
  const turn = scene.index + (scene.take ?? seed % 2);
  const { animals } = index;
  const setting: BoardSetting = { scene, title, turn, ratioOf, castSeed, animals };
  const whole = wholeBoard({ template, shares: found.shares }, setting, { aspect, index, subjects });
  if (whole !== undefined) {
    return { ...look, ...whole };
  }
  const labelled = namesSteps.has(template) ? { ...setting, title: '' } : setting;
  const isContrast = (template === 'compare' || template === 'balance') && contrast !== undefined;
  const shown = steps ?? (isContrast ? apart(contrast) : arrangedFor(template, found, { scene, index }));
  const drawn =
    isContrast && template === 'compare'
      ? drawnAsTold(shown, labelled)
      : shown.map((subject, place) => drawSubject(subject, place, labelled));
  const near = isContrast ? nearParts(drawn, scene) : undefined;
  // Two that are compared may look alike: their names tell them apart.
  const alone = rowOf(template, found.measured.measures, { scene, index }) ?? withoutRepeats(drawn);
  const seen = isContrast ? (near ?? faceToFace(drawn)) : alone;
  const pictures = ofOneThing.has(template)
    ? withNearerView(nearLead(seen, scene), shown, { scene, index })
    : seen;
  const notes = notesBeside(template, found, { pictures, setting, isRecap: steps !== undefined });
  const guide = isGuided(scene, template, { pictures, notes })
    ? drawGuide(castSeed ?? seed, template === 'card' ? 'talk' : 'point')
    : undefined;
  return {
    template,
    pictures,
    notes: notesOf(template, {
      notes,
      quotation,
      illustrate: () => illustrateNotes(notes, { pictures, setting, index }),
    }),
    ...specialContent(template, { ...found, setting, isNear: near !== undefined, aspect }),
    events: template === 'timeline' ? drawEvents(years, setting, besideYears(scene, index)) : [],
    ...(guide === undefined ? {} : { guide }),
    ...look,
  };
}

/** Two that are compared keep their sides, and the one that is told of first is drawn first, also on the right. */
function drawnAsTold(shown: readonly Subject[], setting: BoardSetting): BoardPicture[] {
  const { narration, code } = setting.scene;
  const [one, other] = shown;
  const isSwapped = (other?.spokenAt ?? Infinity) < (one?.spokenAt ?? 0);
  return shown.map((subject, place) => {
    const isFirst = isSwapped ? place > 0 : place === 0;
    const picture = drawSubject(subject, isFirst ? 0 : 1, setting);
    return isSwapped && isFirst ? { ...picture, cue: cueAt(narration, 0, code) } : picture;
  });
}

/** Beside the bars of several beings, these themselves as large as they are. */
function rowOf(
  template: SceneTemplate,
  measures: readonly BoardMeasure[],
  { scene, index }: { scene: SceneText; index: PictureIndex },
): BoardPicture[] | undefined {
  const row = template === 'number' ? rowToScale(measures, scene, index) : undefined;
  return row === undefined ? undefined : [row];
}

/** The part by which two are compared, seen near; undefined where it is not drawn of both. */
function nearParts(drawn: readonly BoardPicture[], scene: SceneText): BoardPicture[] | undefined {
  const near = drawn.flatMap((picture) => withNearPart(picture, scene) ?? []);
  return near.length === drawn.length ? near : undefined;
}

/** What an arrangement has room for of what a scene names. */
function arrangedFor(
  template: SceneTemplate,
  { fit, ringed }: Found,
  told: { scene: SceneText; index: PictureIndex },
): readonly Subject[] {
  const subjects = template === 'cycle' ? ringed : companionsOf(fit, template, told);
  const shown = arrange(subjects, template, told.scene).slice(0, mostPictures[template]);
  return ofOneThing.has(template) ? inToldOrder(shown, told.scene) : shown;
}

/** What may stand beside the one thing that a board is about; of steps and of two that are compared, all of them. */
function companionsOf(
  subjects: readonly Subject[],
  template: SceneTemplate,
  { scene, index }: { scene: SceneText; index: PictureIndex },
): readonly Subject[] {
  const [lead, ...others] = subjects;
  return lead === undefined || !ofOneThing.has(template)
    ? subjects
    : [lead, ...besideFilm(others, scene, index)];
}

/** Where a scene's heading names a part of what leads its board, that part is seen near. */
function nearLead([lead, ...others]: readonly BoardPicture[], scene: SceneText): readonly BoardPicture[] {
  return lead === undefined ? [] : [withNearPart(lead, scene) ?? lead, ...others];
}

/** What is told beside the pictures of an arrangement. */
function notesBeside(
  template: SceneTemplate,
  { facts, contrast }: Found,
  board: { pictures: readonly BoardPicture[]; setting: BoardSetting; isRecap: boolean },
): BoardNote[] {
  const chosen = chooseNotes(template, facts, board);
  if (namesSteps.has(template)) {
    // Beneath steps, a few words belong to none of them; those of a summary say all that there is to say.
    return board.isRecap ? [] : chosen.filter(({ text }) => !isFewWords(text));
  }
  return template === 'compare' ? chosen.filter(standsBetween(board.setting.scene, contrast)) : chosen;
}

/**
 * What is explained, and would stand there by itself, is pointed at by somebody, and the words of a card are spoken;
 * beside a picture with its facts they would only stand. Stories have people of their own.
 */
function isGuided(
  { keyFacts }: SceneText,
  template: SceneTemplate,
  { pictures, notes }: { pictures: readonly BoardPicture[]; notes: readonly BoardNote[] },
): boolean {
  const isAlone = (template === 'hero' && pictures.length === 1 && notes.length === 0) || template === 'card';
  return keyFacts.length > 0 && isAlone && !pictures.some(({ strokes }) => strokes !== undefined);
}

/** What explains a scene has left no place for what else it names: beside the years there is some. */
function besideYears(scene: SceneText, index: PictureIndex): BesideYears {
  const named = rankSubjects(scene, index, undefined).filter(({ isSure }) => isSure);
  return { named, ofFilm: subjectsOfFilm(scene, index) };
}

type Found = ReturnType<typeof findOnBoard>;

/** Everything in a scene that decides how its board is arranged. */
function findOnBoard(scene: SceneText, subjects: readonly Subject[], index: PictureIndex) {
  const strongest = subjects[0]?.weight ?? 0;
  const fit = subjects.filter((subject) => subject.weight >= strongest * companionPart);
  const told = readFacts(scene);
  // Beside a picture stand few words; what cannot be drawn is written.
  const facts = fit.length > 0 ? told.filter(({ text }) => isShortNote(text, scene.code)) : told;
  const contrast = findContrast(scene, fit, index);
  return {
    fit,
    facts,
    contrast,
    years: findEvents(scene, subjects),
    ringed: fit.filter((subject) => subject.pictures[0]?.name !== ringPicture),
    columns: contrast === undefined ? undefined : columnsOf(contrast, told, scene),
    shares: sharesCompared(contrast, scene),
    parts: findParts(scene),
    route: findRoute(scene),
    measured: findMeasures(scene, subjectsOfFilm(scene, index)[0]?.word),
    quotation: spokenQuotation(scene),
  };
}

function groundsOf(found: Found): TemplateGrounds {
  const { fit, facts, years, ringed, measured } = found;
  return {
    hasColumns: found.columns !== undefined,
    hasShares: found.shares !== undefined,
    parts: found.parts.length,
    hasRoute: found.route !== undefined,
    measures: measured.measures.length,
    hasWhole: measured.whole !== undefined,
    isQuoted: found.quotation !== undefined,
    hasContrast: found.contrast !== undefined,
    pictures: fit.length,
    spoken: ringed.filter((subject) => subject.isSure && subject.spokenAt !== undefined).length,
    facts: facts.length,
    years: years.length,
    describedYears: years.filter(
      ({ text, spare, subjects }) => text !== undefined || spare !== undefined || subjects.length > 0,
    ).length,
    isTitlePair: fit.slice(0, 2).filter((subject) => subject.isInTitle).length === 2,
  };
}

/** What an arrangement shows that others do not have. */
function specialContent(
  template: SceneTemplate,
  {
    columns,
    route,
    parts,
    measured,
    aspect,
    ...of
  }: Found & { setting: BoardSetting; isNear: boolean; aspect: AspectRatio },
): Partial<BoardContent> {
  return {
    ...(template === 'balance' && columns !== undefined ? comparedContent(columns, of) : {}),
    ...(template === 'map' && route !== undefined ? { route: withMap(route, of.setting.scene, aspect) } : {}),
    ...(template === 'cutaway' ? { parts } : {}),
    ...(template === 'number' ? measured : {}),
  };
}

/** Either side of a comparison with what is drawn of it, and as large as it is. */
function comparedContent(
  columns: NonNullable<BoardContent['columns']>,
  {
    contrast,
    fit,
    setting,
    isNear,
  }: Pick<Found, 'contrast' | 'fit'> & { setting: BoardSetting; isNear: boolean },
): Partial<BoardContent> {
  const weights = weightsOf(columns, setting.scene);
  const told =
    contrast === undefined
      ? columns
      : illustrateColumns(columns, contrast, { subjects: fit, setting, isNear });
  return { columns: told, ...(weights === undefined ? {} : { weights }) };
}

/** What is written on a board beside its pictures. */
function notesOf(
  template: SceneTemplate,
  of: { notes: readonly BoardNote[]; quotation: Quotation | undefined; illustrate: () => BoardNote[] },
): readonly BoardNote[] {
  switch (template) {
    case 'list':
      return of.illustrate();
    case 'quotation':
      return of.quotation === undefined ? [] : [{ text: of.quotation.text }];
    case 'balance':
    case 'cutaway':
      return [];
    case 'number':
    case 'map':
      return of.notes.slice(0, 1);
    default:
      return of.notes;
  }
}

/** Somebody's own words, longer than a term that is merely set in marks. */
function spokenQuotation({ narration, code }: SceneText): Quotation | undefined {
  const found = quotedWords(narration, code);
  const isLong =
    found !== undefined && (code === 'ja' ? found.text.length >= 12 : found.text.split(' ').length >= 5);
  return isLong ? found : undefined;
}

/** How near a second picture must come to the first to take its place on every other board. */
const equalPart = 0.35;

/** Steps follow the voice; else the strongest comes first, and in every other scene the second of two near ones. */
function arrange(
  subjects: readonly Subject[],
  template: SceneTemplate,
  scene: SceneText,
): readonly Subject[] {
  if (template === 'process' || template === 'compare' || template === 'balance' || template === 'cycle') {
    const spoken = subjects.filter((subject) => subject.spokenAt !== undefined);
    const sure = spoken.filter((subject) => subject.isSure);
    const named = sure.length >= 3 ? sure : spoken;
    const enough = named.length >= 2 ? named : subjects;
    return enough
      .slice(0, mostPictures[template])
      .sort((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
  }
  const [first, second, ...others] = subjects;
  const leadsAlways = scene.index % 2 === 0 || scene.index === scene.count - 1;
  if (template !== 'hero' || first === undefined || second === undefined || leadsAlways) {
    return subjects;
  }
  const isNear = second.isSure && second.word !== undefined && second.weight >= first.weight * equalPart;
  return isNear && !first.isInTitle ? [second, first, ...others] : subjects;
}

/** Two that are compared are not drawn alike, where the second has another picture. */
function apart([one, other]: readonly [Subject, Subject]): readonly [Subject, Subject] {
  const [first, ...others] = other.pictures;
  const isAlike = first !== undefined && first.name === one.pictures[0]?.name;
  return isAlike && others.length > 0
    ? [
        { ...one, pictures: [first] },
        { ...other, pictures: others },
      ]
    : [one, other];
}

/** Two that are compared look at each other, where the second is made of outlines. */
function faceToFace([one, other, ...others]: readonly BoardPicture[]): BoardPicture[] {
  return one === undefined || other === undefined
    ? []
    : [one, other.strokes === undefined ? other : mirrored(other), ...others];
}

/** Each picture once, whatever it is called: two words may have one drawing of our own. */
function withoutRepeats(pictures: readonly BoardPicture[]): BoardPicture[] {
  const seen = new Set<string>();
  return pictures.filter((picture) => {
    const { name } = picture;
    const looks = looksOf(picture);
    const isNew = !seen.has(name) && !seen.has(looks);
    seen.add(name).add(looks);
    return isNew;
  });
}
