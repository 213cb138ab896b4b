import type { Scene } from '../scenes/scene.ts';
import { changeKey } from './change.ts';
import type { Change, FieldChange } from './change.ts';
import { diffScenes } from './diff-documents.ts';
import { isSameValue, withField } from './scene-fields.ts';

type SceneChange = Extract<Change, { kind: 'scene' }>;

/** Several lists of changes, made one after the other, as one list that leads from the same start to the same end. */
export function composeChanges(lists: readonly (readonly Change[])[]): Change[] {
  const composed = new Map<string, Change>();
  for (const change of lists.flat()) {
    switch (change.kind) {
      case 'scene':
        composeScene(composed, change);
        break;
      case 'field':
        composeField(composed, change);
        break;
      case 'clip':
      case 'title':
      case 'order':
        merge(composed, change);
        break;
    }
  }
  const made = [...composed.values()];
  // Scenes come and go before they are put in order.
  return [...made.filter(({ kind }) => kind !== 'order'), ...made.filter(({ kind }) => kind === 'order')];
}

/** The first one's before, the last one's after; nothing when they are the same. */
function merge(composed: Map<string, Change>, change: Change): void {
  const key = changeKey(change);
  const { before } = composed.get(key) ?? change;
  if (isSameValue(before, change.after)) {
    composed.delete(key);
    return;
  }
  // Both are changes of one place, so their sides go together.
  composed.set(key, { ...change, before } as Change);
}

function composeField(composed: Map<string, Change>, change: FieldChange): void {
  const key = `scene ${change.id}`;
  const whole = composed.get(key);
  if (whole?.kind !== 'scene' || whole.after === null) {
    merge(composed, change);
    return;
  }
  composed.set(key, { ...whole, after: withField(whole.after, change.field, change.after) });
}

function composeScene(composed: Map<string, Change>, change: SceneChange): void {
  const key = changeKey(change);
  const whole = composed.get(key);
  const first = whole?.kind === 'scene' ? whole.before : beforeFields(composed, change);
  composed.delete(key);
  if (first === null || change.after === null) {
    if (first !== change.after) {
      composed.set(key, { ...change, before: first });
    }
    return;
  }
  // It went and came back: what is left of that are the fields that it came back with.
  for (const field of diffScenes(first, change.after)) {
    merge(composed, field);
  }
}

/** The scene of a change as it was before the changes of its fields, which are taken out. */
function beforeFields(composed: Map<string, Change>, change: SceneChange): Scene | null {
  let scene = change.before;
  for (const [key, known] of composed) {
    if (known.kind === 'field' && known.id === change.id && scene !== null) {
      scene = withField(scene, known.field, known.before);
      composed.delete(key);
    }
  }
  return scene;
}
