import {
  applyChanges,
  changeKey,
  composeChanges,
  diffDocuments,
  isSameValue,
  withField,
} from '@kinora/contract/revisions';
import { emptyScene } from '@kinora/contract/scenes';
import type { Change, Conflict, ProjectDocument } from '@kinora/contract/revisions';
import type { Scene } from '@kinora/contract/scenes';
import { withTwinOfMine, withTwinsOfTheirs, withoutTwins } from './twin-fields.ts';
import type { Batch } from '../../../api/edits.ts';

/** What the server has, as far as this page knows. */
export interface ServerState {
  readonly revision: number;
  readonly document: ProjectDocument;
}

/** A page's part of a project that is written in several. */
export interface EditSession {
  readonly server: ServerState;
  /** What is being saved: nothing else is sent before its answer is here. */
  readonly sending: Batch | null;
  /** What is on the screen. */
  readonly local: ProjectDocument;
  /** What was written here and does not go with what others wrote: none of it is lost before somebody chooses. */
  readonly conflicts: readonly Conflict[];
}

/** What the browser keeps of a page: only what the server has not confirmed. */
export interface UnsavedEdits {
  readonly sending: readonly Change[];
  readonly pending: readonly Change[];
  readonly conflicts: readonly Conflict[];
}

export function openSession(server: ServerState): EditSession {
  return { server, sending: null, local: server.document, conflicts: [] };
}

/** What the server has once it has answered. */
function sentDocument({ server, sending }: EditSession): ProjectDocument {
  return sending === null
    ? server.document
    : applyChanges(server.document, sending.changes, { isForced: true }).document;
}

/** What was written here and is not on its way yet. */
export function pendingChanges(session: EditSession): Change[] {
  return diffDocuments(sentDocument(session), session.local);
}

export function unsavedEdits(session: EditSession): UnsavedEdits | null {
  const { sending, conflicts } = session;
  const pending = pendingChanges(session);
  return sending === null && pending.length === 0 && conflicts.length === 0
    ? null
    : { sending: sending?.changes ?? [], pending, conflicts };
}

export function write(session: EditSession, local: ProjectDocument): EditSession {
  return { ...session, local };
}

/** Whether the same scenes stand in the same order, whatever their words. */
export function isSameOrder(one: ProjectDocument, other: ProjectDocument): boolean {
  return isSameValue(
    one.scenes.map(({ id }) => id),
    other.scenes.map(({ id }) => id),
  );
}

/** Puts what was written on its way; the same session when there is nothing, or something is on its way already. */
export function beginSending(session: EditSession, id: string): EditSession {
  const changes = pendingChanges(session);
  return session.sending !== null || changes.length === 0
    ? session
    : { ...session, sending: { id, revision: session.server.revision, changes } };
}

/** The server has kept what was on its way; `news` is what it has by now, where that is more. */
export function confirmSent(
  session: EditSession,
  { revision, news }: { revision: number; news: ProjectDocument | null },
): EditSession {
  const pending = pendingChanges(session);
  const document = news ?? sentDocument(session);
  return rebased({ ...session, sending: null }, { revision, document }, pending);
}

/** The server has kept nothing of what was on its way, since others wrote in the same places. */
export function refuseSent(session: EditSession, server: ServerState): EditSession {
  const written = composeChanges([session.sending?.changes ?? [], pendingChanges(session)]);
  return rebased({ ...session, sending: null }, server, written);
}

/** What others wrote is heard; while something is on its way, the answer to that will say it. */
export function hear(session: EditSession, server: ServerState): EditSession {
  if (session.sending !== null || server.revision < session.server.revision) {
    return session;
  }
  return rebased(session, server, pendingChanges(session));
}

/** Takes over what an earlier page wrote and could not save. */
export function adopt(session: EditSession, { sending, pending, conflicts }: UnsavedEdits): EditSession {
  // What was on its way may have arrived: then it is there, and what was written on it goes on.
  const first = applyChanges(session.local, sending);
  const second = applyChanges(first.document, pending);
  return {
    ...session,
    local: second.document,
    conflicts: mergedConflicts(session.conflicts, [
      ...conflicts,
      ...wholeScenes(withoutTwins([...first.conflicts, ...second.conflicts]), session.local),
    ]),
  };
}

/** Somebody chose between two texts; `isMine`: what was written here takes the place of the other. */
export function resolve(session: EditSession, conflict: Conflict, isMine: boolean): EditSession {
  const conflicts = session.conflicts.filter((known) => known !== conflict);
  const forced = applyChanges(session.local, [conflict.change], { isForced: true });
  const local = isMine ? withTwinOfMine(session.local, forced.document, conflict) : session.local;
  return { ...session, local, conflicts };
}

/** Written changes upon what the server has; those that do not go with it stand aside. */
function rebased(session: EditSession, server: ServerState, written: readonly Change[]): EditSession {
  const { document, conflicts } = applyChanges(server.document, written);
  const local = withTwinsOfTheirs(document, conflicts);
  return {
    ...session,
    server,
    local,
    conflicts: mergedConflicts(session.conflicts, wholeScenes(withoutTwins(conflicts), session.local)),
  };
}

/** Texts of a scene that others deleted stand together, in the scene as it was here: choosing it brings it back. */
function wholeScenes(conflicts: readonly Conflict[], seen: ProjectDocument): Conflict[] {
  const gone = new Map<string, Scene>();
  const others = conflicts.filter(({ change, is_gone: isGone }) => {
    if (!isGone || change.kind !== 'field') {
      return true;
    }
    const { id, field, after } = change;
    const scene = gone.get(id) ?? seen.scenes.find((known) => known.id === id) ?? emptyScene(1, id);
    gone.set(id, withField(scene, field, after));
    return false;
  });
  const scenes = [...gone].map(([id, after]): Conflict => ({
    change: { kind: 'scene', id, before: null, after },
    theirs: null,
    is_gone: true,
  }));
  return [...others, ...scenes];
}

/** Each text once, with the newest of the others. */
function mergedConflicts(known: readonly Conflict[], fresh: readonly Conflict[]): Conflict[] {
  const isSame = (left: Conflict, right: Conflict): boolean =>
    changeKey(left.change) === changeKey(right.change) && isSameValue(left.change.after, right.change.after);
  return [...known.filter((old) => !fresh.some((one) => isSame(old, one))), ...fresh];
}
