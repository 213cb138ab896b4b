import { upgradeModels } from '@kinora/contract/catalogue';
import { upgradeReasons } from '@kinora/contract/readiness';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { judgePlan, readBalance } from '../../credits/index.ts';
import {
  ensureHold,
  enqueueStep,
  holdForStep,
  lockOwnProject,
  planSteps,
  readOwnProject,
  readStepsByHash,
  refuseFor,
  requireMove,
} from '../../projects/index.ts';
import type { Project, WantedStep } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { isRepeated } from './repeated-wish.ts';
import { isOpen, isUpgrading, upgradeHashes, withScene } from './upgrading.ts';
import { makeUpgrade } from './upgrade-jobs.ts';
import type { UpgradeWish } from './upgrade-wish.ts';
import { quoteScenes } from './quote-scenes.ts';
import type { SceneQuote } from './quote-scenes.ts';
import { unitCredits, unitHundredths } from './wish-steps.ts';

/**
 * Has scenes made by a vendor while the rest of the story stands: each paid by itself, when it is there. Tier, credits and
 * budget are judged now. @throws AppError for every reason it cannot start
 */
export async function startUpgrades(deps: StoriesDeps, wish: UpgradeWish): Promise<ProjectStatus> {
  await readPrices(deps, wish);
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    if (isRepeated(project, wish)) {
      return project.status;
    }
    const quotes = await wishedQuotes(tx, deps, { project, wish });
    await refuse(tx, deps, { project, wish, quotes });
    const moved = await begin(tx, deps, { project, wish, quotes });
    await setAside(tx, deps, { project: moved, wish, quotes });
    return moved.status;
  });
}

/** Asks the vendor what it costs before anything is locked. */
async function readPrices(deps: StoriesDeps, wish: UpgradeWish): Promise<void> {
  const medium = wish.kind === 'image' ? 'picture' : 'clip';
  const project = await readOwnProject(deps.database, wish);
  const quotes = await quoteScenes(deps, deps.database, { ...wish, project });
  await deps.gateway.media.readEstimate(medium, wish.model);
  for (const seconds of new Set(
    quotes.flatMap((quote) => quote.steps.flatMap((step) => step.seconds ?? [])),
  )) {
    await deps.gateway.media.readEstimate(medium, wish.model, seconds);
  }
}

/** @throws AppError `not-found`, `conflict` */
async function wishedQuotes(
  tx: Transaction,
  deps: StoriesDeps,
  { project, wish }: { project: Project; wish: UpgradeWish },
): Promise<SceneQuote[]> {
  const { sceneNumber } = wish;
  const quotes = await quoteScenes(deps, tx, { ...wish, project });
  if (sceneNumber === null) {
    const drafts = quotes.filter(({ isDraft, steps }) => isDraft && steps.length > 0);
    if (drafts.length === 0) {
      throw new AppError('conflict', { detail: sentences.upgrade.nothingToUpgrade });
    }
    return drafts;
  }
  if (storedScenesOf(project)[sceneNumber - 1] === undefined) {
    throw new AppError('not-found');
  }
  return quotes.filter((quote) => quote.sceneNumber === sceneNumber);
}

interface Wished {
  readonly project: Project;
  readonly wish: UpgradeWish;
  readonly quotes: readonly SceneQuote[];
}

async function refuse(tx: Transaction, deps: StoriesDeps, { project, wish, quotes }: Wished): Promise<void> {
  const { kind, model, ownerId, expectedCredits } = wish;
  const offered = upgradeModels(kind, settingsOf(project).selected_engine).find(({ key }) => key === model);
  const medium = kind === 'image' ? 'picture' : 'clip';
  if (offered === undefined || deps.gateway.media.makerOf(medium, model) === null) {
    throw refusedModel(sentences.upgrade.notConnected);
  }
  const known = await readStepsByHash(tx, { projectId: project.id, hashes: upgradeHashes(project) });
  const steps = quotes.flatMap((quote) => quote.steps);
  const credits = steps.length * unitCredits(deps.gateway, kind, model);
  refuseFor(
    upgradeReasons(
      { tier: offered.tier, credits },
      {
        status: project.status,
        isUpgrading: isUpgrading(project),
        hasOpen: quotes.some(({ stored }) =>
          stored.upgrades.some((one) => one.kind === kind && isOpen(one, project, known)),
        ),
        plan: await judgePlan(tx, ownerId),
        availableHundredths: (await readBalance(tx, ownerId)).availableHundredths,
      },
    ),
  );
  const unready = quotes.find((quote) => quote.steps.length === 0);
  if (unready !== undefined) {
    throw new AppError('conflict', { detail: unready.refusal ?? sentences.upgrade.noPicture });
  }
  if (expectedCredits !== null && expectedCredits !== credits) {
    throw new AppError('price_changed');
  }
}

