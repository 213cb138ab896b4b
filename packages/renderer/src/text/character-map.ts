import { closeSync, openSync, readSync } from 'node:fs';

/** Which characters a font has glyphs for. */
export interface CharacterMap {
  has(codePoint: number): boolean;
}

/**
 * Reads the `cmap` table of a TrueType file and nothing else of it. Layout: OpenType 1.9.1, "cmap", formats 4 (segments of
 * 16-bit characters) and 12 (groups of 32-bit characters), which together are what every font of today holds.
 * @throws when the file has no such table
 */
export function readCharacterMap(path: string): CharacterMap {
  const table = readTable(path, 'cmap');
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(4 + index * 8 + 4)),
  );
  const grouped = subtables.find((subtable) => subtable.readUInt16BE(0) === 12);
  if (grouped !== undefined) {
    return { has: (codePoint) => isInGroups(grouped, codePoint) };
  }
  const segmented = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (segmented === undefined) {
    throw new Error(`${path} has no character map of format 4 or 12.`);
  }
  return { has: (codePoint) => isInSegments(segmented, codePoint) };
}

function readTable(path: string, tag: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const read = (position: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, position);
      return bytes;
    };
    const directory = read(12, read(4, 2).readUInt16BE(0) * 16);
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) === tag) {
        return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
      }
    }
    throw new Error(`${path} has no table ${tag}.`);
  } finally {
    closeSync(file);
  }
}

function isInGroups(subtable: Buffer, codePoint: number): boolean {
  let low = 0;
  let high = subtable.readUInt32BE(12) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + middle * 12;
    const first = subtable.readUInt32BE(at);
    if (codePoint < first) {
      high = middle - 1;
    } else if (codePoint > subtable.readUInt32BE(at + 4)) {
      low = middle + 1;
    } else {
      return subtable.readUInt32BE(at + 8) + codePoint - first !== 0;
    }
  }
  return false;
}

function isInSegments(subtable: Buffer, codePoint: number): boolean {
  const bytes = subtable.readUInt16BE(6);
  for (let at = 0; at < bytes && codePoint <= 0xffff; at += 2) {
    if (codePoint > subtable.readUInt16BE(14 + at)) {
      continue;
    }
    const first = subtable.readUInt16BE(16 + bytes + at);
    const rangeAt = 16 + bytes * 3 + at;
    const range = subtable.readUInt16BE(rangeAt);
    if (codePoint < first) {
      return false;
    }
    const delta = subtable.readUInt16BE(16 + bytes * 2 + at);
    const glyph = range === 0 ? codePoint : subtable.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
    // Glyph 0 is the empty box; with a range, delta is added only to what is not 0 already.
    return (range === 0 || glyph !== 0) && ((glyph + delta) & 0xffff) !== 0;
  }
  return false;
}
