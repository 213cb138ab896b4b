import { join } from 'node:path';
import { effectKeys, imageModels, videoModels } from '@kinora/contract/catalogue';
import sharp from 'sharp';
import type { createAppOn } from './generation-app.ts';

type App = Awaited<ReturnType<typeof createAppOn>>;

/** One start call of the matrix, with the length of what is expected: null for pictures. */
export interface MatrixCell {
  readonly name: string;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The form's field of the photograph; null without one. */
  readonly photoField: 'image' | 'images' | null;
}

const prompt = 'A red lighthouse on a cliff at sunset, waves below, gulls in the sky';

/** One call for every image model, video model and effect, and one for Animate. */
export const matrix: readonly MatrixCell[] = [
  ...imageModels
    .filter((model) => !model.characters_only)
    .map(({ key, kind }): MatrixCell => ({
      name: `image ${key}`,
      path: '/image/generate-image-async',
      data: {
        prompt: kind === 'edit' ? 'Make it sunset and add the text "Harbour days"' : prompt,
        model_name: key,
      },
      photoField: kind === 'edit' ? 'images' : null,
    })),
  ...videoModels.map(({ key, kind }): MatrixCell => ({
    name: `video ${key}`,
    path: '/video/generate-video-async',
    data: { prompt, model_name: key },
    photoField: kind === 'image_to_video' ? 'image' : null,
  })),
  ...effectKeys.map((key): MatrixCell => ({
    name: `effect ${key}`,
    path: '/video/generate-video-from-effect-async',
    data: { prompt, dynamic_effect: key },
    photoField: 'image',
  })),
  {
    name: 'animate',
    path: '/drawwan/draw-to-wan',
    data: { prompt: 'The sun sinks', strokes: [sunStroke()] },
    photoField: 'image',
  },
];

function sunStroke() {
  const points = [
    { x: 0.3, y: 0.3 },
    { x: 0.3, y: 0.6 },
  ];
  return { kind: 'path', points, width: 0.2 };
}

/** A photograph by code: sky, sun, sea and a dark tower with soft noise, so that cut-outs and depth find something. */
export async function matrixPhoto(width: number): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b6fb0"/>
    <stop offset="1" stop-color="#f7c98b"/></linearGradient></defs>
    <rect width="300" height="130" fill="url(#s)"/><rect y="130" width="300" height="70" fill="#24506b"/>
    <circle cx="90" cy="60" r="22" fill="#fff0b8"/>
    <path d="M190 165 L198 70 L222 70 L230 165 Z" fill="#3a2d33"/><rect x="196" y="56" width="28" height="16" fill="#b0413e"/>
    <path d="M150 200 L180 160 L250 158 L300 200 Z" fill="#4b4136"/></svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

export interface MatrixResult {
  readonly seconds: number;
  /** The finished file and its poster on the disk. */
  readonly file: string;
  readonly poster: string;
  readonly madeBy: string;
}

/** Starts one call and waits for its end. @throws with the job's sentence when it fails */
export async function makeCell(
  app: App,
  cell: MatrixCell,
  with_: { cookie: string; photo: Buffer; aspectRatio?: string },
): Promise<MatrixResult> {
  const began = performance.now();
  const files = cell.photoField === null ? [] : [{ content: with_.photo }];
  const id = await app.startedId(cell.path, {
    cookie: with_.cookie,
    data: { ...cell.data, aspect_ratio: with_.aspectRatio ?? '16:9' },
    files,
    ...(cell.photoField === null ? {} : { field: cell.photoField }),
  });
  await app.until(async () => {
    const answer = await app.send('GET', `/api/job-status?job_id=${id}`, { cookie: with_.cookie });
    const { status, error } = answer.json<{ status: string; error: string | null }>();
    if (status === 'failed') {
      throw new Error(`${cell.name}: ${error ?? 'no reason'}`);
    }
    return status === 'completed' ? true : undefined;
  });
  const seconds = (performance.now() - began) / 1000;
  const found = await app.open.pool.query<{ storage_key: string; kind: string; model: string }>(
    "select storage_key, kind, model from assets where project_id = $1 and kind <> 'upload'",
    [id],
  );
  const fileOf = (isPoster: boolean): string =>
    join(app.mediaFolder, found.rows.find((row) => (row.kind === 'poster') === isPoster)?.storage_key ?? '');
  return { seconds, file: fileOf(false), poster: fileOf(true), madeBy: found.rows[0]?.model ?? '' };
}
