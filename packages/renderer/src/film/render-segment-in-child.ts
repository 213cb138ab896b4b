import { createRenderPool } from './render-pool.ts';
import type { ChildRun } from './render-pool.ts';
import type { RenderedSegment, SegmentRequest } from './render-segment.ts';

/** One segment in a process that ends with it. Whoever renders several keeps a {@link createRenderPool}. */
export async function renderSegmentInChild(
  request: SegmentRequest,
  run: ChildRun = {},
): Promise<RenderedSegment> {
  const pool = createRenderPool();
  try {
    return await pool.renderSegment(request, run);
  } finally {
    pool.close();
  }
}
