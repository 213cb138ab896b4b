import { createServer } from 'node:net';

/** The settings of a bundled server as command-line parameters: the machine is shared with everything else we run. */
export function serverSettings(port: number, isDurable: boolean): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 60,
    // It fills up with every film; what it cannot hold the operating system keeps as well.
    shared_buffers: '16MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Short statements only: compiling them costs more than it saves.
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A port of this machine that is free now: the preferred one, or another when it is taken or 0. */
export function takeFreePort(preferred: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', (error) => (preferred === 0 ? reject(error) : resolvePort(takeFreePort(0))));
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolvePort(port));
    });
  });
}
