import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server at `address` on which the start page comes in two pieces, the second when it is let go. */
export async function holdPage({ first, rest, address }: Record<'first' | 'rest' | 'address', string>) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const line = createServer((request, response) => {
    void (async () => {
      if (request.url === '/') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(first);
        await released;
        response.end(rest);
        return;
      }
      const answer = await fetch(`${address}${request.url ?? ''}`);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  // A TCP server's address is an object.
  const { port } = line.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    release,
    close: async () => {
      line.close();
      line.closeAllConnections();
      await once(line, 'close');
    },
  };
}
