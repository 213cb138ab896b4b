import type { Scene } from '../scenes/scene.ts';
import type { Change, ProjectDocument } from './change.ts';
import { fieldOf, isSameValue, sceneFields } from './scene-fields.ts';

/** What was changed between two documents of a project. */
export function diffDocuments(before: ProjectDocument, after: ProjectDocument): Change[] {
  const [old, fresh] = [byId(before.scenes), byId(after.scenes)];
  const gone = before.scenes.filter(({ id }) => !fresh.has(id));
  const order = { before: before.scenes.map(({ id }) => id), after: after.scenes.map(({ id }) => id) };
  return [
    ...(before.title === after.title
      ? []
      : [{ kind: 'title' as const, before: before.title, after: after.title }]),
    ...gone.map((scene) => ({ kind: 'scene' as const, id: scene.id, before: scene, after: null })),
    ...after.scenes.flatMap((scene): Change[] => {
      const known = old.get(scene.id);
      return known === undefined
        ? [{ kind: 'scene', id: scene.id, before: null, after: scene }]
        : diffScenes(known, scene);
    }),
    ...diffClips(before, after),
    ...(isSameValue(order.before, order.after) ? [] : [{ kind: 'order' as const, ...order }]),
  ];
}

/** Of scenes that are in both. */
function diffClips({ clips: old = {} }: ProjectDocument, { clips: fresh = {} }: ProjectDocument): Change[] {
  return Object.entries(fresh).flatMap(([id, after]): Change[] => {
    const before = old[id];
    return before === undefined || before === after ? [] : [{ kind: 'clip', id, before, after }];
  });
}

/** The fields in which a scene differs from what it was. */
export function diffScenes(before: Scene, after: Scene): Change[] {
  return sceneFields.flatMap((field) => {
    const change = {
      kind: 'field',
      id: after.id,
      field,
      before: fieldOf(before, field),
      after: fieldOf(after, field),
    };
    // A field and its value belong together, being read from the same place of two scenes.
    return isSameValue(change.before, change.after) ? [] : [change as Change];
  });
}

function byId(scenes: readonly Scene[]): ReadonlyMap<string, Scene> {
  return new Map(scenes.map((scene) => [scene.id, scene]));
}

/** The changes that take these back; the order still comes last, when all scenes are there. */
export function inverted(changes: readonly Change[]): Change[] {
  // Only the two sides change places; which sides go together stays.
  return changes.map((change) => ({ ...change, before: change.after, after: change.before }) as Change);
}
