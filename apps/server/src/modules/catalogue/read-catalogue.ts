import {
  aspectRatios,
  effects,
  engines,
  imageModels,
  languages,
  priceOfProject,
  prices,
  sentences,
  videoModels,
  videoStyles,
  videoTypes,
} from '@kinora/contract';
import type { Availability, CatalogueAnswer } from '@kinora/contract';
import type { Providers } from '../../providers/spec/providers.ts';
import { canMakeStories } from '../stories/index.ts';

export interface CatalogueDeps {
  readonly providers: Providers;
  /** What the operator configured; null where nothing is set. */
  readonly contact: CatalogueAnswer['contact'];
}

/** What there is, what it costs, and what works on this server now and through whom. */
export async function readCatalogue(deps: CatalogueDeps): Promise<CatalogueAnswer> {
  const voices = await deps.providers.speech.voices();
  return {
    engines: engines.map((engine) => ({
      ...engine,
      modes: [...engine.modes],
      image_kinds: [...engine.image_kinds],
      price: priceOfProject(engine.key),
      availability: availabilityOf(
        canMakeStories(deps.providers, { engine: engine.key, imageModel: null }),
        deps.providers.providerOf(engine.image_function),
      ),
    })),
    image_models: imageModels.map((model) => ({
      ...model,
      availability: availabilityOf(
        deps.providers.pictureModel(model.key) !== undefined,
        deps.providers.providerOf(model.key),
      ),
    })),
    video_models: videoModels.map((model) => ({ ...model, availability: notYet })),
    effects: effects.map((effect) => ({ ...effect, availability: notYet })),
    voices: voices.map(({ voice_id, name, tier }) => ({ voice_id, name, tier })),
    prices: {
      image: prices.image,
      shot_edit: prices.shotEdit,
      video: prices.video,
      effect: prices.effect,
      animate: prices.animate,
      character: prices.character,
      film: prices.film,
      story: prices.storyByTier,
    },
    languages: [...languages],
    aspect_ratios: [...aspectRatios],
    video_types: [...videoTypes],
    video_styles: [...videoStyles],
    contact: deps.contact,
  };
}

const notYet: Availability = {
  is_available: false,
  through: null,
  notice: sentences.story.engineUnavailable,
};

function availabilityOf(isAvailable: boolean, through: string | null): Availability {
  return isAvailable ? { is_available: true, through, notice: null } : notYet;
}
