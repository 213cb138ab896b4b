import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { IllustrationSet } from '../timeline/drawing.ts';

const SetSchema = z.object({
  width: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});

/** One picture as its set stores it: SVG elements without the outer `svg`, on a square grid. */
export interface IconSource {
  readonly body: string;
  /** Width and height of the grid the body is drawn on. */
  readonly grid: number;
}

type IconSet = z.infer<typeof SetSchema>;

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
  const sets = new Map<IllustrationSet, IconSet>();
  const load = (set: IllustrationSet): IconSet => {
    const known = sets.get(set);
    if (known !== undefined) {
      return known;
    }
    const path = createRequire(import.meta.url).resolve(packageFiles[set]);
    const loaded = SetSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    sets.set(set, loaded);
    return loaded;
  };
  const find = (set: IllustrationSet, name: string): IconSource | undefined => {
    const loaded = load(set);
    const icon = loaded.icons[name] ?? loaded.icons[loaded.aliases?.[name]?.parent ?? ''];
    return icon === undefined ? undefined : { body: icon.body, grid: loaded.width };
  };
  return {
    read(set, name) {
      const icon = find(set, name);
      if (icon === undefined) {
        throw new Error(`The picture set ${set} has no picture named ${name}`);
      }
      return icon;
    },
    has: (set, name) => find(set, name) !== undefined,
  };
}
