/**
 * The layout of ZIM files, versions 5 and 6, all numbers little-endian: https://wiki.openzim.org/wiki/ZIM_file_format.
 */
export const zimLayout = {
  magic: 72_173_914,
  headerBytes: 80,
  majorVersions: [5, 6],
  /** From this minor version of 6 on, articles stand in the namespace C instead of A. */
  minorVersionOfOneNamespace: 1,
  redirectType: 0xffff,
  deletedTypes: [0xfffd, 0xfffe],
  compressions: { none: 1, zstd: 5 },
  /** In a cluster's first byte: its offsets have eight bytes instead of four. */
  extendedFlag: 0x10,
} as const;

/** What a file says that cannot be read as it should: never a fault of who asks. */
export class BrokenZimError extends Error {
  override readonly name = 'BrokenZimError';
}

export interface ZimHeader {
  readonly majorVersion: number;
  readonly minorVersion: number;
  readonly entryCount: number;
  readonly clusterCount: number;
  readonly pathPointers: number;
  readonly titlePointers: number;
  readonly clusterPointers: number;
  readonly checksum: number;
}

/** @throws BrokenZimError for what is no ZIM file, or one of a version that is not known */
export function readHeader(bytes: Buffer): ZimHeader {
  if (bytes.length < zimLayout.headerBytes || bytes.readUInt32LE(0) !== zimLayout.magic) {
    throw new BrokenZimError('It is no ZIM file.');
  }
  const majorVersion = bytes.readUInt16LE(4);
  if (!zimLayout.majorVersions.some((known) => known === majorVersion)) {
    throw new BrokenZimError(`It is of version ${majorVersion}, which cannot be read.`);
  }
  return {
    majorVersion,
    minorVersion: bytes.readUInt16LE(6),
    entryCount: bytes.readUInt32LE(24),
    clusterCount: bytes.readUInt32LE(28),
    pathPointers: place(bytes, 32),
    titlePointers: place(bytes, 40),
    clusterPointers: place(bytes, 48),
    checksum: place(bytes, 72),
  };
}

/** A place in the file. One beyond what numbers hold exactly is beyond every file. */
export function place(bytes: Buffer, at: number): number {
  return Number(bytes.readBigUInt64LE(at));
}

/** One that leads elsewhere, with two empty names. */
const shortestEntry = 14;

/** An entry of the directory: an article with its place, or a name that leads to another entry. */
export interface ZimEntry {
  readonly namespace: string;
  readonly path: string;
  readonly title: string;
  /** Null: leads elsewhere, or nowhere. */
  readonly blob: { readonly cluster: number; readonly index: number } | null;
  readonly redirect: number | null;
}

/** @throws BrokenZimError where names do not end */
export function readEntry(bytes: Buffer): ZimEntry {
  if (bytes.length < shortestEntry) {
    throw new BrokenZimError('An entry is cut off.');
  }
  const type = bytes.readUInt16LE(0);
  const isRedirect = type === zimLayout.redirectType;
  const isDeleted = zimLayout.deletedTypes.some((known) => known === type);
  const names = bytes.subarray(isRedirect || isDeleted ? 12 : 16);
  const pathEnd = names.indexOf(0);
  const titleEnd = pathEnd < 0 ? -1 : names.indexOf(0, pathEnd + 1);
  if (titleEnd < 0) {
    throw new BrokenZimError('An entry has a name without an end.');
  }
  const path = names.toString('utf8', 0, pathEnd);
  const title = names.toString('utf8', pathEnd + 1, titleEnd);
  return {
    namespace: String.fromCharCode(bytes.readUInt8(3)),
    path,
    title: title === '' ? path : title,
    blob: isRedirect || isDeleted ? null : { cluster: bytes.readUInt32LE(8), index: bytes.readUInt32LE(12) },
    redirect: isRedirect ? bytes.readUInt32LE(8) : null,
  };
}
