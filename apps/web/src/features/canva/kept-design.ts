import { z } from 'zod/mini';
import { readWork, writeWork } from '../../lib/kept-work.ts';
import type { Design } from './design.ts';

const DesignSchema = z.object({
  width: z.number(),
  height: z.number(),
  background: z.string(),
  layers: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['text', 'rectangle', 'ellipse', 'image']),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      rotation: z.number(),
      opacity: z.number(),
      fill: z.string(),
      text: z.string(),
      fontSize: z.number(),
      isBold: z.boolean(),
      align: z.enum(['left', 'center', 'right']),
      radius: z.number(),
      source: z.string(),
    }),
  ),
});

/** Pictures from this machine by the addresses they are drawn from. The addresses end with the page, the files are kept. */
const localPictures = new Map<string, Blob>();

/** An address for a picture from this machine that lives as long as the page. */
export function localPictureUrl(picture: Blob): string {
  const url = URL.createObjectURL(picture);
  localPictures.set(url, picture);
  return url;
}

/** The design as it was left, also by a reload; null when there is none. */
export async function readDesign(): Promise<Design | null> {
  const [design, kept] = await readWork(['canva-design', 'canva-pictures']);
  const parsed = z.safeParse(DesignSchema, design);
  if (!parsed.success) {
    return null;
  }
  const pictures: ReadonlyMap<unknown, unknown> = kept instanceof Map ? kept : new Map();
  return withPictures(parsed.data, (source) => {
    const picture = pictures.get(source);
    return localPictures.has(source) || !(picture instanceof Blob) ? source : localPictureUrl(picture);
  });
}

/** The pictures that were written last: large ones are not written again with every letter. */
let keptSources: string | null = null;

/** Keeps the design and the pictures from this machine that are in it. */
export async function keepDesign(design: Design): Promise<void> {
  const used = design.layers.flatMap(({ source }) => {
    const picture = localPictures.get(source);
    return picture === undefined ? [] : [[source, picture] as const];
  });
  const sources = used.map(([source]) => source).join();
  const isWritten = sources === keptSources;
  keptSources = sources;
  await writeWork({ 'canva-design': design, ...(isWritten ? {} : { 'canva-pictures': new Map(used) }) });
}

/** The design with each picture's address as it is now; the same address is asked for once. */
function withPictures(design: Design, addressOf: (source: string) => string): Design {
  const known = new Map<string, string>();
  const layers = design.layers.map((layer) => {
    const source = known.get(layer.source) ?? (layer.source === '' ? '' : addressOf(layer.source));
    known.set(layer.source, source);
    return { ...layer, source };
  });
  return { ...design, layers };
}
