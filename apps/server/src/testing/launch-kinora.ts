import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** `npm start` without the build of the web app, as a process of its own. */
export interface LaunchedKinora {
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Where it says it can be opened; empty before. */
  address(): string;
}

export function launchKinora(environment: Readonly<Record<string, string>>): LaunchedKinora {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { process: child, output: () => output, address: () => /Kinora: (\S+)/.exec(output)?.[1] ?? '' };
}
