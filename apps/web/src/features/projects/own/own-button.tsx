import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { ImageUp } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { Button } from '../../../ui/button.tsx';
import type { MoveProject } from '../move-project.ts';
import { mayChange } from './may-change.ts';

const OwnDialog = lazy(async () => ({ default: (await import('./own-dialog.tsx')).OwnDialog }));

interface OwnButtonProps {
  project: ProjectAnswer;
  scene: Pick<Scene, 'id'>;
  moveTo: MoveProject;
}

/** The way to a picture or clip of one's own; nothing for a scene that the server does not know yet. */
export function OwnButton({ project, scene: { id }, moveTo }: OwnButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // In its place there: scenes that are being moved are confirmed later.
  const scene = project.scenes.find((one) => one.id === id);
  if (scene === undefined || !mayChange(project)) {
    return null;
  }
  return (
    <>
      <Button
        look="plain"
        size="small"
        icon={<ImageUp size={14} aria-hidden="true" />}
        aria-label={upgradeLabels.useOwnOf(scene.scene_number)}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {upgradeLabels.useOwn}
      </Button>
      <Suspense>
        {isOpen && (
          <OwnDialog
            project={project}
            scene={scene}
            moveTo={moveTo}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
