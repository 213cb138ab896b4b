import { spawn } from 'node:child_process';
import { buildWeb } from './web-build.ts';

if (!(await buildWeb())) {
  process.stderr.write('kinora: the web app could not be built. The lines above say why.\n');
  process.exit(1);
}
const server = spawn(process.execPath, [...process.execArgv, 'apps/server/src/main.ts'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
