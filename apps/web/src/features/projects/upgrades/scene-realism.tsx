import { isUpgradable } from './is-upgradable.ts';
import type { ProjectAnswer, ShownScene } from '@kinora/contract/api';
import { Clapperboard, Columns2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { Button } from '../../../ui/button.tsx';
import type { MoveProject } from '../move-project.ts';
import { OwnButton } from '../own/own-button.tsx';
import { OpenUpgradeLine } from './open-upgrade-line.tsx';
import { useVersionChoice } from './use-version-choice.ts';
import { VersionStrip } from './version-strip.tsx';

const MakeRealDialog = lazy(async () => ({
  default: (await import('./make-real-dialog.tsx')).MakeRealDialog,
}));
const CompareVersions = lazy(async () => ({
  default: (await import('./compare-versions.tsx')).CompareVersions,
}));

interface SceneRealismProps {
  project: ProjectAnswer;
  scene: ShownScene;
  moveTo: MoveProject;
  /** Pictures have a choice of their own beside it. */
  areImagesBeside?: boolean;
}

/** What a scene is made as: its versions, what a service is making of it now, and the way to have it made real. */
export function SceneRealism({ project, scene, moveTo, areImagesBeside = false }: SceneRealismProps) {
  const [dialog, setDialog] = useState<'make' | 'compare' | null>(null);
  const choose = useVersionChoice(project, moveTo);
  const number = scene.scene_number;
  const versions = scene.versions ?? [];
  const open = scene.open_upgrades ?? [];
  const shown = (['clip', 'image'] as const).flatMap((kind) => {
    const ofKind = versions.filter((version) => version.kind === kind);
    return ofKind.length < 2 || (kind === 'image' && areImagesBeside) ? [] : ofKind;
  });
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {open.map((upgrade) => (
        <OpenUpgradeLine
          key={upgrade.kind}
          project={project}
          sceneNumber={number}
          upgrade={upgrade}
          moveTo={moveTo}
        />
      ))}
      {shown.length > 0 && (
        <VersionStrip
          sceneNumber={number}
          versions={shown}
          onChoose={
            choose &&
            ((version) => {
              choose(number, version);
            })
          }
        />
      )}
      <div className="-ml-3 flex flex-wrap gap-1">
        {isUpgradable(project, open) && (
          <Button
            look="plain"
            size="small"
            icon={<Clapperboard size={14} aria-hidden="true" />}
            aria-label={upgradeLabels.makeRealOf(number)}
            onClick={() => {
              setDialog('make');
            }}
          >
            {upgradeLabels.makeReal}
          </Button>
        )}
        <OwnButton project={project} scene={scene} moveTo={moveTo} />
        {shown.length > 1 && (
          <Button
            look="plain"
            size="small"
            icon={<Columns2 size={14} aria-hidden="true" />}
            aria-label={upgradeLabels.compareOf(number)}
            onClick={() => {
              setDialog('compare');
            }}
          >
            {upgradeLabels.compare}
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'make' && (
          <MakeRealDialog
            project={project}
            scene={scene}
            moveTo={moveTo}
            onClose={() => {
              setDialog(null);
            }}
          />
        )}
        {dialog === 'compare' && (
          <CompareVersions
            project={project}
            sceneNumber={number}
            versions={shown}
            onChoose={
              choose &&
              ((version) => {
                choose(number, version);
                setDialog(null);
              })
            }
            onClose={() => {
              setDialog(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
