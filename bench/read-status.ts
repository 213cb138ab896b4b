import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';

const ReadsSchema = z.object({
  p50: z.number(),
  p90: z.number(),
  p99: z.number(),
  count: z.number(),
  failures: z.number(),
});

/**
 * Reads addresses, such as the status of projects, from a process of its own. On the bench's own process the figure would be its event loop's,
 * and at the server's own priority that of the queue for two busy processors: a watcher's browser runs on another machine.
 */
export function readStatus(
  { origin, cookie }: KinoraClient,
  { paths, readsPerSecond }: { readonly paths: readonly string[]; readonly readsPerSecond: number },
): { stop: () => Promise<z.infer<typeof ReadsSchema>> } {
  const reader = fork(join(import.meta.dirname, 'status-reads.ts'));
  reader.send({ urls: paths.map((path) => `${origin}${path}`), cookie, readsPerSecond });
  return {
    stop: async () => {
      const answered = once(reader, 'message');
      reader.send('stop');
      // The first and only element: the message.
      const received: unknown[] = await answered;
      return ReadsSchema.parse(received[0]);
    },
  };
}
