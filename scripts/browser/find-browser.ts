import { existsSync } from 'node:fs';
import { unpackBrowser } from './unpack-browser.ts';

export interface BrowserProgram {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  /** Where it came from, for the log. */
  readonly origin: string;
}

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet and offline: without these a closed network makes every start slow. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/** Chrome's sandbox refuses to run as root. */
function sandboxArgs(): string[] {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  return isRoot ? ['--no-sandbox'] : [];
}

function currentEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

/** CHROMIUM_PATH, else an installed Chrome or Chromium, else the one that came with the npm dependencies. */
export async function findBrowser(): Promise<BrowserProgram> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '' && !existsSync(wanted)) {
    throw new Error(`CHROMIUM_PATH is ${wanted}, and there is no such file. Unset it or correct it.`);
  }
  const installed =
    wanted === undefined || wanted === '' ? INSTALLED.find((path) => existsSync(path)) : wanted;
  if (installed !== undefined) {
    const args = [...QUIET, ...sandboxArgs()];
    return { executablePath: installed, args, env: currentEnvironment(), origin: installed };
  }
  const unpacked = await unpackBrowser();
  return {
    executablePath: unpacked.executablePath,
    args: [...QUIET, '--no-sandbox', '--font-render-hinting=none'],
    env: { ...currentEnvironment(), ...unpacked.env },
    origin: '@sparticuz/chromium',
  };
}
