import { sentences } from '@kinora/contract/sentences';
import type { RevisionAnswer } from '@kinora/contract/api';
import type { Conflict, ProjectDocument } from '@kinora/contract/revisions';
import { ApiError, failureText } from '../../../api/api-error.ts';
import type { Batch, sendEdits } from '../../../api/edits.ts';
import { randomId } from '../../../lib/random-id.ts';
import { runLater } from '../../../lib/timing.ts';
import * as edits from './edit-session.ts';
import type { EditSession, ServerState, UnsavedEdits } from './edit-session.ts';

/** How long keys are gathered before they are sent: well within a second. */
const GATHERING_MS = 350;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5_000;

export interface EditState {
  readonly session: EditSession;
  /** A sentence about why the last try did not save; null while it did, or is under way. */
  readonly failure: string | null;
  /** Whether what is not saved would survive the page. */
  readonly isKept: boolean;
}

interface EditStoreParts {
  /** Answers as `sendEdits` does. @throws ApiError */
  readonly send: (batch: Batch, isLeaving: boolean) => ReturnType<typeof sendEdits>;
  /** Keeps in the browser what the server has not confirmed. */
  readonly keep: (edits: UnsavedEdits | null) => boolean;
  /** What the server said of undo and redo. */
  readonly whenAnswered: (answer: RevisionAnswer) => void;
}

/** Saves what is written in a project, one batch after the other, and joins it with what others write. */
export class EditStore {
  private readonly parts: EditStoreParts;
  private readonly listeners = new Set<() => void>();
  private state: EditState;
  private cancelTimer: (() => void) | null = null;
  private failures = 0;
  /** What was heard while something was on its way. */
  private heard: ServerState | null = null;

  constructor(server: ServerState, parts: EditStoreParts) {
    this.parts = parts;
    this.state = { session: edits.openSession(server), failure: null, isKept: true };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): EditState => this.state;

  get isSaved(): boolean {
    const { sending } = this.state.session;
    return sending === null && edits.pendingChanges(this.state.session).length === 0;
  }

  write(change: (document: ProjectDocument) => ProjectDocument): void {
    const { session } = this.state;
    const local = change(session.local);
    if (local !== session.local) {
      if (!edits.isSameOrder(session.local, local)) {
        // What is saved together is taken back together: words before it are a step of their own.
        void this.sendNow();
      }
      this.become(edits.write(this.state.session, local), this.failures > 0 ? this.state.failure : null);
      this.sendLater(GATHERING_MS);
    }
  }

  /** What the server has by now. */
  hear(server: ServerState): void {
    if (this.state.session.sending !== null) {
      this.heard = server;
      return;
    }
    this.become(edits.hear(this.state.session, server));
  }

  adopt(left: UnsavedEdits): void {
    this.become(edits.adopt(this.state.session, left));
    this.sendLater(0);
  }

  resolve(conflict: Conflict, isMine: boolean): void {
    this.become(edits.resolve(this.state.session, conflict, isMine));
    this.sendLater(0);
  }

  /** Saves at once. @returns whether the server has everything */
  async settle(): Promise<boolean> {
    while (!this.isSaved) {
      const isOnItsWay = this.sendingNow !== null;
      await this.sendNow();
      if (this.state.failure !== null && !isOnItsWay) {
        return false;
      }
    }
    return true;
  }

  /** The page is being left: what waits is sent while it still can be. */
  leave(): void {
    if (this.state.session.sending === null) {
      void this.sendNow(true);
    }
  }

  /** Tries again at once, as when the network is back. */
  retry(): void {
    if (!this.isSaved) {
      this.sendLater(0);
    }
  }

  close(): void {
    this.cancelTimer?.();
    this.leave();
  }

  private sendingNow: Promise<void> | null = null;

  private sendNow(isLeaving = false): Promise<void> {
    this.sendingNow ??= this.send(isLeaving).finally(() => {
      this.sendingNow = null;
    });
    return this.sendingNow;
  }

  private async send(isLeaving: boolean): Promise<void> {
    this.cancelTimer?.();
    this.cancelTimer = null;
    const session = edits.beginSending(this.state.session, randomId());
    if (session.sending === null) {
      return;
    }
    this.become(session, this.state.failure);
    try {
      this.take(await this.parts.send(session.sending, isLeaving));
    } catch (error) {
      this.fail(error);
      return;
    }
    this.failures = 0;
    if (edits.pendingChanges(this.state.session).length > 0) {
      this.sendLater(GATHERING_MS);
    }
  }

  private take(answer: Awaited<ReturnType<typeof sendEdits>>): void {
    const { session } = this.state;
    if ('conflict' in answer) {
      const { revision, project_title: title, scenes } = answer.conflict;
      this.become(edits.refuseSent(session, { revision, document: { title, scenes } }));
    } else {
      const { revision, title, scenes } = answer.saved;
      const news = scenes === null ? null : { title, scenes };
      this.become(edits.confirmSent(session, { revision, news }));
      this.parts.whenAnswered(answer.saved);
    }
    const { heard } = this;
    this.heard = null;
    if (heard !== null) {
      this.hear(heard);
    }
  }

  private fail(error: unknown): void {
    this.failures += 1;
    const { session } = this.state;
    const isAway = error instanceof ApiError && (error.isOffline || error.status === 429);
    const failure = failureText(error, (reason) => reason);
    if (isAway) {
      // It may have arrived: the same batch again is kept once.
      this.become(session, failure);
      this.sendLater(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS));
    } else {
      // Refused as it is: what is written next goes with it.
      this.become({ ...session, sending: null }, failure === '' ? sentences.failure.unknown : failure);
    }
  }

  private sendLater(delayMs: number): void {
    if (this.cancelTimer !== null && delayMs > 0) {
      return;
    }
    this.cancelTimer?.();
    this.cancelTimer = runLater(() => {
      this.cancelTimer = null;
      void this.sendNow();
    }, delayMs);
  }

  private become(session: EditSession, failure: string | null = null): void {
    const isKept = this.parts.keep(edits.unsavedEdits(session));
    this.state = { session, failure, isKept };
    for (const listener of this.listeners) {
      listener();
    }
  }
}
