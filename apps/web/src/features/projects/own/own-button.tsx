import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { ImageUp, Scissors } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { MoveProject } from '../move-project.ts';
import { ownClipOf } from '../scene-picture.ts';
import { mayChange } from './may-change.ts';

const OwnDialog = lazy(async () => ({ default: (await import('./own-dialog.tsx')).OwnDialog }));

interface OwnButtonProps {
  project: ProjectAnswer;
  scene: Pick<Scene, 'id'>;
  moveTo: MoveProject;
}

/**
 * The ways to a picture or clip of one's own, and to another part of the clip that is shown; nothing for a scene that the
 * server does not know yet.
 */
export function OwnButton({ project, scene: { id }, moveTo }: OwnButtonProps) {
  const [opened, setOpened] = useState<'new' | 'cut' | null>(null);
  // In its place there: scenes that are being moved are confirmed later.
  const scene = project.scenes.find((one) => one.id === id);
  if (scene === undefined) {
    return null;
  }
  const count = scene.clips_being_cut ?? 0;
  const cut = ownClipOf(project, scene)?.cut;
  return (
    <>
      {mayChange(project) && (
        <Button
          look="plain"
          size="small"
          icon={<ImageUp size={14} aria-hidden="true" />}
          aria-label={upgradeLabels.useOwnOf(scene.scene_number)}
          onClick={() => {
            setOpened('new');
          }}
        >
          {upgradeLabels.useOwn}
        </Button>
      )}
      {mayChange(project) && cut !== undefined && (
        <Button
          look="plain"
          size="small"
          icon={<Scissors size={14} aria-hidden="true" />}
          aria-label={upgradeLabels.recutOf(scene.scene_number)}
          onClick={() => {
            setOpened('cut');
          }}
        >
          {upgradeLabels.recut}
        </Button>
      )}
      {/* Said when it comes, so that it stands there before. */}
      <span
        role="status"
        className="inline-flex min-h-8 items-center gap-2 px-3 text-12 text-ink-2 empty:hidden"
      >
        {count > 0 && (
          <>
            <Spinner />
            {upgradeLabels.beingCut(count)}
          </>
        )}
      </span>
      <Suspense>
        {opened !== null && (
          <OwnDialog
            project={project}
            scene={scene}
            cut={opened === 'cut' ? (cut ?? null) : null}
            moveTo={moveTo}
            onClose={() => {
              setOpened(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
