import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../db/client.ts';
import { randomIds } from '../platform/ids.ts';
import { buildTestHttp, silentLog } from './test-http.ts';
import { registerAccount } from '../modules/account/index.ts';
import { registerAdmin } from '../modules/admin/index.ts';
import { createInvitation } from '../modules/invitations/index.ts';
import { createPasswords, guards, registerAccess, type AccessOptions } from '../modules/access/index.ts';

/** Real hashes, but of a cost that suits tests. */
export const cheapPasswords = createPasswords({ cost: 1_024, blockSize: 8, parallelization: 1 });

export const SECRET = 'a-secret-for-tests-0123456789-abcdefghij';

/** A clock that stands still until it is moved. */
class TestClock {
  #now = new Date('2026-03-01T12:00:00Z');

  now(): Date {
    return this.#now;
  }

  passSeconds(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1_000);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly payload?: unknown;
  readonly cookie?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

/** What tests read of an answer; `unknown` fields are only compared. */
interface AnswerBody {
  readonly code: string;
  readonly detail: unknown;
  readonly session: { readonly id: string };
  readonly user: unknown;
  readonly id: string;
  readonly is_admin: boolean;
  readonly activated: boolean;
  readonly credits: number;
  readonly plan: string;
  readonly users: readonly unknown[];
  readonly invitations: readonly unknown[];
  readonly applications: readonly unknown[];
  readonly movements: readonly { readonly id: string }[];
  readonly next_before: string | null;
  readonly name: string;
  readonly ended: number;
  readonly path: string;
  readonly expires_at: string;
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string | null;
    readonly is_current: boolean;
  }[];
}

interface CallAnswer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers: Record<string, unknown>;
  /** The `Cookie` header a browser would send from now on; empty when none was set. */
  readonly cookie: string;
  readonly setCookies: string[];
}

export interface AccessApp {
  readonly clock: TestClock;
  /** For more routes, before the first call. */
  readonly http: FastifyInstance;
  call(method: Method, url: string, options?: CallOptions): Promise<CallAnswer>;
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
export async function createAccessApp(
  database: Database,
  options: Partial<AccessOptions> = {},
): Promise<AccessApp> {
  const clock = new TestClock();
  const publicUrl = options.publicUrl ?? 'http://127.0.0.1:3000';
  const { app } = await buildTestHttp({ publicUrl });
  registerAccess(app, {
    database,
    log: silentLog,
    clock,
    secret: SECRET,
    publicUrl,
    needsSetupCode: false,
    startingCreditsHundredths: 25_00n,
    passwords: cheapPasswords,
    ...options,
  });
  registerAccount(app, { database, clock, storageLimitBytes: 1e9 });
  registerAdmin(app, { database, clock, ids: randomIds });
  app.post('/test/generate', { onRequest: guards.activated }, () => ({ generated: true }));
  const call = async (method: Method, url: string, callOptions: CallOptions = {}) =>
    readAnswer(await app.inject({ method, url, ...requestOf(callOptions) }));
  return {
    clock,
    http: app,
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
    body: response.json<AnswerBody>(),
    headers: response.headers,
    setCookies,
    cookie: setCookies.map((line) => line.split(';')[0]).join('; '),
  };
}
