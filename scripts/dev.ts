import { spawn } from 'node:child_process';

/** The same processes as `npm start`, with the web app served by Vite: changes show without a build. */
const server = spawn(process.execPath, [...process.execArgv, 'apps/server/src/main.ts', '--dev'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
