import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { RefusedAddressError } from '@kinora/outside';
import { z } from 'zod';
import { sha256Of } from '../installed/read-installed.ts';
import type { HubAnswer } from './ask-hub.ts';
import { DownloadError } from './download-error.ts';

export interface FileWish {
  readonly address: string;
  /** Where the whole file goes. What came of it so far lies beside it, with `.part` behind its name. */
  readonly path: string;
  readonly bytes: number;
  /** Null: what the hub states. */
  readonly sha256: string | null;
}

export interface FetchOptions {
  readonly ask: (question: {
    readonly address: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  }) => Promise<HubAnswer>;
  /** So long nothing may come. */
  readonly stallMs: number;
  /** Bytes of this file that are here. */
  readonly onBytes: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** How often a download that was broken off goes on by itself, as long as each try brought something. */
const MOST_TRIES = 5;

/** What the next try has to know of the last one. */
const ProgressSchema = z.object({
  address: z.string(),
  /** A strong one: the same bytes. */
  etag: z.string().nullable(),
  sha256: z.string().nullable(),
});
type Progress = z.infer<typeof ProgressSchema>;

/**
 * Brings a file whole and checked to its place, or leaves what came for the next try. Nothing of it stands under the file's
 * own name before its digest was found right. @throws DownloadError, or the signal's reason
 */
export async function fetchFile(wish: FileWish, options: FetchOptions): Promise<void> {
  await mkdir(dirname(wish.path), { recursive: true });
  for (let tries = 1; ; tries += 1) {
    const before = await sizeOf(part(wish));
    try {
      await fetchOnce(wish, options);
      break;
    } catch (error) {
      options.signal?.throwIfAborted();
      const mayGoOn = error instanceof DownloadError && error.kind === 'broken-off' && tries < MOST_TRIES;
      if (!mayGoOn || (await sizeOf(part(wish))) <= before) {
        throw error;
      }
    }
  }
  await settle(wish);
}

function part({ path }: FileWish): string {
  return `${path}.part`;
}

function note({ path }: FileWish): string {
  return `${path}.part.json`;
}

async function fetchOnce(wish: FileWish, options: FetchOptions): Promise<void> {
  const progress = await readProgress(wish);
  const here = progress === null ? 0 : await sizeOf(part(wish));
  if (progress !== null && here === wish.bytes) {
    return;
  }
  const stall = new StallLimit(options.stallMs, options.signal);
  try {
    const headers = progress === null || here === 0 ? {} : rangeHeaders(here, progress);
    const answer = await options.ask({ address: wish.address, headers, signal: stall.signal });
    const from = beginningOf(wish, answer.response, here);
    await writeFile(note(wish), JSON.stringify(progressOf(wish, answer)));
    await receive(wish, { answer, from, stall, onBytes: options.onBytes });
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw stall.signal.aborted ? stalled(wish, options.stallMs) : asDownloadError(wish, cause);
  } finally {
    stall.end();
  }
}

function rangeHeaders(from: number, { etag }: Progress): Record<string, string> {
  return { range: `bytes=${from}-`, ...(etag === null ? {} : { 'if-range': etag }) };
}

/** Where the bytes of an answer belong. @throws DownloadError when it is not this file, or lies about its length */
function beginningOf(wish: FileWish, response: Response, here: number): number {
  const host = new URL(wish.address).host;
  if (response.status !== 200 && response.status !== 206) {
    const kind = response.status >= 500 || response.status === 429 ? 'broken-off' : 'refused';
    throw new DownloadError(kind, `${host} answered ${response.status} for ${wish.address}.`);
  }
  const range = /^bytes (?<from>\d+)-\d+\/(?<total>\d+)$/u.exec(
    response.headers.get('content-range') ?? '',
  )?.groups;
  const from = response.status === 206 ? Number(range?.['from']) : 0;
  const length = response.headers.get('content-length');
  const total = response.status === 206 ? Number(range?.['total']) : Number(length ?? wish.bytes);
  if ((response.status === 206 && from !== here) || total !== wish.bytes) {
    throw new DownloadError(
      'refused',
      `${host} offers ${Number.isNaN(total) ? 'an unknown number of' : total} bytes for ${wish.address}, and ${wish.bytes} are listed.`,
    );
  }
  return from;
}

function progressOf(wish: FileWish, { response, sha256 }: HubAnswer): Progress {
  const etag = response.headers.get('etag');
  return { address: wish.address, etag: etag?.startsWith('"') === true ? etag : null, sha256 };
}

interface Receiving {
  readonly answer: HubAnswer;
  readonly from: number;
  readonly stall: StallLimit;
  readonly onBytes: (bytes: number) => void;
}

async function receive(wish: FileWish, { answer, from, stall, onBytes }: Receiving): Promise<void> {
  const body: AsyncIterable<Uint8Array> = answer.response.body ?? Readable.from([]);
  const handle = await open(part(wish), from === 0 ? 'w' : 'r+');
  try {
    let at = from;
    for await (const chunk of body) {
      stall.heard();
      if (at + chunk.byteLength > wish.bytes) {
        await handle.truncate(0);
        throw new DownloadError(
          'refused',
          `${wish.address} is longer than the ${wish.bytes} bytes that are listed.`,
        );
      }
      await writeAll(handle, chunk, at);
      at += chunk.byteLength;
      onBytes(at);
    }
    if (at < wish.bytes) {
      throw brokenOff(wish, at);
    }
  } finally {
    await handle.sync();
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < chunk.byteLength;) {
    written += (await handle.write(chunk, written, chunk.byteLength - written, position + written))
      .bytesWritten;
  }
}

/** Checks the digest and gives the file its name; what is wrong goes. */
async function settle(wish: FileWish): Promise<void> {
  const wanted = wish.sha256 ?? (await readNote(wish))?.sha256 ?? null;
  if (wanted !== null && (await sha256Of(part(wish))) !== wanted) {
    await rm(part(wish), { force: true });
    await rm(note(wish), { force: true });
    throw new DownloadError(
      'refused',
      `What came from ${wish.address} is not what it should be, and was thrown away.`,
    );
  }
  await rename(part(wish), wish.path);
  await rm(note(wish), { force: true });
}

/** Null: nothing is here that may be gone on with. */
async function readProgress(wish: FileWish): Promise<Progress | null> {
  const progress = await readNote(wish);
  // Without a name for its bytes, only a listed digest finds out whether two parts are of one file.
  return progress?.etag === null && wish.sha256 === null ? null : progress;
}

/** What was written down about what came of this file; null: nothing. */
async function readNote(wish: FileWish): Promise<Progress | null> {
  const text = await readFile(note(wish), 'utf8').catch(() => null);
  const { data } = ProgressSchema.safeParse(text === null ? null : parseJson(text));
  return data?.address === wish.address ? data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written halfway when the machine went off.
    return null;
  }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  );
}

