import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../run-command.ts';

/** Unpacked once per checkout, inside it: the package's own choice, the shared temporary folder, clashes between users. */
const FOLDER = resolve('.cache/browser');
/** The package's own configuration names folders of the service it was made for: read on any other machine it has no font. */
const FONT_CONFIGURATION = join(FOLDER, 'fontconfig', 'fonts.conf');
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
  configureFonts();
  return { executablePath, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: FONT_CONFIGURATION } };
}

/**
 * Tells the browser where its fonts are. Without a single one it stops dead ('SkFontMgr_FontConfigInterface.cpp: Not
 * implemented') as soon as a form field is drawn before the page's web font is there.
 */
function configureFonts(): void {
  const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const wanted = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(join(FOLDER, 'fonts', 'fonts'))}</dir>
  <cachedir>${escaped(join(FOLDER, 'fontconfig', 'cache'))}</cachedir>
</fontconfig>
`;
  if (existsSync(FONT_CONFIGURATION) && readFileSync(FONT_CONFIGURATION, 'utf8') === wanted) {
    return;
  }
  mkdirSync(join(FOLDER, 'fontconfig'), { recursive: true });
  // Test workers ask at the same moment: none may read half of it.
  const partial = `${FONT_CONFIGURATION}.${process.pid}`;
  writeFileSync(partial, wanted);
  renameSync(partial, FONT_CONFIGURATION);
}
