import { Demuxer } from 'node-av';
import { probeFilm } from '../film/probe-film.ts';
import { readClipPicture } from './clip-picture.ts';
import { UnusableClipError } from './clip-shot.ts';

/** What a clip is as it is seen. */
export interface ClipSize {
  readonly seconds: number;
  /** Upright, in square pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
}

/** Reads a clip through to its last packet. @throws UnusableClipError when it is cut off, or cannot be shown */
export async function probeClip(file: string): Promise<ClipSize> {
  try {
    const { video, audio } = await probeFilm(file);
    if (video === null || video.frames === 0) {
      throw new UnusableClipError('The clip has no picture');
    }
    await using demuxer = await Demuxer.open(file, { format: 'mov' });
    const stream = demuxer.video();
    if (stream === undefined) {
      throw new UnusableClipError('The clip has no picture');
    }
    const { width, height } = readClipPicture(stream);
    return { seconds: video.durationSeconds, width, height, hasSound: audio !== null };
  } catch (cause) {
    throw cause instanceof UnusableClipError
      ? cause
      : new UnusableClipError('The clip cannot be read', { cause });
  }
}
