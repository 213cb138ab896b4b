import {
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

export interface Shrinking {
  /** Width of the copy in pixels; the height follows from the film's shape. */
  readonly width: number;
  /** Constant rate factor of x264: 20 as films are made, 28 for previews. */
  readonly crf: number;
  /** Bits of sound a second; null leaves the sound out. */
  readonly soundBitsPerSecond: number | null;
}

/** Writes a smaller copy of a film, for previews and showcases: fewer pixels, stronger compression, the same length. */
export async function shrinkFilm(film: string, output: string, shrinking: Shrinking): Promise<void> {
  Log.setLevel(AV_LOG_ERROR);
  await using source = await Demuxer.open(film, { format: 'mov' });
  const picture = source.video();
  if (picture === undefined) {
    throw new Error(`${film} has no picture.`);
  }
  await using muxer = await Muxer.open(output, { format: 'mp4', options: { movflags: '+faststart' } });
  using pictureDecoder = await Decoder.create(picture);
  using scale = FilterAPI.create(`scale=${shrinking.width}:-2:flags=lanczos`);
  using pictureEncoder = await Encoder.create(FF_ENCODER_LIBX264, {
    options: {
      preset: 'slow',
      crf: shrinking.crf,
      'x264-params': 'colorprim=bt709:transfer=bt709:colormatrix=bt709',
    },
  });
  const pictures = [pictureDecoder, scale, pictureEncoder];
  if (shrinking.soundBitsPerSecond === null) {
    await pipeline(source, { video: pictures }, muxer).completion;
    return;
  }
  const sound = source.audio();
  if (sound === undefined) {
    throw new Error(`${film} has no sound.`);
  }
  using soundDecoder = await Decoder.create(sound);
  using soundEncoder = await Encoder.create(FF_ENCODER_AAC, { bitrate: shrinking.soundBitsPerSecond });
  await pipeline(source, { video: pictures, audio: [soundDecoder, soundEncoder] }, muxer).completion;
}
