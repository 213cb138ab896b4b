import { deflateSync } from 'node:zlib';

/** A line of a test page: Helvetica, in points, y from the top. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const pageSize = { width: 595, height: 842 };

/** A PDF by hand: pages of text in Helvetica, or of nothing. `isLocked` asks for a password nobody has. */
export function makePdf(
  pages: readonly (readonly PdfText[])[],
  options: { isLocked?: boolean } = {},
): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const pagesNumber = 2 + pages.length * 2;
  const kids = pages.map((texts) => {
    const stream = texts.map(showText).join('\n');
    const content = add(`<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`);
    const box = `[0 0 ${pageSize.width} ${pageSize.height}]`;
    return add(
      `<< /Type /Page /Parent ${pagesNumber} 0 R /MediaBox ${box} ` +
        `/Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${content} 0 R >>`,
    );
  });
  add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  const catalog = add(`<< /Type /Catalog /Pages ${pagesNumber} 0 R >>`);
  return assemble(objects, `/Root ${catalog} 0 R${options.isLocked === true ? lock : ''}`);
}

/**
 * A PDF of one line, in a font whose table of letters is nothing but spaces, `megabytes` of them packed twice: whoever
 * reads the line unpacks them in one go, without a pause.
 */
export function makeBombPdf(megabytes: number): Buffer {
  // Run length: 129 means 128 of the byte that follows.
  const runs = Buffer.alloc(((megabytes * 1e6) / 128) * 2, Buffer.of(129, 0x20));
  const packed = deflateSync(runs, { level: 1 });
  const stream = (keys: string, body: Buffer): string =>
    `<< /Length ${body.length} ${keys} >>\nstream\n${body.toString('latin1')}\nendstream`;
  const objects = [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 2 0 R >>',
    stream('/Filter [/FlateDecode /RunLengthDecode]', packed),
    stream('', Buffer.from(showText({ text: 'One line that is never read.', x: 72, y: 72 }))),
    '<< /Type /Page /Parent 5 0 R /MediaBox [0 0 595 842] ' +
      '/Resources << /Font << /F1 1 0 R >> >> /Contents 3 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Catalog /Pages 5 0 R >>',
  ];
  return assemble(objects, '/Root 6 0 R');
}

const hex = (byte: string): string => byte.repeat(32);
const lock =
  ` /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${hex('a5')}> /U <${hex('5a')}> >>` +
  ` /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`;

function showText({ text, x, y, size = 11 }: PdfText): string {
  const escaped = text.replaceAll(/[\\()]/gu, (character) => `\\${character}`);
  return `BT /F1 ${size} Tf ${x} ${pageSize.height - y} Td (${escaped}) Tj ET`;
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
