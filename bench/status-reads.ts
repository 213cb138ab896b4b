// Reads a project's status at a fixed rate until told to stop, as a process of its own: forked by bench/thread.ts.
import autocannon from 'autocannon';
import { once } from 'node:events';
import { z } from 'zod';

const RequestSchema = z.object({ url: z.string(), cookie: z.string(), readsPerSecond: z.number() });

// The first and only element: the message.
const received: unknown[] = await once(process, 'message');
const { url, cookie, readsPerSecond } = RequestSchema.parse(received[0]);
// Corrected for coordinated omission: a fixed rate, whatever the answers take (autocannon's `-R`).
const load = autocannon(
  { url, headers: { cookie }, connections: 5, overallRate: readsPerSecond, duration: 600 },
  (error: Error | null, result) => {
    if (error !== null) {
      throw error;
    }
    const { latency, non2xx, errors } = result;
    process.send?.({ p50: latency.p50, p90: latency.p90, p99: latency.p99, failures: non2xx + errors });
    process.disconnect();
  },
);
process.once('message', () => load.stop());
