import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/index.ts';
import { assetUrl, readAssets } from '../../assets/index.ts';
import { giveStepHoldBack, moveProject, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step } from '../../projects/index.ts';
import { makeVideo } from '../films/make-video.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { finishedParts, hasMade, isAwaited, isOpen, upgradeHashes, withScene } from './upgrading.ts';

type SettleDeps = Pick<StoriesDeps, 'queue' | 'clock'>;

/** An upgrade with its place. */
export interface FoundUpgrade {
  readonly sceneId: string;
  /** From 1. */
  readonly sceneNumber: number;
  readonly upgrade: SceneUpgrade;
}

/** The upgrade that a step belongs to. */
export function findUpgrade(
  project: Pick<Project, 'scenes'>,
  { inputHash, take }: Pick<Step, 'inputHash' | 'take'>,
): FoundUpgrade | undefined {
  return storedScenesOf(project)
    .flatMap(({ scene, upgrades }, index) =>
      upgrades.map((upgrade) => ({ sceneId: scene.id, sceneNumber: index + 1, upgrade })),
    )
    .find(({ upgrade }) => upgrade.take === take && upgrade.hashes.includes(inputHash));
}

/** Parts of an upgrade that will not come: their credits go back. */
export async function dropParts(
  tx: Transaction,
  of: { project: Project; found: FoundUpgrade; hashes: readonly string[]; reason: string },
): Promise<FoundUpgrade> {
  const { project, found, hashes, reason } = of;
  const { upgrade } = found;
  const known = await readStepsByHash(tx, { projectId: project.id, hashes });
  for (const step of known.filter((one) => one.take === upgrade.take && one.state !== 'finished')) {
    await giveStepHoldBack(tx, { stepId: step.id, reason });
  }
  return { ...found, upgrade: { ...upgrade, missing: [...new Set([...upgrade.missing, ...hashes])] } };
}

/**
 * Goes on when something has come of an upgrade, or will not come: what is whole is chosen; with the last one the project
 * leaves for the new film, or goes back to where the upgrades began. The caller holds the project's lock.
 */
export async function settleUpgrades(
  tx: Transaction,
  deps: SettleDeps,
  end: { project: Project; changed: FoundUpgrade; sentence: string | null },
): Promise<Project> {
  const { project, changed, sentence } = end;
  const hashes = [...upgradeHashes(project)];
  const known = await readStepsByHash(tx, { projectId: project.id, hashes });
  const url = await pictureOf(tx, changed.upgrade, known);
  const scenes = withScene(storedScenesOf(project), changed.sceneId, (stored) =>
    concluded(stored, changed.upgrade, { known, url }),
  );
  const notice = noticeOf({ project, changed, sentence, known });
  const after = { ...project, scenes, notice };
  const areOpen = scenes.some(({ upgrades }) => upgrades.some((one) => isOpen(one, after, known)));
  if (areOpen || project.returnsTo === null) {
    await tx.update(projects).set({ scenes, notice }).where(eq(projects.id, project.id));
    return after;
  }
  return await leave(tx, deps, { project: after, hasNews: hasMade(after, known) });
}

/** What a picture's upgrade has made. */
async function pictureOf(tx: Transaction, { kind, hashes, take }: SceneUpgrade, known: readonly Step[]) {
  const step = known.find(
    (one) => one.kind === 'picture' && one.take === take && hashes.includes(one.inputHash),
  );
  const id = kind === 'image' ? step?.assetId : null;
  const asset = id === null || id === undefined ? undefined : (await readAssets(tx, [id])).get(id);
  return asset === undefined ? null : assetUrl(asset);
}

/** A scene after something of an upgrade has come, or will not come. */
function concluded(
  stored: StoredScene,
  upgrade: SceneUpgrade,
  { known, url }: { known: readonly Step[]; url: string | null },
): StoredScene {
  const others = stored.upgrades.filter(({ take }) => take !== upgrade.take);
  if (isAwaited(upgrade, known)) {
    return { ...stored, upgrades: sorted([...others, upgrade]) };
  }
  if (finishedParts(upgrade, known).size === 0) {
    return { ...stored, upgrades: others };
  }
  const upgrades = sorted([...others, upgrade]);
  // Another picture is shown as it is: clips of the one before stay choosable.
  return upgrade.kind === 'clip'
    ? { ...stored, upgrades, clipTake: upgrade.take }
    : { ...stored, upgrades, clipTake: null, scene: { ...stored.scene, selected_image_url: url } };
}

function sorted(upgrades: readonly SceneUpgrade[]): SceneUpgrade[] {
  return upgrades.toSorted((one, other) => one.take - other.take);
}

/** What several scenes have to say stands one after the other. */
function noticeOf(end: {
  project: Project;
  changed: FoundUpgrade;
  sentence: string | null;
  known: readonly Step[];
}): string | null {
  const { project, changed, sentence, known } = end;
  if (sentence === null) {
    return project.notice;
  }
  const { sceneNumber, upgrade } = changed;
  const { halfMade, sceneFailed } = sentences.upgrade;
  const isHalf = finishedParts(upgrade, known).size > 0;
  const said = isHalf ? halfMade(sceneNumber, sentence) : sceneFailed(sceneNumber, sentence);
  return [project.notice, said].filter(Boolean).join(' ');
}

/** A finished film is made anew with what has come; a review goes on. */
async function leave(
  tx: Transaction,
  deps: SettleDeps,
  { project, hasNews }: { project: Project; hasNews: boolean },
): Promise<Project> {
  const { scenes, notice, returnsTo } = project;
  const move = { project, from: projectStatus.GENERATING_IMAGES, now: deps.clock.now() };
  if (returnsTo === projectStatus.COMPLETE && hasNews) {
    const changes = { scenes, notice, returnsTo: null, run: project.run + 1, filmPlan: null };
    const moved = await moveProject(tx, { ...move, to: projectStatus.VIDEO_QUEUED, changes });
    const task = { projectId: project.id, run: project.run + 1 };
    await deps.queue.enqueue(tx, makeVideo, task, { group: project.ownerId });
    return moved ?? project;
  }
  const to = returnsTo ?? projectStatus.IMAGES_READY;
  const moved = await moveProject(tx, { ...move, to, changes: { scenes, notice, returnsTo: null } });
  return moved ?? project;
}