function refusedModel(message: string): AppError {
  return new AppError('invalid', { detail: message, errors: [{ path: 'model_name', message }] });
}

/** Writes the wishes into their scenes; the first of a run leaves the review, or the finished film. */
async function begin(
  tx: Transaction,
  deps: StoriesDeps,
  { project, wish, quotes }: Wished,
): Promise<Project> {
  const isFirst = !isUpgrading(project);
  const run = isFirst ? project.run + 1 : project.run;
  const scenes = quotes.reduce(
    (all, quote) =>
      withScene(all, quote.stored.scene.id, (stored) => withWish(stored, { deps, wish, quote, run })),
    storedScenesOf(project),
  );
  if (!isFirst) {
    await tx.update(projects).set({ scenes }).where(eq(projects.id, project.id));
    return { ...project, scenes };
  }
  await ensureHold(tx, project);
  const { status } = project;
  return await requireMove(tx, {
    project,
    from: status,
    to: projectStatus.GENERATING_IMAGES,
    now: deps.clock.now(),
    changes: { scenes, run, notice: null, returnsTo: status },
  });
}

function withWish(
  stored: StoredScene,
  about: { deps: StoriesDeps; wish: UpgradeWish; quote: SceneQuote; run: number },
): StoredScene {
  const { deps, wish, quote, run } = about;
  const upgrade: SceneUpgrade = {
    kind: wish.kind,
    model: wish.model,
    take: stored.lastTake + 1,
    run,
    hashes: quote.steps.map(({ hash }) => hash),
    missing: [],
    stepCredits: unitCredits(deps.gateway, wish.kind, wish.model),
    requestKey: wish.idempotencyKey,
    prompt: wish.prompt,
  };
  return {
    ...stored,
    // What is shown now is what the clip begins with; it stays chosen until somebody says otherwise.
    scene: { ...stored.scene, selected_image_url: quote.pictureUrl },
    upgrades: [...stored.upgrades, upgrade],
    lastTake: upgrade.take,
  };
}

/** Credits and dollars of every step, and the jobs of those that wait for no other. The day's row is locked last. */
async function setAside(
  tx: Transaction,
  deps: StoriesDeps,
  { project, wish, quotes }: Wished,
): Promise<void> {
  const { kind, model, ownerId } = wish;
  const amountHundredths = unitHundredths(deps.gateway, kind, model);
  const wanted = quotes.flatMap((quote) => quote.steps);
  const planned = await planSteps(tx, {
    projectId: project.id,
    wanted: wanted.map(({ step }): WantedStep => step),
    now: deps.clock.now(),
    ids: deps.ids,
  });
  for (const [index, step] of planned.entries()) {
    if (amountHundredths > 0n) {
      await holdForStep(tx, { project, step, amountHundredths });
    }
    if (wanted[index]?.isFirst === true) {
      await enqueueStep(tx, deps.queue, { definition: makeUpgrade, project, step });
    }
  }
  const medium = kind === 'image' ? ('picture' as const) : ('clip' as const);
  const wishes = wanted.map(({ seconds }) => ({ medium, model, ...(seconds === null ? {} : { seconds }) }));
  const refusal = await deps.gateway.media.reserveStage(tx, {
    projectId: project.id,
    ownerId,
    wishes,
    isBeside: true,
  });
  if (refusal !== null) {
    throw new AppError('budget_reached', { detail: refusal });
  }
}
