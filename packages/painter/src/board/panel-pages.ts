import { layOutBoard } from '@kinora/renderer';
import type { BoardContent, BoardNote, BoardPicture, Drawing } from '@kinora/renderer';
import type { PictureIndex, PictureName } from '@kinora/words';
import type { PanelBoard, PanelPage } from '../plan/cast-plan.ts';
import { readFacts } from './board-notes.ts';
import { asPicture } from './draw-whole.ts';
import { labelOf, wholeFigure } from './draw-subject.ts';
import { isOwnPicture } from './own/pictures.ts';
import type { Subject } from './rank-subjects.ts';
import { stepsOfRecap } from './recap-steps.ts';
import type { SceneText } from './scene-text.ts';
import { spokenBeats } from './spoken-beats.ts';
import type { Beat } from './spoken-beats.ts';

/** A film's longest scene comes to no more; every page is painted before the scene is. */
const mostPages = 8;

/** What a scene's board was planned from. */
interface PlannedBoard {
  readonly board: BoardContent;
  readonly scene: SceneText;
  readonly subjects: readonly Subject[];
  readonly ratioOf: (picture: PictureName) => number;
}

/**
 * The pages that a board is turned to while a scene is told: what is spoken of, large, with what is said of it; and back to its
 * first page where both are told of that it compares.
 */
export function panelPages(
  planned: PlannedBoard,
  { index, first, isOfTwo }: { index: PictureIndex; first: Drawing; isOfTwo: boolean },
): PanelPage[] {
  const { scene, subjects } = planned;
  const facts = readFacts(scene);
  return spokenBeats(scene, subjects, { index, isOfTwo })
    .slice(0, mostPages)
    .flatMap((beat): PanelPage[] => {
      const drawing = beat.isOfAll === true ? first : pageOf(beat, facts, planned);
      return drawing === undefined ? [] : [{ from: beat.at / scene.narration.length, drawing }];
    });
}

/** Every step of a film that its last scene sums up, one after the other; undefined where it sums up none. */
export function recapPages(
  planned: PlannedBoard,
  index: PictureIndex,
): Pick<PanelBoard, 'drawing' | 'pages'> | undefined {
  const { scene } = planned;
  const steps = stepsOfRecap(scene, index) ?? [];
  const [first, ...others] = steps.flatMap((subject): PanelPage[] => {
    const at = subject.spokenAt ?? 0;
    const drawing = pageOf({ at, subject, measures: [] }, [], planned);
    return drawing === undefined ? [] : [{ from: at / scene.narration.length, drawing }];
  });
  return first === undefined ? undefined : { drawing: first.drawing, pages: others };
}

function pageOf(
  beat: Beat,
  facts: readonly BoardNote[],
  { board, scene, ratioOf }: PlannedBoard,
): Drawing | undefined {
  const { subject, measures } = beat;
  const picture = subject === undefined ? undefined : pictureOf(subject, { board, scene, ratioOf });
  if (picture === undefined && measures.length === 0) {
    return undefined;
  }
  const told = measures.length > 0 ? undefined : factAt(beat.at, facts, scene);
  return layOutBoard({
    template: measures.length > 0 ? 'number' : 'hero',
    title: '',
    pictures: picture === undefined ? [] : [picture],
    notes: told === undefined ? [] : [{ text: told.text }],
    measures: measures.map(({ text, amount }) => ({ text, amount })),
    aspect: board.aspect,
    language: board.language,
    seed: board.seed,
    ...(board.style === undefined ? {} : { style: board.style }),
    ...(board.turn === undefined ? {} : { turn: board.turn }),
  });
}

/** As the board itself shows it where it is on it. */
function pictureOf(
  subject: Subject,
  { board, scene, ratioOf }: Pick<PlannedBoard, 'board' | 'scene' | 'ratioOf'>,
): BoardPicture | undefined {
  const picture = subject.pictures.find(isOwnPicture) ?? subject.pictures[0];
  if (picture === undefined) {
    return undefined;
  }
  const known = board.pictures.find(({ set, name }) => set === picture.set && name === picture.name);
  const drawn =
    known?.strokes === undefined
      ? drawnAlone(picture, subject, { scene, ratioOf })
      : { set: known.set, name: known.name, ratio: known.ratio ?? 1, strokes: known.strokes };
  // One thing has one name on all pages, whatever of it is named there.
  const label = known?.label ?? labelOf(subject, '');
  return { ...drawn, ...(label === undefined ? {} : { label }) };
}

/** What a scene's drawing explains has no bundled picture of its name, wherever the board has left it out. */
function drawnAlone(
  picture: PictureName,
  { draw }: Subject,
  setting: Pick<PlannedBoard, 'scene' | 'ratioOf'>,
): BoardPicture {
  return draw === undefined ? wholeFigure(picture, setting) : asPicture(picture, draw());
}

/** What is said of it in the very words that name it. */
function factAt(at: number, facts: readonly BoardNote[], { narration }: SceneText): BoardNote | undefined {
  return facts.find(({ text }) => {
    const start = narration.indexOf(text);
    return start >= 0 && start <= at && at < start + text.length;
  });
}
