import sharp from 'sharp';
import type { FrameSize, RgbImage } from '@kinora/painter/cut-out';

/** Less of the picture than this is never shown: beyond that it is set whole before a blurred copy of itself. */
const leastShown = 0.6;

/** Reads a picture at the size of a frame: upright, cropped around what catches the eye. */
export async function readPicture(file: string, frame: FrameSize): Promise<RgbImage> {
  const upright = sharp(file, { failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data: bytes, info } = await upright
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const ratio = info.width / info.height / (frame.width / frame.height);
  const shown = Math.min(ratio, 1 / ratio);
  const fitted =
    shown >= leastShown
      ? sharp(bytes).resize({ ...frame, fit: 'cover', position: sharp.strategy.attention })
      : await beforeBlurredSelf(bytes, frame);
  const { data } = await fitted.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...frame, data };
}

async function beforeBlurredSelf(bytes: Buffer, frame: FrameSize): Promise<ReturnType<typeof sharp>> {
  const whole = await sharp(bytes)
    .resize({ ...frame, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const wall = await sharp(bytes)
    .resize({ ...frame, fit: 'cover' })
    .blur(Math.max(frame.width, frame.height) / 60)
    .modulate({ brightness: 0.72 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const joined = await sharp(wall)
    .composite([{ input: whole, gravity: 'centre' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(joined);
}
