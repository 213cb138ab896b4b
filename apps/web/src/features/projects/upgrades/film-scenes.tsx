import type { ProjectAnswer, ShownScene } from '@kinora/contract/api';
import { Clapperboard } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { labels } from '../../../labels/index.ts';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import type { MoveProject } from '../move-project.ts';
import { isUpgradable } from './is-upgradable.ts';
import { SceneRealism } from './scene-realism.tsx';
import { VersionMedia } from './version-media.tsx';

const MakeRealDialog = lazy(async () => ({
  default: (await import('./make-real-dialog.tsx')).MakeRealDialog,
}));

/** The scenes of a finished film, each with what it is made as. */
export function FilmScenes({ project, moveTo }: { project: ProjectAnswer; moveTo: MoveProject }) {
  const [isForAll, setIsForAll] = useState(false);
  return (
    <section aria-labelledby="film-scenes" className="mt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5">
        <h2 id="film-scenes" className="text-20 tracking-[-.012em]">
          {upgradeLabels.scenesOfFilm}
        </h2>
        <span className="flex-1" />
        {isUpgradable(project, []) && (
          <Button
            size="small"
            icon={<Clapperboard size={14} aria-hidden="true" />}
            onClick={() => {
              setIsForAll(true);
            }}
          >
            {upgradeLabels.makeAllReal}
          </Button>
        )}
        <p className="w-full pb-1 text-ink-3">{upgradeLabels.scenesHint}</p>
      </div>
      <ol>
        {project.scenes.map((scene) => (
          <li
            key={scene.id}
            className="grid grid-cols-[160px_minmax(0,1fr)] gap-4 border-t border-line py-4 first:border-t-0 max-sm:grid-cols-[112px_minmax(0,1fr)]"
          >
            <Frame ratio={project.aspect_ratio} className="self-start">
              <ShownVersion scene={scene} />
            </Frame>
            <div className="min-w-0">
              <p className="text-12 text-ink-3">{labels.common.sceneNumber(scene.scene_number)}</p>
              <h3 className="mt-0.5 truncate text-16 tracking-[-.01em]">{scene.title}</h3>
              <SceneRealism project={project} scene={scene} moveTo={moveTo} />
            </div>
          </li>
        ))}
      </ol>
      <Suspense>
        {isForAll && (
          <MakeRealDialog
            project={project}
            scene={null}
            moveTo={moveTo}
            onClose={() => {
              setIsForAll(false);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

/** A scene's clip as the film shows it, or its picture. */
function ShownVersion({ scene }: { scene: ShownScene }) {
  const chosen = (scene.versions ?? []).filter((version) => version.is_chosen && version.url !== null);
  const shown = chosen.find(({ kind }) => kind === 'clip') ?? chosen[0];
  return shown === undefined ? null : <VersionMedia version={shown} />;
}
