import { isResting } from '@kinora/contract/statuses';
import type { ProjectAnswer, ProjectNews, RevisionAnswer } from '@kinora/contract/api';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sendEdits, sendRestore, sendUndo } from '../../../api/edits.ts';
import { useProjectEvents } from '../../../api/project-events.ts';
import { saveBeforeLeaving } from '../../../lib/before-leaving.ts';
import { holdPage } from '../../../lib/page-lock.ts';
import { randomId } from '../../../lib/random-id.ts';
import { editScenes } from '../scene-edits.ts';
import type { SceneEdit } from '../scene-edits.ts';
import { EditStore } from './edit-store.ts';
import type { ServerState } from './edit-session.ts';
import { adoptLeftEdits, keepEdits } from './kept-edits.ts';
import { withMade } from './with-made.ts';

interface Watched {
  readonly project: ProjectAnswer;
  /** Asks the server again. */
  readonly reload: () => void;
}

/** A project as it is written on this page, saved as it is typed, and joined with what others write. */
export function useProjectEditing({ project, reload }: Watched) {
  const { store, page, undo } = useStore(project);
  const { session, failure, isKept } = useSyncExternalStore(store.subscribe, store.read);
  useLifeOfPage(store, page);
  useNews({ project, reload }, store);
  return {
    page: page.id,
    title: session.local.title,
    /** While work runs the server's scenes are the truth: pictures appear in them one by one. */
    scenes: isResting(project.status) ? withMade(session.local.scenes, project.scenes) : project.scenes,
    edit: (edit: SceneEdit) => {
      store.write((document) => {
        const scenes = editScenes(document.scenes, edit);
        return scenes === document.scenes ? document : { ...document, scenes };
      });
    },
    rename: (title: string) => {
      store.write((document) => ({ ...document, title }));
    },
    isSaved: store.isSaved,
    failure,
    isKept,
    conflicts: session.conflicts,
    resolve: store.resolve.bind(store),
    revision: session.server.revision,
    /** Saves everything. @returns the revision that can be confirmed; null when something is not saved, or not decided */
    settle: async () =>
      (await store.settle()) && store.read().session.conflicts.length === 0
        ? store.read().session.server.revision
        : null,
    reload,
    ...undo,
  };
}

/** What is written on this page, and the ways back and forth over what the project was. */
function useStore(project: ProjectAnswer) {
  const projectId = project.project_id;
  const [page] = useState(() => ({ projectId, id: randomId() }));
  const [can, setCan] = useState({ canUndo: project.can_undo, canRedo: project.can_redo });
  const noteUndo = (answer: Pick<RevisionAnswer, 'can_undo' | 'can_redo'>) => {
    setCan({ canUndo: answer.can_undo, canRedo: answer.can_redo });
  };
  const [store] = useState(
    () =>
      new EditStore(serverState(project), {
        send: (batch, isLeaving) => sendEdits(projectId, { client: page.id, batch, isLeaving }),
        keep: (edits) => keepEdits(page, edits),
        whenAnswered: noteUndo,
      }),
  );
  useEffect(() => {
    store.hear(serverState(project));
    noteUndo(project);
  }, [store, project]);
  /** Asks the server once it has everything; null when it cannot be reached. */
  const afterSaving = async (ask: () => Promise<RevisionAnswer>) => {
    if (!(await store.settle())) {
      return null;
    }
    const answer = await ask();
    noteUndo(answer);
    const scenes = answer.scenes ?? store.read().session.server.document.scenes;
    store.hear({ revision: answer.revision, document: { title: answer.title, scenes } });
    return { notice: answer.notice };
  };
  const undo = {
    ...can,
    undo: () => afterSaving(() => sendUndo(projectId, 'undo', page.id)),
    redo: () => afterSaving(() => sendUndo(projectId, 'redo', page.id)),
    restore: (revision: number) => afterSaving(() => sendRestore(projectId, { client: page.id, revision })),
  };
  return { store, page, undo };
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>;

function serverState({ revision, title, scenes, draft_scenes: draft }: ProjectAnswer): ServerState {
  return { revision, document: { title, scenes: draft ?? scenes } };
}

/** Takes over what earlier pages left, and leaves nothing unsaved itself where that can be. */
function useLifeOfPage(store: EditStore, page: { projectId: string; id: string }): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    holdPage(page.id, signal);
    adoptLeftEdits(
      page,
      (left) => {
        store.adopt(left);
      },
      signal,
    );
    const leave = () => {
      store.leave();
    };
    const retry = () => {
      store.retry();
    };
    globalThis.addEventListener('pagehide', leave, { signal });
    globalThis.addEventListener('online', retry, { signal });
    const forget = saveBeforeLeaving(() => store.settle());
    return () => {
      forget();
      life.abort();
      store.close();
    };
  }, [store, page]);
}

/** Reads the project again when others changed or moved it. */
function useNews({ project, reload }: Watched, store: EditStore): void {
  const told = useRef(0);
  const { session } = useSyncExternalStore(store.subscribe, store.read);
  const isSending = session.sending !== null;
  const known = session.server.revision;
  useProjectEvents(project.project_id, (news: ProjectNews | null) => {
    told.current = Math.max(told.current, news?.revision ?? 0);
    const isNewer = news === null || news.revision > known || news.status !== project.status;
    // The answer to what is on its way says the rest.
    if (isNewer && (!isSending || news?.status !== project.status)) {
      store.retry();
      reload();
    }
  });
  useEffect(() => {
    if (!isSending && told.current > known) {
      reload();
    }
    // Only when an answer has come: what is told later is heard above.
  }, [isSending]);
}
