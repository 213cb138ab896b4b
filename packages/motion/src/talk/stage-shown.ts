import { LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredSceneInput } from '@kinora/renderer';
import type { JsonValue, ProviderCall, StagedScene, VideoRequest } from '@kinora/models';
import type { CastLayers } from '@kinora/painter';
import { pageTurnsOf, paintCastOf, placeBehind, weather } from './cast-stage.ts';
import type { CastToStage } from './cast-stage.ts';
import type { KeysInput, LayerInput } from './layer-parts.ts';
import { shownCamera, shownViews } from './shown-camera.ts';
import type { ShownView } from './shown-camera.ts';
import { shownPages } from './shown-pages.ts';
import { withoutSpans } from './unseen.ts';
import type { Span } from './unseen.ts';
import type { ShownPage } from './shown-pages.ts';

/** One piece of a page comes after the other, each within so long. */
const [betweenPieces, comesWithin, leavesWithin] = [0.16, 0.42, 0.26] as const;
/** Shows what a scene explains: page after page, when its words are said, its pieces are laid before the place. */
export async function stageShown(
  cast: CastToStage,
  request: VideoRequest,
  call: ProviderCall,
): Promise<StagedScene> {
  const { painted, frame } = await paintCastOf(cast, request, call);
  const { aspectRatio, seed } = request;
  const pages = shownPages(pageTurnsOf(cast.plan, request), request.durationSeconds);
  const views = shownViews(pages, { request, cutOuts: painted.cutOuts });
  const scene: LayeredSceneInput = {
    version: 1,
    aspect: aspectRatio,
    layers: [
      ...placeBehind(painted, frame),
      ...pages.flatMap((page) =>
        piecesOf(painted.cutOuts[page.index] ?? [], page, seed).map((layer, piece) =>
          withoutSpans(layer, besides(views, page.index, piece)),
        ),
      ),
    ],
    camera: shownCamera(views, { request, cutOuts: painted.cutOuts }),
    particles: weather(cast.plan, seed),
  };
  return {
    // A parsed scene is plain data.
    scene: JSON.parse(JSON.stringify(LayeredSceneSchema.parse(scene))) as JsonValue,
    madeBy: { provider: 'builtin', model: 'shown-things' },
  };
}

/** When another piece of its page is looked at from near: nothing of this one reaches into the picture then. */
function besides(views: readonly ShownView[], page: number, piece: number): Span[] {
  return views.flatMap((view): Span[] =>
    view.page === page && view.piece !== undefined && view.piece !== piece ? [[view.from, view.until]] : [],
  );
}

/** Pieces come one after the other, a little from below, rest almost still, and leave together. */
function piecesOf(
  pieces: CastLayers['cutOuts'][number],
  { index, from, until }: ShownPage,
  seed: number,
): LayerInput[] {
  return pieces.map(({ file, box }, piece): LayerInput => {
    const comes = from + piece * betweenPieces;
    const keys: KeysInput = [...coming(comes, from), ...leaving(until, comes + comesWithin)];
    return {
      id: `page-${index}-${piece}`,
      files: [file],
      box,
      keys,
      sways: [
        { of: 'y', amount: 4, periodSeconds: 4.6 + piece * 0.7, phase: (piece * 0.37) % 1 },
        {
          of: 'rotation',
          amount: 0.5,
          periodSeconds: 6.1 + piece * 0.9,
          irregularity: 0.5,
          seed: seed % 1000,
        },
      ],
    };
  });
}

/** What opens a scene lies there already, and settles: no film begins with an empty place. */
function coming(comes: number, from: number): KeysInput {
  return from === 0
    ? [
        { atSeconds: 0, opacity: 1, scale: 0.96, ease: 'out' },
        { atSeconds: comes + comesWithin, opacity: 1 },
      ]
    : [
        { atSeconds: 0, opacity: 0, ease: 'hold' },
        { atSeconds: comes, opacity: 0, scale: 0.8, y: 40, ease: 'out' },
        // A little too far, as what is laid down with a flick is.
        { atSeconds: comes + comesWithin * 0.7, opacity: 1, scale: 1.035, ease: 'smooth' },
        { atSeconds: comes + comesWithin, opacity: 1 },
      ];
}

function leaving(until: number | null, settled: number): KeysInput {
  if (until === null) {
    return [];
  }
  const ends = Math.max(until, settled + leavesWithin);
  return [
    { atSeconds: ends - leavesWithin, opacity: 1, ease: 'in' },
    { atSeconds: ends, opacity: 0, scale: 0.94, y: -24, ease: 'hold' },
  ];
}
