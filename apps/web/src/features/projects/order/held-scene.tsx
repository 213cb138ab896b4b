import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { ScenePoster } from './scene-poster.tsx';

/** What is seen of a scene while it is carried. */
export function HeldScene({ project, scene }: { project: ProjectAnswer; scene: Scene }) {
  return (
    <div className="flex w-52 cursor-grabbing items-center gap-2.5 rounded-control border border-accent bg-raised p-1.5 shadow-pop">
      <ScenePoster project={project} scene={scene} className="w-16 flex-none" />
      <span className="truncate text-12 font-semibold">{scene.title}</span>
    </div>
  );
}
