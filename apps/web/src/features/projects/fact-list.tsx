import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { sceneLabels } from '../../labels/scenes.ts';

interface FactListProps {
  project: ProjectAnswer;
  scene: Scene;
}

/** A scene's key facts, each with the source that says it, where one is known. */
export function FactList({ project, scene }: FactListProps) {
  const facts = scene.visual_elements.key_facts;
  return facts.length === 0 ? (
    sceneLabels.empty
  ) : (
    <ul className="grid gap-1">
      {facts.map((fact) => (
        <li key={fact}>
          {fact} <FactSourceNote project={project} scene={scene} fact={fact} />
        </li>
      ))}
    </ul>
  );
}

function FactSourceNote({ project, scene, fact }: FactListProps & { fact: string }) {
  const source = project.sources.find(
    (known) => known.scene_number === scene.scene_number && known.fact === fact,
  );
  if (source === undefined) {
    return null;
  }
  return source.url === null ? (
    <span className="text-ink-3">({source.label})</span>
  ) : (
    <a href={source.url} target="_blank" rel="noopener noreferrer" className="link text-ink-3">
      {source.label}
    </a>
  );
}
