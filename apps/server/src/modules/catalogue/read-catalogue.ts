import {
  aspectRatios,
  defaultEffectModel,
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
import type { Providers } from '@kinora/models';
import { canMakeStories } from '../stories/index.ts';

export interface CatalogueDeps {
  readonly providers: Providers;
  /** What the operator configured; null where nothing is set. */
  readonly contact: CatalogueAnswer['contact'];
}

/** What there is, what it costs, and what works on this server now and through whom. */
export async function readCatalogue(deps: CatalogueDeps): Promise<CatalogueAnswer> {
  const voices = await deps.providers.speech.voices();
  const { providers } = deps;
  const videoAvailability = (key: string): Availability =>
    availabilityOf(providers, key, providers.videoModel(key) !== undefined);
  return {
    engines: engines.map((engine) => ({
      ...engine,
      modes: [...engine.modes],
      image_kinds: [...engine.image_kinds],
      price: priceOfProject(engine.key),
      availability: availabilityOf(
        providers,
        engine.image_function,
        canMakeStories(providers, { engine: engine.key, imageModel: null, videoModel: null }),
      ),
    })),
    image_models: imageModels.map((model) => ({
      ...model,
      availability: availabilityOf(providers, model.key, providers.pictureModel(model.key) !== undefined),
    })),
    video_models: videoModels.map((model) => ({ ...model, availability: videoAvailability(model.key) })),
    effects: effects.map((effect) => ({ ...effect, availability: videoAvailability(defaultEffectModel) })),
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

/** What is drawn by hand has no paid model behind it that it could stand in for. */
const drawnByNature: ReadonlySet<string> = new Set(['flux_whiteboard', 'image_whiteboard']);

/** Whether something works, by the key of the model that decides, and whether a stand-in does the work. */
function availabilityOf(
  providers: Pick<Providers, 'providerOf'>,
  key: string,
  isAvailable: boolean,
): Availability {
  if (!isAvailable) {
    return notYet;
  }
  const through = providers.providerOf(key);
  const isStandIn = through === 'builtin' && !drawnByNature.has(key);
  return { is_available: true, through, notice: isStandIn ? sentences.notice.embeddedModel : null };
}
