import type { SceneUpgradePrice, UpgradePrices } from '@kinora/contract/api';
import { upgradeKinds, upgradeModels } from '@kinora/contract/catalogue';
import type { UpgradeKind, UpgradeModel } from '@kinora/contract/catalogue';
import { closedTierReasons } from '@kinora/contract/readiness';
import type { Plan } from '@kinora/contract/plans';
import { judgePlan } from '../../credits/index.ts';
import { readOwnProject } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { quoteScenes } from './quote-scenes.ts';
import type { SceneQuote } from './quote-scenes.ts';
import { unitCredits } from './wish-steps.ts';

interface PriceReader {
  readonly projectId: string;
  readonly ownerId: string;
  /** Dollars are the operator's affair. */
  readonly isAdmin: boolean;
}

/** What connected vendors can make of each scene, and what it costs. @throws AppError `not-found` */
export async function readUpgradePrices(deps: StoriesDeps, reader: PriceReader): Promise<UpgradePrices> {
  const project = await readOwnProject(deps.database, reader);
  const plan = await judgePlan(deps.database, reader.ownerId);
  const { selected_engine: engine } = settingsOf(project);
  const wished = upgradeKinds.flatMap((kind) =>
    upgradeModels(kind, engine).map((model) => ({ kind, model })),
  );
  // Side by side: whoever asks waits for a vendor's price list once.
  const priced = await Promise.all(
    wished.map((wish) => priceModel(deps, { ...wish, project, plan, isAdmin: reader.isAdmin })),
  );
  return { models: priced.flat() };
}

/** Nothing for a model that no vendor serves. */
async function priceModel(
  deps: StoriesDeps,
  about: { project: Project; kind: UpgradeKind; model: UpgradeModel; plan: Plan; isAdmin: boolean },
): Promise<UpgradePrices['models']> {
  const { project, kind, model, plan, isAdmin } = about;
  const maker = deps.gateway.media.makerOf(kind === 'image' ? 'picture' : 'clip', model.key);
  if (maker === null) {
    return [];
  }
  const quotes = await quoteScenes(deps, deps.database, { project, kind, model: model.key, prompt: '' });
  const scenes = quotes.filter(({ steps }) => steps.length > 0);
  if (scenes.length === 0) {
    return [];
  }
  const [closed] = closedTierReasons([{ field: 'model_name', tier: model.tier }], plan);
  return [
    {
      kind,
      model_name: model.key,
      name: model.name,
      made_by: { provider: maker.provider, model: maker.endpoint },
      closed_reason: closed?.sentence ?? null,
      scenes: await Promise.all(
        scenes.map((quote) => priceOf(deps, { quote, kind, model: model.key, isAdmin })),
      ),
    },
  ];
}

async function priceOf(
  { gateway }: StoriesDeps,
  { quote, kind, model, isAdmin }: { quote: SceneQuote; kind: UpgradeKind; model: string; isAdmin: boolean },
): Promise<SceneUpgradePrice> {
  const { steps } = quote;
  const medium = kind === 'image' ? 'picture' : 'clip';
  const estimates = isAdmin
    ? await Promise.all(
        steps.map(({ seconds }) => gateway.media.readEstimate(medium, model, seconds ?? undefined)),
      )
    : [];
  const known = estimates.flatMap((micro) => micro ?? []);
  return {
    scene_number: quote.sceneNumber,
    credits: unitCredits(gateway, kind, model) * steps.length,
    clips: steps.length,
    seconds: kind === 'image' ? null : steps.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    staged_seconds: quote.stagedSeconds,
    estimate_usd: known.length === steps.length ? known.reduce((sum, micro) => sum + micro, 0) / 1e6 : null,
    is_draft: quote.isDraft,
  };
}
