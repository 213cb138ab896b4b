import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';

/** A finished picture with its words. */
export interface SheetPicture {
  readonly section: string;
  readonly label: string;
  readonly image: Buffer;
}

const columns = 4;
const tileWidth = 400;
const tileHeight = 225;
const labelHeight = 30;
const headingHeight = 56;
const gap = 12;

/** Writes a page of labelled pictures, section by section, as a JPEG. */
export async function layOutSheet(pictures: readonly SheetPicture[], output: string): Promise<void> {
  const overlays: OverlayOptions[] = [];
  let y = gap;
  for (const section of new Set(pictures.map((picture) => picture.section))) {
    overlays.push({
      input: text(section, { size: 26, width: columns * (tileWidth + gap), height: headingHeight }),
      left: gap,
      top: y,
    });
    y += headingHeight;
    const members = pictures.filter((picture) => picture.section === section);
    for (const [index, { label, image }] of members.entries()) {
      const left = gap + (index % columns) * (tileWidth + gap);
      const top = y + Math.floor(index / columns) * (tileHeight + labelHeight + gap);
      const background = { r: 20, g: 22, b: 28, alpha: 1 };
      const small = await sharp(image)
        .resize(tileWidth, tileHeight, { fit: 'contain', background })
        .toBuffer();
      overlays.push({ input: small, left, top });
      overlays.push({
        input: text(label, { size: 17, width: tileWidth, height: labelHeight }),
        left,
        top: top + tileHeight,
      });
    }
    y += Math.ceil(members.length / columns) * (tileHeight + labelHeight + gap) + gap;
  }
  await sharp({
    create: { width: gap + columns * (tileWidth + gap), height: y, channels: 3, background: '#14161c' },
  })
    .composite(overlays)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(output);
}

function text(
  words: string,
  { size, width, height }: { size: number; width: number; height: number },
): Buffer {
  const safe = words.replace(/[<>&]/gu, ' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="2" y="${height - 10}" font-family="sans-serif" font-size="${size}" fill="#e6e8ee">${safe}</text></svg>`,
  );
}
