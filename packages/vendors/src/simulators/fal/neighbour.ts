import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainResults } from './media.ts';

/** A server of the same machine that is nobody's business: it would answer with a picture. */
export interface Neighbour {
  readonly origin: string;
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

export async function startNeighbour(): Promise<Neighbour> {
  const asked: string[] = [];
  const picture = await plainResults.picture({ image_size: { width: 64, height: 64 } });
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => stop(server) };
}

export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
