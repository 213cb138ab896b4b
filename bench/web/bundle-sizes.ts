import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const DIST = 'apps/web/dist';

const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof ManifestSchema>;

export interface BundleSizes {
  /** Gzipped bytes of everything the first page loads before it runs. */
  readonly initialBytes: number;
  /** The largest chunk that is loaded later. */
  readonly largestLazy: { readonly file: string; readonly bytes: number };
}

/** Sizes of the built web app, as a server sends it. */
export async function bundleSizes(): Promise<BundleSizes> {
  const manifest = ManifestSchema.parse(
    JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')),
  );
  const initial = initialFiles(manifest);
  let initialBytes = 0;
  let largestLazy = { file: '', bytes: 0 };
  for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) {
    if (!file.endsWith('.js')) {
      continue;
    }
    const bytes = gzipSync(await readFile(join(DIST, file)), { level: 9 }).length;
    if (initial.has(file)) {
      initialBytes += bytes;
    } else if (bytes > largestLazy.bytes) {
      largestLazy = { file, bytes };
    }
  }
  return { initialBytes, largestLazy };
}

function initialFiles(manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk.file)) {
      return;
    }
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  Object.entries(manifest)
    .filter(([, chunk]) => chunk.isEntry === true)
    .forEach(([key]) => visit(key));
  return seen;
}
