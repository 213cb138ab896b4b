import type { ImageModel, Services } from '@kinora/models';
import { createMotionModel, motionModels } from '@kinora/motion';
import { createCastModel, createDioramaModel, sceneManners } from '@kinora/painter';
import type { SceneManner } from '@kinora/painter';
import { createPanelPlanner, createWhiteboardModel } from '@kinora/painter/board';
import type { SubjectFinder } from '@kinora/painter/cut-out';
import { createPictureEditModel, createThumbnailModel, editManners } from '@kinora/painter/edit';
import type { Painting } from '@kinora/painter';
import type { EncoderProfile, RenderPool } from '@kinora/renderer';
import { createBuiltinSpeech } from '@kinora/voice';
import type { Speaking } from '@kinora/voice';
import { whatIsShown } from '@kinora/words';
import { createBuiltinWriter } from '@kinora/writer';

interface BuiltInParts {
  readonly pool: RenderPool;
  /** Paints pictures and the layers of scenes. */
  readonly painting: Painting;
  readonly profile: EncoderProfile;
  readonly subjects: SubjectFinder;
  /** Speaks in threads of its own; shared with the natural voices. */
  readonly speaker: Speaking;
}

/** What is built in: no key, no network. Clips are rendered by `pool`, and what pictures are about is found by `subjects`. */
export function openBuiltIn(parts: BuiltInParts) {
  const speech = createBuiltinSpeech(parts.speaker);
  const pictures = painters(parts);
  const motions = motionsOf(parts, pictures);
  return {
    text: createBuiltinWriter(),
    speech: { ...speech, speaks: () => true },
    pictures,
    videos: motions,
    stagings: motions,
    async close() {
      parts.painting.close();
      await speech.close();
    },
  } satisfies Services & { close(): Promise<void> };
}

/** By image function and image model. */
function painters({ painting, subjects }: BuiltInParts): ReadonlyMap<string, ImageModel> {
  const panels = createPanelPlanner();
  const people = (manner: SceneManner): ImageModel =>
    createCastModel(manner, { places: createDioramaModel(manner, painting), painting, panels });
  const whiteboard = createWhiteboardModel();
  const models: [string, ImageModel][] = [
    ['flux_whiteboard', whiteboard],
    ['image_whiteboard', whiteboard],
    ...sceneManners.map((manner): [string, ImageModel] => [manner.key, people(manner)]),
    ...editManners.map(({ manner, finish }): [string, ImageModel] => {
      const fromWords = people(manner);
      const isThumbnail = finish === 'thumbnail';
      return [
        manner.key,
        isThumbnail
          ? createThumbnailModel(fromWords, subjects)
          : createPictureEditModel({ finish, fromWords, subjects, manner, painting }),
      ];
    }),
  ];
  return new Map(models.map(([key, model]) => [key, paintingWhatIsShown(model)]));
}

/** Our painters draw every thing that a prompt names: of a film's look and cast they get those who are in the picture. */
function paintingWhatIsShown(model: ImageModel): ImageModel {
  return {
    ...model,
    start: (request, call) => model.start({ ...request, prompt: whatIsShown(request.prompt) }, call),
  };
}

/** By engines' video models and video models of the catalogue. */
function motionsOf(render: BuiltInParts, pictures: ReadonlyMap<string, ImageModel>) {
  return new Map(
    motionModels.flatMap(({ key, manner, firstPicture }) => {
      const painter = pictures.get(firstPicture);
      return painter === undefined ? [] : [[key, createMotionModel({ ...render, manner, painter })] as const];
    }),
  );
}
