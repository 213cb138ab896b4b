import { AxeBuilder } from '@axe-core/playwright';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { FilledStudio } from './fill-studio.ts';
import { sidewaysPixels } from './in-page.ts';
import { becomeViewer, contextOptions, leaveScreen, openScreen } from './screen.ts';
import type { Screen, Variant } from './screen.ts';

/** A picture may take this much; its quality goes down until it does. */
const MOST_BYTES = 20_000;
const QUALITIES = [80, 66, 54, 42, 32, 22];

/** What is wrong with a screen, for whoever reads the run's output. */
export interface ScreenProblem {
  readonly picture: string;
  readonly text: string;
}

export interface TakeInput {
  readonly browser: Browser;
  readonly studio: FilledStudio;
  readonly variant: Variant;
  readonly screens: readonly Screen[];
  /** Where the pictures go. */
  readonly folder: string;
}

/** Opens every screen of a variant, looks for barriers and for pages wider than the window, and keeps a small picture of each. */
export async function takeScreens({
  browser,
  studio,
  variant,
  screens,
  folder,
}: TakeInput): Promise<readonly ScreenProblem[]> {
  const problems: ScreenProblem[] = [];
  for (const screen of screens) {
    const picture = pictureName(screen, variant);
    const context = await browser.newContext(contextOptions(variant));
    try {
      await becomeViewer(context, screen, studio);
      const page = await context.newPage();
      await openScreen(page, screen, studio);
      await keepPicture(
        await page.screenshot({ animations: 'disabled', caret: 'hide' }),
        join(folder, picture),
      );
      problems.push(...(await problemsOf(page)).map((text) => ({ picture, text })));
    } catch (error) {
      problems.push({ picture, text: String(error) });
    } finally {
      await leaveScreen(context);
    }
  }
  return problems;
}

export function pictureName({ name }: Screen, { device, theme }: Variant): string {
  return `${name}.${device}-${theme}.webp`;
}

async function keepPicture(png: Buffer, path: string): Promise<void> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MOST_BYTES || quality === QUALITIES.at(-1)) {
      await writeFile(path, bytes);
      return;
    }
  }
}

async function problemsOf(page: Page): Promise<readonly string[]> {
  const sideways = Number(await page.evaluate(sidewaysPixels));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [
    ...(sideways > 0 ? [`is ${sideways} px wider than the window`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ];
}
