import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

export interface CommandOptions {
  /** `inherit` shows the output as it comes; `capture` keeps it for the caller. */
  readonly output: 'inherit' | 'capture';
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/** Runs one program to its end. A program that cannot be started counts as failed with code 127. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      stdio: options.output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: options.env ?? process.env,
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number, note = ''): void => {
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ code, output, seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      finish(127, error.message);
    });
    child.on('close', (code) => {
      finish(code ?? 1);
    });
  });
}

/** Runs the program file of an installed package with this same Node. */
export function runPackage(
  file: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/${file}`, ...args], options);
}
