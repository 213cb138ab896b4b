import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { unpackBrowser } from './unpack-browser.ts';

// What draws a page before its web font is there, or where it has none: fields first, then a glyph that no font has.
const FIELDS = `
  <meta charset="utf-8">
  <style>* { font-family: system-ui }</style>
  <select><option>Once</option></select> <input value="upon"> <input type="date"> <input type="file">
  <textarea>a</textarea> <button>time</button> <pre>there was</pre> <p>日本 हिन्दी ☃</p>`;

test.skipIf(process.platform !== 'linux')(
  'the browser in node_modules draws fields before a web font is there',
  async () => {
    const { executablePath, env } = await unpackBrowser();
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
      env: { ...process.env, ...env },
    });
    try {
      const page = await browser.newPage();
      await page.setContent(FIELDS);
      const narrowest = await page.evaluate(
        "Math.min(...[...document.querySelectorAll('select, textarea, button')].map((field) => field.offsetWidth))",
      );
      expect(narrowest).toBeGreaterThan(20);
    } finally {
      await browser.close();
    }
  },
);
