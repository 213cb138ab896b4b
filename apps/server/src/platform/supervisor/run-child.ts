import process from 'node:process';
import { keepHeapSmall } from './keep-heap-small.ts';
import { ToChildSchema, type ChildSettings, type FromChild } from './child-messages.ts';

/** A child's work once it has begun. */
export interface ChildWork {
  /** Where it can be reached, when it can. */
  readonly address: string | null;
  /** Drains and closes everything; the process ends afterwards. `needMore` asks for more time than is usual. */
  stop(needMore: (limitMs: number) => void): Promise<void>;
}

/** What a child may say to its supervisor while it works. */
export interface ToSupervisor {
  /** Asks for another process in this one's place; this one is stopped once that one is ready. */
  readonly tellWorn: () => void;
}

function tell(message: FromChild): void {
  process.send?.(message);
}

/**
 * The life of a supervised process: begins when told, stops when told, and ends at once when its supervisor is gone,
 * since nobody would stop the database after it.
 */
export function runChild(
  begin: (settings: ChildSettings, supervisor: ToSupervisor) => Promise<ChildWork>,
): void {
  let work: Promise<ChildWork> | null = null;
  const stop = async (): Promise<void> => {
    await (await work)?.stop((limitMs) => tell({ kind: 'stopping', limitMs }));
    process.exit(0);
  };
  const stopOrDie = (): void => void stop().catch(() => process.exit(1));
  process.on('message', (raw) => {
    const message = ToChildSchema.parse(raw);
    if (message.kind === 'stop') {
      stopOrDie();
      return;
    }
    work = begin(message.settings, { tellWorn: () => tell({ kind: 'worn' }) });
    work.then(
      ({ address }) => {
        tell({ kind: 'ready', address });
        keepHeapSmall();
      },
      (error: unknown) => {
        tell({ kind: 'failed', sentence: error instanceof Error ? error.message : String(error) });
        process.exitCode = 1;
        process.disconnect();
      },
    );
  });
  process.on('disconnect', () => process.exit(process.exitCode ?? 1));
  process.on('SIGTERM', stopOrDie);
  // Ctrl+C reaches the whole group; the supervisor decides the order.
  process.on('SIGINT', () => undefined);
}
