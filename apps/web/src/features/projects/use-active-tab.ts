import { tabOfStatus } from '@kinora/contract';
import type { ProjectAnswer, WorkspaceTab } from '@kinora/contract';
import { useState } from 'react';

/**
 * The open tab. It follows the status once per change; what the user chooses by hand stays until the next change.
 * A failed project keeps the tab; opened afresh it shows what it got to.
 */
export function useActiveTab(project: ProjectAnswer) {
  const { status } = project;
  const [followed, setFollowed] = useState({ status, tab: tabOfStatus(status) ?? furthestTab(project) });
  if (followed.status !== status) {
    setFollowed({ status, tab: tabOfStatus(status) ?? followed.tab });
  }
  return {
    tab: followed.tab,
    chooseTab: (tab: WorkspaceTab) => {
      setFollowed({ status, tab });
    },
  };
}

function furthestTab(project: ProjectAnswer): WorkspaceTab {
  return project.scenes.some((scene) => scene.generated_image_options.length > 0) ? 'images' : 'scenes';
}
