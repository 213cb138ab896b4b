import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_LOG_ERROR,
  Decoder,
  Demuxer,
  Encoder,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FilterAPI,
  Log,
  Muxer,
  pipeline,
} from 'node-av';
import type { Stream } from 'node-av';
import { probeFilm } from './probe-film.ts';

/** What WebM is made of. The container could name any codec, and none but these is to be opened. */
const codecs: ReadonlySet<number> = new Set([
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
]);
/** As films are made: one more encoding is not to be seen. */
const PICTURE_CRF = 18;
const SOUND_BITS_PER_SECOND = 192_000;
/** The packets of a stream end a little before or after the others. */
const TOLERANCE_SECONDS = 0.5;

/**
 * Writes a WebM clip as MP4, as every player here and the renderer read it. @throws when it holds other codecs than WebM's,
 * has no picture, or ends before the length that it says it has
 */
export async function convertWebm(file: string, output: string): Promise<void> {
  Log.setLevel(AV_LOG_ERROR);
  await using source = await Demuxer.open(file, { format: 'webm' });
  const picture = source.video();
  const sound = source.audio();
  if (picture === undefined) {
    throw new Error('The clip has no picture');
  }
  for (const stream of [picture, ...(sound === undefined ? [] : [sound])]) {
    refuseForeign(stream);
  }
  await convert(source, { picture, sound }, output);
  const { durationSeconds } = await probeFilm(output);
  if (durationSeconds < source.duration - TOLERANCE_SECONDS) {
    throw new Error(`The clip is cut off: it is ${durationSeconds} s of ${source.duration} s long`);
  }
}

function refuseForeign({ codecpar }: Stream): void {
  if (!codecs.has(codecpar.codecId)) {
    throw new Error(`WebM holds no codec ${codecpar.codecId}`);
  }
}

async function convert(
  source: Demuxer,
  { picture, sound }: { picture: Stream; sound: Stream | undefined },
  output: string,
): Promise<void> {
  await using muxer = await Muxer.open(output, { format: 'mp4', options: { movflags: '+faststart' } });
  using pictureDecoder = await Decoder.create(picture);
  using even = FilterAPI.create('scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p');
  using pictureEncoder = await Encoder.create(FF_ENCODER_LIBX264, {
    options: { preset: 'medium', crf: PICTURE_CRF },
  });
  const video = [pictureDecoder, even, pictureEncoder];
  if (sound === undefined) {
    await pipeline(source, { video }, muxer).completion;
    return;
  }
  using soundDecoder = await Decoder.create(sound);
  using soundEncoder = await Encoder.create(FF_ENCODER_AAC, { bitrate: SOUND_BITS_PER_SECOND });
  await pipeline(source, { video, audio: [soundDecoder, soundEncoder] }, muxer).completion;
}
