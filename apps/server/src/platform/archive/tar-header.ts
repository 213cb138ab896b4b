/** The 512-byte blocks of POSIX.1-1988 tar (`ustar`): any tar program reads what is written here. */
export const BLOCK_BYTES = 512;
/** The size field holds 11 octal digits. */
export const LARGEST_FILE_BYTES = 8 ** 11 - 1;

const NAME = { start: 0, length: 100 };
const SIZE = { start: 124, length: 12 };
const CHECKSUM = { start: 148, length: 8 };
const TYPE_START = 156;
const ORDINARY_FILE = '0';

export interface TarEntry {
  /** Relative, with `/`, at most 100 bytes. */
  readonly name: string;
  readonly bytes: number;
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

function checksumOf(header: Buffer): number {
  const start = CHECKSUM.start;
  // The field itself counts as spaces.
  return header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + CHECKSUM.length ? 0x20 : byte),
    0,
  );
}

/** @throws RangeError for a name or size the format has no room for */
export function writeTarHeader({ name, bytes }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > NAME.length || bytes > LARGEST_FILE_BYTES) {
    throw new RangeError(`${name} of ${bytes} bytes does not fit into an archive.`);
  }
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, NAME.start, 'utf8');
  header.write(octal(0o600, 8), 100, 'latin1');
  header.write(octal(0, 8), 108, 'latin1');
  header.write(octal(0, 8), 116, 'latin1');
  header.write(octal(bytes, SIZE.length), SIZE.start, 'latin1');
  header.write(octal(0, 12), 136, 'latin1');
  header.write(ORDINARY_FILE, TYPE_START, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM.start, 'latin1');
  return header;
}

/** Null for the empty block that ends an archive. @throws when it is no header of ours, or damaged */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) {
    return null;
  }
  const field = ({ start, length }: { start: number; length: number }): string =>
    header
      .toString('utf8', start, start + length)
      .split('\0')[0]
      ?.trim() ?? '';
  const bytes = Number.parseInt(field(SIZE), 8);
  const isSound =
    Number.parseInt(field(CHECKSUM), 8) === checksumOf(header) &&
    header[TYPE_START] === ORDINARY_FILE.charCodeAt(0) &&
    Number.isSafeInteger(bytes);
  if (!isSound) {
    throw new Error('The archive is damaged, or it is not one of ours.');
  }
  return { name: field(NAME), bytes };
}

/** Zeros between the end of a file and the next block. */
export function paddingBytes(bytes: number): number {
  return (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES;
}
