import { zstdCompressSync } from 'node:zlib';
import { zimLayout } from '../zim/zim-layout.ts';

export interface PageToPack {
  readonly title: string;
  /** HTML; a page without leads to the one named in `leadsTo`. */
  readonly html?: string;
  readonly leadsTo?: string;
}

export interface ZimToMake {
  readonly language: string;
  readonly name: string;
  readonly pages: readonly PageToPack[];
  /** How clusters are packed; 4 is LZMA, which is not read. */
  readonly compression?: 1 | 4 | 5;
  /** Stands in the place of what the cluster holds, its first byte and all. */
  readonly cluster?: Buffer;
}

interface Item {
  readonly namespace: string;
  readonly path: string;
  readonly title: string;
  readonly content: Buffer | null;
  readonly leadsTo: string | null;
}

const pathOf = (title: string): string => title.replaceAll(' ', '_');

/** A ZIM file of version 6.1 as an encyclopedia's publisher writes it: metadata, articles, a listing by title. */
export function makeZim({ language, name, pages, compression = 5, cluster }: ZimToMake): Buffer {
  const items: Item[] = [
    ...pages.map(({ title, html, leadsTo }): Item => ({
      namespace: 'C',
      path: pathOf(title),
      title,
      content: html === undefined ? null : Buffer.from(html),
      leadsTo: leadsTo === undefined ? null : pathOf(leadsTo),
    })),
    metadata('Language', language),
    metadata('Title', name),
  ];
  const listing: Item = {
    namespace: 'X',
    path: 'listing/titleOrdered/v1',
    title: '',
    content: Buffer.alloc(0),
    leadsTo: null,
  };
  const sorted = [...items, listing].sort((first, second) =>
    Buffer.compare(Buffer.from(first.namespace + first.path), Buffer.from(second.namespace + second.path)),
  );
  const byTitle = sorted
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.namespace === 'C')
    .sort((first, second) => Buffer.compare(Buffer.from(first.item.title), Buffer.from(second.item.title)));
  const order = Buffer.alloc(byTitle.length * 4);
  for (const [place, { index }] of byTitle.entries()) {
    order.writeUInt32LE(index, place * 4);
  }
  const contents = sorted.filter(({ leadsTo }) => leadsTo === null);
  const packed = packCluster(
    contents.map((item) => (item === listing ? order : (item.content ?? Buffer.alloc(0)))),
    compression,
  );
  return assemble(sorted, contents, cluster ?? packed);
}

function metadata(name: string, value: string): Item {
  return { namespace: 'M', path: name, title: '', content: Buffer.from(value), leadsTo: null };
}

function packCluster(blobs: readonly Buffer[], compression: number): Buffer {
  const offsets = Buffer.alloc((blobs.length + 1) * 4);
  let at = offsets.length;
  for (const [index, blob] of blobs.entries()) {
    offsets.writeUInt32LE(at, index * 4);
    at += blob.length;
  }
  offsets.writeUInt32LE(at, blobs.length * 4);
  const body = Buffer.concat([offsets, ...blobs]);
  const packed = compression === zimLayout.compressions.zstd ? zstdCompressSync(body) : body;
  return Buffer.concat([Buffer.from([compression]), packed]);
}

function assemble(sorted: readonly Item[], contents: readonly Item[], cluster: Buffer): Buffer {
  const mimeTypes = Buffer.from('text/html\0\0');
  const entries = sorted.map((item) => packEntry(item, sorted, contents));
  const pathPointers = Buffer.alloc(sorted.length * 8);
  const mimeAt = zimLayout.headerBytes;
  const pathAt = mimeAt + mimeTypes.length;
  const clusterPointerAt = pathAt + pathPointers.length;
  let at = clusterPointerAt + 8;
  for (const [index, entry] of entries.entries()) {
    pathPointers.writeBigUInt64LE(BigInt(at), index * 8);
    at += entry.length;
  }
  const clusterPointers = Buffer.alloc(8);
  clusterPointers.writeBigUInt64LE(BigInt(at));
  const header = Buffer.alloc(zimLayout.headerBytes);
  header.writeUInt32LE(zimLayout.magic, 0);
  header.writeUInt16LE(6, 4);
  header.writeUInt16LE(1, 6);
  header.writeUInt32LE(sorted.length, 24);
  header.writeUInt32LE(1, 28);
  const places = [pathAt, 0xffff_ffff_ffff_ffffn, clusterPointerAt, mimeAt];
  for (const [index, place] of places.entries()) {
    header.writeBigUInt64LE(BigInt(place), 32 + index * 8);
  }
  header.writeBigUInt64LE(BigInt(at + cluster.length), 72);
  return Buffer.concat([header, mimeTypes, pathPointers, clusterPointers, ...entries, cluster]);
}

function packEntry(item: Item, sorted: readonly Item[], contents: readonly Item[]): Buffer {
  const names = Buffer.from(`${item.path}\0${item.title === item.path ? '' : item.title}\0`);
  const isRedirect = item.leadsTo !== null;
  const head = Buffer.alloc(isRedirect ? 12 : 16);
  head.writeUInt16LE(isRedirect ? zimLayout.redirectType : 0, 0);
  head.write(item.namespace, 3, 'latin1');
  if (isRedirect) {
    head.writeUInt32LE(
      sorted.findIndex(({ namespace, path }) => namespace === 'C' && path === item.leadsTo),
      8,
    );
  } else {
    head.writeUInt32LE(0, 8);
    head.writeUInt32LE(contents.indexOf(item), 12);
  }
  return Buffer.concat([head, names]);
}
