import { isDrawnByHand, motionModelOf } from '../story-motion.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueStep, planSteps, readOwnProject, readStepsByHash } from '../../projects/index.ts';
import type { OwnedProject, Project, Step } from '../../projects/index.ts';
import { speaksOnScreen } from '../pictures/cast.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';
import { quoteScenes } from './quote-scenes.ts';
import type { SceneQuote } from './quote-scenes.ts';
import { SceneClipInputSchema } from './upgrade-inputs.ts';
import { makeSceneClip } from './upgrade-jobs.ts';

/** Whoever speaks without an engine of their own is filmed by this one. */
const SPEAKING_MODEL = 'talking_character';

/** The model that makes a scene's clip on the way to the film; null: it moves as the studio stages it. */
function clipModelOf({ scene }: StoredScene, settings: StorySettings): string | null {
  if (isDrawnByHand(settings.selected_engine)) {
    return null;
  }
  if (speaksOnScreen(settings.selected_engine)) {
    return scene.lipsync === false || scene.narration_script === '' ? null : motionModelOf(settings);
  }
  return motionModelOf(settings);
}

/**
 * Scenes with who makes their clips on the way to the film. Only a film that is not paid yet buys clips by itself: after that
 * every clip is a wish of its own.
 */
export function withClipWishes(
  { gateway }: Pick<StoriesDeps, 'gateway'>,
  scenes: readonly StoredScene[],
  film: { project: Pick<Project, 'settings' | 'paidAt'>; keepsDrafts: boolean },
): StoredScene[] {
  const settings = settingsOf(film.project);
  return scenes.map((stored) => {
    const isFree = film.keepsDrafts || film.project.paidAt !== null;
    return { ...stored, clipWish: isFree ? null : clipWishOf(gateway, stored, settings) };
  });
}

function clipWishOf({ media }: StoriesDeps['gateway'], stored: StoredScene, settings: StorySettings) {
  const own = clipModelOf(stored, settings);
  // A scene of a film in which somebody shall be seen speaking.
  const isSpeaking =
    own !== null && stored.scene.lipsync === true && media.makerOf('clip', SPEAKING_MODEL) !== null;
  const model = isSpeaking ? SPEAKING_MODEL : own;
  const maker = model === null ? null : media.makerOf('clip', model);
  return model === null || maker === null ? null : { model, maker };
}

const wishesClip = ({ clipWish, clipTake }: StoredScene): boolean => clipWish !== null && clipTake === null;

/** Asks vendors for the prices of a story's clips, before anything is locked. */
export async function readClipPrices(deps: StoriesDeps, owned: OwnedProject): Promise<void> {
  const project = await readOwnProject(deps.database, owned);
  const scenes = withClipWishes(deps, storedScenesOf(project), { project, keepsDrafts: false });
  for (const quote of await quotesOf(deps, deps.database, { ...project, scenes })) {
    for (const { seconds } of quote.steps) {
      await deps.gateway.media.readEstimate('clip', quote.stored.clipWish?.model ?? '', seconds ?? undefined);
    }
  }
}

/** What the clips that scenes wish for take. */
async function quotesOf(
  deps: Pick<StoriesDeps, 'gateway'>,
  database: Transaction | StoriesDeps['database'],
  project: Project,
): Promise<SceneQuote[]> {
  const scenes = storedScenesOf(project);
  const models = [...new Set(scenes.filter(wishesClip).flatMap(({ clipWish }) => clipWish?.model ?? []))];
  const quotes: SceneQuote[] = [];
  for (const model of models) {
    const all = await quoteScenes(deps, database, { project, kind: 'clip', model, prompt: '' });
    quotes.push(...all.filter(({ stored }) => wishesClip(stored) && stored.clipWish?.model === model));
  }
  return quotes;
}

/**
 * Sets aside what a story's clips will cost vendors, by how long its narrations will about be. The caller holds the project's
 * lock. @throws AppError `budget_reached`
 */
export async function reserveClips(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const wishes = (await quotesOf(deps, tx, project)).flatMap(({ stored, steps }) =>
    steps.map(({ seconds }) => ({
      medium: 'clip' as const,
      model: stored.clipWish?.model ?? '',
      ...(seconds === null ? {} : { seconds }),
    })),
  );
  const { id: projectId, ownerId } = project;
  const refusal = await deps.gateway.media.reserveStage(tx, { projectId, ownerId, wishes });
  if (refusal !== null) {
    throw new AppError('budget_reached', { detail: refusal });
  }
}

