import { boardSize } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import type { CastLayers } from '@kinora/painter';
import type { CameraInput, ShotInput } from './layer-parts.ts';
import type { ShownPage } from './shown-pages.ts';

/** How far the camera goes while a page is seen as a whole: nearer, or back, and a little to a side, so that the place moves behind. */
const [nearer, aside] = [1.035, 16] as const;
/** A page is looked at in one way for no longer. */
const longestSeconds = 5;
/** What is looked at from near fills so much of the picture; so much larger at least, or it is no other view, and at most. */
const near = { across: 0.82, down: 0.72, least: 1.2, most: 1.7 } as const;
/** Subtitles have the lowest part: the middle of what is seen is above the picture's. */
const middle = 0.45;
/** Pieces smaller than this part of the picture are letters, and are not looked at alone. */
const leastPiece = 0.09;
/** Of two that are about as large, as parts of the larger, neither is looked at alone: both are told of. */
const alike = 0.55;

type Box = CastLayers['cutOuts'][number][number]['box'];
type Size = ReturnType<typeof boardSize>;

/** What is looked at from when until when: a page as a whole, or one piece of it, of which nothing else is seen then. */
export interface ShownView {
  readonly page: number;
  readonly piece?: number;
  readonly from: number;
  readonly until: number;
}

interface Shown {
  readonly request: VideoRequest;
  readonly cutOuts: CastLayers['cutOuts'];
}

/**
 * What of the pages is looked at: each whole when it comes; one that is told of for long then from near, its main piece, by turns
 * with the whole.
 */
export function shownViews(pages: readonly ShownPage[], { request, cutOuts }: Shown): ShownView[] {
  const size = boardSize(request.aspectRatio);
  return pages.flatMap((page) => {
    const until = page.until ?? request.durationSeconds;
    const boxes = (cutOuts[page.index] ?? []).map(({ box }) => box);
    const count = Math.max(1, Math.ceil((until - page.from) / longestSeconds));
    const each = (until - page.from) / count;
    return viewsOf(boxes, size, count).map((piece, view): ShownView => ({
      page: page.index,
      ...(piece === undefined ? {} : { piece }),
      from: page.from + view * each,
      until: page.from + (view + 1) * each,
    }));
  });
}

/** Films what is looked at. */
export function shownCamera(views: readonly ShownView[], { request, cutOuts }: Shown): CameraInput {
  const size = boardSize(request.aspectRatio);
  const shots = views.map((view, turn): ShotInput => {
    const box = view.piece === undefined ? undefined : cutOuts[view.page]?.[view.piece]?.box;
    return box === undefined ? wholeShot(view, turn) : nearShot(box, size, view);
  });
  return { shots, depthStrength: 0.9, seed: request.seed % 10_000 };
}

/** The whole first and then by turns, undefined, and between the main piece from near, by its place among the pieces. */
function viewsOf(boxes: readonly Box[], size: Size, count: number): (number | undefined)[] {
  const area = (piece: number): number => (boxes[piece]?.width ?? 0) * (boxes[piece]?.height ?? 0);
  const [largest = 0, next = -1] = boxes
    .map((_, piece) => piece)
    .toSorted((one, other) => area(other) - area(one));
  const box = boxes[largest];
  const isMain =
    box !== undefined &&
    area(largest) > leastPiece * size.width * size.height &&
    area(next) < alike * area(largest) &&
    fitting(box, size) >= near.least;
  return Array.from({ length: count }, (_, view) => (view % 2 === 1 && isMain ? largest : undefined));
}

/** How many times larger a piece may be seen whole. */
function fitting(box: Box, { width, height }: Size): number {
  return Math.min((width * near.across) / box.width, (height * near.down) / box.height);
}

type Span = Pick<ShownView, 'from' | 'until'>;

function wholeShot({ from, until }: Span, turn: number): ShotInput {
  const [begins, ends] = turn % 2 === 0 ? [1, nearer] : [nearer, 1];
  const side = turn % 2 === 0 ? aside : -aside;
  return {
    fromSeconds: from,
    keys: [
      { atSeconds: from, x: -side, y: 0, zoom: begins, ease: 'smooth' },
      { atSeconds: until, x: side, y: 0, zoom: ends },
    ],
  };
}

/** A piece from near, and slowly nearer. */
function nearShot(box: Box, size: Size, { from, until }: Span): ShotInput {
  const zoom = Math.min(near.most, fitting(box, size));
  const at = {
    x: box.x + box.width / 2 - size.width / 2,
    y: box.y + box.height / 2 - size.height / 2 + ((0.5 - middle) * size.height) / zoom,
  };
  return {
    fromSeconds: from,
    keys: [
      { atSeconds: from, ...at, zoom, ease: 'smooth' },
      { atSeconds: until, ...at, zoom: zoom * nearer },
    ],
  };
}
