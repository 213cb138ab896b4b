import { isResting, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { notify } from '../../../ui/notify.ts';
import { useEditing } from './editing-context.tsx';
import { revisionLabels } from '../../../labels/revisions.ts';
import { sentences } from '@kinora/contract/sentences';

/** Marks what is saved as it is typed: there the keys of undo are the project's, elsewhere the browser's own. */
export const savedFields = { 'data-saved': '' } as const;

/** The ways back and forth over everything of the project, by buttons and by keys. */
export function useUndo(project: ProjectAnswer): { undo: () => void; redo: () => void } {
  const editing = useEditing();
  /** One after the other: a press is not lost because the one before it is still under way. */
  const queue = useRef({ length: 0, last: Promise.resolve() });
  const run = (kind: 'undo' | 'redo', isPossible: boolean) => {
    const waiting = queue.current;
    // What is possible after those that wait is known to the server alone.
    if (isPossible || waiting.length > 0) {
      waiting.length += 1;
      waiting.last = waiting.last.then(async () => {
        await carryOut(latest.current[kind]);
        waiting.length -= 1;
      });
    }
  };
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const acts = {
    undo: () => {
      run('undo', editing.canUndo || !editing.isSaved);
    },
    redo: () => {
      run('redo', editing.canRedo);
    },
  };
  useUndoKeys(acts, isResting(project.status) && project.status !== projectStatus.FAILED);
  return acts;
}

/** Says what could not be done. */
async function carryOut(act: () => Promise<{ notice: string | null } | null>): Promise<void> {
  try {
    const done = await act();
    if (done === null) {
      await notify({ text: revisionLabels.notSaved(sentences.failure.backendOffline), tone: 'bad' });
    } else if (done.notice !== null) {
      await notify({ text: done.notice });
    }
  } catch (error) {
    await notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
  }
}

function useUndoKeys(acts: { undo: () => void; redo: () => void }, isOn: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (act !== null && !isOthers(event.target)) {
        event.preventDefault();
        latest.current[act]();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isOn]);
}

function actOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (!isCommand || event.defaultPrevented) {
    return null;
  }
  if (key === 'y' && !event.shiftKey) {
    return 'redo';
  }
  if (key !== 'z') {
    return null;
  }
  return event.shiftKey ? 'redo' : 'undo';
}

/** Whether keys in this place belong to something else: a field of its own, a dialog, a drawing. */
function isOthers(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) {
    return false;
  }
  if (target.closest('[data-saved]') !== null) {
    return false;
  }
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
}
