import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { MailServer } from '../mails/index.ts';
import type { CapabilityServer } from './capability-server.ts';

export interface CapabilitiesDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Who serves what now. */
  readonly servers: () => readonly CapabilityServer[];
}

/** What a worker tries capabilities out with. */
export interface CheckDeps extends CapabilitiesDeps {
  readonly gateway: Gateway;
  /** Null: no mail server is set. */
  readonly mailServer: MailServer | null;
  /** To whom a test mail goes; null: to the admin who asked. */
  readonly adminEmail: string | null;
  readonly workRoot: string;
}
