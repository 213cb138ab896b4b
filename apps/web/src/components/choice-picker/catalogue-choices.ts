import { effects, imageModels, videoModels } from '@kinora/contract/catalogue';
import type { CatalogueAnswer } from '@kinora/contract/api';
import type {
  EffectKey,
  ImageModel,
  ImageModelKey,
  VideoModelKey,
  VideoModelKind,
} from '@kinora/contract/catalogue';
import { labels } from '../../labels/index.ts';
import { pickerLabels } from '../../labels/pickers.ts';
import type { Choice, ChoiceGroup } from './choice.ts';

type Catalogue = CatalogueAnswer | undefined;
type Listed = 'image_models' | 'video_models' | 'effects';

const NOT_HERE: string = labels.common.unavailable;

/** Why this server cannot use an entry now; null when it can, or while its catalogue is not known. */
function unavailable(catalogue: Catalogue, list: Listed, key: string): string | null {
  const entries: readonly {
    key: string;
    availability: CatalogueAnswer['effects'][number]['availability'];
  }[] = catalogue?.[list] ?? [];
  const availability = entries.find((entry) => entry.key === key)?.availability;
  return availability === undefined || availability.is_available ? null : (availability.notice ?? NOT_HERE);
}

function imageChoice(catalogue: Catalogue, model: ImageModel): Choice<ImageModelKey> {
  return { ...model, unavailable: unavailable(catalogue, 'image_models', model.key) };
}

/** Image models that `isOffered`, those that start from words before those that start from a picture. */
export function imageModelGroups(
  catalogue: Catalogue,
  isOffered: (model: ImageModel) => boolean,
): ChoiceGroup<ImageModelKey>[] {
  const offered = imageModels.filter(isOffered);
  return withContent([
    {
      title: labels.common.fromWords,
      choices: offered.filter(({ kind }) => kind !== 'edit').map((model) => imageChoice(catalogue, model)),
    },
    {
      title: pickerLabels.fromYourPicture,
      choices: offered.filter(({ kind }) => kind === 'edit').map((model) => imageChoice(catalogue, model)),
    },
  ]);
}

const KIND_TITLES: Record<VideoModelKind, string> = {
  text_to_video: labels.common.textToVideo,
  image_to_video: labels.common.imageToVideo,
};

/** The video models of one kind. */
export function videoModelGroups(catalogue: Catalogue, kind: VideoModelKind): ChoiceGroup<VideoModelKey>[] {
  const choices = videoModels
    .filter((model) => model.kind === kind)
    .map((model) => ({ ...model, unavailable: unavailable(catalogue, 'video_models', model.key) }));
  return [{ title: KIND_TITLES[kind], choices }];
}

/** The eight effects. */
export function effectGroups(catalogue: Catalogue): ChoiceGroup<EffectKey>[] {
  const choices = effects.map((effect) => ({
    ...effect,
    unavailable: unavailable(catalogue, 'effects', effect.key),
  }));
  return [{ title: pickerLabels.cameraMoves, choices }];
}

function withContent<Key extends string>(groups: ChoiceGroup<Key>[]): ChoiceGroup<Key>[] {
  return groups.filter((group) => group.choices.length > 0);
}
