import {
  aspectRatios,
  defaultEffectModel,
  effects,
  engines,
  imageModels,
  languages,
  priceOfProject,
  prices,
  videoModels,
  videoStyles,
  videoTypes,
} from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { CatalogueAnswer, CatalogueEffect } from '@kinora/contract/api';
import type { Engine } from '@kinora/contract/catalogue';
import type { Gateway, Medium } from '../../gateway/index.ts';
import { canMakeStories, motionModelOf } from '../stories/index.ts';

export interface CatalogueDeps {
  readonly gateway: Gateway;
  /** What the operator configured; null where nothing is set. */
  readonly contact: CatalogueAnswer['contact'];
  readonly webResultsByDefault: boolean;
}

/** What there is, what it costs, and what works on this server now and through whom. */
export async function readCatalogue(
  deps: CatalogueDeps,
  /** Visitors see no dollars. */
  { isAccount }: { readonly isAccount: boolean },
): Promise<CatalogueAnswer> {
  const { speech } = deps.gateway;
  const media = isAccount ? deps.gateway.media : { ...deps.gateway.media, estimateOf: () => null };
  const voices = await speech.voices();
  const { shotEdit, storyByTier, ...otherPrices } = prices;
  // A visitor is told no price, and so not that there is none either.
  const servedHere = (by: ServedKey): Served => ({
    ...servedBy(media, by),
    ...(isAccount ? {} : { estimate_note: null }),
  });
  const serve = (medium: Medium, model: string): Served =>
    media.serves(medium, model) ? servedHere({ medium, key: model }) : notYet;
  return {
    engines: engines.map((engine) => ({
      ...engine,
      modes: [engine.mode],
      image_kinds: [...engine.image_kinds],
      price: media.creditsOf(engine.key) ?? priceOfProject(engine.key),
      ...(canMakeStories(deps.gateway, ownModelsOf(engine))
        ? servedHere({ medium: 'picture', key: engine.image_function, stagedAs: stagedLike(media, engine) })
        : notYet),
    })),
    image_models: imageModels.map((model) => ({
      ...model,
      ...serve('picture', model.key),
      credits: media.creditsOf(model.key),
    })),
    video_models: videoModels.map((model) => ({
      ...model,
      ...serve('clip', model.key),
      credits: media.creditsOf(model.key),
    })),
    effects: effects.map((effect) => ({ ...effect, ...serve('clip', defaultEffectModel) })),
    voices: voices.map(({ voice_id, name, tier }) => ({ voice_id, name, tier })),
    prices: { ...otherPrices, shot_edit: shotEdit, story: storyByTier },
    languages: [...languages],
    aspect_ratios: [...aspectRatios],
    video_types: [...videoTypes],
    video_styles: [...videoStyles],
    web_results_by_default: deps.webResultsByDefault,
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

/** An engine without another model chosen beside it. */
function ownModelsOf({ key }: Pick<Engine, 'key'>) {
  return { selected_engine: key, selected_image_model: null, selected_video_model: null };
}

/**
 * Like which model an engine's pictures are staged, which is our own work; null: a hand draws them, or whoever has the
 * model makes their clips.
 */
function stagedLike(media: Gateway['media'], { key, video_model: motion }: Engine): string | null {
  const model = motion === 'drawn' ? null : motionModelOf(ownModelsOf({ key }));
  return model === null || media.makerOf('clip', model) !== null ? null : model;
}

interface ServedKey {
  readonly medium: Medium;
  readonly key: string;
  /** Like which model its pictures are staged. */
  readonly stagedAs?: string | null;
}

/** Who does the work of a model, and whether a stand-in has a part in it. */
function servedBy(media: Gateway['media'], { medium, key, stagedAs = null }: ServedKey): Served {
  const maker = media.makerOf(medium, key);
  const amount = media.estimateOf(medium, key);
  const through = media.providerOf(key);
  const ours = [media.isBuiltIn(key) ? key : null, stagedAs];
  const isStandIn = ours.some((name) => name !== null && !ownByNature.has(name));
  return {
    availability: { is_available: true, through, notice: isStandIn ? sentences.notice.embeddedModel : null },
    made_by: through === null ? null : { provider: through, model: maker?.endpoint ?? STUDIO },
    is_stand_in: isStandIn,
    estimate_usd: amount === null ? null : { from: amount / 1e6, to: amount / 1e6 },
    estimate_note: maker !== null && amount === null ? sentences.paid.priceUnknown : null,
  };
}

/** How what is built in is named where a model is: it has no maker's name to borrow. */
const STUDIO = 'Kinora';
