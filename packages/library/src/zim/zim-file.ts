import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { BrokenZimError, place, readEntry, readHeader, zimLayout } from './zim-layout.ts';
import type { ZimEntry, ZimHeader } from './zim-layout.ts';

const unpack = promisify(zstdDecompress);

/** Longest names of an entry that are read, in bytes. */
const ENTRY_BYTES = 4_096;
/** What a file says about itself: a name, a few languages. */
const METADATA_BYTES = 1_024;
/** Largest cluster, packed and unpacked: real ones hold about two megabytes. */
const CLUSTER_BYTES = 64 * 1024 * 1024;
/** Title lists of the largest encyclopedias take some thirty megabytes. */
const LISTING_BYTES = 64 * 1024 * 1024;
const MOST_REDIRECTS = 5;
/** The listing of articles by title in files that carry it; the second one in older ones. */
const listings = ['listing/titleOrdered/v1', 'listing/titleOrdered/v0'] as const;

/** An open ZIM file. Every number it holds is judged before it is used: a broken file is an error, never a crash. */
export class ZimFile {
  readonly #handle: FileHandle;
  readonly #size: number;
  readonly #header: ZimHeader;
  #byTitle: Promise<TitleOrder> | undefined;

  private constructor(handle: FileHandle, size: number, header: ZimHeader) {
    this.#handle = handle;
    this.#size = size;
    this.#header = header;
  }

