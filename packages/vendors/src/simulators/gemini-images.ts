import { json } from './fal/wire.ts';
import type { PictureProtocol } from './answering/protocol.ts';
import { startPictureSimulator } from './answering/picture-server.ts';
import type { PictureServerSettings, PictureSimulator } from './answering/picture-server.ts';
import { geminiModels, readWanted, refusal } from './gemini-images/read-wanted.ts';
import { pictureAnswer } from './gemini-images/picture-answer.ts';

export interface GeminiImagesSimulator extends PictureSimulator {
  /** What a vendor is told to find it. */
  readonly addresses: Readonly<Record<'GEMINI_BASE_URL', string>>;
}

const scenes = [
  'no-credit', // 402: what was paid in advance is used up
  'precondition', // 400 FAILED_PRECONDITION: billing or region
  'forbidden', // 403 PERMISSION_DENIED
  'block', // 200, the prompt was blocked for this reason
  'finish', // 200, no picture and this reason
  'text-only', // 200, words alone
  'no-candidates', // 200, nobody answered
  'thoughts', // a picture that was thought of stands before the result
];

/** A server that speaks Gemini's generateContent for pictures. */
export async function startGeminiImagesSimulator(
  settings: Partial<PictureServerSettings> = {},
): Promise<GeminiImagesSimulator> {
  const { apiKey = 'AIzaSimulatedKeyOfGemini' } = settings;
  const protocol: PictureProtocol = {
    service: 'Gemini',
    scenes,
    refuseKey({ 'x-goog-api-key': key }) {
      return key === apiKey
        ? null
        : refusal(400, 'INVALID_ARGUMENT', {
            message: `API key not valid: ${String(key)}. Please pass a valid API key.`,
            details: [errorInfo('API_KEY_INVALID')],
          });
    },
    question({ method, url: { pathname } }) {
      const models = Object.keys(geminiModels).map((name) => ({ name: `models/${name}` }));
      return method === 'GET' && pathname === '/v1beta/models' ? json(200, { models }) : null;
    },
    read: (arrival) => Promise.resolve(readWanted(arrival)),
    refuse: ({ name }) => refusals[name] ?? null,
    refuseBusy: (seconds) =>
      refusal(429, 'RESOURCE_EXHAUSTED', {
        message: 'You exceeded your current quota.',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` }],
      }),
    refuseBy: (status) => refusal(status, statusNames[status] ?? 'UNKNOWN', { message: 'No.' }),
    answer: pictureAnswer,
  };
  const server = await startPictureSimulator(protocol, { ...settings, apiKey });
  return {
    ...server,
    get held() {
      return server.held;
    },
    addresses: { GEMINI_BASE_URL: `${server.origin}/v1beta` },
  };
}

const statusNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

function errorInfo(reason: string): object {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' };
}

const refusals: Readonly<Record<string, ReturnType<typeof refusal>>> = {
  'no-credit': refusal(402, 'RESOURCE_EXHAUSTED', { message: 'Your prepaid credits are used up.' }),
  precondition: refusal(400, 'FAILED_PRECONDITION', {
    message: 'User location is not supported for the API use.',
  }),
  forbidden: refusal(403, 'PERMISSION_DENIED', { message: 'The caller does not have permission' }),
};
