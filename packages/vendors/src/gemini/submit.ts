import type { PreparedMedia, RawAnswer, ServiceCall } from '@kinora/models';
import { readInputPicture } from '../pictures/input-pictures.ts';
import { postForPicture } from '../pictures/picture-service.ts';
import type { PictureService } from '../pictures/picture-service.ts';
import { keyHeader } from './gemini-connection.ts';
import { WishSchema } from './prepare.ts';

/** Sends the one request that is paid: the words, and behind them the pictures to be changed. */
export async function submit(
  gemini: PictureService,
  { endpoint, body }: PreparedMedia,
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<RawAnswer> {
  const { prompt, imageConfig, pictures } = WishSchema.parse(body);
  const headers = { ...keyHeader(gemini), 'content-type': 'application/json' };
  const parts: object[] = [{ text: prompt }];
  for (const picture of pictures) {
    const bytes = await readInputPicture(picture, call.workFolder);
    parts.push({ inlineData: { mimeType: picture.type, data: Buffer.from(bytes).toString('base64') } });
  }
  const question = {
    contents: [{ role: 'user', parts }],
    generationConfig: { responseModalities: ['TEXT', 'IMAGE'], imageConfig },
  };
  const path = `/models/${encodeURIComponent(endpoint)}:generateContent`;
  return await postForPicture(gemini, { path, headers, body: JSON.stringify(question) }, call);
}
