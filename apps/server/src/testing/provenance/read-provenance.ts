import sharp from 'sharp';

const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac';

/** What a picture or clip says about how it was made; null: nothing. */
export interface Provenance {
  /** The last word of the IPTC's digital source type. */
  readonly source: string;
  readonly tool: string;
  readonly provider: string;
  readonly model: string;
}

/** Reads pictures by the library's own reader, and clips by their boxes. */
export async function readProvenance(file: Buffer): Promise<Provenance | null> {
  const packet =
    file.toString('latin1', 4, 8) === 'ftyp' ? xmpOfMp4(file) : (await sharp(file).metadata()).xmpAsString;
  if (packet === null || packet === undefined) {
    return null;
  }
  const valueOf = (name: string): string =>
    new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(packet)?.[1] ?? '';
  const type = valueOf('Iptc4xmpExt:DigitalSourceType');
  return {
    source: type.replace('http://cv.iptc.org/newscodes/digitalsourcetype/', ''),
    tool: valueOf('xmp:CreatorTool'),
    provider: valueOf('kinora:provider'),
    model: valueOf('kinora:model'),
  };
}

/** The types of a file's own boxes, which have to fill it to its last byte. @throws Error when they do not */
export function boxesOf(file: Buffer): { type: string; start: number; end: number }[] {
  const boxes = [];
  for (let start = 0; start < file.length;) {
    const size = file.readUInt32BE(start);
    const end = start + (size === 1 ? Number(file.readBigUInt64BE(start + 8)) : size);
    if (end < start + 8 || end > file.length) {
      throw new Error(`A box of ${size} bytes at ${start} of ${file.length}`);
    }
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, end });
    start = end;
  }
  return boxes;
}

function xmpOfMp4(file: Buffer): string | null {
  const packets = boxesOf(file)
    .filter(({ type, start }) => type === 'uuid' && file.toString('hex', start + 8, start + 24) === XMP_BOX)
    .map(({ start, end }) => file.toString('utf8', start + 24, end));
  if (packets.length > 1) {
    throw new Error('A clip with two packets');
  }
  return packets[0] ?? null;
}
