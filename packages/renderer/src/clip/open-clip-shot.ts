import type { YuvFrame } from '../compositor/yuv.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { Clip } from './clip-shot.ts';
import { playClip } from './play-clip.ts';
import type { ShownPicture, ClipPlayer } from './play-clip.ts';
import { playedPart } from './played-part.ts';
import { probeClip } from './probe-clip.ts';
import { createPush } from './push-in.ts';
import type { Push } from './push-in.ts';

/** The pictures of one shot, asked for in their order. */
export interface ShotFrames {
  /**
   * What is seen at a moment, the same object as long as it is the very same picture; null where every moment has its own.
   * Asked before that moment is painted.
   */
  pictureAt(seconds: number): Promise<object | null>;
  /** Paints the shot as it is at a moment of its own, 0 being its first. */
  paint(seconds: number, frame: YuvFrame): Promise<void>;
  close(): Promise<void>;
}

/** A clip in its frame and at its speed, and what follows when it is over. @throws UnusableClipError */
export async function openClipShot(
  clip: Clip,
  film: { readonly scale: FrameScale; readonly framesPerSecond: number; readonly seconds: number },
): Promise<ShotFrames> {
  const { seconds: clipSeconds } = await probeClip(clip.file);
  const { begin, length, fadeSeconds } = playedPart(clip, clipSeconds, film.framesPerSecond);
  const open = () => playClip(clip, film.scale);
  const player = await open();
  const pictureAt = (from: ClipPlayer, at: number) => from.at(begin + at * clip.speed);
  return fadeSeconds === null
    ? holding({ player, length, pictureAt, film })
    : looping({ open, first: player, length, fadeSeconds, pictureAt });
}

interface Playing {
  readonly length: number;
  readonly pictureAt: (from: ClipPlayer, at: number) => Promise<ShownPicture>;
}

function holding({
  player,
  length,
  pictureAt,
  film,
}: Playing & { player: ClipPlayer; film: { scale: FrameScale } }): ShotFrames {
  let push: Push | null = null;
  return {
    async pictureAt(seconds) {
      return seconds <= length ? await pictureAt(player, seconds) : null;
    },
    async paint(seconds, frame) {
      if (seconds <= length) {
        (await pictureAt(player, seconds)).bytes.copy(frame.bytes);
        return;
      }
      push ??= await createPush((await pictureAt(player, length)).bytes, film.scale);
      push.paint(seconds - length, frame);
    },
    close: () => player.close(),
  };
}

function looping({
  open,
  first,
  length,
  fadeSeconds,
  pictureAt,
}: Playing & { open: () => Promise<ClipPlayer>; first: ClipPlayer; fadeSeconds: number }): ShotFrames {
  let current = { player: first, startedAt: 0 };
  let coming: { player: ClipPlayer; startedAt: number } | null = null;
  return {
    pictureAt: () => Promise.resolve(null),
    async paint(seconds, frame) {
      const fadeStart = current.startedAt + length - fadeSeconds;
      if (seconds > fadeStart && coming === null) {
        coming = { player: await open(), startedAt: fadeStart };
      }
      if (coming !== null && seconds >= fadeStart + fadeSeconds) {
        await current.player.close();
        current = coming;
        coming = null;
      }
      (await pictureAt(current.player, seconds - current.startedAt)).bytes.copy(frame.bytes);
      if (coming !== null) {
        const over = await pictureAt(coming.player, seconds - coming.startedAt);
        mix(frame.bytes, over.bytes, (seconds - coming.startedAt) / fadeSeconds);
      }
    },
    async close() {
      await current.player.close();
      await coming?.player.close();
    },
  };
}

/** Lays a part of one picture over another, in place. */
function mix(under: Buffer, over: Buffer, part: number): void {
  const weight = Math.round(Math.min(1, Math.max(0, part)) * 256);
  for (let at = 0; at < under.length; at++) {
    const low = under[at] ?? 0;
    under[at] = low + ((((over[at] ?? 0) - low) * weight) >> 8);
  }
}
