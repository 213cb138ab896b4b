import { projectStatus, sentences } from '@kinora/contract';
import type { ProjectAnswer } from '@kinora/contract';
import { Info } from 'lucide-react';
import { useScriptFont } from '../../lib/script-font.ts';
import { PanelBoundary } from '../../ui/panel-boundary.tsx';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { FailedBox } from './failed-box.tsx';
import { ImagesPanel } from './images-panel.tsx';
import type { MoveProject } from './move-project.ts';
import { ScenesPanel } from './scenes-panel.tsx';
import { Stepper } from './stepper.tsx';
import { useActiveTab } from './use-active-tab.ts';
import { useSceneEdits } from './use-scene-edits.ts';
import { VideoPanel } from './video-panel.tsx';

interface ProjectTabsProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
}

/** The three tabs of the workspace and the stepper beside them. */
export function ProjectTabs({ project, moveTo }: ProjectTabsProps) {
  const { tab, chooseTab } = useActiveTab(project);
  useScriptFont(project.language);
  const words = sentences.screen.workspace;
  const imageCount = project.scenes.reduce((sum, scene) => sum + scene.generated_image_options.length, 0);
  const items = [
    { id: 'scenes', label: words.scenes, ...(project.scenes.length > 0 && { count: project.scenes.length }) },
    { id: 'images', label: words.images, ...(imageCount > 0 && { count: imageCount }) },
    { id: 'video', label: words.video },
  ] as const;
  return (
    <>
      <div className="flex items-center gap-6 border-b border-line">
        <Tabs
          label="Parts of the project"
          name="project"
          look="line"
          items={items}
          active={tab}
          onSelect={chooseTab}
        />
        <Stepper project={project} />
      </div>
      {project.notice !== null && (
        <p role="status" className="mt-4 flex items-center gap-2 text-ink-2">
          <Info size={16} aria-hidden="true" className="flex-none text-info" />
          {project.notice}
        </p>
      )}
      <div {...tabPanelProps('project', tab)}>
        <PanelBoundary resetKeys={[project.status, tab]}>
          {project.status === projectStatus.FAILED && <FailedBox project={project} moveTo={moveTo} />}
          {/* A new status brings new scenes from the server; edits of the old one are gone with it. */}
          <Panels key={project.status} project={project} moveTo={moveTo} tab={tab} onShowTab={chooseTab} />
        </PanelBoundary>
      </div>
    </>
  );
}

interface PanelsProps extends ProjectTabsProps {
  tab: 'scenes' | 'images' | 'video';
  onShowTab: (tab: 'scenes' | 'images' | 'video') => void;
}

function Panels({ project, moveTo, tab, onShowTab }: PanelsProps) {
  const sceneEdits = useSceneEdits(project);
  const showFromTop = (next: 'scenes' | 'images' | 'video') => {
    onShowTab(next);
    globalThis.scrollTo({ top: 0 });
  };
  switch (tab) {
    case 'scenes':
      return (
        <ScenesPanel project={project} moveTo={moveTo} sceneEdits={sceneEdits} onShowTab={showFromTop} />
      );
    case 'images':
      return <ImagesPanel project={project} moveTo={moveTo} sceneEdits={sceneEdits} />;
    case 'video':
      return (
        <VideoPanel
          project={project}
          onEditAgain={() => {
            showFromTop('scenes');
          }}
        />
      );
  }
}
