import { boardSize } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import type { CameraInput, ShotInput } from './layer-parts.ts';
import { fitting, partAboveSubtitles } from './shown-views.ts';
import type { ShownView } from './shown-views.ts';

/** How far the camera goes while something is looked at, and how long it takes to make room for what comes. */
const [nearer, makesRoom] = [1.03, 0.9] as const;
/** What lies there fills so much of the picture above its subtitles, is so much larger at most, and the camera goes no further aside. */
const whole = { across: 0.94, down: 0.93, most: 1.32, aside: 70 } as const;
/** What is looked at from near is so much larger at most. */
const mostZoom = 1.7;
/** Above its subtitles, the middle of what is seen is so much under that of the room. */
const underMiddle = 0.023;

/** Films what is looked at. */
export function shownCamera(
  views: readonly ShownView[],
  { aspectRatio, seed }: Pick<VideoRequest, 'aspectRatio' | 'seed'>,
): CameraInput {
  const size = boardSize(aspectRatio);
  let before: Framing | undefined;
  const shots = views.map((view, turn): ShotInput => {
    if (view.near !== undefined) {
      before = undefined;
      return nearShot(view, size);
    }
    const isGoingOn = before !== undefined && views[turn - 1]?.page === view.page;
    const { nearest, ...framing } = framingOf(view, size);
    const from = isGoingOn && before !== undefined ? before : framing;
    const comesNearer = { ...framing, zoom: nearest };
    before = turn % 2 === 0 ? comesNearer : framing;
    return wholeShot(view, [from, isGoingOn ? framing : from, before]);
  });
  return { shots, depthStrength: 0.9, seed: seed % 10_000 };
}

type Size = ReturnType<typeof boardSize>;

interface Framing {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** All that lies there, in the middle above the subtitles, and how near the camera may come to it. */
function framingOf({ box }: ShownView, size: Size): Framing & { readonly nearest: number } {
  const { width, height } = size;
  const down = height * partAboveSubtitles(size) * whole.down;
  const fits = Math.min((width * whole.across) / box.width, down / box.height);
  const zoom = Math.max(1, Math.min(whole.most, fits / nearer));
  const within = (wanted: number, length: number): number => {
    const most = (length / 2) * (1 - 1 / zoom) + whole.aside;
    return Math.max(-most, Math.min(most, wanted));
  };
  return {
    zoom,
    nearest: Math.max(zoom, Math.min(zoom * nearer, fits)),
    x: within(box.x + box.width / 2 - width / 2, width),
    y: within(box.y + box.height / 2 - height / 2 + aboveMiddle(size) / zoom, height),
  };
}

/** How far the middle of what is seen is above that of the picture. */
function aboveMiddle(size: Size): number {
  return (0.5 - partAboveSubtitles(size) / 2 - underMiddle) * size.height;
}

/** From where it was to where all of it is seen, and on a little. */
function wholeShot(
  { from, until }: ShownView,
  [begins, settles, ends]: readonly [Framing, Framing, Framing],
): ShotInput {
  return {
    fromSeconds: from,
    keys: [
      { atSeconds: from, ...begins, ease: 'smooth' },
      { atSeconds: Math.min(from + makesRoom, (from + until) / 2), ...settles, ease: 'smooth' },
      { atSeconds: until, ...ends },
    ],
  };
}

/** A piece from near, and slowly nearer. */
function nearShot({ box, from, until }: ShownView, size: Size): ShotInput {
  const zoom = Math.min(mostZoom, fitting(box, size));
  const at = {
    x: box.x + box.width / 2 - size.width / 2,
    y: box.y + box.height / 2 - size.height / 2 + aboveMiddle(size) / zoom,
  };
  return {
    fromSeconds: from,
    keys: [
      { atSeconds: from, ...at, zoom, ease: 'smooth' },
      { atSeconds: until, ...at, zoom: zoom * nearer },
    ],
  };
}
