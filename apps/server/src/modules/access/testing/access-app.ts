import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino from 'pino';
import type { Database } from '../../../db/client.ts';
import { isAppError } from '../../../platform/errors/app-error.ts';
import { randomIds } from '../../../platform/ids.ts';
import { registerAccount } from '../../account/index.ts';
import { registerAdmin } from '../../admin/index.ts';
import { createInvitation } from '../../invitations/index.ts';
import { guards, registerAccess, type AccessOptions } from '../index.ts';
import { createPasswords } from '../passwords.ts';

/** Real hashes, but of a cost that suits tests. */
export const cheapPasswords = createPasswords({ cost: 1_024, blockSize: 8, parallelization: 1 });

export const SECRET = 'a-secret-for-tests-0123456789-abcdefghij';

/** A clock that stands still until it is moved. */
export class TestClock {
  #now = new Date('2026-03-01T12:00:00Z');

  now(): Date {
    return this.#now;
  }

  passSeconds(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1_000);
  }
}

interface CallOptions {
  readonly payload?: unknown;
  readonly cookie?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

export interface CallAnswer {
  readonly status: number;
  // Tests read answers as they come.
  readonly body: any;
  readonly headers: Record<string, unknown>;
  /** The `Cookie` header a browser would send from now on; empty when none was set. */
  readonly cookie: string;
  readonly setCookies: string[];
}

export interface AccessApp {
  readonly clock: TestClock;
  call(method: 'GET' | 'POST' | 'DELETE', url: string, options?: CallOptions): Promise<CallAnswer>;
  /** Signs up and answers the cookie. The first account of a database is the admin. */
  signUp(name: string, extra?: Record<string, unknown>): Promise<string>;
  /** A fresh code for so many uses. */
  invite(uses: number): Promise<string>;
}

export const PASSWORD = 'correct horse battery';

export function emailOf(name: string): string {
  return `${name.toLowerCase()}@example.org`;
}

/** The routes of access, account and admin on a database, with a clock of their own. */
export function createAccessApp(database: Database, options: Partial<AccessOptions> = {}): AccessApp {
  const clock = new TestClock();
  const app = createServer();
  registerAccess(app, {
    database,
    log: pino({ level: 'silent' }),
    clock,
    secret: SECRET,
    publicUrl: 'http://127.0.0.1:3000',
    needsSetupCode: false,
    startingCreditsHundredths: 25_00n,
    passwords: cheapPasswords,
    ...options,
  });
  registerAccount(app, { database });
  registerAdmin(app, { database, clock, ids: randomIds });
  app.post('/test/generate', { onRequest: guards.activated }, () => ({ generated: true }));
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, callOptions: CallOptions = {}) =>
    readAnswer(await app.inject({ method, url, ...requestOf(callOptions) }));
  return {
    clock,
    call,
    async signUp(name, extra = {}) {
      const payload = { name, email: emailOf(name), password: PASSWORD, ...extra };
      // Each newcomer from an address of their own, so that no test runs into the limit of another.
      const answer = await call('POST', '/api/auth/sign-up/email', { payload, address: freshAddress() });
      if (answer.status !== 200) {
        throw new Error(`Sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      return answer.cookie;
    },
    invite: async (uses) => (await createInvitation(database, { uses, now: clock.now() })).code,
  };
}

let addresses = 0;

/** An address nobody used before. */
export function freshAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

function createServer(): FastifyInstance {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, _request, reply) => {
    const status = isAppError(error) ? error.status : (error.statusCode ?? 500);
    const code = isAppError(error) ? error.code : 'invalid';
    const detail = isAppError(error) ? error.detail : error.message;
    if (isAppError(error) && error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', error.retryAfterSeconds);
    }
    return reply.status(error.validation === undefined ? status : 422).send({ detail, code });
  });
  return app;
}

function requestOf({ payload, cookie, address, headers }: CallOptions): InjectOptions {
  return {
    ...(payload === undefined ? {} : { payload: payload as object }),
    ...(address === undefined ? {} : { remoteAddress: address }),
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
  };
}

function readAnswer(response: Awaited<ReturnType<FastifyInstance['inject']>>): CallAnswer {
  const setCookies = [response.headers['set-cookie'] ?? []].flat();
  return {
    status: response.statusCode,
    body: response.body === '' ? undefined : response.json(),
    headers: response.headers,
    setCookies,
    cookie: setCookies.map((line) => line.split(';')[0]).join('; '),
  };
}
