import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod/mini';

/** What a start call sends. */
interface StartForm {
  readonly data: object;
  /** The same for every repetition of one request: however often it is sent, it is one project. */
  readonly requestKey: string;
}

/**
 * A person with a browser on a server that keeps dying: asks again while nobody answers, exactly as the web app does,
 * and never counts on an answer it did not get.
 */
export interface PatientClient {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /** @returns false when the server said that this has been done already (409) */
  post(path: string, body: object): Promise<boolean>;
  postForm<Schema extends z.ZodMiniType>(
    path: string,
    form: StartForm,
    schema: Schema,
  ): Promise<z.output<Schema>>;
  /** Answers that nobody should ever get: faults of the server that a person would see. */
  readonly complaints: readonly string[];
  /** Bytes and the length the server promised for them. */
  download(path: string): Promise<{ bytes: Buffer; promisedLength: number }>;
}

/** A starved machine takes minutes to start a process. */
const PATIENCE_MS = 600_000;
const PAUSE_MS = 250;
/** Answers of a server that starts, stops or is busy. */
const PASSING = new Set([429, 502, 503]);
const ALREADY_DONE = 409;

/** Where to ask, and where to note what should not have been answered. */
interface Server {
  readonly origin: string;
  readonly complaints: string[];
}

/** Signs up the first account of an installation, which is its admin. */
export async function signUpFirst(origin: string): Promise<PatientClient & { readonly email: string }> {
  const email = `chaos-${randomUUID()}@example.org`;
  const server: Server = { origin, complaints: [] };
  const answer = await insist(server, '/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Chaos', email, password: 'correct horse battery' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  return { email, ...clientOf(server, cookie) };
}

function clientOf(server: Server, cookie: string): PatientClient {
  const get = (path: string): Promise<Response> => insist(server, path, { headers: { cookie } });
  return {
    complaints: server.complaints,
    get: async (path, schema) => schema.parse(await (await get(path)).json()),
    async post(path, body) {
      const headers = { cookie, 'content-type': 'application/json' };
      const answer = await insist(server, path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.status !== ALREADY_DONE;
    },
    async postForm(path, { data, requestKey }, schema) {
      const body = new FormData();
      body.set('data', JSON.stringify(data));
      const headers = { cookie, 'idempotency-key': requestKey };
      const answer = await insist(server, path, { method: 'POST', headers, body });
      return schema.parse(await answer.json());
    },
    download: (path) => downloadWhole(() => get(path)),
  };
}

async function insist(server: Server, path: string, request: RequestInit): Promise<Response> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${server.origin}${path}`, request).catch((error: unknown) => error);
    if (answer instanceof Response && (answer.ok || answer.status === ALREADY_DONE)) {
      return answer;
    }
    if (answer instanceof Response && !PASSING.has(answer.status)) {
      await noteFault(server, answer);
    }
    if (performance.now() > deadline) {
      throw new Error(`${path} was not answered within ${PATIENCE_MS / 1000} s.`, { cause: answer });
    }
    await delay(PAUSE_MS);
  }
}

/** A 5xx is noted and asked again, as a person would. @throws for a refusal, which asking again does not change */
async function noteFault({ complaints }: Server, answer: Response): Promise<void> {
  const sentence = `${answer.url} answered ${answer.status}: ${await answer.text()}`;
  if (answer.status < 500) {
    throw new Error(sentence);
  }
  complaints.push(sentence);
}

/** A download that is cut off by a kill is begun again; what the last one brings must be whole. */
async function downloadWhole(
  begin: () => Promise<Response>,
): Promise<{ bytes: Buffer; promisedLength: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await begin();
    try {
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { bytes, promisedLength: Number(answer.headers.get('content-length') ?? bytes.length) };
    } catch (error) {
      if (attempt === 5) {
        throw error;
      }
    }
  }
}
