// Finishes what Vite built: draws the pages that a visitor comes in by, puts the scripts that run before the first paint
// into the pages, and compresses every text once, as hard as it goes.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';
import { listShowcaseFilms } from '../../apps/server/src/modules/showcase/showcase-list.ts';
import { firstStyles } from './first-styles.ts';

const WEB = 'apps/web';
const DIST = join(WEB, 'dist');
const SHOWCASE = 'apps/server/showcase';
/** Where the program that draws was built to, and where the drawn pages go; neither is served as a file. */
const DRAWER = join(DIST, '.drawn');
const PAGES = join(DIST, '.pages');

const DrawerSchema = z.object({
  drawPage: z.custom<(path: string, films: readonly unknown[]) => Promise<string>>(),
  drawWelcome: z.custom<() => string>(),
});

const ManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof ManifestSchema>;

/** The scale each drawn page stands at where it is not the usual one, and what its app fetches besides its start. */
const pages = [
  {
    path: '/',
    name: 'start',
    scale: null,
    parts: ['src/app/start-drawn.ts', 'src/features/explore/explore-body.tsx', 'src/app/app-dialog.tsx'],
  },
  {
    path: '/showcase',
    name: 'showcase',
    scale: 'showcase',
    parts: ['src/app/start-drawn.ts', 'src/features/showcase/showcase-view.tsx'],
  },
  {
    path: '/pricing',
    name: 'pricing',
    scale: null,
    parts: ['src/app/start-drawn.ts', 'src/features/pricing/pricing-page.tsx'],
  },
];

function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk !== undefined && !seen.has(chunk.file)) {
      seen.add(chunk.file);
      chunk.imports.forEach(visit);
    }
  };
  keys.forEach(visit);
  return [...seen].map((file) => `/${file}`);
}

/** A script of ours for the inside of a page: without the lines that are for us, and their indentation. */
async function inlineScript(path: string): Promise<string> {
  const text = await readFile(join(WEB, path), 'utf8');
  return text.replaceAll(/^\s*(?:\/\/.*|\/\*\*.*\*\/)\n/gmu, '').replaceAll(/^\s+/gmu, '');
}

/** The app's page with what it needs before the first paint inside it; its own script and styles still apart. */
async function plainPage(): Promise<string> {
  const page = await readFile(join(DIST, 'index.html'), 'utf8');
  const first = await inlineScript('public/first-paint.mjs');
  return page.replace('<script src="/first-paint.mjs"></script>', () => `<script>${first}</script>`);
}

interface Drawing {
  readonly scale: string | null;
  readonly app: string;
  readonly parts: readonly string[];
  readonly body: string;
  readonly welcome: string;
  /** The app's whole style sheet: its address, and what is in it. */
  readonly sheet: string;
  readonly styles: string;
  readonly script: string;
}

/** Painted in pieces, as it comes, what is centred would jump: the script stands behind all of it. */
const WHOLE_OR_NOTHING = '#root[data-drawn]:not(:has(~script)){visibility:hidden}';

/** Makes the app's page one that is sent drawn. */
function drawn(page: string, drawing: Drawing): string {
  const { app, parts, body, welcome, sheet, styles, script } = drawing;
  const scale = drawing.scale === null ? '' : `data-scale="${drawing.scale}" `;
  const [, title = ''] = /<title>(.*?)<\/title>/u.exec(body) ?? [];
  const content = body
    .replaceAll(/<script\b.*?<\/script>/gsu, '')
    .replaceAll(/<title>.*?<\/title>|<link\b[^>]*>/gu, '')
    .replaceAll(/<!--.*?-->/gsu, '')
    .replaceAll(/ xmlns="[^"]*"/gu, '')
    // What an icon is called; how it looks stays.
    .replaceAll(/ class="lucide(?: lucide-[\w-]+)*(?: ([^"]*))?"/gu, (_, look: string | undefined) =>
      look === undefined ? '' : ` class="${look}"`,
    );
  return (
    page
      .replace(
        '<html ',
        () => `<html data-app="${app}" data-sheet="${sheet}" data-parts="${parts.join(' ')}" ${scale}`,
      )
      .replace(/<title>.*?<\/title>/u, () => `<title>${title}</title>`)
      .replaceAll(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/gu, '')
      // What is seen comes first: the words in a font of the reader's until theirs is there.
      .replace(/\s*<link\s[^>]*rel="preload"[^>]*>/u, '')
      .replace(
        /<link rel="stylesheet"[^>]*>/u,
        () => `<style>${firstStyles(styles, content + welcome)}${WHOLE_OR_NOTHING}</style>`,
      )
      .replace(/<div id="root">.*<\/div>/su, () =>
        [
          `<div id="root" data-drawn>${content}</div>`,
          ...(welcome === '' ? [] : [`<template id="welcome-drawn">${welcome}</template>`]),
          `<script>${script}</script>`,
        ].join(''),
      )
  );
}

async function drawPages(): Promise<void> {
  const manifest = ManifestSchema.parse(
    JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')),
  );
  const drawer = DrawerSchema.parse(await import(pathToFileURL(resolve(DRAWER, 'drawn-pages.js')).href));
  const films = await listShowcaseFilms({ folder: resolve(SHOWCASE), cdnUrl: null });
  const page = await plainPage();
  const [, app = ''] = /<script type="module"[^>]*src="([^"]+)"/u.exec(page) ?? [];
  const [, sheet = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"/u.exec(page) ?? [];
  const styles = await readFile(join(DIST, sheet), 'utf8');
  const script = await inlineScript('inline/drawn-page.mjs');
  await mkdir(PAGES, { recursive: true });
  await writeFile(join(DIST, 'index.html'), page);
  for (const { path, name, scale, parts } of pages) {
    const body = await drawer.drawPage(path, films);
    if (!body.includes('<h1')) {
      throw new Error(`The page ${path} was not drawn: ${body.slice(0, 500)}`);
    }
    const welcome = path === '/' ? `<div id="welcome-drawn" data-drawn>${drawer.drawWelcome()}</div>` : '';
    const whole = drawn(page, {
      scale,
      app,
      parts: filesOf(manifest, parts).filter((file) => file !== app),
      body,
      welcome,
      sheet,
      styles,
      script,
    });
    await writeFile(join(PAGES, `${name}.html`), whole);
  }
}

const TEXTS = /\.(?:js|mjs|css|html|svg|json)$/u;
/** Smaller ones would not become smaller. */
const COMPRESSION_FLOOR_BYTES = 1_024;

async function compressAll(): Promise<void> {
  const names = await readdir(DIST, { recursive: true });
  const texts = names.filter((name) => TEXTS.test(name) && !/^\.(?:vite|drawn)/u.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const path = join(DIST, name);
      const bytes = await readFile(path);
      if (bytes.length < COMPRESSION_FLOOR_BYTES) {
        return;
      }
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

await drawPages();
await rm(DRAWER, { recursive: true, force: true });
await rm(join(DIST, 'first-paint.mjs'), { force: true });
await compressAll();
