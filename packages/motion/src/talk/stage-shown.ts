import { LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredSceneInput } from '@kinora/renderer';
import type { JsonValue, ProviderCall, StagedScene, VideoRequest } from '@kinora/models';
import { pageTurnsOf, paintCastOf, placeBehind, weather } from './cast-stage.ts';
import type { CastToStage } from './cast-stage.ts';
import { pieceLayers } from './piece-layers.ts';
import { shownCamera } from './shown-camera.ts';
import { shownPages } from './shown-pages.ts';
import { shownViews } from './shown-views.ts';
import type { ShownView } from './shown-views.ts';
import { withoutSpans } from './unseen.ts';
import type { Span } from './unseen.ts';

/** Shows what a scene explains: its board is laid before the place, each piece of it when its words are said. */
export async function stageShown(
  cast: CastToStage,
  request: VideoRequest,
  call: ProviderCall,
): Promise<StagedScene> {
  const { painted, frame } = await paintCastOf(cast, request, call);
  const { cutOuts } = painted;
  const pageTurns = pageTurnsOf(cast.plan, request);
  const boards = shownPages(
    cutOuts.slice(1).map(({ page }) => pageTurns[page - 1] ?? 0),
    request.durationSeconds,
  );
  const views = shownViews(boards, { request, cutOuts, pageTurns });
  const scene: LayeredSceneInput = {
    version: 1,
    aspect: request.aspectRatio,
    layers: [
      ...placeBehind(painted, frame),
      ...boards.flatMap((page) =>
        pieceLayers(cutOuts[page.index]?.pieces ?? [], { page, pageTurns, ...request }).flatMap(
          (layers, piece) => layers.map((layer) => withoutSpans(layer, besides(views, page.index, piece))),
        ),
      ),
    ],
    camera: shownCamera(views, request),
    particles: weather(cast.plan, request.seed),
  };
  return {
    // A parsed scene is plain data.
    scene: JSON.parse(JSON.stringify(LayeredSceneSchema.parse(scene))) as JsonValue,
    madeBy: { provider: 'builtin', model: 'shown-things' },
  };
}

/** When others of its board are looked at from near: nothing of this one reaches into the picture then. */
function besides(views: readonly ShownView[], page: number, piece: number): Span[] {
  return views.flatMap((view): Span[] =>
    view.page === page && view.near !== undefined && !view.near.includes(piece)
      ? [[view.from, view.until]]
      : [],
  );
}
