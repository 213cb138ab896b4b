import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, request } from 'undici';

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Of the answer; what is longer is cut off, not refused. */
  readonly mostCharacters: number;
  /** Where the body of a success goes instead; one that breaks off or is longer is an error. */
  readonly file?: { readonly path: string; readonly mostBytes: number };
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** As much of it as arrived: an answer that breaks off is still an answer. */
  readonly body: string;
}

/** Not a byte of the body left this machine: it may be sent again. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/**
 * POSTs something that must not arrive twice. It has a connection of its own, so that none is reused that the other side
 * is about to close; nothing is repeated, and no redirect is followed.
 * @throws NotSentError before the first byte of the body; any other error says nothing about whether it arrived
 */
export async function sendOnce(letter: Letter): Promise<Reply> {
  const connection = new Agent({ connections: 1, pipelining: 0 });
  let hasLeft = false;
  // Asked for its first piece only when a connection stands and the headers are about to go.
  async function* body(): AsyncGenerator<Buffer> {
    hasLeft = true;
    yield Buffer.from(letter.body);
  }
  try {
    const answer = await request(letter.url, {
      method: 'POST',
      headers: { ...letter.headers, 'content-length': String(Buffer.byteLength(letter.body)) },
      // Undici takes any iterable, though its types name streams alone; a stream is read once more where it is given up.
      body: body() as unknown as Readable,
      dispatcher: connection,
      signal: letter.signal,
    });
    const { statusCode: status, headers } = answer;
    const isFile = letter.file !== undefined && status >= 200 && status < 300;
    return {
      status,
      headers: plainHeaders(headers),
      body: isFile
        ? await writeDown(answer.body, letter.file)
        : await readWhatCame(answer.body, letter.mostCharacters),
    };
  } catch (cause) {
    throw hasLeft ? cause : new NotSentError('Nothing was sent', { cause });
  } finally {
    await connection.destroy();
  }
}

function plainHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), String(value)] as const],
  );
  return Object.fromEntries(named);
}

async function writeDown(body: Readable, file: NonNullable<Letter['file']>): Promise<''> {
  try {
    await pipeline(body, atMost(file.mostBytes), createWriteStream(file.path));
    return '';
  } catch (cause) {
    await rm(file.path, { force: true });
    throw cause;
  }
}

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > bytes ? new Error(`The answer is longer than ${bytes} bytes.`) : null, chunk);
    },
  });
}

async function readWhatCame(body: AsyncIterable<Uint8Array>, mostCharacters: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= mostCharacters) {
        break;
      }
    }
  } catch {
    // The status arrived, and with it whether the request was refused: the rest may be enough to go on with.
  }
  return text.slice(0, mostCharacters);
}
