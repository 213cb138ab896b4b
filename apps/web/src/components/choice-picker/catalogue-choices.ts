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
import { isOutside } from '../vendor-name.ts';
import type { Choice, ChoiceGroup } from './choice.ts';

type Catalogue = CatalogueAnswer | undefined;
type Listed = 'image_models' | 'video_models' | 'effects';

const NOT_HERE: string = labels.common.unavailable;

type Listing = Pick<CatalogueAnswer['effects'][number], 'availability' | 'made_by'> & { key: string };

/** What this server says of an entry: why it cannot be used now, and whether Kinora's own sample of it tells the truth. */
function known(
  catalogue: Catalogue,
  list: Listed,
  { key, sample }: { key: string; sample: 'still' | 'moving' },
): Pick<Choice, 'unavailable' | 'sample'> {
  const entries: readonly Listing[] = catalogue?.[list] ?? [];
  const entry = entries.find((one) => one.key === key);
  const isUsable = entry === undefined || entry.availability.is_available;
  return {
    unavailable: isUsable ? null : (entry.availability.notice ?? NOT_HERE),
    sample: entry !== undefined && !isOutside(entry.made_by) ? sample : null,
  };
}

function imageChoice(catalogue: Catalogue, model: ImageModel): Choice<ImageModelKey> {
  return { ...model, ...known(catalogue, 'image_models', { key: model.key, sample: 'still' }) };
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
    .map((model) => ({
      ...model,
      ...known(catalogue, 'video_models', { key: model.key, sample: 'moving' }),
    }));
  return [{ title: KIND_TITLES[kind], choices }];
}

/** The eight effects. */
export function effectGroups(catalogue: Catalogue): ChoiceGroup<EffectKey>[] {
  const choices = effects.map((effect) => ({
    ...effect,
    ...known(catalogue, 'effects', { key: effect.key, sample: 'moving' }),
  }));
  return [{ title: pickerLabels.cameraMoves, choices }];
}

function withContent<Key extends string>(groups: ChoiceGroup<Key>[]): ChoiceGroup<Key>[] {
  return groups.filter((group) => group.choices.length > 0);
}