  /** @throws BrokenZimError for what is no ZIM file */
  static async open(path: string): Promise<ZimFile> {
    const handle = await asBroken(open(path, 'r'));
    try {
      const { size } = await asBroken(handle.stat());
      const bytes = Buffer.alloc(zimLayout.headerBytes);
      const { bytesRead } = await asBroken(handle.read(bytes, 0, bytes.length, 0));
      return new ZimFile(handle, size, readHeader(bytes.subarray(0, bytesRead)));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** A word of the file about itself, such as `Language`; undefined when it has none. */
  async metadata(name: string): Promise<string | undefined> {
    const entry = await this.#find('M', name);
    return entry === undefined
      ? undefined
      : (await this.content(entry)).subarray(0, METADATA_BYTES).toString('utf8').trim();
  }

  /** Articles whose titles begin so, in the order of titles, each once. */
  async titled(beginning: string, most: number): Promise<ZimEntry[]> {
    this.#byTitle ??= this.#titleOrder();
    const order = await this.#byTitle;
    const wanted = Buffer.from(order.namespace + beginning);
    const titleAt = async (index: number): Promise<Buffer> => {
      const { namespace, title } = await this.#entry(order.entryAt(index));
      return Buffer.from(namespace + title);
    };
    const found: ZimEntry[] = [];
    const first = await lowerBound(order.count, async (index) =>
      Buffer.compare(await titleAt(index), wanted),
    );
    for (let index = first; index < order.count && found.length < most; index += 1) {
      const entry = await this.#entry(order.entryAt(index));
      if (
        !Buffer.from(entry.namespace + entry.title)
          .subarray(0, wanted.length)
          .equals(wanted)
      ) {
        break;
      }
      found.push(entry);
    }
    return found;
  }

  /** The content of an entry, after its redirects. @throws BrokenZimError where there is none */
  async content(entry: ZimEntry): Promise<Buffer> {
    let at = entry;
    for (let hops = 0; at.redirect !== null; hops += 1) {
      if (hops === MOST_REDIRECTS) {
        throw new BrokenZimError('A name leads in a circle.');
      }
      at = await this.#entry(at.redirect);
    }
    if (at.blob === null) {
      throw new BrokenZimError('An entry has no content.');
    }
    return blobOf(await this.#cluster(at.blob.cluster), at.blob.index);
  }

  async #titleOrder(): Promise<TitleOrder> {
    const { minorVersion, majorVersion, entryCount, titlePointers } = this.#header;
    const isOneNamespace = majorVersion === 6 && minorVersion >= zimLayout.minorVersionOfOneNamespace;
    const namespace = isOneNamespace ? 'C' : 'A';
    for (const path of listings) {
      const entry = await this.#find('X', path);
      if (entry !== undefined) {
        return orderOf(await this.content(entry), namespace);
      }
    }
    return orderOf(await this.#read(titlePointers, entryCount * 4, LISTING_BYTES), namespace);
  }

  async #find(namespace: string, path: string): Promise<ZimEntry | undefined> {
    const wanted = Buffer.from(namespace + path);
    const compare = (entry: ZimEntry): number =>
      Buffer.compare(Buffer.from(entry.namespace + entry.path), wanted);
    const { entryCount } = this.#header;
    const index = await lowerBound(entryCount, async (at) => compare(await this.#entry(at)));
    const entry = index < entryCount ? await this.#entry(index) : undefined;
    return entry !== undefined && compare(entry) === 0 ? entry : undefined;
  }

  async #entry(index: number): Promise<ZimEntry> {
    if (index >= this.#header.entryCount) {
      throw new BrokenZimError('A name leads to no entry.');
    }
    const at = place(await this.#read(this.#header.pathPointers + index * 8, 8, 8), 0);
    const length = Math.min(ENTRY_BYTES, Math.max(0, this.#size - at));
    return readEntry(await this.#read(at, length, ENTRY_BYTES));
  }

  /** Unpacked, without its first byte; `isWide` tells how its offsets are written. */
  async #cluster(number: number): Promise<Cluster> {
    const { clusterCount, clusterPointers, checksum } = this.#header;
    if (number >= clusterCount) {
      throw new BrokenZimError('An entry lies in no cluster.');
    }
    const isLast = number + 1 === clusterCount;
    const pointers = await this.#read(clusterPointers + number * 8, isLast ? 8 : 16, 16);
    const start = place(pointers, 0);
    const end = isLast ? Math.min(checksum, this.#size) : place(pointers, 8);
    const packed = await this.#read(start, end - start, CLUSTER_BYTES);
    const kind = packed.readUInt8(0);
    const isWide = (kind & zimLayout.extendedFlag) !== 0;
    const body = packed.subarray(1);
    switch (kind & 0x0f) {
      case zimLayout.compressions.none:
        return { bytes: body, isWide };
      case zimLayout.compressions.zstd:
        return { bytes: await unpacked(body), isWide };
      default:
        throw new BrokenZimError('It is packed in an old way (LZMA), which cannot be read.');
    }
  }

  async #read(at: number, length: number, most: number): Promise<Buffer> {
    if (!Number.isSafeInteger(at) || at < 0 || length <= 0 || length > most || at + length > this.#size) {
      throw new BrokenZimError('It points beyond its end.');
    }
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await asBroken(this.#handle.read(bytes, 0, length, at));
    if (bytesRead < length) {
      throw new BrokenZimError('It is cut off.');
    }
    return bytes;
  }
}

/** Whatever a disk or a folder answers in place of bytes is the file's fault as well, and never that of who asks. */
async function asBroken<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    throw new BrokenZimError('It cannot be opened or read.', { cause });
  }
}

interface Cluster {
  readonly bytes: Buffer;
  readonly isWide: boolean;
}

async function unpacked(body: Buffer): Promise<Buffer> {
  try {
    return await unpack(body, { maxOutputLength: CLUSTER_BYTES });
  } catch (cause) {
    throw new BrokenZimError('A cluster cannot be unpacked.', { cause });
  }
}

function blobOf({ bytes, isWide }: Cluster, index: number): Buffer {
  const width = isWide ? 8 : 4;
  const offset = (number: number): number => {
    const at = number * width;
    if (at + width > bytes.length) {
      throw new BrokenZimError('A cluster has no such part.');
    }
    return isWide ? place(bytes, at) : bytes.readUInt32LE(at);
  };
  const count = offset(0) / width - 1;
  const [start, end] = [offset(index), offset(index + 1)];
  if (index >= count || start > end || end > bytes.length) {
    throw new BrokenZimError('A part of a cluster lies beyond it.');
  }
  return bytes.subarray(start, end);
}

interface TitleOrder {
  readonly namespace: string;
  readonly count: number;
  entryAt(index: number): number;
}

function orderOf(bytes: Buffer, namespace: string): TitleOrder {
  return {
    namespace,
    count: Math.floor(bytes.length / 4),
    entryAt: (index) => bytes.readUInt32LE(index * 4),
  };
}

/** The first index whose value is not below what is wanted. `compare` is negative for values below. */
async function lowerBound(count: number, compare: (index: number) => Promise<number>): Promise<number> {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await compare(middle)) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
