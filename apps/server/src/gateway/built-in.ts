import type { ImageModel, Services } from '@kinora/models';
import { createMotionModel, motionModels, openTalkStage } from '@kinora/motion';
import { createCastModel, createDioramaModel, sceneManners } from '@kinora/painter';
import { createWhiteboardModel } from '@kinora/painter/board';
import { createPictureEditModel, createThumbnailModel, editManners } from '@kinora/painter/edit';
import type { EncoderProfile, RenderPool } from '@kinora/renderer';
import { createBuiltinSpeech } from '@kinora/voice';
import type { Speaker } from '@kinora/voice';
import { whatIsShown } from '@kinora/words';
import { createBuiltinWriter } from '@kinora/writer';

/** What is built in: no key, no network. Clips are rendered by `pool`. */
export function openBuiltIn(
  render: { readonly pool: RenderPool; readonly profile: EncoderProfile },
  speaker?: Speaker,
) {
  const speech = createBuiltinSpeech(speaker);
  const pictures = painters();
  const motions = motionsOf(render, pictures);
  return {
    text: createBuiltinWriter(),
    speech: { ...speech, speaks: () => true },
    pictures,
    videos: motions,
    stagings: motions,
    close: () => speech.close(),
  } satisfies Services & { close(): Promise<void> };
}

/** By image function and image model. */
function painters(): ReadonlyMap<string, ImageModel> {
  const whiteboard = createWhiteboardModel();
  const models: [string, ImageModel][] = [
    ['flux_whiteboard', whiteboard],
    ['image_whiteboard', whiteboard],
    ...sceneManners.map((manner): [string, ImageModel] => [
      manner.key,
      createCastModel(manner, createDioramaModel(manner)),
    ]),
    ...editManners.map(({ manner, finish }): [string, ImageModel] => {
      const fromWords = createCastModel(manner, createDioramaModel(manner));
      const isThumbnail = finish === 'thumbnail';
      return [
        manner.key,
        isThumbnail ? createThumbnailModel(fromWords) : createPictureEditModel({ finish, fromWords }),
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
function motionsOf(
  render: { readonly pool: RenderPool; readonly profile: EncoderProfile },
  pictures: ReadonlyMap<string, ImageModel>,
) {
  const talk = openTalkStage();
  return new Map(
    motionModels.flatMap(({ key, manner, firstPicture }) => {
      const painter = pictures.get(firstPicture);
      return painter === undefined
        ? []
        : [[key, createMotionModel({ ...render, manner, talk, painter })] as const];
    }),
  );
}
