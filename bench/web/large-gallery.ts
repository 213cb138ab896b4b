import type { LibraryAnswer, LibraryItem } from '@kinora/contract/library';
import type { Browser } from 'playwright-core';
import { countElements, forgetFrames } from './in-page.ts';
import { openPage } from './journeys.ts';
import { vitalsOf } from './vitals.ts';

const ITEM_COUNT = 2_000;
/** As the server answers them. */
const PAGE = 60;
/** Turns of the wheel, each a little less than a window, as fast as frames come. */
const WHEEL_TURNS = 120;
const WHEEL_PIXELS = 700;

export interface GalleryFigures {
  readonly items: number;
  readonly elementsAtTop: number;
  readonly elementsAfterScroll: number;
  readonly heapMegabytesAtTop: number;
  readonly heapMegabytesAfterScroll: number;
  /** Frames of more than 50 ms while it was scrolled. */
  readonly longFrames: number;
  readonly longestFrameMs: number;
}

/** Scrolls through two thousand images of Your Generations. `cookie` is a member's session. */
export async function measureLargeGallery(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<GalleryFigures> {
  const page = await openPage(browser, origin, cookie);
  const items = manyImages();
  await page.route('**/api/library?*', (route) =>
    route.fulfill({ json: pageOf(items, new URL(route.request().url()).searchParams.get('after') ?? '') }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const heapMegabytes = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    return Math.round(used / 100_000) / 10;
  };
  await page.goto(`${origin}/?view=generations&tab=images`);
  await page.getByRole('article').first().waitFor();
  const elementsAtTop = Number(await page.evaluate(countElements));
  const heapMegabytesAtTop = await heapMegabytes();
  await page.evaluate(forgetFrames);
  await page.mouse.move(800, 500);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, WHEEL_PIXELS);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  const { longFramesMs } = await vitalsOf(page);
  const figures = {
    items: ITEM_COUNT,
    elementsAtTop,
    elementsAfterScroll: Number(await page.evaluate(countElements)),
    heapMegabytesAtTop,
    heapMegabytesAfterScroll: await heapMegabytes(),
    longFrames: longFramesMs.length,
    longestFrameMs: Math.round(Math.max(0, ...longFramesMs)),
  };
  await page.context().close();
  return figures;
}

function pageOf(items: LibraryItem[], after: string): LibraryAnswer {
  const from = Number(after);
  const next = from + PAGE < items.length ? String(from + PAGE) : null;
  const counts = { stories: 0, videos: 0, images: items.length, animations: 0 };
  return { items: items.slice(from, from + PAGE), next, counts };
}

function manyImages(): LibraryItem[] {
  return Array.from({ length: ITEM_COUNT }, (_, index) => ({
    id: `image-${index}`,
    kind: 'images',
    prompt: `Picture ${index + 1}`,
    title: `Picture ${index + 1}`,
    status: 'COMPLETE',
    // Addresses of their own, so that none comes from the browser's memory of another.
    result_url: `/engines/engine_ghibli.webp?${index}`,
    session_id: 'gallery',
    poster_url: null,
    created_at: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    duration_seconds: null,
    bytes: 250_000,
    is_favourite: false,
    folder_id: null,
    removed_at: null,
    excerpt: null,
    made_by: null,
  }));
}
