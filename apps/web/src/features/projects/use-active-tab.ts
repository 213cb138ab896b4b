import { tabOfStatus } from '@kinora/contract/statuses';
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
  const [followed, setFollowed] = useState<FollowedTab>({
    status,
    tab: tabOfStatus(status) ?? furthestTab(project),
  });
  if (followed.status !== status) {
    setFollowed({ status, tab: tabOfStatus(status) ?? followed.tab });
  }
  return {
    tab: followed.tab,
    chooseTab: (tab: OpenTab) => {
      setFollowed({ status, tab });
    },
  };
}

function furthestTab(project: ProjectAnswer): WorkspaceTab {
  return project.scenes.some((scene) => scene.generated_image_options.length > 0) ? 'images' : 'scenes';
}
