import { enlargedBytes, builtInFinder } from '@kinora/painter/cut-out';
import type { Field, RgbImage, SubjectFinder } from '@kinora/painter/cut-out';
import { openSubjectFinder } from '../../apps/server/src/gateway/subject-net.ts';
import { installIsnet } from './isnet.ts';
import { maskOf, openPhotograph, readPhotographs } from './photographs.ts';
import type { Photograph } from './photographs.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const DOCUMENT = 'docs/cut-out.md';
/** Masks over their photographs, to be looked at. */
const LOOK = '.cache/cut-out/look';

interface Measured {
  readonly title: string;
  readonly overlaps: readonly number[];
  readonly seconds: number;
}

/** Every photograph cut out by all finders, against the masks by hand; writes `docs/cut-out.md`. */
export async function measureCutOut(): Promise<string[]> {
  const photographs = await readPhotographs();
  const columns = [await measure('built in', builtInFinder, photographs)];
  const { models, megabytes } = await installIsnet();
  // The model's process keeps nobody waiting for its end, who would then end before it.
  const awake = setInterval(() => undefined, 1000);
  try {
    const title = `IS-Net, ${megabytes.toFixed(0)} MB`;
    columns.push(await measure(title, openSubjectFinder(models), photographs));
  } finally {
    await models.close();
    clearInterval(awake);
  }
  await writeFile(DOCUMENT, documentOf(photographs, columns));
  return columns.map(
    ({ title, overlaps, seconds }) =>
      `| cut-out, ${title} | mean overlap ${mean(overlaps).toFixed(3)} of ${overlaps.length} photographs, ${seconds.toFixed(2)} s each |`,
  );
}

async function measure(
  title: string,
  finder: SubjectFinder,
  photographs: readonly Photograph[],
): Promise<Measured> {
  const overlaps: number[] = [];
  let seconds = 0;
  for (const photograph of photographs) {
    const image = await openPhotograph(photograph);
    const started = performance.now();
    const matte = await finder.find(image);
    seconds += (performance.now() - started) / 1000 / photographs.length;
    await keepLook(`${photograph.name} ${title}`, image, matte);
    overlaps.push(await overlapOf(matte, await maskOf(photograph, image)));
  }
  return { title, overlaps, seconds };
}

/** What both have over what either has; nothing found overlaps with nothing. */
async function overlapOf(matte: Field | null, mask: Field): Promise<number> {
  if (matte === null) {
    return 0;
  }
  const found = await enlargedBytes(matte, mask);
  let [both, either] = [0, 0];
  mask.values.forEach((value, at) => {
    const isFound = (found[at] ?? 0) >= 128;
    both += isFound && value === 1 ? 1 : 0;
    either += isFound || value === 1 ? 1 : 0;
  });
  return both / either;
}

async function keepLook(name: string, image: RgbImage, matte: Field | null): Promise<void> {
  await mkdir(LOOK, { recursive: true });
  const { width, height } = image;
  const alpha = matte === null ? Buffer.alloc(width * height) : await enlargedBytes(matte, image);
  await sharp(image.data, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(`${LOOK}/${name}.png`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function documentOf(photographs: readonly Photograph[], columns: readonly Measured[]): string {
  const lowest = (overlaps: readonly number[]): string => Math.min(...overlaps).toFixed(3);
  const table = [
    ['photograph', 'subject', ...columns.map(({ title }) => title)],
    ...photographs.map(({ name, subject }, index) => [
      name,
      subject,
      ...columns.map(({ overlaps }) => (overlaps[index] ?? 0).toFixed(3)),
    ]),
    ['**mean**', '', ...columns.map(({ overlaps }) => `**${mean(overlaps).toFixed(3)}**`)],
    ['lowest', '', ...columns.map(({ overlaps }) => lowest(overlaps))],
    [
      'nothing found',
      '',
      ...columns.map(({ overlaps }) => String(overlaps.filter((each) => each === 0).length)),
    ],
  ];
  return `# Cutting out

What a picture is about is found by a guess that is built in, or by IS-Net where its weights are installed
(\`npm run kinora -- models install isnet\`). Effects, clips, thumbnails and edits of photographs use it.

Twenty photographs out of Debian's packages against masks drawn by hand, corner by corner
(\`bench/cut-out/photographs.json\`): intersection over union of what is at least half the subject's, 0 where nothing was
found. The guess would rather find nothing than half a thing; then effects move the picture as a whole. Outlines are true to
about one hundredth of a picture, and so are the figures for thin things. The pictures are not kept here;
\`npm run bench -- cut-out\` fetches them, checks their digests and writes this page.

${tableOf(table)}
`;
}

/** Rows with columns as wide as their widest cell, the first one the head. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
