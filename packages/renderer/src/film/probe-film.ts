import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO, avGetCodecName, avGetPixFmtName } from 'node-av';
import type { FormatContext, Stream } from 'node-av';
import { openMedia, readPackets } from '../libav/media-file.ts';

/** What a file really holds, counted from its packets. */
export interface FilmFacts {
  /** Of the longest stream. */
  readonly durationSeconds: number;
  readonly video: {
    readonly codec: string;
    readonly pixelFormat: string;
    readonly width: number;
    readonly height: number;
    readonly frames: number;
    readonly framesPerSecond: number;
    /** ITU-T H.273 code of the colour primaries; 1 is BT.709. */
    readonly colourPrimaries: number;
    readonly durationSeconds: number;
  } | null;
  readonly audio: {
    readonly codec: string;
    readonly sampleRateHz: number;
    readonly channels: number;
    readonly durationSeconds: number;
  } | null;
  readonly bytes: number;
}

/** Reads a film or segment of ours through to its last packet. @throws when it is truncated or no MP4 */
export async function probeFilm(file: string): Promise<FilmFacts> {
  const context = await openMedia(file);
  try {
    const counts = await countPackets(context);
    const video = streamOf(context, AVMEDIA_TYPE_VIDEO);
    const audio = streamOf(context, AVMEDIA_TYPE_AUDIO);
    const picture = video === undefined ? null : pictureFacts(video, counts.get(video.index) ?? noPackets);
    const sound = audio === undefined ? null : soundFacts(audio, counts.get(audio.index) ?? noPackets);
    return {
      durationSeconds: Math.max(picture?.durationSeconds ?? 0, sound?.durationSeconds ?? 0),
      video: picture,
      audio: sound,
      bytes: [...counts.values()].reduce((sum, count) => sum + count.bytes, 0),
    };
  } finally {
    await context.closeInput();
  }
}

interface PacketCount {
  readonly packets: number;
  readonly bytes: number;
  /** End of the last packet in the stream's time base. */
  readonly end: bigint;
}

const noPackets: PacketCount = { packets: 0, bytes: 0, end: 0n };

async function countPackets(context: FormatContext): Promise<ReadonlyMap<number, PacketCount>> {
  const counts = new Map<number, PacketCount>();
  for await (const packet of readPackets(context)) {
    const { packets, bytes, end } = counts.get(packet.streamIndex) ?? noPackets;
    const packetEnd = packet.pts + packet.duration;
    counts.set(packet.streamIndex, {
      packets: packets + 1,
      bytes: bytes + packet.size,
      end: packetEnd > end ? packetEnd : end,
    });
  }
  return counts;
}

function streamOf(context: FormatContext, type: Stream['codecpar']['codecType']): Stream | undefined {
  return context.streams.find((stream) => stream.codecpar.codecType === type);
}

function secondsOf(stream: Stream, end: bigint): number {
  return (Number(end) * stream.timeBase.num) / stream.timeBase.den;
}

function pictureFacts(stream: Stream, count: PacketCount): NonNullable<FilmFacts['video']> {
  const { codecpar, avgFrameRate } = stream;
  return {
    codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
    // A video stream's format is a pixel format; the library's type also allows sample formats.
    pixelFormat: avGetPixFmtName(codecpar.format as Parameters<typeof avGetPixFmtName>[0]) ?? 'unknown',
    width: codecpar.width,
    height: codecpar.height,
    frames: count.packets,
    framesPerSecond: avgFrameRate.num / avgFrameRate.den,
    colourPrimaries: codecpar.colorPrimaries,
    durationSeconds: secondsOf(stream, count.end),
  };
}

function soundFacts(stream: Stream, count: PacketCount): NonNullable<FilmFacts['audio']> {
  const { codecpar } = stream;
  return {
    codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
    sampleRateHz: codecpar.sampleRate,
    channels: codecpar.channels,
    durationSeconds: secondsOf(stream, count.end),
  };
}
