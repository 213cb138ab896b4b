import type { VideoStyle } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { pictureRatio } from '@kinora/renderer';
import type { BoardContent, BoardStyle, IconReader } from '@kinora/renderer';
import type { PictureName } from '@kinora/words';
import { composeBoard } from './compose-board.ts';
import { withExplanations } from './explained/with-explanations.ts';
import { withFilmSubjects } from './film-subjects.ts';
import type { PictureIndexes } from '../describe/picture-indexes.ts';
import { rankSubjects } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import { readSceneText } from './scene-text.ts';
import type { SceneText } from './scene-text.ts';

const styles = {
  auto: 'classic',
  cinematic: 'cinematic',
  documentary: 'documentary',
  playful: 'playful',
  minimal: 'minimal',
  dramatic: 'dramatic',
} as const satisfies Record<VideoStyle, BoardStyle>;

/** What stands on a scene's board, and what it was chosen from. */
export function planBoard(
  request: ImageRequest,
  { indexes, icons }: { indexes: PictureIndexes; icons: IconReader },
): {
  board: BoardContent;
  scene: SceneText;
  subjects: Subject[];
  ratioOf: (picture: PictureName) => number;
} {
  const scene = readSceneText(request);
  const english = scene.code === 'en' ? undefined : indexes('en');
  const index = indexes(scene.code);
  const named = withFilmSubjects(rankSubjects(scene, index, english), scene, index);
  const subjects = withExplanations(named, scene, index);
  const { aspectRatio: aspect, seed, videoStyle, castSeed } = request;
  const ratioOf = (picture: PictureName): number => pictureRatio(icons, picture);
  const style = styles[videoStyle];
  const board = composeBoard(scene, subjects, { aspect, style, seed, index, ratioOf, castSeed });
  return { board, scene, subjects, ratioOf };
}