function brokenOff({ address, bytes }: FileWish, here: number, cause?: unknown): DownloadError {
  const sentence = `The download of ${address} was broken off at ${here} of ${bytes} bytes. Run the command again to go on.`;
  return new DownloadError('broken-off', sentence, { cause });
}

function stalled({ address }: FileWish, stallMs: number): DownloadError {
  const sentence = `Nothing came from ${address} for ${Math.round(stallMs / 1000)} s. Run the command again to go on.`;
  return new DownloadError('broken-off', sentence);
}

function asDownloadError(wish: FileWish, cause: unknown): Error {
  if (cause instanceof DownloadError) {
    return cause;
  }
  const root = cause instanceof Error ? rootOf(cause) : cause;
  if (root instanceof RefusedAddressError) {
    return new DownloadError('refused', `${wish.address} is not asked. ${root.message}`, { cause });
  }
  const why = root instanceof Error ? root.message : String(root);
  return new DownloadError(
    'broken-off',
    `${wish.address} could not be read: ${why}. Run the command again to go on.`,
    {
      cause,
    },
  );
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** Ends a request of which nothing was heard for a while. */
class StallLimit {
  readonly signal: AbortSignal;
  readonly #stalled = new AbortController();
  readonly #limitMs: number;
  #timer: NodeJS.Timeout;

  constructor(limitMs: number, outer: AbortSignal | undefined) {
    this.#limitMs = limitMs;
    this.signal = outer === undefined ? this.#stalled.signal : AbortSignal.any([this.#stalled.signal, outer]);
    this.#timer = this.#start();
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  /** Lets the connection go, too, where not everything was read. */
  end(): void {
    clearTimeout(this.#timer);
    this.#stalled.abort();
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#stalled.abort();
    }, this.#limitMs);
  }
}
