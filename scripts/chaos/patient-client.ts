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
  put(path: string, body: object): Promise<void>;
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
  const get = (path: string): Promise<WholeAnswer> => insist(server, path, { headers: { cookie } });
  const send = (method: string, path: string, body: object): Promise<WholeAnswer> =>
    insist(server, path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    complaints: server.complaints,
    get: async (path, schema) => schema.parse(jsonOf(await get(path))),
    post: async (path, body) => (await send('POST', path, body)).status !== ALREADY_DONE,
    put: async (path, body) => void (await send('PUT', path, body)),
    async postForm(path, { data, requestKey }, schema) {
      const body = new FormData();
      body.set('data', JSON.stringify(data));
      const headers = { cookie, 'idempotency-key': requestKey };
      return schema.parse(jsonOf(await insist(server, path, { method: 'POST', headers, body })));
    },
    async download(path) {
      const { headers, bytes } = await get(path);
      return { bytes, promisedLength: Number(headers.get('content-length') ?? bytes.length) };
    },
  };
}

/** An answer that arrived to its last byte. */
interface WholeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

function jsonOf({ bytes }: WholeAnswer): unknown {
  return JSON.parse(bytes.toString('utf8'));
}

/** Asks until it is answered; a kill may cut an answer off, too. */
async function insist(server: Server, path: string, request: RequestInit): Promise<WholeAnswer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${server.origin}${path}`, request)
      .then(readWhole)
      .catch((error: unknown) => ({ error }));
    if ('error' in answer) {
      throwIfLate(path, deadline, answer.error);
    } else if (isDone(answer.status)) {
      return answer;
    } else {
      noteFault(server, path, answer);
      throwIfLate(path, deadline, answer.status);
    }
    await delay(PAUSE_MS);
  }
}

async function readWhole(answer: Response): Promise<WholeAnswer> {
  const { status, headers } = answer;
  return { status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function isDone(status: number): boolean {
  return (status >= 200 && status < 300) || status === ALREADY_DONE;
}

function throwIfLate(path: string, deadline: number, cause: unknown): void {
  if (performance.now() > deadline) {
    throw new Error(`${path} was not answered within ${PATIENCE_MS / 1000} s.`, { cause });
  }
}

/** A 5xx is noted and asked again, as a person would. @throws for a refusal, which asking again does not change */
function noteFault({ complaints }: Server, path: string, { status, bytes }: WholeAnswer): void {
  if (PASSING.has(status)) {
    return;
  }
  const sentence = `${path} answered ${status}: ${bytes.toString('utf8')}`;
  if (status < 500) {
    throw new Error(sentence);
  }
  complaints.push(sentence);
}
