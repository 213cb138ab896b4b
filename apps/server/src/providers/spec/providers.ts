import type { ImageModel } from './image-model.ts';
import type { SearchModel } from './search-model.ts';
import type { SpeechModel } from './speech-model.ts';
import type { TextModel } from './text-model.ts';

/** The models that serve this installation, chosen once at the start (`providers/registry.ts`). */
export interface Providers {
  readonly text: TextModel;
  readonly speech: SpeechModel;
  /** Research; undefined when there is none, which is said to the user who asked for it. */
  readonly search?: SearchModel;
  /** What makes the pictures of an image function or image model; undefined when nothing here can. */
  pictureModel(key: string): ImageModel | undefined;
}
