import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HubFile {
  bytes: Buffer;
  /** Named by the answers, so that a download can go on; the bytes' own digest when left out, none when null. */
  etag?: string | null;
  /** Closes the connection after so many bytes of an answer, once for each number. */
  breakOffs?: number[];
  /** Says nothing more after so many bytes of the file. */
  fallSilentAfter?: number;
  /** The length that is claimed, with as many zeros as it takes. */
  claimedBytes?: number;
  /** Redirects first, as Hugging Face does, and states this digest there. */
  statedDigest?: string;
}

export interface HubServer {
  readonly url: string;
  readonly files: Map<string, HubFile>;
  /** What was asked for: path, and the range if there was one. */
  readonly questions: string[];
  close(): Promise<void>;
}

/** A hub of models on this machine that can misbehave as hubs and networks do. */
export async function startHub(): Promise<HubServer> {
  const files = new Map<string, HubFile>();
  const questions: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://hub');
    const file = files.get(address.pathname.slice(1));
    questions.push([address.pathname.slice(1), request.headers.range ?? ''].join(' ').trim());
    if (file === undefined) {
      response.writeHead(404).end();
    } else if (file.statedDigest !== undefined && !address.searchParams.has('bytes')) {
      const location = `${address.pathname}?bytes`;
      response.writeHead(302, { location, 'x-linked-etag': `"${file.statedDigest}"` }).end();
    } else {
      answer(file, request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    questions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function answer(file: HubFile, request: IncomingMessage, response: ServerResponse): void {
  const etag = file.etag === undefined ? `"${sha256(file.bytes)}"` : file.etag;
  const { range, 'if-range': ifRange } = request.headers;
  const isSame = ifRange === undefined || ifRange === etag;
  const from = range !== undefined && isSame ? Number(/bytes=(\d+)-/u.exec(range)?.[1]) : 0;
  const total = file.claimedBytes ?? file.bytes.length;
  const body = Buffer.concat([file.bytes, Buffer.alloc(Math.max(0, total - file.bytes.length))]).subarray(
    from,
  );
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': total - from,
    ...(etag === null ? {} : { etag }),
    ...(from > 0 ? { 'content-range': `bytes ${from}-${total - 1}/${total}` } : {}),
  });
  const breakOff = file.breakOffs?.shift();
  if (file.fallSilentAfter !== undefined) {
    response.write(body.subarray(0, Math.max(0, file.fallSilentAfter - from)));
  } else if (breakOff !== undefined) {
    response.write(body.subarray(0, breakOff), () => {
      response.socket?.destroySoon();
    });
  } else {
    response.end(body);
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
