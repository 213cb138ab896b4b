import { projectStatus, tabOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { WorkspaceTab } from '@kinora/contract/statuses';
import { useState } from 'react';

/** Characters are opened by hand alone; no status brings them to the front. */
export type OpenTab = WorkspaceTab | 'characters';

interface FollowedTab {
  status: ProjectAnswer['status'];
  tab: OpenTab;
}

/**
 * The open tab. It follows the status once per change; what the user chooses by hand stays until the next change.
 * A failed project keeps the tab; opened afresh it shows what it got to.
 */
export function useActiveTab(project: ProjectAnswer) {
  const { status } = project;
  const front = tabInFront(project);
  const [followed, setFollowed] = useState<FollowedTab>({
    status,
    tab: front ?? furthestTab(project),
  });
  if (followed.status !== status) {
    setFollowed({ status, tab: front ?? followed.tab });
  }
  return {
    tab: followed.tab,
    chooseTab: (tab: OpenTab) => {
      setFollowed({ status, tab });
    },
  };
}

/** Scenes that are made real beside a finished film leave it in front. */
function tabInFront(project: ProjectAnswer): WorkspaceTab | null {
  const isBesideFilm = project.status === projectStatus.GENERATING_IMAGES && project.final_links.length > 0;
  return isBesideFilm ? null : tabOfStatus(project.status);
}

function furthestTab(project: ProjectAnswer): WorkspaceTab {
  if (project.final_links.length > 0) {
    return 'video';
  }
  return project.scenes.some((scene) => scene.generated_image_options.length > 0) ? 'images' : 'scenes';
}