/** Asks for the clips of a story whose narrations are there, and again for those that did not come. @returns the project with them */
export async function planStoryClips(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'gateway' | 'queue' | 'clock' | 'ids'>,
  project: Project,
): Promise<Project> {
  const quotes = await quotesOf(deps, tx, project);
  const scenes = storedScenesOf(project).map((stored) => {
    const quote = quotes.find((one) => one.stored.scene.id === stored.scene.id);
    return quote === undefined ? stored : withClips(stored, quote, project.run);
  });
  const planned = { ...project, scenes };
  if (quotes.length > 0) {
    await tx.update(projects).set({ scenes }).where(eq(projects.id, project.id));
    const wanted = quotes.flatMap((quote) => quote.steps.map(({ step }) => step));
    await planSteps(tx, { projectId: project.id, wanted, now: deps.clock.now(), ids: deps.ids });
  }
  for (const step of await missingClips(tx, planned)) {
    if (await isReady(tx, project, step)) {
      await enqueueStep(tx, deps.queue, { definition: makeSceneClip, project, step });
    }
  }
  return planned;
}

/** The clip that begins where a finished one ends. */
export async function queueNextClip(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'queue'>,
  { project, finishedClip }: { project: Project; finishedClip: Step },
): Promise<Project> {
  const next = (await missingClips(tx, project)).find(
    (step) =>
      step.take === finishedClip.take &&
      SceneClipInputSchema.parse(step.input).after === finishedClip.inputHash,
  );
  if (next !== undefined) {
    await enqueueStep(tx, deps.queue, { definition: makeSceneClip, project, step: next });
  }
  return project;
}

/** Chosen from the beginning: the film waits for them. What cannot be filmed is staged. */
function withClips(stored: StoredScene, quote: SceneQuote, run: number): StoredScene {
  const model = stored.clipWish?.model ?? '';
  if (quote.steps.length === 0) {
    return { ...stored, clipWish: null };
  }
  const upgrade: SceneUpgrade = {
    kind: 'clip',
    model,
    take: stored.lastTake + 1,
    run,
    hashes: quote.steps.map(({ hash }) => hash),
    missing: [],
    // The story's price covers it.
    stepCredits: 0,
    requestKey: null,
    prompt: '',
  };
  return {
    ...stored,
    scene: { ...stored.scene, selected_image_url: quote.pictureUrl },
    upgrades: [...stored.upgrades, upgrade],
    lastTake: upgrade.take,
    clipTake: upgrade.take,
  };
}

/** Steps of chosen clips that are not finished. */
export async function missingClips(
  tx: Transaction,
  project: Pick<Project, 'id' | 'scenes'>,
): Promise<Step[]> {
  const chosen = storedScenesOf(project).flatMap(({ upgrades, clipTake }) =>
    upgrades.filter(({ kind, take }) => kind === 'clip' && take === clipTake),
  );
  const hashes = chosen.flatMap((upgrade) =>
    upgrade.hashes.filter((hash) => !upgrade.missing.includes(hash)),
  );
  const known = await readStepsByHash(tx, { projectId: project.id, hashes });
  return chosen.flatMap(({ hashes: parts, take, missing }) =>
    known.filter(
      (step) =>
        step.kind === 'clip' &&
        step.take === take &&
        step.state !== 'finished' &&
        parts.includes(step.inputHash) &&
        !missing.includes(step.inputHash),
    ),
  );
}

/** Whether what it begins with is there. */
async function isReady(
  tx: Transaction,
  { id: projectId }: Pick<Project, 'id'>,
  step: Step,
): Promise<boolean> {
  const { after } = SceneClipInputSchema.parse(step.input);
  if (after === null) {
    return true;
  }
  const before = await readStepsByHash(tx, { projectId, hashes: [after] });
  return before.some((one) => one.take === step.take && one.state === 'finished');
}

/** Scenes without the clips that have not come: they move as the studio stages them. */
export async function withoutMissingClips(
  tx: Transaction,
  project: Pick<Project, 'id' | 'scenes'>,
): Promise<StoredScene[]> {
  const missing = await missingClips(tx, project);
  return storedScenesOf(project).map((stored) => {
    const isLacking = missing.some(
      ({ take, inputHash }) =>
        take === stored.clipTake && stored.upgrades.some(({ hashes }) => hashes.includes(inputHash)),
    );
    const upgrades = isLacking
      ? stored.upgrades.filter(({ take }) => take !== stored.clipTake)
      : stored.upgrades;
    return { ...stored, upgrades, clipWish: null, clipTake: isLacking ? null : stored.clipTake };
  });
}
