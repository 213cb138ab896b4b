// Reads a project's status at a mean rate until told to stop, as a process of its own: forked by read-status.ts.
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const RequestSchema = z.object({ urls: z.array(z.string()), cookie: z.string(), readsPerSecond: z.number() });

// The first and only element: the message.
const received: unknown[] = await once(process, 'message');
const { urls, cookie, readsPerSecond } = RequestSchema.parse(received[0]);
const stopped = new AbortController();
process.once('message', () => {
  stopped.abort();
});

/** Watchers are in many places; one alone meets its limit at twenty reads a second. A proxy on this machine may say who asks. */
const NETWORKS = 64;

// Connections are kept open between reads, as browsers keep theirs.
const agent = new Agent({ keepAlive: true });
const microseconds = createHistogram();
let failures = 0;

async function read(dueAt: number): Promise<void> {
  const answered = Promise.withResolvers<IncomingMessage>();
  const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
  const headers = { cookie, 'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * NETWORKS)}` };
  get(url, { agent, headers }, answered.resolve).once('error', answered.reject);
  const response = await answered.promise;
  response.resume();
  await once(response, 'end');
  failures += response.statusCode === 200 ? 0 : 1;
  microseconds.record(Math.max(1, Math.round((performance.now() - dueAt) * 1000)));
}

/**
 * An open loop: reads fall due at random moments (a Poisson process, as of many independent watchers) whether or not
 * earlier ones are answered, and each is timed from the moment it was due, so that no stall hides the reads behind it.
 */
async function readUntilStopped(): Promise<void> {
  const running = new Set<Promise<void>>();
  let dueAt = performance.now();
  for (;;) {
    dueAt += (-Math.log(1 - Math.random()) / readsPerSecond) * 1000;
    try {
      await pause(Math.max(0, dueAt - performance.now()), undefined, { signal: stopped.signal });
    } catch {
      // Told to stop: the only way this pause ends early.
      break;
    }
    const reading = read(dueAt).catch(() => {
      failures += 1;
    });
    running.add(reading);
    void reading.finally(() => running.delete(reading));
  }
  await Promise.all(running);
}

await readUntilStopped();
agent.destroy();
const percentile = (share: number): number => Math.round(microseconds.percentile(share) / 100) / 10;
process.send?.({
  p50: percentile(50),
  p90: percentile(90),
  p99: percentile(99),
  count: microseconds.count,
  failures,
});
process.disconnect();
