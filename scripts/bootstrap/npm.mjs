import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fail } from './say.mjs';

/** npm's own program file, so that it can be run by a Node other than the system's. */
function npmProgram() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
  ];
  const found = candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  if (found === undefined) {
    fail('npm was not found beside Node. Install npm, then run this command again.');
  }
  return found;
}

/** Runs npm with the given Node; resolves to its output when it fails, to null when it went well. */
export function runNpm(node, args, { cwd, env, onTick }) {
  return new Promise((resolve) => {
    const child = spawn(node, [npmProgram(), ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const ticker = setInterval(onTick, 5000);
    child.on('error', (error) => {
      clearInterval(ticker);
      resolve(error.message);
    });
    child.on('exit', (code) => {
      clearInterval(ticker);
      resolve(code === 0 ? null : output);
    });
  });
}
