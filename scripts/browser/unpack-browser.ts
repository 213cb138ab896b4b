import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../run-command.ts';

/** Unpacked once per checkout, inside it: the package's own choice, the shared temporary folder, clashes between users. */
const FOLDER = resolve('.cache/browser');
const BIN = resolve('node_modules/@sparticuz/chromium/bin');

const UNPACK = `
import { inflate } from '@sparticuz/chromium';
for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
  await inflate(process.argv[1] + '/' + name);
}
`;

/** Unpacks the browser that the npm package carries, with the system libraries a bare machine lacks. */
export async function unpackBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const executablePath = join(FOLDER, 'chromium');
  const libraries = join(FOLDER, 'al2023', 'lib');
  if (!existsSync(executablePath) || !existsSync(libraries)) {
    mkdirSync(FOLDER, { recursive: true });
    const { code, output } = await runCommand(process.execPath, ['--input-type=module', '-e', UNPACK, BIN], {
      output: 'capture',
      env: { ...process.env, TMPDIR: FOLDER },
    });
    if (code !== 0) {
      throw new Error(
        `No Chrome or Chromium is installed and the one in node_modules could not be unpacked: ${output}`,
      );
    }
  }
  return { executablePath, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(FOLDER, 'fonts') } };
}
