import { readFile, rename, writeFile } from 'node:fs/promises';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import { mixSoundtrack } from '@kinora/sound/mix';
import { Encoder, FF_ENCODER_LIBX264, Frame, Muxer, Rational, AV_PIX_FMT_YUV420P } from 'node-av';
import type { Packet } from 'node-av';
import { joinFilm } from '../film/join-film.ts';
import { cardAt, isFlash } from './test-card.ts';

/** A clip whose whole picture flashes in the first tenth of every second, with a bar that wanders across it. */
export interface SampleClip {
  readonly output: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Frames a second, or the seconds at which each frame is seen. */
  readonly frames: number | readonly number[];
  /** Width of a pixel as a part of its height. */
  readonly pixelAspect?: { readonly num: number; readonly den: number };
  /** Options of x264, such as `colorprim=bt2020:transfer=smpte2084`. */
  readonly colours?: string;
  /** What is seen between the flashes: the wandering bar, or a test card with a disc that is round. */
  readonly shows?: 'bar' | 'card';
  /** Where the middle of the card's disc is, as a part of the width. */
  readonly discAt?: number;
}

/** Fine enough for the times of any rate. */
const TIME_BASE = { num: 1, den: 60_000 };
const DARK = 60;
const BRIGHT = 200;

export async function writeSampleClip(clip: SampleClip): Promise<void> {
  const { frames, seconds, width, height } = clip;
  const times =
    typeof frames === 'number'
      ? Array.from({ length: Math.round(seconds * frames) }, (_, at) => at / frames)
      : frames;
  const timeBase = new Rational(TIME_BASE.num, TIME_BASE.den);
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      timeBase,
      ...(clip.pixelAspect === undefined
        ? {}
        : { sampleAspectRatio: new Rational(clip.pixelAspect.num, clip.pixelAspect.den) }),
    },
    options: {
      preset: 'ultrafast',
      crf: 20,
      'x264-params': clip.colours ?? 'colorprim=bt709:transfer=bt709:colormatrix=bt709',
    },
  });
  const muxer = await Muxer.open(clip.output, {
    format: 'mp4',
    options: { video_track_timescale: TIME_BASE.den },
  });
  const stream = muxer.addStream(encoder);
  const save = async (packets: readonly Packet[]): Promise<void> => {
    for (const packet of packets) {
      await muxer.writePacket(packet, stream);
      packet.free();
    }
  };
  // The library's frames refer to these bytes, and the encoder may look back at them.
  const cards = new Map([0, 0.5].map((at) => [isFlash(at), cardAt(at, clip)]));
  const pictures = times.map((at) => (clip.shows === 'card' ? cards.get(isFlash(at)) : pictureAt(at, clip)));
  for (const [index, at] of times.entries()) {
    const end = times[index + 1] ?? seconds;
    const frame = Frame.fromVideoBuffer(pictures[index] ?? Buffer.alloc(0), {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      timeBase,
      pts: BigInt(Math.round(at * TIME_BASE.den)),
      ...(clip.pixelAspect === undefined ? {} : { sampleAspectRatio: clip.pixelAspect }),
    });
    frame.duration = BigInt(Math.round((end - at) * TIME_BASE.den));
    await save(await encoder.encodeAll(frame));
    frame.free();
  }
  await save(await encoder.encodeAll(null));
  encoder.close();
  await muxer.close();
}

function pictureAt(seconds: number, { width, height }: { width: number; height: number }): Buffer {
  const picture = Buffer.alloc((width * height * 3) / 2, 128);
  const base = isFlash(seconds) ? BRIGHT : DARK;
  const bar = Math.floor((seconds * width) / 4) % width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBar = Math.abs(x - bar) < width / 20;
      picture[y * width + x] = base + (isBar ? 30 : 0) + Math.round((y / height) * 20);
    }
  }
  return picture;
}

/**
 * Writes into a sample clip that players turn it by a quarter clockwise: the matrix of its track header (ISO/IEC 14496-12,
 * 8.3.2: 40 bytes behind the name of a box of version 0).
 */
export async function turnSampleClip(file: string): Promise<void> {
  const bytes = await readFile(file);
  const matrix = bytes.indexOf('tkhd', 0, 'latin1') + 4 + 40;
  const turned = [0, 0x1_0000, 0, -0x1_0000, 0, 0, 0, 0, 0x4000_0000];
  turned.forEach((value, at) => bytes.writeInt32BE(value, matrix + at * 4));
  await writeFile(file, bytes);
}

/** Gives a sample clip a sound of its own: a tone with every flash. */
export async function addSampleSound(file: string, seconds: number): Promise<void> {
  const [wav, soundtrack, output] = [`${file}.wav`, `${file}.m4a`, `${file}.sounding.mp4`];
  const writer = await WavWriter.create(wav, { sampleRateHz, channels: 1 });
  await writer.write(
    Float32Array.from({ length: seconds * sampleRateHz }, (_, at) =>
      isFlash(at / sampleRateHz) ? 0.5 * Math.sin((at * 2 * Math.PI * 880) / sampleRateHz) : 0,
    ),
  );
  await writer.finish();
  const segments = [{ frames: seconds * 30, narrationFile: wav, leadInSeconds: 0 }];
  const { signal } = new AbortController();
  await mixSoundtrack({ segments, framesPerSecond: 30, music: null, output: soundtrack }, { signal });
  await joinFilm({ segments: [file], soundtrack, output });
  await rename(output, file);
}
