import { plainResults, startFalSimulator } from '@kinora/vendors/simulators';
import type { FalSimulator } from '@kinora/vendors/simulators';
import type { ImageModelKey } from '@kinora/contract/catalogue';
import sharp from 'sharp';
import { signUpFirst } from '../../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../../scripts/client/kinora-client.ts';
import { startKinora } from '../../scripts/client/kinora-server.ts';
import type { KinoraServer } from '../../scripts/client/kinora-server.ts';

/** The one that fal draws, and one that is drawn here. */
export const boughtModel: ImageModelKey = 'flux_v1';
export const builtInModel: ImageModelKey = 'image_whiteboard';

/** A question to the vendor, and when it came, in milliseconds of this process. */
export interface HeardQuestion {
  readonly question: string;
  readonly at: number;
}

/** A fresh Kinora that buys at fal's simulator, which runs in this process and is not measured. */
export interface PaidStudio {
  readonly server: KinoraServer;
  readonly client: KinoraClient;
  readonly fal: FalSimulator;
  readonly heard: readonly HeardQuestion[];
  readonly close: () => Promise<void>;
}

/** As large as a vendor's, and of something: a picture of one colour would be refused. */
function drawPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1792, height: 1008, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}

/** A model stays with what is built in, although fal serves it as well. */
export async function bindBuiltIn({ origin, cookie }: KinoraClient, model: string): Promise<void> {
  const response = await fetch(`${origin}/api/admin/models/${model}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'builtin' }),
  });
  if (!response.ok) {
    throw new Error(`A model could not be bound: ${response.status} ${await response.text()}`);
  }
}

/** `clip`: what it sells as a clip. */
export async function openPaidStudio({ clip }: { readonly clip?: Buffer } = {}): Promise<PaidStudio> {
  const heard: HeardQuestion[] = [];
  const picture = await drawPicture();
  const fal = await startFalSimulator({
    results: { ...plainResults, picture: () => picture, ...(clip === undefined ? {} : { clip: () => clip }) },
    whenAsked: (question) => heard.push({ question, at: performance.now() }),
  });
  const server = await startKinora({
    renderProfile: 'full',
    environment: {
      ...fal.addresses,
      FAL_KEY: fal.apiKey,
      KINORA_STARTING_CREDITS: '1000',
      LOG_LEVEL: 'warn',
    },
  });
  const close = async (): Promise<void> => {
    await server.stop();
    await fal.close();
  };
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    await bindBuiltIn(client, builtInModel);
    return { server, client, fal, heard, close };
  } catch (error) {
    await close();
    throw error;
  }
}
