import type { Scene } from '../scenes/scene.ts';
import type { Change, Conflict, FieldChange, ProjectDocument } from './change.ts';
import { mergeOrder } from './merge-order.ts';
import { fieldOf, isSameScene, isSameValue, withField } from './scene-fields.ts';

interface Applied {
  readonly document: ProjectDocument;
  /** Changes that were made on something else than what stands there. None of them is in the document. */
  readonly conflicts: readonly Conflict[];
}

interface Working {
  title: string;
  /** By id, in no order. */
  readonly scenes: Map<string, Scene>;
  order: readonly string[];
  /** Undefined where nobody knows of any. */
  clips: ProjectDocument['clips'];
  readonly conflicts: Conflict[];
}

/**
 * The document with these changes made, each where what it was made on still stands; what is there already is no
 * conflict. `isForced` makes each whatever stands there.
 */
export function applyChanges(
  document: ProjectDocument,
  changes: readonly Change[],
  { isForced = false }: { isForced?: boolean } = {},
): Applied {
  const working: Working = {
    title: document.title,
    scenes: new Map(document.scenes.map((scene) => [scene.id, scene])),
    order: document.scenes.map(({ id }) => id),
    clips: document.clips,
    conflicts: [],
  };
  for (const change of changes) {
    applyChange(working, change, isForced);
  }
  const scenes = working.order.flatMap((id) => working.scenes.get(id) ?? []);
  return {
    document: {
      title: working.title,
      scenes: scenes.map((scene, index) => ({ ...scene, scene_number: index + 1 })),
      ...(working.clips === undefined ? {} : { clips: working.clips }),
    },
    conflicts: working.conflicts,
  };
}

function applyChange(working: Working, change: Change, isForced: boolean): void {
  switch (change.kind) {
    case 'title':
      if (isForced || working.title === change.before) {
        working.title = change.after;
      } else if (working.title !== change.after) {
        working.conflicts.push({ change, theirs: working.title, is_gone: false });
      }
      return;
    case 'order':
      working.order = mergeOrder(change, working.order);
      return;
    case 'field':
      applyField(working, change, isForced);
      return;
    case 'scene':
      applyScene(working, change, isForced);
      return;
    case 'clip':
      applyClip(working, change, isForced);
      return;
  }
}

function applyField(working: Working, change: FieldChange, isForced: boolean): void {
  const scene = working.scenes.get(change.id);
  if (scene === undefined) {
    if (!isForced) {
      working.conflicts.push({ change, theirs: null, is_gone: true });
    }
    return;
  }
  const theirs = fieldOf(scene, change.field);
  if (isForced || isSameValue(theirs, change.before)) {
    working.scenes.set(change.id, withField(scene, change.field, change.after));
  } else if (!isSameValue(theirs, change.after)) {
    working.conflicts.push({ change, theirs, is_gone: false });
  }
}

function applyClip(working: Working, change: Extract<Change, { kind: 'clip' }>, isForced: boolean): void {
  const { id, before, after } = change;
  const theirs = working.clips?.[id];
  if (theirs === undefined) {
    if (!isForced) {
      working.conflicts.push({ change, theirs: null, is_gone: true });
    }
  } else if (isForced || theirs === before) {
    working.clips = { ...working.clips, [id]: after };
  } else if (theirs !== after) {
    working.conflicts.push({ change, theirs, is_gone: false });
  }
}

function applyScene(working: Working, change: Extract<Change, { kind: 'scene' }>, isForced: boolean): void {
  const { id, before, after } = change;
  const scene = working.scenes.get(id);
  const isAsBefore =
    before === null ? scene === undefined : scene !== undefined && isSameScene(scene, before);
  const isAsAfter = after === null ? scene === undefined : scene !== undefined && isSameScene(scene, after);
  if (isAsAfter) {
    return;
  }
  if (!isForced && !isAsBefore) {
    working.conflicts.push({ change, theirs: scene ?? null, is_gone: scene === undefined });
    return;
  }
  if (after === null) {
    working.scenes.delete(id);
    working.order = working.order.filter((known) => known !== id);
    return;
  }
  working.scenes.set(id, after);
  if (scene === undefined) {
    working.order = [...working.order, id];
  }
}
