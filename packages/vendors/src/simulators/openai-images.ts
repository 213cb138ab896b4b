import { json } from './fal/wire.ts';
import { startNeighbour } from './fal/neighbour.ts';
import type { PictureProtocol } from './answering/protocol.ts';
import { startPictureSimulator } from './answering/picture-server.ts';
import type { PictureServerSettings, PictureSimulator } from './answering/picture-server.ts';
import { openAiModels } from './openai-images/models.ts';
import type { ModelRules } from './openai-images/models.ts';
import { readWanted, refusal } from './openai-images/read-wanted.ts';
import { pictureAnswer } from './openai-images/picture-answer.ts';

export interface OpenAiImagesSimulator extends PictureSimulator {
  /** What a vendor is told to find it. */
  readonly addresses: Readonly<Record<'OPENAI_BASE_URL', string>>;
  /** Another server of this machine, which no result may lead to. */
  readonly neighbourAsked: readonly string[];
}

interface Settings extends Partial<PictureServerSettings> {
  /** A server of one's own: it has these models, knows fewer fields and wants no key. */
  readonly ownModels?: readonly string[];
}

const scenes = [
  'moderation', // 400 moderation_blocked, with what was found
  'content-policy', // 400 with the older word
  'no-quota', // 429 insufficient_quota
  'bill', // 400: the limit of the bill is reached
  'unverified', // 403
  'result-empty', // no picture
  'url', // where the picture stands: on the same origin
  'url-private', // on another server of this machine
];

/** A server that speaks OpenAI's calls for pictures, or a smaller one of one's own. */
export async function startOpenAiImagesSimulator({
  ownModels,
  apiKey = ownModels === undefined ? 'sk-simulated-key-of-openai' : '',
  ...settings
}: Settings = {}): Promise<OpenAiImagesSimulator> {
  const neighbour = await startNeighbour();
  const models = ownModels === undefined ? openAiModels : rulesOf(ownModels);
  const spoken = protocol({ apiKey, models, neighbour: neighbour.origin });
  const server = await startPictureSimulator(spoken, { apiKey, ...settings });
  return {
    ...server,
    get held() {
      return server.held;
    },
    addresses: { OPENAI_BASE_URL: `${server.origin}/v1` },
    neighbourAsked: neighbour.asked,
    close: async () => {
      await Promise.all([server.close(), neighbour.close()]);
    },
  };
}

function rulesOf(ownModels: readonly string[]): Readonly<Record<string, ModelRules>> {
  return Object.fromEntries(ownModels.map((name) => [name, { isOwn: true, sizes: 'any', qualities: [] }]));
}

interface Speaker {
  /** Empty: nobody needs one. */
  readonly apiKey: string;
  readonly models: Readonly<Record<string, ModelRules>>;
  readonly neighbour: string;
}

function protocol({ apiKey, models, neighbour }: Speaker): PictureProtocol {
  const files = new Map<string, Buffer>();
  return {
    service: 'OpenAI',
    scenes,
    refuseKey({ authorization = 'none' }) {
      const isLetIn = apiKey === '' || authorization === `Bearer ${apiKey}`;
      const message = `Incorrect API key provided: ${authorization}.`;
      return isLetIn ? null : refusal(401, { code: 'invalid_api_key', message });
    },
    question({ method, url: { pathname } }) {
      if (method !== 'GET') {
        return null;
      }
      const file = files.get(pathname);
      if (file !== undefined) {
        return { status: 200, headers: { 'content-type': 'image/png' }, body: file };
      }
      return pathname === '/v1/models'
        ? json(200, { object: 'list', data: Object.keys(models).map((id) => ({ id, object: 'model' })) })
        : refusal(404, { message: `Invalid URL (GET ${pathname})` });
    },
    read: (arrival) => readWanted(models, arrival),
    refuse: ({ name }) => refusals[name] ?? null,
    refuseBusy: (seconds) => {
      const busy = refusal(429, { code: 'rate_limit_exceeded', message: 'Rate limit reached.' });
      return { ...busy, headers: { ...busy.headers, 'retry-after': seconds } };
    },
    refuseBy: (status) => refusal(status, { message: 'No.' }),
    answer: (taken, picture, origin) =>
      pictureAnswer(taken, picture, {
        neighbour,
        publish(bytes) {
          const path = `/files/${taken.id}.png`;
          files.set(path, bytes);
          return `${origin}${path}`;
        },
      }),
  };
}

const refusals: Readonly<Record<string, ReturnType<typeof refusal>>> = {
  moderation: refusal(400, {
    code: 'moderation_blocked',
    type: 'image_generation_user_error',
    message: 'Your request was rejected by the safety system.',
    moderation_details: { violations: ['violence'] },
  }),
  'content-policy': refusal(400, {
    code: 'content_policy_violation',
    message: 'Your request was rejected as a result of our safety system.',
  }),
  'no-quota': refusal(429, {
    code: 'insufficient_quota',
    type: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  }),
  bill: refusal(400, { code: 'billing_hard_limit_reached', message: 'Billing hard limit has been reached' }),
  unverified: refusal(403, { message: 'Your organization must be verified to use this model.' }),
};
