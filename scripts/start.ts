import { spawn } from 'node:child_process';
import { buildServer } from './server-build.ts';
import { buildWeb } from './web-build.ts';

const [program, isWebBuilt] = await Promise.all([buildServer(), buildWeb()]);
if (!isWebBuilt) {
  process.stderr.write('kinora: the web app could not be built. The lines above say why.\n');
  process.exit(1);
}
const server = spawn(process.execPath, [...process.execArgv, program], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
