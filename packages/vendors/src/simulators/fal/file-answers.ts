import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FalResults } from './media.ts';
import type { QueuedRequest } from './queue.ts';
import { countOf } from './scenes.ts';
import { send, wholeAnswer } from './wire.ts';

const PIECE = 64 * 1024;

/** Serves a request's file, or whatever its scene puts in the file's place. */
export async function sendFile(
  response: ServerResponse,
  request: Pick<QueuedRequest, 'scene' | 'medium' | 'body'>,
  { results, neighbour }: { readonly results: FalResults; readonly neighbour: string },
): Promise<void> {
  const { scene, medium, body } = request;
  const isPicture = medium === 'picture';
  const bytes = await (isPicture ? results.picture(body) : results.clip(body));
  const headers = { 'content-type': isPicture ? 'image/png' : 'video/mp4' };
  switch (scene.name) {
    case 'media-html':
      return send(response, { status: 200, headers, body: '<html><script>alert(1)</script></html>' });
    case 'media-other':
      return send(response, {
        status: 200,
        headers,
        body: await (isPicture ? results.clip(body) : results.picture(body)),
      });
    case 'media-half':
      return send(response, {
        status: 200,
        headers,
        body: bytes,
        cutAt: wholeAnswer(200, headers, bytes).length - Math.floor(bytes.length / 2),
      });
    case 'media-cut':
      return send(response, { status: 200, headers, body: bytes, cutAt: countOf(scene, 60) });
    case 'media-redirect':
      response.writeHead(302, { location: `${neighbour}/redirected` }).end();
      return;
    case 'media-declared':
      response.writeHead(200, { ...headers, 'content-length': countOf(scene, 1_000_000_000) });
      response.write(bytes);
      return;
    case 'media-long':
      Readable.from(pieces(bytes, countOf(scene, 1_000_000))).pipe(response.writeHead(200, headers));
      return;
    case 'media-expired':
      // With a picture, as shops of files show one in place of what is gone.
      return send(response, { status: 404, headers, body: bytes });
    case 'media-hang':
      response.writeHead(200, { ...headers, 'content-length': bytes.length }).flushHeaders();
      return;
    default:
      return send(response, { status: 200, headers, body: bytes });
  }
}

/** A file with nothing but zeros behind it, as long as wished. */
function* pieces(start: Buffer, bytes: number): Generator<Buffer> {
  yield start;
  for (let sent = start.length; sent < bytes; sent += PIECE) {
    yield Buffer.alloc(PIECE);
  }
}
