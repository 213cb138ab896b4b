// Reads one address over and over on connections that are kept open, as a process of its own: forked by measure-reads.ts.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { createHistogram, performance } from 'node:perf_hooks';
import { z } from 'zod';

const WishSchema = z.object({
  port: z.number(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  status: z.number(),
  connections: z.number(),
  seconds: z.number(),
});
type Wish = z.infer<typeof WishSchema>;

/** Below the limit of one address in a minute: watchers of a public server come from many. */
const READS_OF_AN_ADDRESS = 500;

/** Words packed by brotli or gzip hold no such row by chance. */
const LAST_CHUNK = '\r\n0\r\n\r\n';

let addresses = 0;

/** A proxy on this machine may say who asks; this is one that serves all of 10.0.0.0/8. */
function nextAddress(): string {
  addresses += 1;
  return [10, addresses >> 16, (addresses >> 8) & 255, addresses & 255].join('.');
}

/** Where an answer in these bytes ends, and its status; null while it is not whole. */
function readAnswer(bytes: Buffer): { readonly status: number; readonly end: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) {
    return null;
  }
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  if (/^transfer-encoding: chunked/imu.test(head)) {
    const last = bytes.indexOf(LAST_CHUNK, headEnd + 2);
    return last < 0 ? null : { status, end: last + LAST_CHUNK.length };
  }
  const length = Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  return bytes.length < end ? null : { status, end };
}

/** One connection: as soon as a read is answered, it asks again. By hand, since Node's client costs as much as the server. */
class Reader {
  readonly #wish: Wish;
  readonly #socket: Socket;
  readonly #isDone = Promise.withResolvers<undefined>();
  #bytes: Buffer = Buffer.alloc(0);
  #request = '';
  #reads = 0;
  #askedAt = 0;

  constructor(wish: Wish) {
    this.#wish = wish;
    this.#socket = connect(wish.port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.once('error', this.#isDone.reject);
  }

  async readUntil(deadline: number): Promise<void> {
    await once(this.#socket, 'connect');
    this.#deadline = deadline;
    this.#ask();
    await this.#isDone.promise;
    this.#socket.destroy();
  }

  #deadline = 0;

  #ask(): void {
    if (this.#reads % READS_OF_AN_ADDRESS === 0) {
      const { path, port, headers } = this.#wish;
      const lines = Object.entries({ ...headers, 'x-forwarded-for': nextAddress() });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      this.#request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${head}\r\n`;
    }
    this.#reads += 1;
    this.#askedAt = performance.now();
    this.#socket.write(this.#request);
  }

  #receive(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    const answer = readAnswer(this.#bytes);
    if (answer === null) {
      return;
    }
    this.#bytes = this.#bytes.subarray(answer.end);
    microseconds.record(Math.max(1, Math.round((performance.now() - this.#askedAt) * 1000)));
    if (answer.status !== this.#wish.status) {
      failures.push(answer.status);
    }
    if (performance.now() < this.#deadline) {
      this.#ask();
    } else {
      this.#isDone.resolve(undefined);
    }
  }
}

const microseconds = createHistogram();
let failures: number[] = [];

async function readFor(wish: Wish): Promise<object> {
  microseconds.reset();
  failures = [];
  const begun = performance.now();
  const readers = Array.from({ length: wish.connections }, () => new Reader(wish));
  await Promise.all(readers.map((reader) => reader.readUntil(begun + wish.seconds * 1000)));
  return {
    reads: microseconds.count,
    seconds: (performance.now() - begun) / 1000,
    p99: microseconds.percentile(99) / 1000,
    failures: failures.length,
    firstFailure: failures[0] ?? null,
  };
}

process.on('message', (message) => {
  void readFor(WishSchema.parse(message)).then((answer) => process.send?.(answer));
});
