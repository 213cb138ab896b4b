import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { IllustrationSet } from '../timeline/drawing.ts';

/** An entry of a set: a picture, or another name for one. */
const EntrySchema = z.union([z.object({ body: z.string() }), z.object({ parent: z.string() })]);

/** One picture as its set stores it: SVG elements without the outer `svg`, on a square grid. */
export interface IconSource {
  readonly body: string;
  /** Width and height of the grid the body is drawn on. */
  readonly grid: number;
}

const packageFiles = {
  noto: '@iconify-json/noto/icons.json',
  tabler: '@iconify-json/tabler/icons.json',
  lucide: '@iconify-json/lucide/icons.json',
} satisfies Record<IllustrationSet, string>;

/** Reads pictures of the bundled sets; a set is read from disk when it is first asked for and kept by this reader. */
export interface IconReader {
  /** @throws Error when the set has no such picture: a drawing must name what exists. */
  read(set: IllustrationSet, name: string): IconSource;
  has(set: IllustrationSet, name: string): boolean;
}

export function createIconReader(): IconReader {
  const files = new Map<IllustrationSet, SetFile>();
  const load = (set: IllustrationSet): SetFile => {
    const file = files.get(set) ?? openSet(set);
    files.set(set, file);
    return file;
  };
  const find = (set: IllustrationSet, name: string): IconSource | null => {
    const file = load(set);
    const body = findBody(file, name);
    return body === null ? null : { body, grid: file.grid };
  };
  return {
    read(set, name) {
      const icon = find(set, name);
      if (icon === null) {
        throw new Error(`The picture set ${set} has no picture named ${name}`);
      }
      return icon;
    },
    has: (set, name) => load(set).entries.has(name),
  };
}

/** A set's file and where in it each entry's value begins. */
interface SetFile {
  readonly bytes: Buffer;
  readonly entries: ReadonlyMap<string, number>;
  readonly grid: number;
}

/** The files are indented with tabs, and JSON allows no line break inside a string: this can only begin an entry. */
const entryStart = '\n\t\t"';

function openSet(set: IllustrationSet): SetFile {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(packageFiles[set]));
  const entries = new Map<string, number>();
  for (let at = bytes.indexOf(entryStart); at >= 0; at = bytes.indexOf(entryStart, at + 1)) {
    const nameStart = at + entryStart.length;
    const nameEnd = bytes.indexOf('": ', nameStart);
    const value = nameEnd + 3;
    // The set's own description comes first, and has members with names that pictures have too: the later counts.
    if (bytes[value] === '{'.charCodeAt(0)) {
      entries.set(bytes.toString('utf8', nameStart, nameEnd), value);
    }
  }
  return { bytes, entries, grid: gridOf(bytes) };
}

function findBody(file: SetFile, name: string): string | null {
  const entry = findEntry(file, name);
  if (entry !== null && 'parent' in entry) {
    const parent = findEntry(file, entry.parent);
    return parent !== null && 'body' in parent ? parent.body : null;
  }
  return entry?.body ?? null;
}

/** Cuts one entry out of a set's file, whose size (Noto: 25 MB) makes reading it whole the dearest part of a short scene. */
function findEntry({ bytes, entries }: SetFile, name: string): z.infer<typeof EntrySchema> | null {
  const start = entries.get(name);
  if (start === undefined) {
    return null;
  }
  const end = bytes.indexOf('\n\t\t}', start);
  return EntrySchema.parse(JSON.parse(bytes.toString('utf8', start, end + 4)));
}

function gridOf(file: Buffer): number {
  const opening = '\n\t"width": ';
  const at = file.lastIndexOf(opening) + opening.length;
  return Number.parseInt(file.toString('utf8', at, at + 8), 10);
}
