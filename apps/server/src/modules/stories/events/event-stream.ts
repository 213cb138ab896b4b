import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import type { ProjectNews } from '@kinora/contract/api';

/** Proxies close what is silent for a minute, and browsers never notice a line that was cut. */
const HEARTBEAT_MS = 15_000;
/** Then the page asks anew, and is judged anew. */
const LONGEST_MS = 10 * 60_000;
/** A page that reads nothing is let go. */
const BACKLOG_BYTES = 64 * 1024;

export interface EventStream {
  readonly readable: Readable;
  readonly send: (news: ProjectNews) => void;
  readonly end: () => void;
}

/**
 * Events for one page (server-sent events, WHATWG HTML 9.2). `isWelcome` is asked with every heartbeat; who is not any
 * more is let go.
 */
export function openEventStream({
  isWelcome,
  whenOver,
}: {
  isWelcome: () => Promise<boolean>;
  whenOver: () => void;
}): EventStream {
  const stream = new PassThrough();
  const write = (text: string): void => {
    if (stream.writableLength > BACKLOG_BYTES) {
      stream.destroy();
    } else if (!stream.writableEnded && !stream.destroyed) {
      stream.write(text);
    }
  };
  const end = (): void => {
    stream.end();
  };
  const heartbeat = setInterval(() => {
    write(':\n\n');
    isWelcome().then(
      (isStill) => {
        if (!isStill) {
          end();
        }
      },
      // The database is away: the page polls, and comes back by itself.
      end,
    );
  }, HEARTBEAT_MS);
  const longest = setTimeout(end, LONGEST_MS);
  stream.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    whenOver();
  });
  write('retry: 1000\n\n');
  return {
    readable: stream,
    send: ({ revision, status }) => write(`data: ${JSON.stringify({ revision, status })}\n\n`),
    end,
  };
}
