import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A mail server that takes everything it is told, or refuses as often as the test says. Speaks as much SMTP as needed. */
export async function startMailServer() {
  const taken: string[] = [];
  const state = { refusals: 0 };
  const server = createServer((socket) => talk(socket, taken, state));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, state };
}

function talk(socket: Socket, taken: string[], state: { refusals: number }): void {
  let mail: string | null = null;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 test');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    if (mail !== null) {
      mail += chunk;
      if (mail.endsWith('\r\n.\r\n')) {
        taken.push(mail);
        mail = null;
        say('250 taken');
      }
      return;
    }
    const command = chunk.slice(0, 4).toUpperCase();
    if (command === 'MAIL' && state.refusals > 0) {
      state.refusals -= 1;
      say('451 later');
    } else if (command === 'DATA') {
      mail = '';
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else {
      say('250 ok');
    }
  });
  socket.on('error', () => socket.destroy());
}
