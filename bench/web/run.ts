// Audits the public pages of the built web app with Lighthouse and weighs its bundles: `npm run bench:web [-- RUNS]`.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { startKinora } from '../../scripts/client/kinora-server.ts';
import { auditPage, medianOf } from './audit-page.ts';
import type { FormFactor, PageFigures } from './audit-page.ts';
import { bundleSizes } from './bundle-sizes.ts';

const RESULTS = 'bench/WEB.md';
const PAGES = ['/', '/login', '/pricing', '/showcase'];

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error('No free port was found.');
  }
  return address.port;
}

async function audits(origin: string, runs: number): Promise<string[]> {
  const { executablePath, args, env } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: string[] = [];
    for (const page of PAGES) {
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
  } finally {
    await browser.close();
  }
}

function rowOf(page: string, formFactor: FormFactor, figures: PageFigures): string {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls } = figures;
  return `| ${page} | ${formFactor} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${lcpMs} ms | ${cls.toFixed(3)} |`;
}

const runs = Number(process.argv[2] ?? 5);
if (!(await buildWeb())) {
  throw new Error('The web app could not be built.');
}
const server = await startKinora({ renderProfile: 'test' });
try {
  const rows = await audits(`http://127.0.0.1:${server.port}`, runs);
  const { initialBytes, largestLazy } = await bundleSizes();
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const lines = [
    '# The web app, measured',
    '',
    `Lighthouse, median of ${runs} (\`npm run bench:web\`); initial JavaScript ${kilobytes(initialBytes)} gzipped, largest lazy chunk ${kilobytes(largestLazy.bytes)}.`,
    '',
    '| page | as | performance | accessibility | best practices | SEO | LCP | CLS |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
  await writeFile(RESULTS, lines.join('\n'));
} finally {
  await server.stop();
}
