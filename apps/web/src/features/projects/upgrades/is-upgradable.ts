import { projectStatus } from '@kinora/contract/statuses';
import type { OpenUpgrade, ProjectAnswer } from '@kinora/contract/api';

/** Whether nothing but upgrades is under way. */
export function isUpgrading({ status, scenes }: Pick<ProjectAnswer, 'status' | 'scenes'>): boolean {
  return (
    status === projectStatus.GENERATING_IMAGES &&
    scenes.some(({ open_upgrades: open = [] }) => open.length > 0)
  );
}

/** Whether a scene with these upgrades under way can have another one made now. */
export function isUpgradable(
  project: Pick<ProjectAnswer, 'status' | 'scenes'>,
  open: readonly OpenUpgrade[],
): boolean {
  const { status } = project;
  const isAtRest = status === projectStatus.IMAGES_READY || status === projectStatus.COMPLETE;
  return isAtRest || (isUpgrading(project) && open.length === 0);
}
