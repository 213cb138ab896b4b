import type { ProjectAnswer } from '@kinora/contract/api';
import { Clapperboard } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { projectLabels } from '../../../labels/projects.ts';
import { Button } from '../../../ui/button.tsx';
import { openSounds } from './open-sounds.ts';
import type { ReelSounds } from './reel.ts';

const Animatic = lazy(async () => ({ default: (await import('./animatic.tsx')).Animatic }));

/** The button of the animatic, and in its place the animatic, until it is closed or the project goes on. */
export function AnimaticPlace({ project }: { project: ProjectAnswer }) {
  const [sounds, setSounds] = useState<ReelSounds | null>(null);
  useEffect(() => () => void sounds?.close(), [sounds]);
  if (sounds === null) {
    return (
      <Button
        size="small"
        className="mt-3"
        icon={<Clapperboard size={16} aria-hidden="true" />}
        onClick={() => {
          setSounds(openSounds());
        }}
      >
        {projectLabels.playAnimatic}
      </Button>
    );
  }
  return (
    <Suspense>
      <Animatic
        project={project}
        sounds={sounds}
        onClose={() => {
          setSounds(null);
        }}
      />
    </Suspense>
  );
}
