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
import type { CatalogueAnswer, CatalogueEffect } from '@kinora/contract';
import type { Providers } from '@kinora/models';
import { canMakeStories, motionModelOf } from '../stories/index.ts';

export interface CatalogueDeps {
  readonly providers: Providers;
  /** What the operator configured; null where nothing is set. */
  readonly contact: CatalogueAnswer['contact'];
}

/** What there is, what it costs, and what works on this server now and through whom. */
export async function readCatalogue(deps: CatalogueDeps): Promise<CatalogueAnswer> {
  const voices = await deps.providers.speech.voices();
  const { providers } = deps;
  const serve = (isAvailable: boolean, ...keys: readonly string[]): Served =>
    servedBy(providers, isAvailable, keys);
  const serveVideo = (key: string): Served => serve(providers.videoModel(key) !== undefined, key);
  return {
    engines: engines.map((engine) => ({
      ...engine,
      modes: [...engine.modes],
      image_kinds: [...engine.image_kinds],
      price: priceOfProject(engine.key),
      ...serve(
        canMakeStories(providers, { engine: engine.key, imageModel: null, videoModel: null }),
        engine.image_function,
        ...(engine.video_model === 'drawn' ? [] : [motionModelOf({ engine: engine.key, videoModel: null })]),
      ),
    })),
    image_models: imageModels.map((model) => ({
      ...model,
      ...serve(providers.pictureModel(model.key) !== undefined, model.key),
    })),
    video_models: videoModels.map((model) => ({ ...model, ...serveVideo(model.key) })),
    effects: effects.map((effect) => ({ ...effect, ...serveVideo(defaultEffectModel) })),
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

/** What an entry says about who does its work. */
type Served = Pick<
  CatalogueEffect,
  'availability' | 'made_by' | 'is_stand_in' | 'estimate_usd' | 'estimate_note'
>;

const notYet: Served = {
  availability: { is_available: false, through: null, notice: sentences.story.engineUnavailable },
  made_by: null,
  is_stand_in: false,
  estimate_usd: null,
  estimate_note: null,
};

/** What has no outside model behind it that it could stand in for: drawn by hand, or moved in a way of our own. */
const ownByNature: ReadonlySet<string> = new Set([
  'flux_whiteboard',
  'image_whiteboard',
  'multi_talk',
  'talking_character',
]);

/** Who does the work of `keys`, the pictures' model first, and whether a stand-in has a part in it. */
function servedBy(
  providers: Pick<Providers, 'providerOf'>,
  isAvailable: boolean,
  keys: readonly string[],
): Served {
  const [key = ''] = keys;
  const through = providers.providerOf(key);
  if (!isAvailable) {
    return notYet;
  }
  const isStandIn = keys.some((name) => providers.providerOf(name) === 'builtin' && !ownByNature.has(name));
  return {
    availability: { is_available: true, through, notice: isStandIn ? sentences.notice.embeddedModel : null },
    made_by: through === null ? null : { provider: through, model: through === 'builtin' ? STUDIO : key },
    is_stand_in: isStandIn,
    // Nothing is paid yet by anybody who runs this.
    estimate_usd: null,
    estimate_note: null,
  };
}

/** How what is built in is named where a model is: it has no maker's name to borrow. */
const STUDIO = 'Kinora';
