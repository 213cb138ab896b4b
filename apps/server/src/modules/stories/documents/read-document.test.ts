import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentReader, readerDefaults } from './read-document.ts';
import { makeBombPdf, makePdf } from './testing/make-pdf.ts';
import type { PdfText } from './testing/make-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-document-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const reader = createDocumentReader();
const run = { person: 'ann', signal: new AbortController().signal, log: pino({ level: 'silent' }) };

async function read(content: Buffer, by = reader) {
  const file = join(folder, `${content.length}-${Math.floor(content.length / 7)}.pdf`);
  await writeFile(file, content);
  return await by.read(file, run);
}

/** Lines under each other in one column. */
function column(lines: readonly string[], x = 72, top = 120): PdfText[] {
  return lines.map((text, index) => ({ text, x, y: top + index * 14 }));
}

const cats = [
  'Cats purr when they are calm and safe, and also when they',
  'ask for food in the early morning of a very long day.',
];

describe('reading a document', () => {
  it('OUT-04 U5 gives its words page by page, in order, words parted at a line’s end whole again', async () => {
    const pages = await read(
      makePdf([
        column([...cats, 'The muscles of the voice box open and close it with re-', 'markable speed.']),
        column(['Dogs bark. They do it to be heard by other dogs far away.']),
      ]),
    );
    expect(pages).toEqual([
      {
        number: 1,
        text: `${cats.join(' ')} The muscles of the voice box open and close it with remarkable speed.`,
      },
      { number: 2, text: 'Dogs bark. They do it to be heard by other dogs far away.' },
    ]);
  });

  it('U5 reads columns that are parted by no more than a letter’s size, as LaTeX and browsers set them', async () => {
    const lines = (side: string): string[] =>
      Array.from({ length: 9 }, (_, index) => `${side} column line number ${index}`);
    // 'left column line number 0' is 123 points wide in Helvetica of 11 points.
    const [page] = await read(
      makePdf([interleave(column(lines('left')), column(lines('next'), 72 + 123 + 11))]),
    );
    expect(page?.text).toBe([...lines('left'), ...lines('next')].join(' '));
  });

  it('U5 reads two columns one after the other, under the title that spans them', async () => {
    const left = Array.from({ length: 8 }, (_, index) => `left column line number ${index}`);
    const right = Array.from({ length: 8 }, (_, index) => `right column line number ${index}`);
    const title = { text: 'A title that goes over both of the columns', x: 72, y: 90, size: 20 };
    const [page] = await read(
      makePdf([[title, ...interleave(column(left, 72, 140), column(right, 320, 140))]]),
    );
    expect(page?.text.split('\n\n')[0]).toBe(title.text);
    expect(page?.text.indexOf('left column line number 7')).toBeLessThan(
      page?.text.indexOf('right column line number 0') ?? -1,
    );
    expect(page?.text).toContain('line number 0 left column line number 1');
  });

  it('U5 leaves out running headers, footers and page numbers', async () => {
    const pages = await read(
      makePdf(
        [
          'Cats are small.',
          'Dogs are larger.',
          'Horses are the largest of them.',
          'Mice are tiny things.',
        ].map((text, index) => [
          { text: `Annual report ${2020 + index} of the society`, x: 72, y: 40 },
          ...column([text]),
          { text: `- ${index + 1} -`, x: 290, y: 800 },
        ]),
      ),
    );
    expect(pages.map((page) => page.text)).toEqual([
      'Cats are small.',
      'Dogs are larger.',
      'Horses are the largest of them.',
      'Mice are tiny things.',
    ]);
  });

  it('U5 keeps a sentence that goes over a page whole, on the page where it began', async () => {
    const pages = await read(
      makePdf([column(['Cats purr because they']), column(['are calm. Dogs bark at night and by day.'])]),
    );
    expect(pages).toEqual([
      { number: 1, text: 'Cats purr because they are calm.' },
      { number: 2, text: 'Dogs bark at night and by day.' },
    ]);
  });

  it('U5 reads two hundred pages and says where a longer one ends', async () => {
    const page = column(['A page of a long document with quite a few words on it.']);
    expect(await read(makePdf(Array.from({ length: 200 }, () => page)))).toHaveLength(200);
    await expect(read(makePdf(Array.from({ length: 201 }, () => page)))).rejects.toMatchObject({
      detail: sentences.upload.pdfTooLong(200),
    });
  });

  it.each([
    ['a scanned one', makePdf([[], []]), sentences.upload.pdfWithoutText],
    ['an empty file', Buffer.alloc(0), sentences.upload.pdfUnreadable],
    ['a locked one', makePdf([column(cats)], { isLocked: true }), sentences.upload.pdfLocked],
    ['a broken one', Buffer.from('%PDF-1.7\nnothing of this is a document'), sentences.upload.pdfUnreadable],
  ])('U5 answers %s with its sentence', async (_name, content, sentence) => {
    await expect(read(content)).rejects.toMatchObject({ detail: sentence, errors: [{ path: 'pdf' }] });
  });

  it('U5 gives up on what takes too long, and reads the next one', async () => {
    const hasty = createDocumentReader({ ...readerDefaults, timeLimitMs: 1 });
    await expect(read(makePdf([column(cats)]), hasty)).rejects.toMatchObject({
      detail: sentences.upload.pdfUnreadable,
    });
    expect(await read(makePdf([column(cats)]))).toHaveLength(1);
  });
});

describe.runIf(existsSync('/proc/self/status'))('a document that would fill the memory', () => {
  it('U5 U6 is given up before its reader holds more than 700 MB', async () => {
    const bomb = makeBombPdf(700);
    expect(bomb.length).toBeLessThan(1_000_000);
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, ...childPeaks());
    }, 5);
    const patient = createDocumentReader({ ...readerDefaults, timeLimitMs: 100_000 });
    await expect(read(bomb, patient)).rejects.toMatchObject({ detail: sentences.upload.pdfUnreadable });
    clearInterval(watch);
    expect(peak).toBeGreaterThan(readerDefaults.memoryLimitBytes / 2);
    expect(peak).toBeLessThan(700e6);
  }, 120_000);
});

/** The most that each child of this process has ever held, in bytes. */
function childPeaks(): number[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readUnlessEnded(`/proc/self/task/${thread}/children`)
      .split(' ')
      .filter((child) => child !== '')
      .map((child) => {
        const status = readUnlessEnded(`/proc/${child}/status`);
        return Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0) * 1024;
      }),
  );
}

/** What the system tells of a process or thread; nothing when it has just ended. */
function readUnlessEnded(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function interleave(left: readonly PdfText[], right: readonly PdfText[]): PdfText[] {
  return left.flatMap((text, index) => [text, ...right.slice(index, index + 1)]);
}
