import { fieldOf, isSameValue, withField } from '@kinora/contract/revisions';
import type { Conflict, FieldChange, ProjectDocument, SceneField } from '@kinora/contract/revisions';
import type { Scene } from '@kinora/contract/scenes';

/** Fields that mostly repeat another one, and then go along with it. */
const twinOf: Partial<Record<SceneField, SceneField>> = {
  narration: 'narration_script',
  image_prompt: 'visual_image_prompt',
  video_prompt: 'visual_video_prompt',
};

function changeOf(conflict: Conflict): FieldChange | null {
  return conflict.change.kind === 'field' && !conflict.is_gone ? conflict.change : null;
}

/** Without those about a field that repeats another one on both sides: one choice is enough. */
export function withoutTwins(conflicts: readonly Conflict[]): Conflict[] {
  const repeated = conflicts.flatMap((conflict) => {
    const change = changeOf(conflict);
    const twin = change === null ? undefined : twinOf[change.field];
    return conflicts.filter((other) => {
      const also = changeOf(other);
      return (
        twin !== undefined &&
        also?.field === twin &&
        also.id === change?.id &&
        isSameValue(also.after, change.after) &&
        isSameValue(other.theirs, conflict.theirs)
      );
    });
  });
  return conflicts.filter((conflict) => !repeated.includes(conflict));
}

/** A field that repeated what was written here goes along with what stands there now. */
export function withTwinsOfTheirs(
  document: ProjectDocument,
  conflicts: readonly Conflict[],
): ProjectDocument {
  const followed = (scene: Scene): Scene =>
    conflicts.reduce((now, conflict) => {
      const change = changeOf(conflict);
      const twin = change?.id === scene.id ? twinOf[change.field] : undefined;
      return twin !== undefined && change !== null && isSameValue(fieldOf(now, twin), change.after)
        ? withField(now, twin, fieldOf(now, change.field))
        : now;
    }, scene);
  const scenes = document.scenes.map(followed);
  return scenes.every((scene, index) => scene === document.scenes[index])
    ? document
    : { ...document, scenes };
}

/** What was written here in the place of the other; a field that repeats that one goes along. */
export function withTwinOfMine(
  before: ProjectDocument,
  after: ProjectDocument,
  conflict: Conflict,
): ProjectDocument {
  const change = changeOf(conflict);
  const twin = change === null ? undefined : twinOf[change.field];
  if (change === null || twin === undefined) {
    return after;
  }
  const old = before.scenes.find(({ id }) => id === change.id);
  const isRepeated = old !== undefined && isSameValue(fieldOf(old, twin), fieldOf(old, change.field));
  const scenes = after.scenes.map((scene) =>
    scene.id === change.id && isRepeated ? withField(scene, twin, change.after) : scene,
  );
  return { ...after, scenes };
}
