// Measures the built web app: Lighthouse on its public pages, journeys in a slow browser, a gallery of two thousand items,
// and the weight of its bundles. `npm run bench:web` writes bench/WEB.md; `npm run bench:web -- 1 /login` measures once,
// this page alone, and writes nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { signUpFirst } from '../../scripts/client/kinora-client.ts';
import { freePort, startKinora } from '../../scripts/client/kinora-server.ts';
import { auditPage, medianOf } from './audit-page.ts';
import type { FormFactor, PageFigures } from './audit-page.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { measureEditing } from './editing.ts';
import type { EditingFigure } from './editing.ts';
import { measureFirstVisits } from './first-visits.ts';
import type { VisitFigures } from './first-visits.ts';
import { measureJourneys } from './journeys.ts';
import type { JourneyFigures } from './journeys.ts';
import { besideKept, keptRows } from '../kept.ts';
import { measureLargeGallery } from './large-gallery.ts';
import type { GalleryFigures } from './large-gallery.ts';

const RESULTS = 'bench/WEB.md';
const PAGES = ['/', '/login', '/pricing', '/showcase'];

interface DebuggedBrowser {
  readonly browser: Browser;
  /** Where Lighthouse finds it. */
  readonly port: number;
}

async function openBrowser(): Promise<DebuggedBrowser> {
  const { executablePath, args, env } = await findBrowser();
  const port = await freePort();
  const debugging = `--remote-debugging-port=${port}`;
  return { port, browser: await chromium.launch({ executablePath, env, args: [...args, debugging] }) };
}

async function audits(origin: string, port: number): Promise<string[]> {
  const rows: string[] = [];
  for (const page of pages) {
    for (const formFactor of ['desktop', 'mobile'] as const satisfies readonly FormFactor[]) {
      const figures: PageFigures[] = [];
      for (let run = 0; run < runs; run++) {
        figures.push(await auditPage(`${origin}${page}`, formFactor, port));
      }
      rows.push(rowOf(page, formFactor, medianOf(figures)));
      console.log(rows.at(-1));
    }
  }
  return rows;
}

function rowOf(page: string, formFactor: FormFactor, figures: PageFigures): string {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls } = figures;
  const scores = [performance, accessibility, bestPractices, seo].map(String);
  return besideKept([page, formFactor, ...scores, `${lcpMs} ms`, cls.toFixed(3)], 2, kept);
}

function journeyRows(figures: readonly JourneyFigures[]): string[] {
  return figures.map(({ name, lcpMs, cls, inpMs, slowest }) =>
    besideKept([name, `${lcpMs} ms`, cls.toFixed(3), `${inpMs} ms`, slowest], 1, kept),
  );
}

function visitRows(figures: readonly VisitFigures[]): string[] {
  return figures.map(({ path, kilobytes, scriptKilobytes, lcpMs, cls, inpMs, slowest }) =>
    besideKept(
      [
        `first visit of ${path}`,
        `${kilobytes} kB`,
        `${scriptKilobytes} kB`,
        `${lcpMs} ms`,
        cls.toFixed(3),
        `${inpMs} ms`,
        slowest,
      ],
      1,
      kept,
    ),
  );
}

function editingRows(figures: readonly EditingFigure[]): string[] {
  return figures.map(({ what, promisedMs, milliseconds }) => {
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    return besideKept(
      [what, `${promisedMs} ms`, `${median} ms`, `${sorted.at(-1) ?? Number.NaN} ms`],
      2,
      kept,
    );
  });
}

function galleryLine(gallery: GalleryFigures): string {
  const { items, elementsAtTop, elementsAfterScroll, longFrames, longestFrameMs } = gallery;
  return [
    `Your Generations with ${items} images: ${elementsAtTop} elements at the top and ${elementsAfterScroll} after`,
    `scrolling, ${gallery.heapMegabytesAtTop} MB of script memory and ${gallery.heapMegabytesAfterScroll} MB,`,
    `${longFrames} frames of more than 50 ms on the way (longest ${longestFrameMs} ms).`,
  ].join(' ');
}

async function measure(origin: string): Promise<string[]> {
  const client = await signUpFirst(origin);
  const { cookie } = client;
  const { browser, port } = await openBrowser();
  try {
    const pageRows = await audits(origin, port);
    const visits = visitRows(await measureFirstVisits(browser, origin));
    const journeys = journeyRows(await measureJourneys(browser, origin, cookie));
    const editing = editingRows(await measureEditing(browser, client));
    const gallery = galleryLine(await measureLargeGallery(browser, origin, cookie));
    const { initialBytes, largestLazy } = await bundleSizes();
    const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
    return [
      '# The web app, measured',
      '',
      `\`npm run bench:web\` on ${cpus().length} cores, ${cpus()[0]?.model ?? 'an unknown processor'}. Initial JavaScript ${kilobytes(initialBytes)} gzipped, largest lazy chunk ${kilobytes(largestLazy.bytes)}.`,
      '',
      'In brackets the last kept figure.',
      '',
      `Lighthouse, median of ${runs}:`,
      '',
      '| page | as | performance | accessibility | best practices | SEO | LCP | CLS |',
      '|---|---|---|---|---|---|---|---|',
      ...pageRows,
      '',
      'A phone that has never been here, its processor slowed down four times; kilobytes until the page can be used:',
      '',
      '| visit | all | scripts | LCP | CLS | INP | slowest |',
      '|---|---|---|---|---|---|---|',
      ...visits,
      '',
      'Journeys with the processor slowed down four times, medians of five; INP is the slowest interaction. Nobody presses again within half a second:',
      '',
      '| journey | LCP | CLS | INP | slowest |',
      '|---|---|---|---|---|',
      ...journeys,
      '',
      'A maker waits while a story is edited and heard, the processor at its full speed; five rounds, of the animatic two:',
      '',
      '| for | promised | median | at most |',
      '|---|---|---|---|',
      ...editing,
      '',
      gallery,
      '',
    ];
  } finally {
    await browser.close();
  }
}

const kept = keptRows(await readFile(RESULTS, 'utf8').catch(() => ''));
const [runsWanted = '5', ...pagesWanted] = process.argv.slice(2);
const runs = Number(runsWanted);
const pages = pagesWanted.length === 0 ? PAGES : pagesWanted;
if (!(await buildWeb())) {
  throw new Error('The web app could not be built.');
}
const server = await startKinora({ renderProfile: 'test' });
try {
  const lines = await measure(`http://127.0.0.1:${server.port}`);
  console.log(lines.join('\n'));
  if (pages === PAGES) {
    await writeFile(RESULTS, lines.join('\n'));
  }
} finally {
  await server.stop();
}
