import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than a busy client leaves a connection unused, far shorter than anybody waits for a restart. */
const FAREWELL_MS = 1_500;
const LOOK_MS = 25;

/** Whether this process is about to end. */
export interface Stopping {
  isStopping: boolean;
}

/**
 * Tells every client, with its answer, that the connection ends: it opens another one, which a successor takes. Closing
 * a connection that is kept open for reuse would break whatever the client has just begun to send on it.
 */
export function registerDraining(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.isStopping) {
      void reply.header('connection', 'close');
    }
  });
  registerSilenceEnd(app);
}

/**
 * Browsers open connections before they have anything to ask. Node takes those for busy ones: a server that closes
 * would wait for their headers.
 */
function registerSilenceEnd(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) {
      if (socket.bytesRead === 0) {
        socket.destroy();
      }
    }
  });
}

/** Goes on answering until the clients that are in touch have been told, or nobody is left. */
export async function sayFarewell(app: FastifyInstance, stopping: Stopping): Promise<void> {
  stopping.isStopping = true;
  const deadline = performance.now() + FAREWELL_MS;
  while (performance.now() < deadline && (await countConnections(app)) > 0) {
    await delay(LOOK_MS);
  }
}

function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
