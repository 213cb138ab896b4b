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
  const files = new Map<IllustrationSet, Buffer>();
  const load = (set: IllustrationSet): Buffer => {
    const file = files.get(set) ?? readFileSync(createRequire(import.meta.url).resolve(packageFiles[set]));
    files.set(set, file);
    return file;
  };
  const find = (set: IllustrationSet, name: string): IconSource | null => {
    const file = load(set);
    const body = findBody(file, name);
    return body === null ? null : { body, grid: gridOf(file) };
  };
  return {
    read(set, name) {
      const icon = find(set, name);
      if (icon === null) {
        throw new Error(`The picture set ${set} has no picture named ${name}`);
      }
      return icon;
    },
    has: (set, name) => find(set, name) !== null,
  };
}

function findBody(file: Buffer, name: string): string | null {
  const entry = findEntry(file, name);
  if (entry !== null && 'parent' in entry) {
    const parent = findEntry(file, entry.parent);
    return parent !== null && 'body' in parent ? parent.body : null;
  }
  return entry?.body ?? null;
}

/**
 * Cuts one entry out of a set's file, whose size (Noto: 25 MB) makes reading it whole the dearest part of a short scene.
 * The files are indented with tabs, and JSON allows no line break inside a string: a line of two tabs and a name can only
 * begin an entry, and the next line of two tabs and a brace only end it.
 */
function findEntry(file: Buffer, name: string): z.infer<typeof EntrySchema> | null {
  const opening = `\n\t\t${JSON.stringify(name)}: `;
  const at = file.indexOf(opening);
  if (at < 0) {
    return null;
  }
  const end = file.indexOf('\n\t\t}', at);
  return EntrySchema.parse(JSON.parse(file.toString('utf8', at + opening.length, end + 4)));
}

function gridOf(file: Buffer): number {
  const opening = '\n\t"width": ';
  const at = file.lastIndexOf(opening) + opening.length;
  return Number.parseInt(file.toString('utf8', at, at + 8), 10);
}
