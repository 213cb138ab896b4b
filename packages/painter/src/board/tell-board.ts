import { layOutBoard } from '@kinora/renderer';
import type { BoardContent, Drawing } from '@kinora/renderer';
import type { PictureIndex, PictureName } from '@kinora/words';
import { besideFilm } from './film-subjects.ts';
import { withLateMarks } from './late-marks.ts';
import { withNamesWhenTold } from './names-when-told.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { toldThings } from './told-things.ts';

/** A scene's board before anything has a place on it, and what it was chosen from. */
interface PlannedBoard {
  readonly board: BoardContent;
  readonly scene: SceneText;
  readonly subjects: readonly Subject[];
  readonly ratioOf: (picture: PictureName) => number;
}

/** A board as it is told: what its scene comes to later finds its room, and what stands there is marked when it is spoken of. */
export function tellBoard(
  { board, scene, subjects, ratioOf }: PlannedBoard,
  { index, castSeed }: { readonly index: PictureIndex; readonly castSeed?: number | undefined },
): Drawing {
  // What has all its parts named already has no room for more.
  if (board.stage !== undefined) {
    return finished(layOutBoard(board), scene);
  }
  const { title } = board;
  const setting = { scene, title, turn: 0, ratioOf, castSeed, animals: index.animals };
  const later = besideFilm(subjects, scene, index);
  const told = board.told ?? toldThings({ drawing: layOutBoard(board), board }, later, setting);
  const { guide, ...unguided } = board;
  // Somebody who shows what stands alone has nothing to do beside what is told of it.
  const shown = told.length > 0 || guide === undefined ? unguided : { ...unguided, guide };
  return finished(layOutBoard({ ...shown, told }), scene);
}

/** Written when it is told, and marked where nothing new would be seen. */
function finished(drawing: Drawing, scene: SceneText): Drawing {
  return withLateMarks(withNamesWhenTold(drawing, scene), scene);
}
