import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import type { DocumentReport } from './document-message.ts';
import type { PageLines, PagePiece } from './page-piece.ts';
import { textOfPages } from './pages-text.ts';
import { readLines } from './read-lines.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Fewer letters than this in a whole document are stamps on scanned pages. */
const leastLetters = 40;

/** Reads a PDF's words in order. Runs where a hostile file may take the process with it. */
export async function readPdf(file: string, mostPages: number): Promise<DocumentReport> {
  let pdf: Pdf;
  try {
    // Nothing is loaded from elsewhere and no font is built: only the words are wanted.
    pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), {
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
    });
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error), detail: String(error) };
  }
  if (pdf.numPages > mostPages) {
    return { kind: 'refused', reason: 'too-long', detail: `${pdf.numPages} pages` };
  }
  const pages: PageLines[] = [];
  let unreadable = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      pages.push(await readPage(pdf, number));
    } catch {
      // A broken page costs that page; a document of broken pages alone is refused below.
      unreadable += 1;
    }
  }
  const texts = textOfPages(pages);
  const letters = texts.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < leastLetters) {
    const reason = unreadable > 0 && unreadable === pdf.numPages ? 'unreadable' : 'without-text';
    return { kind: 'refused', reason, detail: `${letters} letters on ${pdf.numPages} pages` };
  }
  return { kind: 'read', pages: texts };
}

function reasonOf(error: unknown): 'locked' | 'unreadable' {
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable';
}

async function readPage(pdf: Pdf, number: number): Promise<PageLines> {
  const page = await pdf.getPage(number);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ('str' in item ? pieceOf(item, height) : []));
  page.cleanup();
  return { number, height, lines: readLines(pieces) };
}

interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly unknown[];
}

/** Upright, visible letters; what is turned stands in a margin or a figure. */
function pieceOf({ str, width, transform }: TextItem, pageHeight: number): PagePiece[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform.map(Number);
  const size = Math.hypot(c, d);
  if (str.trim() === '' || size < 1 || Math.abs(b) > 0.2 * Math.abs(a)) {
    return [];
  }
  // Ligatures and full-width forms are read as the letters they stand for.
  return [{ text: str.normalize('NFKC'), x, y: pageHeight - y, width, size }];
}
