import { projectStatus } from '@kinora/contract/statuses';
import type { Project, Step } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';

type KnownStep = Pick<Step, 'kind' | 'inputHash' | 'take' | 'state'>;

/** Whether nothing but upgrades is under way for a project. */
export function isUpgrading({ status, returnsTo }: Pick<Project, 'status' | 'returnsTo'>): boolean {
  return status === projectStatus.GENERATING_IMAGES && returnsTo !== null;
}

/** Input hashes of an upgrade's steps that are finished. */
export function finishedParts(
  { kind, hashes, take }: SceneUpgrade,
  known: readonly KnownStep[],
): ReadonlySet<string> {
  const stepKind = kind === 'image' ? 'picture' : 'clip';
  const finished = known.filter(
    (step) => step.kind === stepKind && step.take === take && step.state === 'finished',
  );
  return new Set(hashes.filter((hash) => finished.some((step) => step.inputHash === hash)));
}

/** Whether something of an upgrade is still to come, whoever waits for it. */
export function isAwaited(upgrade: SceneUpgrade, known: readonly KnownStep[]): boolean {
  const finished = finishedParts(upgrade, known);
  return upgrade.hashes.some((hash) => !finished.has(hash) && !upgrade.missing.includes(hash));
}

/** Whether an upgrade is under way. Those that failed as a whole are no longer in the list. */
export function isOpen(
  upgrade: SceneUpgrade,
  project: Pick<Project, 'status' | 'returnsTo' | 'run'>,
  known: readonly KnownStep[],
): boolean {
  return isUpgrading(project) && upgrade.run === project.run && isAwaited(upgrade, known);
}

/** Whether the project's run has given a scene a version it did not have. */
export function hasMade(project: Project, known: readonly KnownStep[]): boolean {
  return storedScenesOf(project).some(({ upgrades }) =>
    upgrades.some((upgrade) => upgrade.run === project.run && finishedParts(upgrade, known).size > 0),
  );
}

/** The scenes with one of them changed. */
export function withScene(
  scenes: readonly StoredScene[],
  sceneId: string,
  change: (stored: StoredScene) => StoredScene,
): StoredScene[] {
  return scenes.map((stored) => (stored.scene.id === sceneId ? change(stored) : stored));
}

/** Input hashes of everything that vendors were asked to make of a project's scenes. */
export function upgradeHashes(project: Pick<Project, 'scenes'>): string[] {
  return storedScenesOf(project).flatMap(({ upgrades }) => upgrades.flatMap(({ hashes }) => hashes));
}
