import { sentences } from '@kinora/contract/sentences';
import { isResting, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Info } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { projectLabels } from '../../labels/projects.ts';
import { useScriptFont } from '../../lib/script-font.ts';
import { PanelBoundary } from '../../ui/panel-boundary.tsx';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { AnimaticPlace } from './animatic/animatic-place.tsx';
import { CharactersPanel } from './characters-panel.tsx';
import { FailedBox } from './failed-box.tsx';
import { ImagesPanel } from './images-panel.tsx';
import { isFilm } from './is-film.ts';
import type { MoveProject } from './move-project.ts';
import { ScenesPanel } from './scenes-panel.tsx';
import { Stepper } from './stepper.tsx';
import type { ShotEdit } from './shot-history.ts';
import { useActiveTab } from './use-active-tab.ts';
import type { OpenTab } from './use-active-tab.ts';
import { useEditing } from './revisions/editing-context.tsx';
import { VideoPanel } from './video-panel.tsx';
import { labels } from '../../labels/index.ts';

const ShotEditor = lazy(async () => ({ default: (await import('./shot-editor.tsx')).ShotEditor }));

interface ProjectTabsProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
}

/** The tabs of the workspace and the stepper beside them. */
export function ProjectTabs({ project, moveTo }: ProjectTabsProps) {
  const { tab, chooseTab } = useActiveTab(project);
  useScriptFont(project.language);
  // Where the film itself stands, nothing comes before it.
  const isFilmShown = tab === 'video' && project.final_links.length > 0;
  const canPlay = isResting(project.status) && project.scenes.length > 0 && !isFilmShown;
  // Where a richer script comes from helps where the script is, not beside a film that is made.
  const isNoticeShown = project.notice !== sentences.builtIn.thinMaterial || tab === 'scenes';
  const words = labels.screen.workspace;
  const imageCount = project.scenes.reduce((sum, scene) => sum + scene.generated_image_options.length, 0);
  const items = [
    { id: 'scenes', label: words.scenes, ...(project.scenes.length > 0 && { count: project.scenes.length }) },
    { id: 'images', label: words.images, ...(imageCount > 0 && { count: imageCount }) },
    { id: 'video', label: words.video },
    ...(isFilm(project) ? [{ id: 'characters', label: words.characters } as const] : []),
  ] as const;
  return (
    <>
      <div className="flex items-center gap-6 border-b border-line">
        <Tabs
          label={projectLabels.parts}
          name="project"
          look="line"
          items={items}
          active={tab}
          onSelect={chooseTab}
        />
        <Stepper project={project} />
      </div>
      {canPlay && <AnimaticPlace project={project} />}
      {project.notice !== null && isNoticeShown && (
        <p role="status" className="mt-4 flex items-center gap-2 text-ink-2">
          <Info size={16} aria-hidden="true" className="flex-none text-info" />
          {project.notice}
        </p>
      )}
      <div {...tabPanelProps('project', tab)}>
        <PanelBoundary resetKeys={[project.status, tab]}>
          {project.status === projectStatus.FAILED && <FailedBox project={project} moveTo={moveTo} />}
          <Panels project={project} moveTo={moveTo} tab={tab} onShowTab={chooseTab} />
        </PanelBoundary>
      </div>
    </>
  );
}

interface PanelsProps extends ProjectTabsProps {
  tab: OpenTab;
  onShowTab: (tab: OpenTab) => void;
}

function Panels({ project, moveTo, tab, onShowTab }: PanelsProps) {
  const sceneEdits = useEditing();
  const [shot, setShot] = useState<ShotEdit | null>(null);
  const shotScene = sceneEdits.scenes.find((scene) => scene.id === shot?.sceneId);
  const showFromTop = (next: OpenTab) => {
    onShowTab(next);
    globalThis.scrollTo({ top: 0 });
  };
  switch (tab) {
    case 'scenes':
      return (
        <ScenesPanel project={project} moveTo={moveTo} sceneEdits={sceneEdits} onShowTab={showFromTop} />
      );
    case 'images':
      return (
        <>
          <ImagesPanel project={project} moveTo={moveTo} sceneEdits={sceneEdits} onEditShot={setShot} />
          <Suspense>
            {shot !== null && shotScene !== undefined && (
              <ShotEditor
                project={project}
                scene={shotScene}
                shot={shot}
                moveTo={moveTo}
                onUse={(url) => {
                  sceneEdits.edit({ type: 'change', id: shotScene.id, change: { selected_image_url: url } });
                }}
                onClose={() => {
                  setShot(null);
                }}
              />
            )}
          </Suspense>
        </>
      );
    case 'characters':
      return (
        <div className="mx-auto max-w-160 pt-5">
          <CharactersPanel
            project={project}
            onUseEverywhere={(url) => {
              sceneEdits.edit({ type: 'use-character-everywhere', url });
            }}
          />
        </div>
      );
    case 'video':
      return (
        <VideoPanel
          project={project}
          moveTo={moveTo}
          onEditAgain={() => {
            showFromTop('scenes');
          }}
        />
      );
  }
}
