import { spawn } from 'node:child_process';
import process from 'node:process';

interface NpmRun {
  readonly npm: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}

/** Runs npm in a folder. @throws with its last words */
export async function runNpm({ npm, args, folder, signal }: NpmRun): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [npm, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`npm ended with ${code ?? 'no code'}: ${output.trim()}`);
  }
}
