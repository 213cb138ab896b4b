import { boardSize } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import type { CameraInput, ShotInput } from './layer-parts.ts';
import { fitting } from './shown-views.ts';
import type { ShownView } from './shown-views.ts';

/** How far the camera goes while a board is seen as a whole: nearer, or back, and a little to a side, so that the place moves behind. */
const [nearer, aside] = [1.035, 10] as const;
/** What is looked at from near is so much larger at most. */
const mostZoom = 1.7;
/** Subtitles have the lowest part: the middle of what is seen is above the picture's. */
const middle = 0.45;

/** Films what is looked at. */
export function shownCamera(
  views: readonly ShownView[],
  { aspectRatio, seed }: Pick<VideoRequest, 'aspectRatio' | 'seed'>,
): CameraInput {
  const size = boardSize(aspectRatio);
  const shots = views.map((view, turn): ShotInput =>
    view.near === undefined ? wholeShot(view, size, turn) : nearShot(view, size),
  );
  return { shots, depthStrength: 0.9, seed: seed % 10_000 };
}

type Size = ReturnType<typeof boardSize>;

/** Slowly nearer or back, as far as nothing of the board leaves the picture. */
function wholeShot({ from, until, box }: ShownView, { width, height }: Size, turn: number): ShotInput {
  const reach = (at: number, length: number, middleOf: number): number =>
    Math.max(middleOf - at, at + length - middleOf, 1);
  const across = width / 2 / (reach(box.x, box.width, width / 2) + aside);
  const down = height / 2 / reach(box.y, box.height, height / 2);
  const nearest = Math.max(1, Math.min(nearer, across, down));
  const [begins, ends] = turn % 2 === 0 ? [1, nearest] : [nearest, 1];
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
function nearShot({ box, from, until }: ShownView, size: Size): ShotInput {
  const zoom = Math.min(mostZoom, fitting(box, size));
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
